import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dice, seeds, setupOf } from '../../test/randomGame.ts'
import { kernel } from '../game/table.ts'
import { seeded } from '../kernel/chance.ts'
import { readCode, writeCode } from './code.ts'
import { BadRecord, type GameRecord, recordGame, writeRecord } from './record.ts'

/** A game by chance, as far as so many decisions lead. */
function played(seed: number, most = Number.POSITIVE_INFINITY): GameRecord {
  const random = dice(seed)
  const game = recordGame(setupOf(seed), seeded(seed))
  for (let at = 0; at < most && kernel.seatAsked(game.table.game) >= 0; at++) {
    const options = kernel.legal(game.table)
    game.play(options.list[random(options.size)])
  }
  return game.record
}

test('every game comes back from its letters as it was, whole or not', () => {
  const wrong: number[] = []
  let longest = 0
  for (const seed of seeds(150)) {
    const record = played(seed, seed % 5 === 0 ? seed % 90 : undefined)
    const code = writeCode(record)
    longest = Math.max(longest, code.length)
    if (writeRecord(readCode(code)) !== writeRecord(record)) wrong.push(seed)
  }
  expect(wrong).toEqual([])
  expect(longest).toBeLessThan(3000)
})

test('letters mean nothing else in an address', () => {
  const code = writeCode(played(3))
  expect(encodeURIComponent(code)).toBe(code)
})

test('letters that were changed, lost or added are noticed', () => {
  const code = writeCode(played(2, 60))
  const letters = fc.constantFrom(...'AZaz09-_')
  fc.assert(
    fc.property(
      fc.nat({ max: code.length - 1 }),
      letters,
      fc.nat({ max: 2 }),
      (at, letter, how) => {
        const changed =
          code.slice(0, at) + (how === 1 ? '' : letter) + code.slice(at + (how === 2 ? 0 : 1))
        // Letters that stand for nothing at the end change nothing.
        if (changed.replace(/A+$/, '') === code.replace(/A+$/, '')) return
        expect(() => readCode(changed)).toThrow(BadRecord)
      },
    ),
    { numRuns: 300 },
  )
  expect(() => readCode(`0${code}`)).toThrow(BadRecord)
  expect(() => readCode(code.slice(0, code.length / 2))).toThrow('not as they were written')
})

test('what is no game in letters is said to be none, and another version is named', () => {
  for (const code of ['', 'x', '1', '1.', 'hello world', '1.!!', `1.${'B'.repeat(30_000)}`])
    expect(() => readCode(code)).toThrow('this is no game in letters')
  const code = writeCode(played(2, 5))
  expect(() => readCode(code.replace('1.', '7.'))).toThrow(
    expect.objectContaining({ version: 7, line: undefined }),
  )
})

// A code that was handed out must be read as long as its version is: new cards or options need another one.
test('a code of version 1 is read as the game it was', () => {
  const record = readCode(OF_VERSION_1)
  expect(record.moves).toHaveLength(12)
  expect(record.setup).toMatchObject({ players: 2, expansions: ['kraken', 'leviathan'] })
  expect(writeCode(record)).toBe(OF_VERSION_1)
})

const OF_VERSION_1 = '1.aAgBAxQyLGNhU9xOwl8C3c2OMYToFC'
