import { FEATURES, readNetwork, readWeights, writeWeights } from '@hadal/bots'
import { expect, test } from 'vitest'
import { agreement } from './agreement.ts'
import { randomWeights } from './learner/parameters.ts'
import { SMOKE } from './plan.ts'

const floats = writeWeights(randomWeights({ ...SMOKE, hidden: 8, inner: 4 }), 'float')
const network = (bytes: Uint8Array) => readNetwork(bytes, FEATURES)

test('a network agrees with itself, with its bytes nearly, and with fewer bits less', () => {
  const rounded = (bits: number) => network(writeWeights(readWeights(floats), 'byte', bits))
  const same = agreement(network(floats), network(floats), 1)
  expect(same).toMatchObject({ alike: 1, most: 0, mean: 0 })
  expect(same.decisions).toBeGreaterThan(50)
  const eight = agreement(network(floats), rounded(8), 1)
  const four = agreement(network(floats), rounded(4), 1)
  expect(eight.mean).toBeGreaterThan(0)
  expect(eight.mean).toBeLessThan(0.01)
  expect(four.mean).toBeGreaterThan(eight.mean)
  expect(four.most).toBeGreaterThanOrEqual(four.mean)
})
