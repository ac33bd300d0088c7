import {
  asked,
  type GameRecord,
  isOver,
  legal,
  type Move,
  PASS,
  recordGame,
  type Seat,
  seeded,
  standings,
  type View,
} from '@hadal/engine'
import { scaled } from '@hadal/engine/testing'
import { expect, test } from 'vitest'
import type { Standing } from '../src/index.ts'
import { anyDecision, type Choose, dice, seeds, setupOf, tableOf } from './games.ts'

const OFFER = 'buy the ally'
const GAMES = scaled(400)

interface Offer {
  readonly turn: number
  readonly sold: number
  readonly depths: number
}

/** How a seat answers an offer: it knows nothing but the offer, so it cannot tell when it is asked. */
function answerTo(seed: number, seat: Seat, offer: Offer, decisions: readonly number[]): number {
  const { turn, sold, depths } = offer
  const mixed = [seed, seat, turn, sold, depths].reduce(
    (mix, part) => Math.imul(mix ^ part, 0x85ebca6b) ^ (mix >>> 13),
    0x9e3779b9,
  )
  const decision = decisions[((mixed ^ (mixed >>> 16)) >>> 0) % decisions.length]
  if (decision === undefined) throw new Error('nothing is offered')
  return decision
}

/** Plays a game in which every seat is asked one after the other. */
function oneByOne(seed: number): { record: GameRecord; result: readonly Standing[] } {
  const game = recordGame(setupOf(seed), seeded(seed))
  const { table } = game
  const choose = dice(seed)
  for (let top = asked(table.game); top !== undefined; top = asked(table.game)) {
    const decisions = legal(table).toArray()
    if (top.question.name !== OFFER) game.play(decisions[choose(decisions.length)] ?? 0)
    else {
      const { sold, depthsSize: depths, turn } = table.game
      const offer = { turn: turn[0] ?? 0, sold, depths }
      game.play(answerTo(seed, top.seat, offer, decisions))
    }
  }
  if (!isOver(table.game)) throw new Error('the game goes on')
  return { record: game.record, result: standings(table.game) }
}

interface Counted {
  windows: number
  changes: number
}

/** Plays a game in which whoever is asked answers in any order, and sometimes thinks better of it. */
function allAtOnce(seed: number, counted: Counted) {
  const table = tableOf(seed)
  const choose = dice(seed)
  const order = dice(seed + 1)
  let version: number | undefined
  let seen: View | undefined
  while (!table.isOver) {
    const waiting = table.awaited()
    const seat = waiting[order(waiting.length)] ?? 0
    const observed = table.observe(seat, choose)
    if (observed === undefined) throw new Error(`seat ${seat} is not asked`)
    let decision: number
    // While answers are sealed the version stays, and so does the offer.
    if (observed.legal.includes(PASS) && table.version !== version) {
      version = table.version
      seen = observed.view()
    }
    if (observed.legal.includes(PASS) && seen?.asked?.question === OFFER) {
      if (waiting.length > 1) counted.windows++
      const { turn, sold, depths } = seen
      decision = answerTo(seed, seat, { turn, sold, depths: depths.length }, observed.legal)
      if (seat !== waiting[0] && order(4) === 0) {
        table.decide(seat, table.version, [anyDecision(table, seat, order)])
        counted.changes++
      }
    } else decision = observed.legal[choose(observed.legal.length)] ?? 0
    const refused = table.decide(seat, table.version, [decision])
    if (refused !== undefined) throw new Error(`game ${seed}: ${JSON.stringify(refused)}`)
  }
  return { record: table.record, result: table.standings }
}

function sameMoves({ moves }: GameRecord, other: GameRecord): boolean {
  const isSame = ({ decision, luck }: Move, at: number): boolean => {
    const twin = other.moves[at]
    return (
      decision === twin?.decision &&
      luck.length === twin.luck.length &&
      luck.every(({ source, value }, drawn) => {
        const outcome = twin.luck[drawn]
        return source === outcome?.source && value === outcome.value
      })
    )
  }
  return moves.length === other.moves.length && moves.every(isSame)
}

test('an offer asked of everybody at once ends as if they had been asked one by one', () => {
  const wrong: number[] = []
  const counted = { windows: 0, changes: 0 }
  for (const seed of seeds(GAMES)) {
    const one = oneByOne(seed)
    const other = allAtOnce(seed, counted)
    if (!sameMoves(one.record, other.record)) wrong.push(seed)
    if (JSON.stringify(one.result) !== JSON.stringify(other.result)) wrong.push(seed)
  }
  expect(wrong).toEqual([])
  expect(counted.windows).toBeGreaterThan(10 * GAMES)
  expect(counted.changes).toBeGreaterThan(GAMES)
})

test('a seat that is asked ahead sees what it sees when its turn has come', () => {
  const wrong: number[] = []
  let compared = 0
  for (const seed of seeds(30)) {
    const table = tableOf(seed)
    const choose: Choose = dice(seed)
    const ahead = new Map<Seat, string>()
    while (!table.isOver) {
      const [first = 0, ...others] = table.awaited()
      const seen = JSON.stringify(table.observe(first, choose)?.view())
      const before = ahead.get(first)
      if (before !== undefined && before !== seen) wrong.push(seed)
      if (before !== undefined) compared++
      ahead.clear()
      for (const seat of others)
        ahead.set(seat, JSON.stringify(table.observe(seat, choose)?.view()))
      const decision = anyDecision(table, first, choose)
      // Only after a pass is the same offer asked of the next.
      if (decision !== PASS) ahead.clear()
      table.decide(first, table.version, [decision])
    }
  }
  expect(wrong).toEqual([])
  expect(compared).toBeGreaterThan(300)
})

test('the view of a seat asked ahead is no other than that of the table, but for who is asked', () => {
  const wrong: number[] = []
  for (const seed of seeds(15)) {
    const table = tableOf(seed, true)
    const choose = dice(seed)
    while (!table.isOver) {
      for (const seat of table.awaited()) {
        const { asked: _, agenda: __, ...ahead } = table.observe(seat, choose)?.view() ?? {}
        const { asked: ___, agenda: ____, ...now } = table.sentTo(seat).view
        if (JSON.stringify(ahead) !== JSON.stringify(now)) wrong.push(seed)
      }
      const [seat = 0] = table.awaited()
      table.decide(seat, table.version, [anyDecision(table, seat, choose)])
    }
  }
  expect(wrong).toEqual([])
})
