import { BadRecord, BUY, PASS, replay, SETTLE, seeded, standings, writeRecord } from '@hadal/engine'
import { expect, test } from 'vitest'
import { anyDecision, BOT, dice, PERSON, playByChance, tableOf } from '../test/games.ts'
import { allyNamed, game, handOf, lordNamed, recorded } from '../test/scenes.ts'
import { GameTable } from './index.ts'

const SLAVER = lordNamed('slaver')
const HAND = handOf('shellfish5', 'shellfish4', 'shellfish4')
const four = allyNamed('shellfish4')
const five = allyNamed('shellfish5')

const handSent = (table: GameTable): readonly number[] => table.sentTo(0).view.seats[0]?.hand ?? []

test('the version grows by one with everything that is accepted, and with nothing else', () => {
  const table = recorded(HAND)
  expect(table.version).toBe(0)
  table.decide(0, 0, [250])
  expect(table.version).toBe(0)
  table.decide(0, 0, [SLAVER])
  expect(table.version).toBe(1)
  table.undo(0, 1)
  expect(table.version).toBe(2)
  table.leave(1, 'greedy')
  expect(table.version).toBe(3)
})

test('what refers to another version is stale', () => {
  const table = recorded(HAND)
  table.decide(0, 0, [SLAVER])
  const stale = { reason: 'stale', version: 1 }
  expect(table.decide(0, 0, [four])).toEqual(stale)
  expect(table.decide(0, 7, [four])).toEqual(stale)
  expect(table.undo(0, 0)).toEqual(stale)
  table.undo(0, 1)
  expect(table.decide(0, 0, [SLAVER])).toEqual({ reason: 'stale', version: 2 })
  const payment = { allies: [four, five], pearls: 0 }
  expect(table.recruit(0, 0, { lord: SLAVER, payment })).toEqual({ reason: 'stale', version: 2 })
})

test('an answer is not stale because somebody else has left or come back', () => {
  const table = recorded(HAND)
  table.leave(1, 'greedy')
  expect(table.decide(0, 0, [SLAVER])).toBeUndefined()
})

test('what makes no sense is refused, never thrown', () => {
  const table = recorded(HAND)
  const parse = (text: string) => JSON.parse(text)
  for (const text of ['null', '{}', '[]', '"3"', '[null]', '["3"]', '[1.5]', '[-1]', '[256]'])
    expect(table.decide(0, 0, parse(text)), text).toMatchObject({ reason: 'malformed' })
  expect(table.decide(0, parse('"0"'), [SLAVER])).toMatchObject({ reason: 'malformed' })
  const recruitments = [
    'null',
    '{}',
    '{"lord":1}',
    '{"lord":1.5,"payment":{"allies":[],"pearls":0}}',
    '{"lord":999,"payment":{"allies":[],"pearls":0}}',
    '{"lord":1,"payment":{"allies":[1.5],"pearls":0}}',
    '{"lord":1,"payment":{"allies":[],"pearls":-1}}',
    '{"lord":1,"payment":{"allies":[],"pearls":0,"nebulis":"1"}}',
  ]
  for (const text of recruitments)
    expect(table.recruit(0, 0, parse(text)), text).toMatchObject({ reason: 'malformed' })
  for (const text of ['null', '{}', '{"orders":[{}],"otherwise":"ask"}'])
    expect(table.giveOrders(0, parse(text)), text).toMatchObject({ reason: 'malformed' })
  expect(table.leave(0, parse('7'))).toMatchObject({ reason: 'malformed' })
  expect(table.leave(9, 'greedy')).toEqual({ reason: 'no-person-here' })
  expect(table.version).toBe(0)
})

test('answers to one question in a row are one decision', () => {
  const table = recorded(HAND)
  table.decide(0, 0, [SLAVER])
  const before = handSent(table)
  expect(table.decide(0, 1, [four, five])).toBeUndefined()
  expect(handSent(table)).not.toEqual(before)
  expect(table.sentTo(0).undo).toMatchObject({ possible: true, decisions: 2 })
  table.undo(0, 2)
  expect(handSent(table)).toEqual(before)
  expect(table.sentTo(0).undo).toMatchObject({ possible: true, question: 'take your turn' })
})

test('if one of several answers is refused, none was given', () => {
  const table = recorded(HAND)
  table.decide(0, 0, [SLAVER])
  const before = JSON.stringify(table.sentTo(0))
  const record = writeRecord(table.record)
  expect(table.decide(0, 1, [four, 3])).toMatchObject({ reason: 'not-offered', decision: 3 })
  expect(JSON.stringify(table.sentTo(0))).toBe(before)
  expect(writeRecord(table.record)).toBe(record)
  expect(table.decide(0, 1, [four])).toBeUndefined()
})

test('answers that are left over when the question is over are dropped', () => {
  const table = recorded(HAND)
  table.decide(0, 0, [SLAVER])
  expect(table.decide(0, 1, [four, five, SETTLE, SETTLE, 250])).toBeUndefined()
  expect(table.sentTo(0).log.entries.map(({ event }) => event.type)).toContain('lord-gained')
})

test('a lord is recruited with a whole payment, as one decision', () => {
  const table = recorded(HAND)
  const before = JSON.stringify(table.sentTo(0).view)
  const payment = { allies: [five, four], pearls: 0 }
  expect(table.recruit(0, 0, { lord: SLAVER, payment })).toBeUndefined()
  expect(table.version).toBe(1)
  const { view, undo } = table.sentTo(0)
  expect(view.seats[0]?.lords.map(({ lord }) => lord)).toEqual([SLAVER])
  expect(undo).toEqual({ possible: true, decisions: 1, question: 'take your turn' })
  expect(table.undo(0, 1)).toBeUndefined()
  expect(JSON.stringify(table.sentTo(0).view)).toBe(before)
})

const MILLER = lordNamed('miller')
const seahorse = allyNamed('seahorse4')
const TWO_TO_CHOOSE_FROM = handOf('shellfish4', 'seahorse4')

const affiliatedBy = (table: GameTable): readonly number[] =>
  table
    .sentTo(undefined)
    .log.entries.flatMap(({ event }) => (event.type === 'ally-affiliated' ? [event.kind] : []))

test('a recruitment says which ally is affiliated, and all of it is taken back at once', () => {
  const payment = { allies: [seahorse, four], pearls: 0 }
  for (const affiliate of [four, seahorse]) {
    const table = recorded(TWO_TO_CHOOSE_FROM)
    expect(table.recruit(0, 0, { lord: MILLER, payment, affiliate })).toBeUndefined()
    expect(affiliatedBy(table)).toEqual([affiliate])
    expect(table.undo(0, 1)).toBeUndefined()
    expect(table.sentTo(0).question?.name).toBe('take your turn')
    expect(affiliatedBy(table)).toEqual([])
  }
})

test('without a choice said, the ally to be affiliated is asked for', () => {
  const table = recorded(TWO_TO_CHOOSE_FROM)
  const payment = { allies: [seahorse, four], pearls: 0 }
  expect(table.recruit(0, 0, { lord: MILLER, payment, affiliate: five })).toMatchObject({
    reason: 'not-offered',
    question: 'affiliate an ally',
  })
  expect(table.record.moves.length).toBe(12)
  expect(table.recruit(0, 0, { lord: MILLER, payment })).toBeUndefined()
  expect(table.sentTo(0).question?.name).toBe('affiliate an ally')
})

test('a payment that is not good changes nothing', () => {
  const table = recorded(HAND)
  const before = JSON.stringify(table.sentTo(0))
  const weak = { lord: SLAVER, payment: { allies: [four], pearls: 0 } }
  expect(table.recruit(0, 0, weak)).toMatchObject({ reason: 'too-weak' })
  expect(table.recruit(1, 0, weak)).toMatchObject({ reason: 'somebody-else-decides' })
  const absent = { lord: lordNamed('tamer'), payment: { allies: [four, five], pearls: 0 } }
  expect(table.recruit(0, 0, absent)).toMatchObject({ reason: 'lord-not-at-court' })
  expect(JSON.stringify(table.sentTo(0))).toBe(before)
})

test('a game goes on from its record as if it had never stopped', () => {
  for (let seed = 0; seed < 10; seed++) {
    const table = tableOf(seed)
    const settings = { occupants: table.occupants, perfectMemory: false }
    const choose = dice(seed)
    for (let decisions = 0; decisions < 60 + seed && !table.isOver; decisions++) {
      const [seat = 0] = table.awaited()
      table.decide(seat, table.version, [anyDecision(table, seat, choose)])
    }
    const again = GameTable.resume(table.record, seeded(99), settings)
    expect(again.record).toEqual(table.record)
    expect(again.awaited()).toEqual(table.awaited())
    for (const seat of [0, 1, undefined]) {
      const { version, askedSince, undo, ...sent } = again.sentTo(seat)
      expect(table.sentTo(seat)).toMatchObject(sent)
    }
    playByChance(again, choose)
    expect(standings(replay(again.record).game)).toEqual(again.standings)
  }
})

test('a record that cannot have been played is refused with the move that does not fit', () => {
  const { record, occupants } = recorded(HAND)
  const resume = (moves: typeof record.moves): GameTable =>
    GameTable.resume({ ...record, moves }, seeded(0), { occupants, perfectMemory: false })
  const [first, ...rest] = record.moves
  if (first === undefined) throw new Error('there is no move')
  expect(() => resume([{ ...first, decision: 250 }, ...rest])).toThrow(BadRecord)
  expect(() => resume([{ ...first, decision: 250 }, ...rest])).toThrow('move 1')
  expect(() => resume([{ ...first, luck: [] }, ...rest])).toThrow(BadRecord)
  const twice = [...first.luck, ...first.luck]
  expect(() => resume([{ ...first, luck: twice }, ...rest])).toThrow('more luck than is drawn')
  const settings = { occupants: [PERSON], perfectMemory: false }
  expect(() => GameTable.resume(record, seeded(0), settings)).toThrow('1 seats are taken')
})

test('a bot takes the seat of whoever leaves, and the person may come back', () => {
  const table = recorded(game(3, 'A explore | card:crab3'), [PERSON, PERSON, BOT])
  expect(table.toMove()).toEqual([2])
  expect(table.takeBack(2)).toEqual({ reason: 'nobody-left' })
  expect(table.leave(2, 'greedy')).toEqual({ reason: 'no-person-here' })
  expect(table.leave(1, 'greedy')).toBeUndefined()
  expect(table.occupants[1]).toEqual({ kind: 'bot', bot: 'greedy', standsIn: true })
  expect(table.toMove()).toEqual([1, 2])
  expect(table.takeBack(1)).toBeUndefined()
  expect(table.occupants[1]).toEqual(PERSON)
  expect(table.toMove()).toEqual([2])
})

test('what the leaver has answered ahead stays; the bot decides the rest, for good', () => {
  const table = recorded(game(3, 'A explore | card:crab3'))
  table.decide(2, table.version, [PASS])
  table.leave(2, 'greedy')
  table.leave(1, 'greedy')
  expect(table.toMove()).toEqual([1])
  table.decide(1, table.version, [PASS])
  expect(table.awaited()).toEqual([0])
  for (const seat of [1, 2]) {
    table.takeBack(seat)
    expect(table.undo(seat, table.version)).toMatchObject({ reason: 'somebody-decided' })
  }
})

test('a bot observes what it would if it were asked in turn', () => {
  const table = recorded(game(3, 'A explore | card:crab3'), [PERSON, PERSON, BOT])
  const observed = table.observe(2, () => 0)
  const seen = observed?.view()
  expect(observed?.legal).toEqual([BUY, PASS])
  expect(seen?.asked).toMatchObject({ question: 'buy the ally', seat: 2 })
  table.decide(1, table.version, [PASS])
  expect(table.observe(2, () => 0)?.view()).toEqual(seen)
  expect(table.observe(0, () => 0)).toBeUndefined()
})

test('the log is sent from where it has changed since a version', () => {
  const table = recorded(HAND)
  const whole = table.sentTo(0).log.entries
  expect(table.sentTo(0, { since: 0 }).log).toEqual({ from: whole.length, entries: [] })
  table.recruit(0, 0, { lord: SLAVER, payment: { allies: [four, five], pearls: 0 } })
  const now = table.sentTo(0).log.entries
  expect(table.sentTo(0, { since: 0 }).log).toEqual({
    from: whole.length,
    entries: now.slice(whole.length),
  })
  table.undo(0, 1)
  expect(table.sentTo(0, { since: 1 }).log).toEqual({ from: whole.length, entries: [] })
  // Of a version that never was, nothing is known: everything is sent.
  expect(table.sentTo(0, { since: 99 }).log).toEqual({ from: 0, entries: whole })
})

test('a table can be put away with what its record does not hold', () => {
  const table = recorded(game(3, 'A explore | card:crab3'))
  table.decide(2, table.version, [BUY])
  table.giveOrders(0, { orders: [], otherwise: 'pass' })
  const settings = { occupants: table.occupants, perfectMemory: false }
  const again = GameTable.resume(table.record, seeded(0), settings, table.kept)
  expect(again.sentTo(2).answer).toEqual({ decision: BUY, byOrder: false })
  expect(again.sentTo(0).orders).toEqual({ orders: [], otherwise: 'pass' })
  expect(again.kept).toEqual(table.kept)
})
