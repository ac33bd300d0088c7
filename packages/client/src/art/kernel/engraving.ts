import { C } from './colours.ts'
import { f, nth, type Point, poly } from './geometry.ts'
import { rng, type Seed } from './random.ts'

const opacity = (o: number) => (o < 1 ? ` opacity="${Math.round(o * 1000) / 1000}"` : '')

/** A stroke; `more` is further attributes, with a space before each. */
export const S = (d: string, w = 0.8, c: string = C.ink, o = 1, more = ''): string =>
  d ? `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}"${opacity(o)}${more}/>` : ''

/** A filled shape. */
export const F = (d: string, c: string = C.deep, o = 1, more = ''): string =>
  d ? `<path d="${d}" fill="${c}"${opacity(o)}${more}/>` : ''

/** A luminous line: three stacked translucent strokes, no filter. */
export const glow = (d: string, c: string, w = 1, k = 1): string =>
  S(d, f(w + 6 * k), c, 0.07) + S(d, f(w + 2.6 * k), c, 0.16) + S(d, w, c)

/** A living lamp: stacked discs; `k` is how far it shines. */
export const lamp = (x: number, y: number, r: number, c: string, k = 1): string => {
  const disc = (radius: number, fill: string, o: number) =>
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(radius)}" fill="${fill}"${opacity(o)}/>`
  const shine = disc(r * 7, c, 0.035 * k) + disc(r * 4, c, 0.07 * k) + disc(r * 2.2, c, 0.16 * k)
  return shine + disc(r, c, 1) + disc(r * 0.5, '#fff', 0.85)
}

/** Drifting marine snow over w × h. */
export const snow = (
  w: number,
  h: number,
  n: number,
  seed: Seed,
  c: string = C.ink,
  o = 0.35,
): string => {
  const random = rng(`sn${seed}`)
  let d = ''
  for (let i = 0; i < n; i++) d += `M${f(random() * w)} ${f(random() * h)}h.01`
  return S(d, 1.1, c, o, ' stroke-linecap="round"')
}

export interface HatchOptions {
  /** Angle in degrees. */
  readonly a?: number
  /** Spacing. */
  readonly s?: number
  /** The part of each run that is kept, from 0 to 1. */
  readonly t0?: number
  readonly t1?: number
  /** How unevenly the strokes begin and end. */
  readonly j?: number
  readonly seed?: Seed
  /** Strokes shorter than this are left out. */
  readonly min?: number
}

/** Where a level line crosses the outline, in order. */
function crossings(outline: readonly Point[], y: number): number[] {
  const xs: number[] = []
  for (let i = 0; i < outline.length; i++) {
    const [x1, y1] = nth(outline, i)
    const [x2, y2] = nth(outline, (i + 1) % outline.length)
    if (y1 <= y !== y2 <= y) xs.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  }
  return xs.sort((a, b) => a - b)
}

/** Engraver's hatching of a polygon: parallel strokes, as path data. */
export const hatch = (
  outline: readonly Point[],
  { a = 45, s = 3, t0 = 0, t1 = 1, j = 0.12, seed = 1, min = 1.2 }: HatchOptions = {},
): string => {
  const random = rng(typeof seed === 'number' ? seed + a : `${seed}${a}`)
  const cos = Math.cos((a * Math.PI) / 180)
  const sin = Math.sin((a * Math.PI) / 180)
  // The strokes are level in an outline that is turned by -a.
  const turned = outline.map(([x, y]): Point => [x * cos + y * sin, -x * sin + y * cos])
  const back = (x: number, y: number): Point => [x * cos - y * sin, x * sin + y * cos]
  const ys = turned.map(([, y]) => y)
  const bottom = Math.max(...ys)
  let d = ''
  for (let y = Math.min(...ys) + s * 0.5; y < bottom; y += s) {
    const xs = crossings(turned, y)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const left = nth(xs, i)
      const width = nth(xs, i + 1) - left
      const from = left + width * Math.max(0, t0 && t0 + (random() - 0.5) * j)
      const to = left + width * Math.min(1, t1 === 1 ? 1 : t1 + (random() - 0.5) * j)
      if (to - from > min) d += poly([back(from, y), back(to, y)])
    }
  }
  return d
}
