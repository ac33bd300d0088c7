import { f, type Point, poly, range, smooth, xy } from '../kernel/index.ts'

// Path data of a portrait lives in a space centred on x = 0, the axis of the figure; y runs down from 0 to 340.
// Only absolute M, L, Q, C and Z are read, so that every path can be mirrored, warped and tweened.

type Command = 'M' | 'L' | 'Q' | 'C' | 'Z'
export interface Segment {
  readonly command: Command
  readonly points: readonly Point[]
}

/** A path drawn twice: as it is, and mirrored at the axis. */
interface Pair {
  readonly half: string
}
export type Shape = string | Pair

const POINTS_OF = { M: 1, L: 1, Q: 2, C: 3, Z: 0 } as const
const COMMAND = /([MLQCZ])([^MLQCZ]*)/g
const POINT = /(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)/g

export const parse = (d: string): Segment[] => {
  const segments: Segment[] = []
  for (const [, letter, numbers = ''] of d.matchAll(COMMAND)) {
    let command = letter as Command
    const points = [...numbers.matchAll(POINT)].map(([, x, y]): Point => [Number(x), Number(y)])
    const size = POINTS_OF[command]
    if (size === 0) segments.push({ command, points })
    for (let i = 0; size > 0 && i < points.length; i += size) {
      segments.push({ command, points: points.slice(i, i + size) })
      if (command === 'M') command = 'L'
    }
  }
  return segments
}

export const list = (numbers: readonly string[]): string =>
  numbers.map((text, i) => (i > 0 && !text.startsWith('-') ? ` ${text}` : text)).join('')

const write = (segments: readonly Segment[]): string =>
  segments
    .map(({ command, points }) => command + list(points.flat().map((n) => String(f(n)))))
    .join('')

/** The path with every point moved. */
export const warp = (d: string, move: (x: number, y: number) => Point): string =>
  write(
    parse(d).map(({ command, points }) => ({
      command,
      points: points.map(([x, y]) => move(x, y)),
    })),
  )

export const shift = (d: string, dx: number, dy: number): string =>
  warp(d, (x, y) => [x + dx, y + dy])

/** The path turned (degrees), scaled and moved to (x, y); `facing` -1 mirrors it first. */
export const placed = (
  d: string,
  x: number,
  y: number,
  scale = 1,
  turn = 0,
  facing = 1,
): string => {
  const angle = (turn * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return warp(d, (px, py) => {
    const u = px * scale * facing
    const v = py * scale
    return [x + u * cos - v * sin, y + u * sin + v * cos]
  })
}

/** The path and its mirror image. */
export const both = (d: string): Pair => ({ half: write(parse(d)) })

/** A closed symmetrical outline from its right half, which runs from the axis down to the axis. */
export const symmetric = (rightHalf: string): string => {
  const right = parse(rightHalf)
  const left = right.slice(1).map(({ command, points }, i) => {
    const end = right[i]?.points.at(-1) ?? [0, 0]
    const back: Point[] = [...points.slice(0, -1).reverse(), end]
    return { command, points: back.map(([x, y]): Point => [-x, y]) }
  })
  return `${write(right)}${write(left.reverse())}Z`
}

/** The path lying between two of the same build, at t from 0 to 1. */
export const tween = (from: string, to: string, t: number): string => {
  const target = parse(to)
  return write(
    parse(from)
      .slice(0, target.length)
      .map(({ command, points }, i) => ({
        command,
        points: points.map(([x, y], j): Point => {
          const [u, v] = target[i]?.points[j] ?? [x, y]
          return [x + (u - x) * t, y + (v - y) * t]
        }),
      })),
  )
}

/** An engraver's shading: lines that change from one path into the other. */
export const shading = (from: string, to: string, count: number, first = 0, last = 1): string => {
  let d = ''
  for (let i = 0; i < count; i++) d += tween(from, to, first + ((last - first) * i) / (count - 1))
  return d
}

/** A tentacle: a cubic curve that is `width` wide at its root and ends in a point. */
export const taper = (root: Point, near: Point, far: Point, tip: Point, width: number): string => {
  const run = Math.hypot(near[0] - root[0], near[1] - root[1]) || 1
  const nx = ((root[1] - near[1]) / run) * (width / 2)
  const ny = ((near[0] - root[0]) / run) * (width / 2)
  const beside = ([x, y]: Point, share: number): Point => [x + nx * share, y + ny * share]
  return write([
    { command: 'M', points: [beside(root, 1)] },
    { command: 'C', points: [beside(near, 0.75), beside(far, 0.45), tip] },
    { command: 'C', points: [beside(far, -0.45), beside(near, -0.75), beside(root, -1)] },
    { command: 'Z', points: [] },
  ])
}

/** A point at `degrees` from straight up, clockwise. */
export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
}

/** A star with `count` points. */
export const star = (
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  count: number,
  turn = 0,
): string =>
  poly(
    Array.from({ length: 2 * count }, (_, i) =>
      polar(cx, cy, i % 2 ? inner : outer, turn + (180 * i) / count),
    ),
    true,
  )

/** Straight lines between two radii, spread from one angle to another. */
export const spokes = (
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  from = 0,
  to = 360,
): string => {
  let d = ''
  for (let i = 0; i < count; i++) {
    const angle = from + ((to - from) * i) / (to - from === 360 ? count : count - 1)
    d += `M${xy(polar(cx, cy, inner, angle))}L${xy(polar(cx, cy, outer, angle))}`
  }
  return d
}

/** A line that winds in around (x, y). */
export const spiral = (x: number, y: number, radius: number, turns: number, tightness = 0.16) =>
  smooth(
    range(Math.round(turns * 8) + 1, (i) => {
      const angle = (i / 8) * 2 * Math.PI
      const r = radius * Math.exp(-tightness * angle)
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
    }),
  )

/** A circle of cubic curves: unlike an arc it can be warped and mirrored. */
export const ring = (x: number, y: number, r: number): string => {
  const k = r * 0.5523
  return (
    `M${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}` +
    `C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}` +
    `C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}` +
    `C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}Z`
  )
}

/** A spine of a shield: its angle from the top, its length, and half its width in degrees. */
export interface Spine {
  readonly angle: number
  readonly length: number
  readonly halfWidth: number
}
export const spine = (angle: number, length: number, halfWidth: number): Spine => ({
  angle,
  length,
  halfWidth,
})

/** The right half of a shield with spines, from its top to its bottom. */
export const spinedShield = (
  cy: number,
  rx: number,
  ry: number,
  spines: readonly Spine[],
): string => {
  const onRim = (angle: number, out = 0): Point => {
    const turn = ((angle - 90) * Math.PI) / 180
    return [(rx + out) * Math.cos(turn), cy + (ry + out) * Math.sin(turn)]
  }
  const segments: Segment[] = [{ command: 'M', points: [[0, cy - ry]] }]
  let reached = 0
  const lineTo = (point: Point) => segments.push({ command: 'L', points: [point] })
  const followRimTo = (angle: number) => {
    while (angle - reached > 1) {
      const next = Math.min(angle, reached + 45)
      const bulge = 1 / Math.cos(((next - reached) * Math.PI) / 360)
      const middle = (((reached + next) / 2 - 90) * Math.PI) / 180
      const control: Point = [rx * bulge * Math.cos(middle), cy + ry * bulge * Math.sin(middle)]
      segments.push({ command: 'Q', points: [control, onRim(next)] })
      reached = next
    }
  }
  for (const { angle, length, halfWidth } of spines) {
    if (angle <= halfWidth) {
      segments.splice(0, segments.length, { command: 'M', points: [[0, cy - ry - length]] })
      lineTo(onRim(halfWidth))
      reached = halfWidth
    } else {
      followRimTo(angle - halfWidth)
      lineTo(onRim(angle, length))
      lineTo(onRim(angle + halfWidth))
      reached = angle + halfWidth
    }
  }
  followRimTo(180)
  return write(segments)
}
