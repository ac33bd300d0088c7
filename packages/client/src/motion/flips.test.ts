import { expect, test } from 'vitest'
import { fades, slides } from './flips.ts'
import type { Box, Spot } from './places.ts'
import { MOST_MOVES } from './timing.ts'

const box = (x: number, y = 0, w = 50): Box => ({ x, y, w, h: 70 })
const spot = (at: Box): Spot => ({ ...at, element: Object.create(null) })

test('what has moved slides from where it was', () => {
  const [slide] = slides(
    new Map([['court-1', box(100, 20)]]),
    new Map([['court-1', spot(box(40))]]),
  )
  expect(slide?.frames).toEqual([
    { translate: '60.0px 20.0px', scale: '1.000' },
    { translate: '0 0', scale: '1' },
  ])
})

test('what has grown grows from its middle', () => {
  const was = new Map([['depth-0', box(0, 0, 100)]])
  const [slide] = slides(was, new Map([['depth-0', spot(box(0, 0, 50))]]))
  expect(slide?.frames[0]).toEqual({ translate: '25.0px 0.0px', scale: '2.000' })
})

test('what stays does not move; what is new fades in; what is gone is gone', () => {
  const was = new Map([
    ['stays', box(10)],
    ['gone', box(90)],
  ])
  const now = new Map([
    ['stays', spot(box(10.5))],
    ['new', spot(box(200))],
  ])
  const moves = slides(was, now)
  expect(moves.map(({ what }) => what)).toEqual([now.get('new')])
  expect(moves[0]?.frames).toEqual([{ opacity: 0, offset: 0 }])
})

test('without motion only what has changed fades', () => {
  const was = new Map([
    ['stays', box(10)],
    ['moved', box(90)],
  ])
  const now = new Map([
    ['stays', spot(box(10))],
    ['moved', spot(box(20))],
  ])
  const moves = fades(was, now)
  expect(moves.map(({ what, lasts }) => [what, lasts])).toEqual([[now.get('moved'), 160]])
})

test('no more than a few move at once', () => {
  const now = new Map(Array.from({ length: 90 }, (_, at) => [`n${at}`, spot(box(at))] as const))
  expect(slides(new Map(), now)).toHaveLength(MOST_MOVES)
})
