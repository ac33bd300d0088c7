import { C } from './colours.ts'
import { S } from './engraving.ts'
import { nth, type Point, range, smooth } from './geometry.ts'
import { type Field, noise, type Seed } from './random.ts'

/** Where a contour crosses an edge of the grid. */
interface Crossing {
  readonly edge: string
  readonly point: Point
}

type Side = 'top' | 'right' | 'bottom' | 'left'

/**
 * The sides a contour enters and leaves a square by. The number tells which corners lie above the
 * level: 8 top left, 4 top right, 2 bottom right, 1 bottom left.
 */
const PASSAGES: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [['left', 'bottom']],
  [['bottom', 'right']],
  [['left', 'right']],
  [['right', 'top']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['bottom', 'top']],
  [['left', 'top']],
  [['top', 'left']],
  [['top', 'bottom']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['top', 'right']],
  [['right', 'left']],
  [['right', 'bottom']],
  [['bottom', 'left']],
  [],
]

/** The pieces of one contour, each under the edge it begins at. */
function pieces(
  heights: readonly (readonly number[])[],
  level: number,
  step: number,
): Map<string, readonly [Crossing, Crossing]> {
  const found = new Map<string, readonly [Crossing, Crossing]>()
  const height = (i: number, j: number) => nth(nth(heights, j), i)
  const part = (from: number, to: number) => (level - from) / (to - from)
  const flat = (i: number, j: number): Crossing => ({
    edge: `h${i},${j}`,
    point: [(i + part(height(i, j), height(i + 1, j))) * step, j * step],
  })
  const upright = (i: number, j: number): Crossing => ({
    edge: `v${i},${j}`,
    point: [i * step, (j + part(height(i, j), height(i, j + 1))) * step],
  })
  const crossing = (i: number, j: number, side: Side): Crossing => {
    if (side === 'top') return flat(i, j)
    if (side === 'bottom') return flat(i, j + 1)
    return side === 'left' ? upright(i, j) : upright(i + 1, j)
  }
  const above = (i: number, j: number) => (height(i, j) > level ? 1 : 0)
  for (let j = 0; j + 1 < heights.length; j++) {
    for (let i = 0; i + 1 < nth(heights, j).length; i++) {
      const corners =
        above(i, j) * 8 + above(i + 1, j) * 4 + above(i + 1, j + 1) * 2 + above(i, j + 1)
      for (const [enter, leave] of nth(PASSAGES, corners)) {
        const from = crossing(i, j, enter)
        found.set(from.edge, [from, crossing(i, j, leave)])
      }
    }
  }
  return found
}

/** The pieces chained into smooth curves, as path data; each piece is used up. */
function chained(found: Map<string, readonly [Crossing, Crossing]>): string {
  const begins = new Set(found.keys())
  for (const [, to] of found.values()) begins.delete(to.edge)
  let d = ''
  // Open curves from where they begin; what is left are closed ones, which begin anywhere.
  for (const begin of [...begins, ...found.keys()]) {
    const points: Point[] = []
    let piece = found.get(begin)
    let end: Point | undefined
    while (piece) {
      const [from, to] = piece
      found.delete(from.edge)
      points.push(from.point)
      end = to.point
      piece = found.get(to.edge)
    }
    if (end) points.push(end)
    // Every second point is enough for a smooth line.
    if (points.length > 3)
      d += smooth(points.filter((_, i) => i % 2 === 0 || i === points.length - 1))
  }
  return d
}

/** Bathymetric contour lines of a field over w × h, one path for each level. */
export const isolines = (
  w: number,
  h: number,
  field: Field,
  levels: readonly number[],
  step = 8,
): string[] => {
  const across = Math.ceil(w / step) + 1
  const heights = range(Math.ceil(h / step) + 1, (j) =>
    range(across, (i) => field(i * step, j * step)),
  )
  return levels.map((level) => chained(pieces(heights, level, step)))
}

interface ChartOptions {
  /** How many contours. */
  readonly n?: number
  readonly scale?: number
  readonly step?: number
  readonly c?: string
  readonly o?: number
  /** The ground instead of plain noise; gets the noise. */
  readonly warp?: (x: number, y: number, z: Field) => number
}

/** A chart ground: faint contours over w × h. */
export const chart = (
  w: number,
  h: number,
  seed: Seed,
  { n = 6, scale = 90, step = 10, c = C.line, o = 0.55, warp }: ChartOptions = {},
): string => {
  const z = noise(seed)
  const plain: Field = (x, y) =>
    0.7 * z(x / scale, y / scale) + 0.3 * z((x / scale) * 2.1 + 9, (y / scale) * 2.1)
  const field: Field = warp ? (x, y) => warp(x, y, z) : plain
  const levels = range(n, (i) => 0.22 + (0.56 * i) / n)
  return isolines(w, h, field, levels, step)
    .map((d, i) => S(d, i % 3 ? 0.5 : 0.8, c, o))
    .join('')
}
