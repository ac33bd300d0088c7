import {
  asked,
  EXPLORE,
  type Game,
  legal,
  lords,
  sameGame,
  strengthOf,
  writeRecord,
} from '@hadal/engine'
import { at } from '@hadal/words'
import { expect, test } from 'vitest'
import { playByChance, recorded } from '../test/games.ts'
import { handOf } from '../test/hands.ts'
import { readSavedGame } from './savedGame.ts'
import { Session } from './session.ts'

const DEAL =
  'deal lord:keeper lord:jailer lord:trader lord:slaver lord:elder lord:miller location:chasm first:A'

const HAND = handOf('shellfish5', 'shellfish4', 'shellfish4')

const SLAVER = lords.findIndex(({ name }) => name === 'slaver')

const copyOf = (game: Game): Uint8Array => game.bytes.slice()

const kindsHeld = ({ table }: Session): number[] =>
  Array.from(at(table.game.hand, 0)).flatMap((count, kind) => (count > 0 ? [kind] : []))

test('before anything is decided there is nothing to undo', () => {
  expect(recorded(HAND).undo()).toEqual({ reason: 'nothing-decided' })
})

test('a decision without luck, in which nothing was revealed, is taken back to the byte', () => {
  const session = recorded(HAND)
  const before = copyOf(session.table.game)
  const { length } = session.record.moves
  session.decide(SLAVER)
  expect(asked(session.table.game)?.question.name).toBe('pay for a lord')
  const kinds = kindsHeld(session)
  session.decide(at(legal(session.table).toArray(), 0))
  expect(kindsHeld(session)).not.toEqual(kinds)
  expect(session.undo()).toBeUndefined()
  expect(session.undo()).toBeUndefined()
  expect(session.table.game.bytes).toEqual(before)
  expect(session.record.moves.length).toBe(length)
  expect(session.undo()).toEqual({ reason: 'nothing-decided' })
})

test('a whole payment is one decision', () => {
  const session = recorded(HAND)
  const [four = 0, five = 0] = kindsHeld(session)
  expect([four, five].map((kind) => strengthOf[kind])).toEqual([4, 5])
  expect(session.pay(SLAVER, { allies: [four, five], pearls: 0 })).toBeUndefined()
  expect(session.log.map(({ event }) => event.type)).toContain('lord-gained')
  // The Slaver may sell an ally before the turn ends: it is still Ann who is asked.
  expect(session.seatAsked).toBe(0)
  expect(session.undo()).toBeUndefined()
  expect(session.log.map(({ event }) => event.type)).not.toContain('lord-gained')
  expect(session.undo()).toEqual({ reason: 'nothing-decided' })
})

test('a payment that is refused changes nothing', () => {
  const session = recorded(HAND)
  const before = copyOf(session.table.game)
  const [four = 0] = kindsHeld(session)
  expect(session.pay(SLAVER, { allies: [four], pearls: 0 })).toMatchObject({ reason: 'too-weak' })
  expect(session.decide(250)).toMatchObject({ reason: 'not-offered' })
  expect(session.table.game.bytes).toEqual(before)
})

test('luck cannot be undone', () => {
  const session = recorded(`players 2\n${DEAL}`)
  session.decide(EXPLORE)
  expect(session.undo()).toEqual({ reason: 'luck' })
})

const firstOf = ({ table }: Session): number => at(legal(table).toArray(), 0)

test('what another seat decides cannot be undone', () => {
  const session = recorded(`players 2\n${DEAL}\nA explore | card:shellfish5`)
  session.decide(firstOf(session))
  expect(session.undo()).toEqual({ reason: 'somebody-decided', seat: 1 })
})

test('cards that were face down cannot be unseen', () => {
  // The Apprentice takes a stack, and its keys are checked after that.
  const sealed = new Set<string>()
  playByChance(12, (session, seat) => {
    if (seat !== 0) return
    const last = session.log.at(-1)?.event
    const refusal = last?.type === 'stack-taken' && last.seat === 0 ? session.undo() : undefined
    if (refusal !== undefined) sealed.add(refusal.reason)
  })
  expect([...sealed]).toEqual(['revealed'])
})

test('that a rival has to choose among allies cannot be unseen', () => {
  const sealed = new Set<string>()
  let before = 1
  playByChance(40, (session, seat) => {
    const decided = before
    before = seat
    const question = asked(session.table.game)?.question.name
    if (decided === 0 && seat !== 0 && question === 'discard an ally')
      sealed.add(session.undo()?.reason ?? 'undone')
  })
  expect([...sealed]).toEqual(['revealed'])
})

test('whoever takes a stack is told its cards, and nobody else', () => {
  const problems: string[] = []
  playByChance(
    6,
    () => {},
    ({ log }) => {
      for (const { event, cards } of log)
        if (event.type === 'stack-taken') {
          const told = cards?.length ?? 0
          if (told !== (event.seat === 0 ? event.cards : 0)) problems.push(JSON.stringify(event))
        }
    },
  )
  expect(problems).toEqual([])
})

test('a game goes on from its record, with the same log', () => {
  playByChance(
    3,
    () => {},
    (session) => {
      const { record } = readSavedGame(writeRecord(session.record))
      const again = new Session(record, 1, 0)
      expect(sameGame(again.table.game, session.table.game)).toBe(true)
      expect(again.log).toEqual(session.log)
    },
  )
})

test('whatever is undone and played again, the record stays true', () => {
  let undone = 0
  let wrong = 0
  playByChance(
    9,
    (session, seat) => {
      if (seat !== 0) return
      const before = copyOf(session.table.game)
      const log = session.log.length
      const decisions = legal(session.table).toArray()
      session.decide(at(decisions, decisions.length - 1))
      if (session.undo() !== undefined) return
      undone++
      const isBack = session.table.game.bytes.every((byte, index) => byte === before[index])
      if (!isBack || session.log.length !== log) wrong++
    },
    (session) => {
      const { record } = readSavedGame(writeRecord(session.record))
      expect(sameGame(new Session(record, 1, 0).table.game, session.table.game)).toBe(true)
    },
  )
  expect(wrong).toBe(0)
  expect(undone).toBeGreaterThan(0)
})
