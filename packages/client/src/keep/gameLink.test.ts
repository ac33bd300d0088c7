import { type GameRecord, isOver, legal, type Outcome, recordGame, seeded } from '@hadal/engine'
import { everySetup, randomFrom } from '@hadal/words/testing'
import { describe, expect, test } from 'vitest'
import { hosted, playOut, StillWorld, seatsFor } from '../link/testing.ts'
import { readGameLink, writeGameLink } from './gameLink.ts'
import { type PlayedGame, readRecordText, writeRecordText } from './recordText.ts'
import { luckOf, openWaters, type Waters } from './waters.ts'

/** A whole game by chance in one of all kinds. */
function played(seed: number): PlayedGame {
  const setup = everySetup[seed % everySetup.length]
  if (setup === undefined) throw new Error('there is no such kind')
  const random = randomFrom(seed)
  const game = recordGame(setup, seeded(seed))
  while (!isOver(game.table.game)) {
    const decisions = legal(game.table).toArray()
    game.play(decisions[random(decisions.length)] ?? 0)
  }
  return {
    record: game.record,
    seats: seatsFor(setup.players, 1 + (seed % 2), 'level-3:rusher'),
    perfectMemory: seed % 3 === 0,
  }
}

describe('a game in a link', () => {
  test('comes back whole with its people, whatever is played, in less than a thousand letters', () => {
    const [wrong, lengths]: [number[], number[]] = [[], []]
    for (let seed = 0; seed < 4 * everySetup.length; seed++) {
      const game = played(seed)
      const link = writeGameLink(game)
      lengths.push(link.length)
      const read = readGameLink(link)
      if ('reason' in read || writeRecordText(read) !== writeRecordText(game)) wrong.push(seed)
    }
    expect(wrong).toEqual([])
    expect(Math.max(...lengths)).toBeLessThan(1000)
  })

  test('keeps names in every script, and means nothing else in an address', () => {
    const game = played(1)
    const names = ['Оленка', 'Žofie 🐙', 'Noémie~#?&']
    const link = writeGameLink({ ...game, seats: names.map((name) => ({ name, bot: undefined })) })
    expect(new URL(`https://hadal.example/replay#${link}`).hash).toBe(`#${link}`)
    const read = readGameLink(link)
    expect('reason' in read ? read : read.seats?.map(({ name }) => name)).toEqual(names)
  })

  test('that was damaged, is of another version or holds nothing is refused with the reason', () => {
    const link = writeGameLink(played(2))
    const reasonOf = (text: string) => {
      const read = readGameLink(text)
      return 'reason' in read ? read.reason : undefined
    }
    const middle = link.indexOf('~') >> 1
    const other = link[middle] === 'A' ? 'B' : 'A'
    expect(reasonOf(link.slice(0, middle) + other + link.slice(middle + 1))).toBe('damaged')
    expect(reasonOf(link.slice(0, -9))).toBe('damaged')
    expect(reasonOf(link.slice(0, middle))).toBe('damaged')
    expect(reasonOf(link.replace('~', '~x'))).toBe('damaged')
    expect(readGameLink(link.replace('1.', '2.'))).toEqual({
      reason: 'another-version',
      version: 2,
    })
    for (const nothing of ['', 'hello', '%20', '~~']) expect(reasonOf(nothing)).toBe('not-a-record')
    expect(reasonOf('1.'.padEnd(9000, 'B'))).toBe('too-large')
  })
})

test('a file may say which moment is to be shown', () => {
  const game = played(4)
  const read = readRecordText(writeRecordText({ ...game, moment: 57 }))
  expect(read).toMatchObject({ moment: 57, perfectMemory: game.perfectMemory })
  expect(readRecordText(writeRecordText({ ...game, moment: 9999 }))).toMatchObject({
    moment: game.record.moves.length,
  })
  expect(readRecordText(writeRecordText(game))).not.toHaveProperty('moment')
})

describe('waters that are sailed again', () => {
  const outcomes = ({ deal, moves }: GameRecord): readonly Outcome[] => [
    ...deal,
    ...moves.flatMap(({ luck }) => luck),
  ]
  const valuesOf = (record: GameRecord, source: number): number[] =>
    outcomes(record).flatMap((one) => (one.source === source ? [one.value] : []))
  const EXPLORATION = 1
  const LORDS = 2

  async function sail(waters: Waters, setup: GameRecord['setup'], seed: number) {
    const begin = {
      id: `again-${seed}`,
      seats: seatsFor(setup.players, 1, 'random'),
      from: { setup },
      perfectMemory: true,
      waters,
    }
    // The luck of bots comes from the world, which counts.
    const world = new StillWorld()
    for (let at = 0; at < seed; at++) world.seed()
    const { host } = await hosted(begin, 'instant', world)
    return { host, world }
  }

  test('are dealt alike whatever is decided, and whatever luck the bots have', async () => {
    const before = played(6)
    const waters = { game: writeGameLink(before), seat: 0, isChallenge: true }
    const records: GameRecord[] = []
    for (const seed of [1, 2]) {
      const { host, world } = await sail(waters, before.record.setup, seed)
      await playOut(host, world)
      const read = readRecordText(world.shelf.get(`again-${seed}`)?.record ?? '')
      if ('reason' in read) throw new Error(read.reason)
      records.push(read.record)
      expect(world.last.earlier).toMatchObject({ seat: 0, name: 'Ann', isChallenge: true })
    }
    expect(records[0]?.moves).not.toEqual(records[1]?.moves)
    for (const { deal } of records) expect(deal).toEqual(before.record.deal)
    for (const record of records) {
      const lords = valuesOf(record, LORDS)
      const then = valuesOf(before.record, LORDS)
      const both = Math.min(lords.length, then.length)
      expect(both).toBeGreaterThan(8)
      expect(lords.slice(0, both)).toEqual(then.slice(0, both))
      // As far as the deck goes before it is shuffled anew.
      expect(valuesOf(record, EXPLORATION).slice(0, 20)).toEqual(
        valuesOf(before.record, EXPLORATION).slice(0, 20),
      )
    }
  })

  test('go on as they would have after the page was closed', () => {
    const before = played(3)
    const waters = { game: writeGameLink(before), seat: 0, isChallenge: false }
    const random = randomFrom(8)
    const luck = luckOf(waters, before.record)
    const game = recordGame(before.record.setup, luck)
    for (let at = 0; at < 60; at++) {
      const decisions = legal(game.table).toArray()
      game.play(decisions[random(decisions.length)] ?? 0)
    }
    const again = luckOf(waters, before.record, game.record)
    const bag = Uint8Array.from({ length: 40 }, (_, kind) => kind % 3)
    const size = bag.reduce((sum, count) => sum + count, 0)
    const next = (chance: typeof luck): number[] =>
      Array.from({ length: 60 }, (_, at) =>
        at % 3 === 0 ? chance.roll() : chance.draw(at % 3, bag, size),
      )
    expect(next(again)).toEqual(next(luck))
  })

  test('of a game that has no end, or of a seat that is not there, are refused', () => {
    const before = played(5)
    const { record } = before
    const half = { ...before, record: { ...record, moves: record.moves.slice(0, 20) } }
    expect(openWaters({ game: writeGameLink(half), seat: 0, isChallenge: true })).toEqual({
      reason: 'damaged',
      line: undefined,
    })
    expect(openWaters({ game: writeGameLink(before), seat: 7, isChallenge: true })).toMatchObject({
      reason: 'damaged',
    })
  })
})
