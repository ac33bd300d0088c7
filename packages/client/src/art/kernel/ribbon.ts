import { lerp, nth, type Point, poly, sample, xy } from './geometry.ts'

/** Half the width of a ribbon along its spine (t from 0 to 1), or at both of its ends. */
export type Taper = ((t: number) => number) | readonly [from: number, to: number]

/** A place on the spine: where, which way is across, and half the width there. */
export interface Frame {
  readonly p: Point
  readonly nx: number
  readonly ny: number
  readonly h: number
  readonly t: number
}

export interface Ribbon {
  /** The outline, as points and as path data. */
  readonly out: readonly Point[]
  readonly d: string
  /** Both flanks. */
  readonly L: readonly Point[]
  readonly R: readonly Point[]
  readonly fr: readonly Frame[]
  /** The spine. */
  readonly s: readonly Point[]
}

/** A tapering body along a spine: outline, both flanks, and the frames for ribs and suckers. */
export const ribbon = (spine: readonly Point[], w: Taper, m = 8): Ribbon => {
  const s = sample(spine, false, m)
  const last = s.length - 1
  const fr = s.map((p, i): Frame => {
    const [ax, ay] = nth(s, Math.max(0, i - 1))
    const [bx, by] = nth(s, Math.min(last, i + 1))
    const length = Math.hypot(bx - ax, by - ay) || 1
    const t = i / last
    const h = typeof w === 'function' ? w(t) : lerp(w[0], w[1], t)
    return { p, nx: -(by - ay) / length, ny: (bx - ax) / length, h, t }
  })
  const L = fr.map((q) => across(q, 1))
  const R = fr.map((q) => across(q, -1))
  const out = [...L, ...R.toReversed()]
  return { out, d: poly(out, true), L, R, fr, s }
}

/** The point of a frame at flank fraction u, from -1 to 1. */
export const across = ({ p, nx, ny, h }: Frame, u: number): Point => [
  p[0] + nx * h * u,
  p[1] + ny * h * u,
]

/** Short lines across a ribbon, from flank fraction u0 to u1: ribs, rings, belly plates. */
export const ribs = (body: Ribbon, step = 3, u0 = -1, u1 = 1, from = 0, to = 1, bow = 0): string =>
  body.fr
    .filter((q, i) => i % step === 0 && q.t >= from && q.t <= to && q.h > 0.8)
    .map((q) => {
      const a = across(q, u0)
      const b = across(q, u1)
      if (!bow) return `M${xy(a)}L${xy(b)}`
      const middle: Point = [
        (a[0] + b[0]) / 2 + q.ny * bow * q.h,
        (a[1] + b[1]) / 2 - q.nx * bow * q.h,
      ]
      return `M${xy(a)}Q${xy(middle)} ${xy(b)}`
    })
    .join('')
