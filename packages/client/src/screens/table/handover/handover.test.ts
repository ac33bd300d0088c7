import { beforeAll, expect, test } from 'vitest'
import type { Update } from '../../../link/protocol.ts'
import { begun } from '../testing.ts'
import { handoverAt } from './handover.ts'

let shared: Update

beforeAll(async () => {
  shared = (await begun({ players: 2, people: 2 })).world.last
})

const at = (part: Partial<Update>): Update => ({ ...shared, offers: [], ...part })
const [ann, mira] = [0, 1]

test('the device goes to whoever is asked, and stays with whoever looks already', () => {
  expect(handoverAt(at({ eyes: ann, waitsFor: [mira] }))).toEqual({ to: 'curtain', seat: mira })
  expect(handoverAt(at({ eyes: ann, waitsFor: [ann] }))).toEqual({ to: 'table' })
})

test('the device goes on when the one who had it has left their seat to a bot', () => {
  const seats = [
    { name: 'Ann', bot: 'greedy', standsIn: true },
    { name: 'Mira', bot: undefined },
  ]
  expect(handoverAt(at({ seats, eyes: ann, waitsFor: [mira] }))).toEqual({
    to: 'curtain',
    seat: mira,
  })
  const offer = { name: 'buy the ally', seat: mira, a: 0, b: 0, decisions: [], ahead: false }
  expect(handoverAt(at({ seats, eyes: ann, waitsFor: [mira], offers: [offer] })).to).toBe('curtain')
  expect(handoverAt(at({ seats, eyes: ann, waitsFor: [ann] }))).toEqual({ to: 'table' })
  expect(handoverAt(at({ seats, eyes: mira, waitsFor: [mira] }))).toEqual({ to: 'table' })
})

test('nobody hides anything from a table of bots', () => {
  const seats = shared.seats.map(({ name }) => ({ name, bot: 'greedy', standsIn: true }))
  expect(handoverAt(at({ seats, eyes: ann, waitsFor: [mira] }))).toEqual({ to: 'table' })
})
