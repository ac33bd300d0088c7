import type { Point } from '../../kernel/index.ts'
import { readPath, type Segment } from './pathData.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The smallest box around a path, without its stroke: what a gradient is measured by. */
export function boundsOf(d: string): Box {
  const [xs, ys]: [number[], number[]] = [[], []]
  let here: Point = [0, 0]
  for (const segment of readPath(d)) {
    xs.push(...reach(here, segment, 0))
    ys.push(...reach(here, segment, 1))
    here = segment.to
  }
  if (xs.length === 0) return { x: 0, y: 0, w: 0, h: 0 }
  const [x, y] = [least(xs), least(ys)]
  return { x, y, w: most(xs) - x, h: most(ys) - y }
}

// Paths have thousands of points: more than a call may have arguments.
const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b))
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b))

/** How far a segment goes along one axis: its end, and where a curve turns round. */
function reach(from: Point, segment: Segment, axis: 0 | 1): number[] {
  if (segment.kind !== 'curve') return [segment.to[axis]]
  const [a, b, c, d] = [from[axis], segment.by[0][axis], segment.by[1][axis], segment.to[axis]]
  const at = (t: number): number =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d
  // The derivative is a parabola: p t² + 2 q t + r.
  const [p, q, r] = [d - a + 3 * (b - c), a - 2 * b + c, b - a]
  return [
    ...rootsOf(p, q, r)
      .filter((t) => t > 0 && t < 1)
      .map(at),
    d,
  ]
}

function rootsOf(p: number, q: number, r: number): number[] {
  if (Math.abs(p) < 1e-9) return q === 0 ? [] : [-r / (2 * q)]
  const under = q * q - p * r
  if (under < 0) return []
  const root = Math.sqrt(under)
  return [(-q + root) / p, (-q - root) / p]
}
