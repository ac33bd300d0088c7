import { expect, test } from 'vitest'
import { rehearse } from './rehearsal.ts'

test('a rehearsal plays its games to their ends, one act in each moment', async () => {
  let moments = 0
  await rehearse(1, () => ++moments > 0)
  // No game has so few decisions.
  expect(moments).toBeGreaterThan(200)
})

test('none is a rehearsal too', async () => {
  await rehearse(0, () => expect.fail('nothing is to be done'))
})

test('it ends when it is not wanted any more', async () => {
  let moments = 0
  await rehearse(1, () => ++moments < 5)
  expect(moments).toBe(5)
})
