import {
  asked,
  createTable,
  type Event,
  EXPLORE,
  eventFor,
  forget,
  Game,
  isOver,
  legal,
  noted,
  play,
  type Seat,
  sample,
  seatAsked,
  seeded,
  type View,
  view,
} from '@hadal/engine'
import { expect, test } from 'vitest'
import { dice, seeds, setupOf } from '../test/games.ts'
import { allyNamed, game, handOf, lordNamed, recorded } from '../test/scenes.ts'
import { Recording } from './recording.ts'
import { sealedSince } from './undo.ts'

const SLAVER = lordNamed('slaver')
const HAND = handOf('shellfish5', 'shellfish4', 'shellfish4')

test('before anything is decided there is nothing to undo', () => {
  const table = recorded(HAND)
  expect(table.undo(0, 0)).toEqual({ reason: 'nothing-decided' })
  expect(table.sentTo(0).undo).toEqual({ possible: false, reason: 'nothing-decided' })
  expect(table.sentTo(undefined).undo).toEqual({ possible: false, reason: 'nothing-decided' })
})

test('decisions are taken back one after the other', () => {
  const table = recorded(HAND)
  const before = JSON.stringify(table.sentTo(0).view)
  table.decide(0, 0, [SLAVER])
  table.decide(0, 1, [allyNamed('shellfish4')])
  expect(table.sentTo(0).undo).toEqual({
    possible: true,
    decisions: 2,
    question: 'pay for a lord',
  })
  expect(table.undo(0, 2)).toBeUndefined()
  expect(table.sentTo(0).undo).toEqual({
    possible: true,
    decisions: 1,
    question: 'take your turn',
  })
  expect(table.undo(0, 3)).toBeUndefined()
  expect(JSON.stringify(table.sentTo(0).view)).toBe(before)
  expect(table.undo(0, 4)).toEqual({ reason: 'nothing-decided' })
})

test('luck cannot be undone', () => {
  const table = recorded(game(2))
  table.decide(0, 0, [EXPLORE])
  expect(table.undo(0, 1)).toEqual({ reason: 'luck' })
})

const JAILER = lordNamed('jailer')
const THREE_RACES = ['shellfish3', 'seahorse2', 'crab1'] as const
const PAYMENT = { allies: THREE_RACES.map(allyNamed), pearls: 0 }

/** A holds three races, and B these allies. */
function against(...theirs: readonly string[]) {
  const turns = THREE_RACES.flatMap((ally, turn) => [
    `A explore | card:${ally}`,
    'B pass',
    'A take',
    `B explore | card:${theirs[turn]}`,
    'A pass',
    'B take',
  ])
  return recorded(game(2, ...turns))
}

test('what others had to turn up cannot be unseen, nor that they have a choice', () => {
  const forced = against('crab1', 'crab1', 'crab1')
  expect(forced.recruit(0, 0, { lord: JAILER, payment: PAYMENT })).toBeUndefined()
  expect(forced.sentTo(1).view.seats[1]?.handSize).toBe(2)
  expect(forced.undo(0, 1)).toEqual({ reason: 'revealed' })
  const choosing = against('crab1', 'crab2', 'crab1')
  choosing.recruit(0, 0, { lord: JAILER, payment: PAYMENT })
  expect(choosing.sentTo(1).question?.name).toBe('discard an ally')
  expect(choosing.undo(0, 1)).toEqual({ reason: 'revealed' })
})

test('a pile that somebody has looked through cannot be put back by undo', () => {
  const seen = new Map([
    ['exchange the location for one of the deck', 0],
    ['take an ally from the discard pile', 0],
  ])
  const wrong: string[] = []
  for (const seed of seeds(70)) {
    const recording = new Recording(setupOf(seed), seeded(seed))
    const { table } = recording
    const choose = dice(seed)
    while (!isOver(table.game)) {
      const decisions = legal(table).toArray()
      const seat = seatAsked(table.game)
      const mark = recording.mark()
      recording.play(decisions[choose(decisions.length)] ?? 0)
      const next = asked(table.game)
      const name = next?.question.name ?? ''
      const count = seen.get(name)
      // Luck seals a decision whatever it leads to.
      if (count === undefined || next?.seat !== seat || recording.lastLuck >= mark.moves) continue
      seen.set(name, count + 1)
      if (sealedSince(recording, seat, mark) === undefined) wrong.push(`game ${seed}: ${name}`)
    }
  }
  expect(wrong).toEqual([])
  for (const count of seen.values()) expect(count).toBeGreaterThan(5)
})

test('only whoever decided last can take it back, even if others are persons too', () => {
  const table = recorded(game(2, 'A explore | card:crab3'))
  table.decide(1, 0, [191])
  expect(table.sentTo(1).undo).toMatchObject({ possible: true })
  expect(table.undo(0, 1)).toEqual({ reason: 'nothing-decided' })
  table.decide(0, 1, [0])
  expect(table.undo(1, 2)).toEqual({ reason: 'somebody-decided', seat: 0 })
})

/** What a seat sees, is told and may decide next when it decides something in a position. */
function outcomeOf(position: Game, seat: Seat, decision: number, see: (seen: View) => View) {
  const events: Event[] = []
  let luck = 0
  const chance = noted(seeded(1), () => luck++)
  const table = createTable(new Game(), chance, (event) => events.push(eventFor(event, seat)))
  table.game.bytes.set(position.bytes)
  if (!legal(table).has(decision)) return 'cannot be decided'
  play(table, decision)
  const decisions = seatAsked(table.game) === seat ? legal(table).toArray() : []
  return JSON.stringify([luck, see(view(table.game, seat)), events, decisions])
}

test('what can be taken back has told nothing: it ends alike wherever hidden cards lie', () => {
  const wrong: string[] = []
  let compared = 0
  for (const seed of seeds(70)) {
    const see = seed % 2 === 0 ? forget : (seen: View) => seen
    const recording = new Recording(setupOf(seed), seeded(seed))
    const { table } = recording
    const choose = dice(seed)
    const before = new Game()
    while (!isOver(table.game)) {
      const decisions = legal(table).toArray()
      const decision = decisions[choose(decisions.length)] ?? 0
      const { question, seat } = asked(table.game) ?? { seat: 0 }
      before.bytes.set(table.game.bytes)
      const mark = recording.mark()
      recording.play(decision)
      if (sealedSince(recording, seat, mark) !== undefined) continue
      // Whoever looks through the discard pile has seen it: that decision tells no more.
      if (question?.name === 'take an ally from the discard pile') continue
      compared++
      const twin = sample(see(view(before, seat)), seeded(seed))
      if (outcomeOf(before, seat, decision, see) !== outcomeOf(twin, seat, decision, see))
        wrong.push(`game ${seed}: ${question?.name}`)
    }
  }
  expect(wrong).toEqual([])
  expect(compared).toBeGreaterThan(5_000)
})
