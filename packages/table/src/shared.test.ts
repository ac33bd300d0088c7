import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shared } from './shared.ts'

const copyOf = <Data>(data: Data): Data => structuredClone(data)

test('what has stayed the same is the same', () => {
  const before = { court: [1, 2, 3], seats: [{ pearls: 1 }, { pearls: 2 }], over: undefined }
  expect(shared(before, copyOf(before))).toBe(before)
  const after = shared(before, { ...copyOf(before), court: [1, 2] })
  expect(after.court).toEqual([1, 2])
  expect(after.seats).toBe(before.seats)
  const one = shared(before, { ...copyOf(before), seats: [{ pearls: 1 }, { pearls: 3 }] })
  expect(one.seats[0]).toBe(before.seats[0])
  expect(one.seats[1]).toEqual({ pearls: 3 })
  expect(one.court).toBe(before.court)
})

test('the later state is what it was, whatever the earlier one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const [was, is] = [copyOf(before), copyOf(after)]
      expect(shared(before, after)).toEqual(is)
      expect(before).toEqual(was)
      expect(shared(before, copyOf(before))).toBe(before)
    }),
  )
})

test('a name that is missing is another thing than one without a value', () => {
  const before = { a: 1, b: undefined }
  expect(shared<object>(before, { a: 1, c: undefined })).not.toBe(before)
  expect(Object.keys(shared<object>(before, { a: 1 }))).toEqual(['a'])
})
