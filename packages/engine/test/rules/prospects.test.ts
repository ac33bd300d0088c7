import { expect, test } from 'vitest'
import { type Scene, scene } from '../scene.ts'

const court = 'shepherd keeper trader miller'
const kraken = { court, expansions: ['kraken'] } as const

test('B6.3 looking ahead: the weakest allies paid can be affiliated, and nothing has happened', () => {
  const s = scene({ A: { hand: 'seahorse3 crab3 squid5 squid1', pearls: 2 }, B: {} }, { court })
  const before = s.position()
  expect(s.supposes('A', 'keeper', 'seahorse3 crab3 squid5')).toEqual({
    affiliable: 'crab3 seahorse3',
    hand: 'squid1',
    affiliated: 'crab3',
    pearls: 2,
    nebulis: 0,
    krakenHolder: undefined,
    asked: undefined,
  })
  expect(s.position()).toBe(before)
})

test('B6.3 looking ahead: the Master of Magic affiliates any ally', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse3', lords: 'master-of-magic' }, B: {} },
    { court },
  )
  expect(s.supposes('A', 'shepherd', 'seahorse5 seahorse3').affiliable).toBe('seahorse3 seahorse5')
})

test('K2.3, K3.4 looking ahead: krakens are never affiliated and bring nebulis and the figure', () => {
  const s = scene({ A: { hand: 'kraken4 seahorse4', pearls: 3 }, B: {} }, kraken)
  expect(s.supposes('A', 'shepherd', 'kraken4 seahorse4')).toMatchObject({
    affiliable: 'seahorse4',
    affiliated: 'seahorse4',
    nebulis: 3,
    krakenHolder: 'A',
  })
})

test('K3.R1 looking ahead: the holder of the figure would have to choose between equals', () => {
  const s = scene(
    { A: { hand: 'kraken3 seahorse5' }, B: { nebulis: 1 }, C: { nebulis: 2 } },
    { ...kraken, krakenHolder: 'B' },
  )
  const after = s.supposes('A', 'shepherd', 'kraken3 seahorse5')
  expect(after).toMatchObject({ nebulis: 2, krakenHolder: 'B', asked: 'B' })
})

test('K3.R1 looking ahead: the figure leaves who would have to give it, to whomever', () => {
  const s = scene(
    { A: { hand: 'seahorse4 seahorse3', nebulis: 2 }, B: { nebulis: 2 }, C: { nebulis: 2 } },
    { ...kraken, krakenHolder: 'A' },
  )
  const after = s.supposes('A', 'shepherd', 'seahorse4 seahorse3', 0, 1)
  expect(after).toMatchObject({ nebulis: 1, asked: undefined })
  expect(after.krakenHolder).not.toBe('A')
})

/** Checks that looking at the end tells what the end brings. */
function endsAsForetold(s: Scene): void {
  const foretold = s.scoreWithHand('A')
  s.ends()
  expect(foretold).toEqual(s.score('A'))
}

test('B9.3 looking at the end: the weakest ally of each race counts, for locations too', () => {
  const s = scene({
    A: { hand: 'crab2 crab4 squid5', affiliated: 'crab3', locations: 'chasm', tokens: '3' },
    B: { hand: 'crab5 squid1', locations: 'jail' },
  })
  const before = s.position()
  expect(s.scoreWithHand('A').total).toBe(5 + 3 * 2 + 3 + 5 + 3)
  expect(s.position()).toBe(before)
  endsAsForetold(s)
})

test('K3.R2 looking at the end: krakens left in hand bring their nebulis', () => {
  endsAsForetold(scene({ A: { hand: 'kraken3 crab2' }, B: { nebulis: 1 } }, kraken))
})
