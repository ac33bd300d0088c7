import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BadPatch, diff, diffOfNames, type Patch, patch } from './patch.ts'

const travelled = <Data>(data: Data): Data =>
  data === undefined ? data : JSON.parse(JSON.stringify(data))

/** Plain data as tables send it: few names, so that most of it fits together. */
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', '', true, null)),
    fc.array(tie('data'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'length', '0', '__proto__', 'toString'), tie('data')),
  ),
}))

/** A change somewhere inside, so that not everything differs. */
const changed = fc.tuple(data, data, data).map(([one, other, both]) => [
  { one, both, list: [both, one, both] },
  { one: other, both, list: [both, other, one, both] },
])

test('a patch makes the later of the earlier', () => {
  fc.assert(
    fc.property(fc.oneof(fc.tuple(data, data), changed, fc.tuple(fc.jsonValue(), data)), (pair) => {
      const [before, after] = [travelled(pair[0]), travelled(pair[1])]
      expect(patch(before, travelled(diff(before, after)))).toEqual(after)
    }),
    { numRuns: 3_000 },
  )
})

test('there is no patch where nothing has changed, and only there', () => {
  fc.assert(
    fc.property(fc.oneof(fc.tuple(data, data), changed), (pair) => {
      const [before, after] = [travelled(pair[0]), travelled(pair[1])]
      expect(diff(before, travelled(before))).toBeUndefined()
      const isSame = diff(before, after) === undefined
      expect(isSame).toBe(diff(after, before) === undefined)
      if (isSame) expect(after).toEqual(before)
    }),
    { numRuns: 1_000 },
  )
})

test('what is undefined is not there, and null in a list', () => {
  const before = { a: 1, list: [undefined, 2], gone: 3 }
  const after = { a: undefined, b: undefined, list: [4, undefined], gone: 3 }
  const change = travelled(diff(before, after))
  expect(patch(travelled(before), change)).toEqual(travelled(after))
  expect(diff({ a: undefined, list: [undefined] }, { list: [null] })).toBeUndefined()
})

test('what has not changed is shared, and what was before is left alone', () => {
  const before = { kept: { deep: [1, 2] }, list: [1, 2, 3] }
  const text = JSON.stringify(before)
  const after = patch(before, { list: [1, 1, 9] })
  expect(after).toEqual({ kept: { deep: [1, 2] }, list: [1, 9, 3] })
  expect(Object(after).kept).toBe(before.kept)
  expect(JSON.stringify(before)).toBe(text)
})

test('where only some properties can be different, it is enough to look at them', () => {
  const before = { same: [1], list: [1, 2, 3], gone: 1, other: { deep: 1 } }
  const after = { same: [1], list: [1, 5, 3], come: 2, other: { deep: 1 } }
  const names = ['same', 'list', 'gone', 'come'] as const
  expect(diffOfNames(before, after, names)).toEqual(diff(before, after))
  expect(diffOfNames(before, after, ['same', 'other'])).toBeUndefined()
})

test('a patch is small', () => {
  const hand = Array.from({ length: 26 }, () => 0)
  expect(JSON.stringify(diff({ hand }, { hand: hand.with(12, 1) }))).toBe('{"hand":[12,1,1]}')
  const twice = hand.with(2, 1).with(22, 1)
  expect(JSON.stringify(diff({ hand }, { hand: twice }))).toBe('{"hand":{"2":[1],"22":[1]}}')
  const lords = [{ lord: 3, used: false }]
  expect(JSON.stringify(diff(lords, [{ lord: 3, used: true }]))).toBe('{"0":{"used":[true]}}')
  const more = [{ lord: 1, used: false }, ...lords]
  expect(JSON.stringify(diff(lords, more))).toBe('[0,0,{"lord":1,"used":false}]')
})

test('a patch that does not fit is said so', () => {
  const wrong: [unknown, Patch][] = [
    [3, { a: [1] }],
    [{ a: 1 }, [0, 1, 2]],
    [[1], { 4: [1] }],
    [[1], ['x', 1]],
  ]
  for (const [before, change] of wrong) expect(() => patch(before, change)).toThrow(BadPatch)
})
