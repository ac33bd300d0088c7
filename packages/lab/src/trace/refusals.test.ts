import { expect, test } from 'vitest'
import { ownTrace } from '../../test/ownTrace.ts'
import type { TraceAction, TraceStep } from './format.ts'
import { reasonOf } from './refusals.ts'

const { steps } = ownTrace(1)
const first: TraceStep = steps[0] ?? fail()
const { snapshot } = first

function fail(): never {
  throw new Error('there is no first step')
}

/** Why an action was refused there, if a step goes like this and our rules would take it. */
function reason(refused: TraceAction, step: Partial<TraceStep> = {}, before = {}) {
  return reasonOf({ ...first, ...step }, refused, { ...snapshot, ...before })
}

const crab = { race: 'crab', value: 1 }
const squid = { race: 'squid', value: 1 }

test('another card of a kind that was offered is the same ally to us; one that was not is no excuse', () => {
  const affiliate = { action: 'affiliate', args: { ally: crab } }
  const offering = (...allies: object[]) => ({ state: 'affiliate', offer: { allies } })
  expect(reason(affiliate, offering(squid, crab))).toBe('same-kind')
  expect(reason(affiliate, offering(squid))).toBeUndefined()
  expect(reason(affiliate, { state: 'affiliate' })).toBeUndefined()
})

test('as many discards as were taken a moment later may name other cards, more or fewer may not', () => {
  const discard = (...allies: object[]) => ({ action: 'discard', args: { allies } })
  const taken = { state: 'lord2', ...discard(squid) }
  expect(reason(discard(crab), taken)).toBe('same-kind')
  expect(reason(discard(crab, squid), taken)).toBeUndefined()
  expect(reason(discard(crab), { state: 'martialLaw', action: 'payMartialLaw' })).toBeUndefined()
})

test('the known faults of the other implementation are told apart from everything else', () => {
  const recruit = { action: 'recruit', args: { lord: 'keeper' } }
  const withFirst = (ally: object) => ({
    players: snapshot.players.map((player) => ({ ...player, hand: [ally] })),
  })
  expect(reason(recruit, {}, withFirst({ race: 'kraken', value: 3 }))).toBe('K04')
  expect(reason(recruit, {}, withFirst(crab))).toBeUndefined()

  const explore = { action: 'explore', args: {} }
  const four = [1, 2, 3, 4].map((slot) => ({ slot, ...crab }))
  expect(reason(explore, { state: 'explore' }, { border: [], explore: four })).toBe('L03')
  expect(reason(explore, { state: 'explore' }, { border: [], explore: [] })).toBeUndefined()
  expect(reason(explore, {}, { alliesDeck: [] })).toBe('B08')
  expect(reason(explore)).toBeUndefined()

  const effect = { action: 'lordEffect', args: { lord: 'slaver' } }
  expect(reason(effect, { state: 'control' })).toBe('B2.5')
  expect(reason(effect, { state: 'action' }, { lordsDeck: [] })).toBe('B11')
  expect(reason(effect, { state: 'action' })).toBeUndefined()
})
