import {
  F,
  f,
  lamp,
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

const LIGHT = tint('squid')
const COLOUR = raceColor.squid
const FILL = body('squid', 0.66)

const BOTH_SIDES = [-1, 1] as const

/** Two long tails that end in paddles. */
function tails(pose: Pose): string {
  const { majesty } = pose
  return BOTH_SIDES.map((side) => {
    const tail = limb(
      pose,
      [
        [side * 4, 6],
        [side * 9, 22],
        [side * 20, 36],
        [side * 22, 48 + 5 * majesty],
        [side * 14, 52 + 6 * majesty],
      ],
      (t) => 1.5 + (t < 0.75 ? 0 : 2.6 * Math.sin(((t - 0.75) / 0.25) * Math.PI)),
    )
    return F(tail.d, FILL) + S(tail.d, 1, LIGHT)
  }).join('')
}

function arms(pose: Pose): string {
  const { majesty } = pose
  const count = 4 + 2 * Math.round(majesty * 2)
  return range(count, (i) => {
    const u = ((i + 0.5) / count) * 2 - 1
    const arm = limb(
      pose,
      [
        [u * 8, 5],
        [u * 11, 17],
        [u * 13 + Math.sin(i * 2.3) * 3, 28 + 4 * majesty],
        [u * 9 + Math.cos(i * 1.7) * 4, 38 + 7 * majesty - Math.abs(u) * 6],
      ],
      (t) => 2.4 * (1 - t) + 0.5,
    )
    return F(arm.d, FILL) + S(arm.d, 0.8, COLOUR) + S(ribs(arm, 3, -0.1, 0.9), 0.5, LIGHT, 0.8)
  }).join('')
}

/** Two fins that make the head of an arrow. */
function fins(pose: Pose): string {
  const w = 22 + 3 * pose.majesty
  return BOTH_SIDES.map((side) => {
    const edge = sample(
      [
        [0, -48 - 4 * pose.majesty],
        [side * w * 0.62, -31],
        [side * w, -20],
        [side * w * 0.62, -14],
        [side * 7, -11],
      ],
      false,
      5,
    )
    const outline: Point[] = [...edge, [0, -12]]
    const shadow = side > 0 ? { a: 28, t0: 0.1, t1: 0.8 } : { a: -28, t0: 0.3, t1: 1 }
    return (
      F(poly(outline, true), FILL) +
      S(shade(pose, outline, { ...shadow, s: 2.3 }), 0.5, COLOUR) +
      S(poly(edge), 1.3, LIGHT)
    )
  }).join('')
}

function mantle(pose: Pose): string {
  const top = -48 - 4 * pose.majesty
  const corners: Point[] = [
    [0, top],
    [7, -34],
    [9.5, -16],
    [10, -4],
    [8, 6],
    [0, 8],
    [-8, 6],
    [-10, -4],
    [-9.5, -16],
    [-7, -34],
  ]
  const outline = sample(corners, true, 5)
  return (
    F(poly(outline, true), FILL) +
    S(shade(pose, outline, { a: 0, s: 2.3, t0: 0.52 }), 0.55, COLOUR) +
    S(smooth(corners, true), 1.4, LIGHT) +
    S('M-10-5Q0 1 10-5', 0.9, LIGHT) +
    S(`M0 ${f(top + 4)}V-10`, 0.6, LIGHT, 0.8)
  )
}

export const squid: DrawCreature = (pose) => {
  const { majesty } = pose
  const lamps = range(Math.round(2 + 3 * majesty), (i) => lamp(0, -38 + i * 7, 1, LIGHT, 0.6))
  return (
    tails(pose) +
    arms(pose) +
    fins(pose) +
    mantle(pose) +
    BOTH_SIDES.map((side) => lamp(side * 5.5, 1.5, 1.7, LIGHT)).join('') +
    (majesty > 0.4 ? lamps.join('') : '')
  )
}
