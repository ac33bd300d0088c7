import { expect, test } from 'vitest'
import { budgetOf } from './budget.ts'

test.each([
  ['instant', { sims: 0 }],
  ['0.2s', { ms: 200 }],
  ['5s', { ms: 5000 }],
  ['sims:64', { sims: 64 }],
  ['sims:', undefined],
  ['64', undefined],
  ['-1s', undefined],
])('%s', (text, meant) => {
  expect(budgetOf(text)).toEqual(meant)
})
