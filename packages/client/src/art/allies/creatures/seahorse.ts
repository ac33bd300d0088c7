import {
  F,
  lamp,
  lerp,
  nth,
  P2,
  type Point,
  poly,
  raceColor,
  range,
  ribs,
  S,
  sample,
  smooth,
} from '../../kernel/index.ts'
import { body, type DrawCreature, limb, type Pose, shade, tint } from '../brush.ts'

const LIGHT = tint('seahorse')
const COLOUR = raceColor.seahorse
const FILL = body('seahorse', 0.8)

const SPINE: readonly Point[] = [
  [4, -30],
  [9, -25],
  [9, -17],
  [3, -8],
  [0, 2],
  [3, 13],
  [8, 23],
  [7, 33],
  [-1, 38],
  [-9, 34],
  [-9, 26],
  [-3, 24],
  [0, 28],
  [-3, 31],
]

const HEAD: readonly Point[] = [
  [6, -42],
  [0, -42],
  [-5, -38],
  [-9, -35],
  [-19, -33.5],
  [-20.5, -31.5],
  [-19, -29.5],
  [-9, -29.5],
  [-4, -26.5],
  [2, -24],
  [9, -27],
  [11, -34],
]

function fin({ majesty }: Pose): string {
  const edge = range(
    7,
    (_, t): Point => [10 + Math.sin(t * Math.PI) * (11 + 5 * majesty), -10 + t * 22],
  )
  const spokes = range(7, (i, t) => poly([[lerp(8, 4, t), -9 + i * 3.6], nth(edge, i)]))
  return (
    F(`${smooth([[7, -10], ...edge, [5, 14]])}Z`, FILL) +
    S(smooth(edge), 1, LIGHT) +
    S(spokes.join(''), 0.6, COLOUR)
  )
}

/** Streamers on the belly of the strong. */
const streamers = (): string =>
  S(
    range(4, (i) => {
      const start = `M${-9 - i * 0.5} ${-6 + i * 7}`
      return `${start}q-7 -2 -10 -8${start}q-8 1 -12 -2`
    }).join(''),
    0.8,
    COLOUR,
    0.85,
  )

function trunk(pose: Pose): string {
  const belly = 9.5 + pose.majesty
  const along = limb(pose, SPINE, (t) =>
    t < 0.32
      ? lerp(4.5, belly, Math.sin((t / 0.32) * 1.57))
      : lerp(belly, 0.7, ((t - 0.32) / 0.68) ** 0.72),
  )
  return (
    F(along.d, FILL) +
    S(ribs(along, 2, -1, 1, 0.1, 0.95, 0.25), 0.6, COLOUR, 0.85) +
    S(along.d, 1.3, LIGHT)
  )
}

const head = (pose: Pose): string =>
  F(smooth(HEAD, true), FILL) +
  S(shade(pose, sample(HEAD, true, 4), { a: 90, s: 2.2, t0: 0.5 }), 0.5, COLOUR, 0.9) +
  S(smooth(HEAD, true), 1.3, LIGHT)

function crown({ majesty }: Pose): string {
  const count = 3 + Math.round(majesty * 2)
  const middle = (count - 1) / 2
  const point = (i: number, r: number) =>
    P2(4, -39, r, -Math.PI * 0.78 + (i * Math.PI * 0.56) / (count - 1))
  const length = (i: number) => 9 + 5 * majesty - Math.abs(i - middle)
  const rays = range(count, (i) => poly([point(i, 4), point(i, length(i))])).join('')
  const lamps = range(count, (i) => lamp(...point(i, length(i) + 2), 1.1, LIGHT, 0.8)).join('')
  return S(rays, 1.4, LIGHT, 1, ' stroke-linecap="round"') + (majesty > 0.5 ? lamps : '')
}

export const seahorse: DrawCreature = (pose) =>
  fin(pose) +
  (pose.majesty > 0.5 ? streamers() : '') +
  trunk(pose) +
  head(pose) +
  crown(pose) +
  lamp(0, -35.5, 1.5, LIGHT, 0.8)
