/** A point of a picture: x to the right, y downwards. */
export type Point = readonly [x: number, y: number]

/** A whole turn, in radians. */
export const T = Math.PI * 2

/** A coordinate as it is written into a path: tenths are finer than anybody sees. */
export const f = (v: number): number => Math.round(v * 10) / 10

/** A point as it is written into a path. */
export const xy = ([x, y]: Point): string => `${f(x)} ${f(y)}`

/** The point at distance `r` and angle `a` from x, y. */
export const P2 = (x: number, y: number, r: number, a: number): Point => [
  x + r * Math.cos(a),
  y + r * Math.sin(a),
]

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t

/** `n` things, made from their number and their place between 0 and 1. */
export const range = <Item>(n: number, make: (i: number, t: number) => Item): Item[] =>
  Array.from({ length: n }, (_, i) => make(i, n > 1 ? i / (n - 1) : 0))

/** The item at `i`, which must be there: for lists whose length the drawing itself has fixed. */
export function nth<Item>(list: readonly Item[], i: number): Item {
  const item = list[i]
  if (item === undefined) throw new RangeError(`no item ${i} among ${list.length}`)
  return item
}

/** Straight lines through the points, as path data. */
export const poly = (points: readonly Point[], close = false): string =>
  `M${points.map(xy).join('L')}${close ? 'Z' : ''}`

/** The four points that shape each span of a curve through the points. */
function spans(points: readonly Point[], close: boolean): [Point, Point, Point, Point][] {
  const n = points.length
  const p = (i: number) => nth(points, close ? (i + n) % n : Math.max(0, Math.min(n - 1, i)))
  return range(close ? n : n - 1, (i) => [p(i - 1), p(i), p(i + 1), p(i + 2)])
}

/** Catmull-Rom through the points, as cubic Béziers; `k` below 1 stiffens it. */
export const smooth = (points: readonly Point[], close = false, k = 1): string => {
  const curves = spans(points, close).map(([a, b, c, d]) => {
    const leaving: Point = [b[0] + ((c[0] - a[0]) / 6) * k, b[1] + ((c[1] - a[1]) / 6) * k]
    const arriving: Point = [c[0] - ((d[0] - b[0]) / 6) * k, c[1] - ((d[1] - b[1]) / 6) * k]
    return `C${xy(leaving)} ${xy(arriving)} ${xy(c)}`
  })
  return `M${xy(nth(points, 0))}${curves.join('')}${close ? 'Z' : ''}`
}

/** The same curve as points, `m` for each span, for geometry. */
export const sample = (points: readonly Point[], close = false, m = 8): Point[] => {
  const out = spans(points, close).flatMap(([a, b, c, d]) =>
    range(m, (j): Point => {
      const t = j / m
      const along = (q: 0 | 1) =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t ** 2 +
          (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t ** 3)
      return [along(0), along(1)]
    }),
  )
  if (!close) out.push(nth(points, points.length - 1))
  return out
}

/** A circle or an ellipse as path data. */
export const circ = (x: number, y: number, r: number, ry = r): string =>
  `M${f(x - r)} ${f(y)}a${f(r)} ${f(ry)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(ry)} 0 1 0 ${f(-2 * r)} 0Z`

/** `n` angles from a0 to a1; a whole turn does not repeat its first. */
const angles = (n: number, a0: number, a1: number): number[] => {
  const steps = a1 - a0 >= T - 1e-6 ? n : n - 1
  return range(n, (i) => a0 + ((a1 - a0) * i) / steps)
}

/** Points on an ellipse, or on the arc from angle a0 to a1. */
export const circPts = (
  x: number,
  y: number,
  rx: number,
  ry = rx,
  n = 24,
  a0 = 0,
  a1 = T,
): Point[] => angles(n, a0, a1).map((a) => [x + rx * Math.cos(a), y + ry * Math.sin(a)])

export const rect = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

/** Fan of rays between radii r0 and r1, every second one shorter: the deco halo. */
export const rays = (
  x: number,
  y: number,
  r0: number,
  r1: number,
  n: number,
  a0 = 0,
  a1 = T,
  alt = 0.7,
): string =>
  angles(n, a0, a1)
    .map((a, i) => poly([P2(x, y, r0, a), P2(x, y, i % 2 ? lerp(r0, r1, alt) : r1, a)]))
    .join('')
