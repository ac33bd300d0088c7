import { expect, test } from 'vitest'
import { tunedWeightsFor } from './tuned.ts'
import { weightsFor } from './weights.ts'

test('two players have weights that changed and still make sense', () => {
  const found = tunedWeightsFor(2)
  expect(found).not.toEqual(weightsFor(2))
  const { strength, pearl, key, token, turnsPerLord, reach } = found
  for (const worth of [strength, pearl, key, token, turnsPerLord, reach])
    expect(worth).toBeGreaterThan(0)
})
