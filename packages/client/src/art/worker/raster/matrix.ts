import type { Point } from '../../kernel/index.ts'
import { readNumbers } from './values.ts'

/** Sends (x, y) to (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The inner one first, then the outer one. */
export const times = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = inner
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ]
}

export const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
]

export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const size = a * d - b * c
  if (size === 0) throw new Error('a matrix that flattens everything')
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size]
}

/** How much larger it makes things, whichever way they are turned. */
export const enlargement = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

export const translation = (x: number, y = 0): Matrix => [1, 0, 0, 1, x, y]
export const scaling = (x: number, y = x): Matrix => [x, 0, 0, y, 0, 0]

function rotation(degrees: number, x = 0, y = 0): Matrix {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return times(times(translation(x, y), [cos, sin, -sin, cos, 0, 0]), translation(-x, -y))
}

/** What each word means, and how many numbers it may have. */
const WORDS: Readonly<
  Record<string, readonly [counts: readonly number[], make: (numbers: number[]) => Matrix]>
> = {
  translate: [[1, 2], ([x = 0, y]) => translation(x, y)],
  scale: [[1, 2], ([x = 1, y]) => scaling(x, y)],
  rotate: [[1, 3], ([degrees = 0, x, y]) => rotation(degrees, x, y)],
  matrix: [[6], ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f]],
}

const CALL = /\s*([a-zA-Z]+)\(([^()]*)\)\s*/y

/** Reads a `transform` attribute. */
export function readTransform(text: string): Matrix {
  let matrix = IDENTITY
  CALL.lastIndex = 0
  while (CALL.lastIndex < text.length) {
    const [, word = '', list = ''] = CALL.exec(text) ?? []
    const numbers = readNumbers(list)
    const [counts, make] = WORDS[word] ?? []
    if (!make || !counts?.includes(numbers.length)) throw new Error(`not a transform: ${text}`)
    matrix = times(matrix, make(numbers))
  }
  return matrix
}
