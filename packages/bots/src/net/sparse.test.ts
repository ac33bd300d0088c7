import { expect, test } from 'vitest'
import { Sparse } from './sparse.ts'

test('only inputs that are not zero are kept, and none is worth more than a byte', () => {
  const inputs = new Sparse()
  inputs.add(7, 3)
  inputs.add(8, 0)
  inputs.add(900, 300)
  expect(inputs.size).toBe(2)
  expect([...inputs.index.subarray(0, 2)]).toEqual([7, 900])
  expect([...inputs.value.subarray(0, 2)]).toEqual([3, 255])
  inputs.clear()
  expect(inputs.size).toBe(0)
})

test('inputs that do not fit are refused, not written over what lies behind', () => {
  const inputs = new Sparse()
  for (let i = 0; i < 512; i++) inputs.add(i, 1)
  expect(() => inputs.add(512, 1)).toThrow(RangeError)
})

test('inputs can be written into the memory of somebody else', () => {
  const buffer = new ArrayBuffer(16 + 2 * Sparse.bytes)
  const before = new Sparse(buffer, 16)
  const after = new Sparse(buffer, 16 + Sparse.bytes)
  before.add(258, 5)
  after.add(3, 6)
  expect([...new Uint8Array(buffer, 16, 2)]).toEqual([2, 1])
  expect([before.index[0], before.value[0]]).toEqual([258, 5])
  expect([after.index[0], after.value[0]]).toEqual([3, 6])
})
