import { expect, test } from 'vitest'
import { readProgress } from './progress.ts'

test('what was kept of lessons is taken up as it is', () => {
  const kept = { dive: { step: 4, isDone: false }, keys: { step: 0, isDone: true } }
  expect(readProgress(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
})

test.each([undefined, null, 'dive', 7, []])('nothing kept (%j) is nothing begun', (kept) => {
  expect(readProgress(kept)).toEqual({})
})

test('a lesson whose place was damaged begins anew', () => {
  expect(readProgress({ dive: { step: -2, isDone: 'yes' }, keys: 3 })).toEqual({
    dive: { step: 0, isDone: false },
    keys: { step: 0, isDone: false },
  })
})
