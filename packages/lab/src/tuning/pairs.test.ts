import { weightsFor } from '@hadal/bots'
import { rulebookSetup } from '@hadal/engine'
import { expect, test } from 'vitest'
import { crewOf } from './crew.ts'
import { playPair } from './pairs.ts'
import { judged } from './tuning.ts'

const usual = weightsFor(2)
const setup = rulebookSetup(2)

test.each([2, 3, 4])('whoever plays against themselves, %i in all, is not ahead', (players) => {
  const alike = { setup: rulebookSetup(players), seed: 5, one: usual, other: usual }
  const { margin, share } = playPair(alike)
  expect(margin).toBeCloseTo(0)
  expect(share).toBeCloseTo(0.5)
})

test('what one wins the other loses', () => {
  const other = { ...usual, pearl: 2 }
  const one = playPair({ setup, seed: 8, one: usual, other })
  const swapped = playPair({ setup, seed: 8, one: other, other: usual })
  expect(swapped.margin).toBeCloseTo(-one.margin)
  expect(swapped.share).toBeCloseTo(1 - one.share)
})

test('weights that make no sense are found out', async () => {
  const senseless = { ...usual, strength: 0.1, pearl: 4 }
  const { margin, share } = await judged(setup, 1, 8, senseless, usual, crewOf(1))
  expect(margin.count).toBe(8)
  expect(margin.mean).toBeLessThan(-5)
  expect(share.mean).toBeLessThan(0.4)
})
