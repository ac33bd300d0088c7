import type { Point } from '../../kernel/index.ts'
import { type Matrix, moved } from './matrix.ts'

/** An elliptical arc as path data has it; the turn is in degrees. */
interface Arc {
  readonly rx: number
  readonly ry: number
  readonly turn: number
  readonly isLarge: boolean
  readonly isClockwise: boolean
  readonly to: Point
}

type Curve = readonly [first: Point, second: Point, to: Point]

/** The cubic curves of an arc that begins at a point, none longer than a quarter of a turn. */
export function arcCurves(from: Point, arc: Arc): Curve[] {
  const { to, isLarge, isClockwise } = arc
  const [rx, ry] = [Math.abs(arc.rx), Math.abs(arc.ry)]
  if (from[0] === to[0] && from[1] === to[1]) return []
  if (rx === 0 || ry === 0) return [[from, to, to]]
  const angle = (arc.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  // Half the way between the ends, in the circle of radius 1 that the ellipse is made from.
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const x = (cos * hx + sin * hy) / rx
  const y = (cos * hy - sin * hx) / ry
  // An ellipse that does not reach both ends grows until it does.
  const growth = Math.max(1, Math.hypot(x, y))
  const [ux, uy] = [x / growth, y / growth]
  const half = ux * ux + uy * uy
  const away = Math.sqrt(Math.max(0, 1 - half) / half) * (isLarge === isClockwise ? -1 : 1)
  const [cx, cy] = [away * uy, -away * ux]
  const circle: Matrix = [
    cos * rx * growth,
    sin * rx * growth,
    -sin * ry * growth,
    cos * ry * growth,
    (from[0] + to[0]) / 2,
    (from[1] + to[1]) / 2,
  ]
  const first = Math.atan2(uy - cy, ux - cx)
  let sweep = Math.atan2(-uy - cy, -ux - cx) - first
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9))
  const step = sweep / count
  const reach = (4 / 3) * Math.tan(step / 4)
  return Array.from({ length: count }, (_, i): Curve => {
    const [a, b] = [first + i * step, first + (i + 1) * step]
    const beside = (at: number, by: number): Point =>
      moved(circle, [cx + Math.cos(at) - by * Math.sin(at), cy + Math.sin(at) + by * Math.cos(at)])
    return [beside(a, reach), beside(b, -reach), i === count - 1 ? to : beside(b, 0)]
  })
}
