import { type Point, range } from '../kernel/index.ts'

/** Points written as in SVG, `'x,y x,y …'`, moved to x, y; `side` -1 mirrors them. */
export const points = (list: string, x = 0, y = 0, side = 1): Point[] =>
  list.split(' ').map((pair): Point => {
    const [px = Number.NaN, py = Number.NaN] = pair.split(',').map(Number)
    return [x + side * px, y + py]
  })

/** `n` drawings one after the other, each from its number and its place between 0 and 1. */
export const repeat = (n: number, draw: (i: number, t: number) => string): string =>
  range(n, draw).join('')

/** A drawing on the left and its counterpart on the right. */
export const bothSides = (draw: (side: number) => string): string => draw(-1) + draw(1)
