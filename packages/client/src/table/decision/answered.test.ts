import { PASS } from '@hadal/engine'
import { speak } from '@hadal/words'
import { beforeAll, expect, test } from 'vitest'
import type { LogEntry, Update } from '../../link/protocol.ts'
import { askedFor, modelOf } from '../../screens/table/testing.ts'
import { sayAnswered } from './answered.ts'

let offer: Update

beforeAll(async () => {
  await speak('en')
  offer = await askedFor(({ question }) => question?.name === 'buy the ally')
})

const passed = (turn: number, byOrder?: true): LogEntry => ({
  event: { type: 'offer-declined', seat: 0, kind: 0, price: 2 },
  turn,
  ...(byOrder && { byOrder }),
})

test('an order that answers ahead is named, and so is an answer of one’s own', () => {
  const ahead = (byOrder: boolean) => modelOf({ ...offer, answer: { decision: PASS, byOrder } })
  expect(sayAnswered(ahead(true))).toContain('Your order answers: Pass.')
  expect(sayAnswered(ahead(false))).toContain('Your answer: Pass.')
  expect(sayAnswered(modelOf(offer))).toBeUndefined()
})

test('what an order has answered is told as long as the turn lasts', () => {
  const { turn } = offer.view
  const waiting = (log: readonly LogEntry[]) =>
    sayAnswered(modelOf({ ...offer, question: undefined }, { log }))
  expect(waiting([passed(turn, true)])).toBe('Your order passes on jellyfish 1 at 2 pearls.')
  expect(waiting([passed(turn - 1, true), passed(turn)])).toBeUndefined()
  expect(
    waiting([
      {
        event: { type: 'ally-bought', seat: 0, from: 1, kind: 0, pearls: 1, nebulis: 1 },
        turn,
        byOrder: true,
      },
    ]),
  ).toBe('Your order buys jellyfish 1 for 1 pearl and 1 nebulis.')
})
