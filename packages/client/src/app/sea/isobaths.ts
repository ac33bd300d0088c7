/** The lines of equal depth on a chart of an invented sea floor: marching squares over seeded noise. */

interface Point {
  readonly x: number
  readonly y: number
}

type Segment = readonly [Point, Point]

/** A line of the chart; the major ones are drawn stronger. */
export interface Isobath {
  readonly path: string
  readonly major: boolean
}

const CELL = 15
const LEVELS = 15
const SHALLOWEST = 0.22
const STEP = 0.062
/** The size of a hill, and where on the endless floor the chart lies. */
const HILL = 330
const ORIGIN = 5
/** How much deeper the lower edge of the chart is than the upper. */
const SLOPE = 0.32
/** Shorter rings are specks. */
const SHORTEST = 6

/** A number from 0 up to 1 that belongs to a corner of the grid. */
export function hash(x: number, y: number): number {
  const mixed = x * 374_761_393 + y * 668_265_263
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return ((stirred ^ (stirred >>> 16)) >>> 0) / 2 ** 32
}

const smooth = (t: number) => t * t * (3 - 2 * t)
const blend = (from: number, to: number, t: number) => from + (to - from) * t

function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [smooth(x - i), smooth(y - j)]
  return blend(
    blend(hash(i, j), hash(i + 1, j), u),
    blend(hash(i, j + 1), hash(i + 1, j + 1), u),
    v,
  )
}

const hills = (x: number, y: number) =>
  noise(x, y) * 0.62 + noise(x * 2.1 + 7, y * 2.1 + 3) * 0.27 + noise(x * 4.3, y * 4.3 + 11) * 0.11

export function isobaths(width: number, height: number): readonly Isobath[] {
  const columns = Math.ceil(width / CELL) + 1
  const rows = Math.ceil(height / CELL) + 1
  const depths = Array.from({ length: rows }, (_, j) =>
    Array.from({ length: columns }, (_, i) => {
      const [x, y] = [i * CELL, j * CELL]
      return hills(x / HILL + ORIGIN, y / HILL + ORIGIN * 3) + (y / height) * SLOPE
    }),
  )
  return Array.from({ length: LEVELS }, (_, level) => ({
    path: pathOf(join(crossings(depths, SHALLOWEST + level * STEP))),
    major: level % 5 === 2,
  }))
}

/** Where a level crosses the cells of the grid. */
function crossings(depths: readonly (readonly number[])[], level: number): Segment[] {
  const segments: Segment[] = []
  for (let j = 0; j + 1 < depths.length; j++) {
    const [upper = [], lower = []] = [depths[j], depths[j + 1]]
    for (let i = 0; i + 1 < upper.length; i++) {
      const [a = 0, b = 0, c = 0, d = 0] = [upper[i], upper[i + 1], lower[i + 1], lower[i]]
      // No line crosses most cells, and making objects for them takes half of the time.
      const isDeep = a > level
      if (b > level === isDeep && c > level === isDeep && d > level === isDeep) continue
      const corners = [
        { x: i, y: j, depth: a },
        { x: i + 1, y: j, depth: b },
        { x: i + 1, y: j + 1, depth: c },
        { x: i, y: j + 1, depth: d },
      ]
      const points = corners.flatMap((a, at) => {
        const b = corners[(at + 1) % 4] ?? a
        if (a.depth > level === b.depth > level) return []
        const t = (level - a.depth) / (b.depth - a.depth)
        return [{ x: blend(a.x, b.x, t) * CELL, y: blend(a.y, b.y, t) * CELL }]
      })
      const [first, second, third, fourth] = points
      if (first && second) segments.push([first, second])
      if (third && fourth) segments.push([third, fourth])
    }
  }
  return segments
}

const keyOf = ({ x, y }: Point) => `${Math.round(x * 4)},${Math.round(y * 4)}`

/** Joins segments that share an end: fewer words, and no gaps. */
function join(segments: readonly Segment[]): Point[][] {
  const ends = new Map<string, number[]>()
  for (const [at, segment] of segments.entries()) {
    for (const end of segment) {
      const there = ends.get(keyOf(end))
      if (there === undefined) ends.set(keyOf(end), [at])
      else there.push(at)
    }
  }
  const used = new Set<number>()
  const follow = (from: Point): Point[] => {
    const line: Point[] = []
    for (let end = from; ; ) {
      const next = ends.get(keyOf(end))?.find((at) => !used.has(at))
      const segment = next === undefined ? undefined : segments[next]
      if (next === undefined || segment === undefined) return line
      used.add(next)
      end = keyOf(segment[0]) === keyOf(end) ? segment[1] : segment[0]
      line.push(end)
    }
  }
  const lines: Point[][] = []
  for (const [at, [from, to]] of segments.entries()) {
    if (used.has(at)) continue
    used.add(at)
    lines.push([...follow(from).reverse(), from, to, ...follow(to)])
  }
  return lines.filter((line) => line.length > SHORTEST)
}

const pathOf = (lines: readonly (readonly Point[])[]) =>
  lines
    .map((line) => `M${line.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`)
    .join('')
