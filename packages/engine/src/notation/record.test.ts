import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRESETS } from '../game/options.ts'
import { rulebookSetup } from '../game/setup.ts'
import { kernel } from '../game/table.ts'
import { seeded } from '../kernel/chance.ts'
import { BadRecord, readRecord, recordGame, writeRecord } from './record.ts'

function recorded(moves: number, setup = rulebookSetup(2)): string {
  const game = recordGame(setup, seeded(4))
  for (let i = 0; i < moves; i++) {
    const options = kernel.legal(game.table)
    game.play(options.list[i % options.size])
  }
  return writeRecord(game.record)
}

const without = (text: string, line: number): string =>
  text
    .split('\n')
    .filter((_, at) => at !== line)
    .join('\n')

test('a record is text that people can read', () => {
  const [first, players, deal, ...moves] = recorded(12).split('\n')
  expect(first).toBe('hadal record 1')
  expect(players).toBe('players 2')
  expect(deal).toMatch(/^deal lord:\S+( lord:\S+){5} location:\S+ first:[AB]$/)
  expect(moves.join('\n')).toMatch(/^[AB] explore \| card:\w+$/m)
})

test('the table options are stored in the record', () => {
  const text = recorded(5, { players: 3, expansions: ['kraken'], options: PRESETS.arena })
  expect(text).toContain('option martialLaw always')
  expect(readRecord(text).setup).toEqual({
    players: 3,
    expansions: ['kraken'],
    options: PRESETS.arena,
  })
})

test('a record that cannot be read says what is wrong, and where', () => {
  const text = recorded(12)
  const lines = text.split('\n')
  expect(() => readRecord('')).toThrow("it must begin with 'hadal record 1'")
  expect(() => readRecord(text.replace('players 2', 'players 7'))).toThrow('7 cannot play')
  expect(() => readRecord(text.replace('players 2', 'seats 2'))).toThrow(
    "line 2 of the record: 'seats 2' stands where the set-up or the deal should",
  )
  expect(() => readRecord(without(text, 2))).toThrow(BadRecord)
  expect(() => readRecord(text.replace('lord:', 'lard:'))).toThrow('is no luck of this game')
  expect(() => readRecord(text.replace(/first:\w/, 'first:A card:crab1'))).toThrow(
    'the deal holds more than is dealt',
  )
  expect(() => readRecord(`${lines.slice(0, 3).join('\n')}\nC explore`)).toThrow(
    /line 4 .* is asked/,
  )
  const opener = lines[3].slice(0, 1)
  expect(() => readRecord(`${lines.slice(0, 3).join('\n')}\n${opener} fly`)).toThrow(
    "line 4 of the record: 'fly' cannot be decided here",
  )
  expect(() => readRecord(`${lines.slice(0, 3).join('\n')}\n${opener} explore`)).toThrow(
    'no luck is left',
  )
  expect(() => readRecord(text.replace('players 2', 'players 2\noption martialLaw never'))).toThrow(
    "martialLaw is leviathan or always, not 'never'",
  )
})

test('a bad record names the line that does not fit, or the version it was written in', () => {
  const text = recorded(12)
  const wrong = (damaged: string): unknown => {
    try {
      return readRecord(damaged)
    } catch (error) {
      return error
    }
  }
  expect(wrong(text.replace('players 2', 'seats 2'))).toMatchObject({ line: 2, version: undefined })
  expect(wrong(text.replace('record 1', 'record 12'))).toMatchObject({
    line: undefined,
    version: 12,
  })
  expect(wrong('a shopping list')).toMatchObject({ line: undefined, version: undefined })
})

test('whatever is read as a record, only a bad record is complained about', () => {
  const lines = recorded(40).split('\n')
  const garbled = fc
    .tuple(fc.nat({ max: lines.length - 1 }), fc.string())
    .map(([at, garbage]) => lines.with(at, garbage).join('\n'))
  fc.assert(
    fc.property(garbled, (text) => {
      try {
        readRecord(text)
      } catch (error) {
        expect(error).toBeInstanceOf(BadRecord)
      }
    }),
    { numRuns: 500 },
  )
})
