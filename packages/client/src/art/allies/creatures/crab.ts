import {
  at,
  F,
  f,
  lamp,
  type Point,
  poly,
  raceColor,
  range,
  S,
  sample,
  smooth,
} from '../../kernel/index.ts'
import { body, type DrawCreature, limb, type Pose, shade, tint } from '../brush.ts'

const LIGHT = tint('crab')
const COLOUR = raceColor.crab
const FILL = body('crab', 0.72)

const CLAW =
  'M0 4C-6 2-9-3-8-9-7-15-2-19 5-20 3-17 2.5-14.5 3-12.5L1-11 3.5-9.5C4-7.5 5-6 6.5-5 8.5-6.5 9.5-8.5 9.6-11 9.7-13.5 9-15.5 7.5-17.5 13-16 16-11.5 15.5-7 15-2.5 11.5 1.5 6.5 3Z'
const CLAW_LINES = 'M-5-9c0-3.5 2-6 4.5-7.5M-3-8c0-2 .8-4 2.5-5.5M13-8c0-2-.8-4-2-5.5'

const BOTH_SIDES = [-1, 1] as const

/** Half the width of the shell. */
const widthOf = ({ majesty }: Pose): number => 26 + 4 * majesty

/** Four legs on one side, the foremost longest. */
function legs(pose: Pose, side: number): string {
  return range(4, (i) => {
    const length = 1 - 0.1 * Math.abs(i - 1.2)
    const [hipX, hipY] = [side * widthOf(pose) * 0.78, -2 + i * 4.6]
    const [kneeX, kneeY] = [hipX + side * 17 * length, hipY - 9 + i * 5.5]
    const foot: Point = [kneeX + side * (9 - i * 2.2), kneeY + 19 - i * 2]
    const leg = limb(
      pose,
      [[hipX, hipY], [kneeX - side * 5, kneeY - 1], [kneeX, kneeY + 3], foot],
      (t) => 2.7 * (1 - t) + 0.5,
    )
    const knee = `M${f(kneeX - side * 2)} ${f(kneeY - 2)}l${-side} 6`
    return F(leg.d, FILL) + S(leg.d, 0.9, LIGHT) + S(knee, 0.7, LIGHT)
  }).join('')
}

/** An arm with its claw; the left one is the larger. */
function arm(pose: Pose, side: number): string {
  const w = widthOf(pose)
  const upper = limb(
    pose,
    [
      [side * w * 0.62, -11],
      [side * (w + 7), -16],
      [side * (w + 6), -27],
    ],
    (t) => 4.2 - t,
  )
  const size = (side < 0 ? 1 : 0.85) + 0.35 * pose.majesty
  const claw = F(CLAW, FILL) + S(CLAW, 1.2, LIGHT) + S(CLAW_LINES, 0.6, COLOUR)
  return (
    F(upper.d, FILL) +
    S(upper.d, 1, LIGHT) +
    `<g transform="scale(${side} 1)">${at(w + 3, -29, size, claw, -18)}</g>`
  )
}

function shell(pose: Pose): string {
  const { majesty } = pose
  const w = widthOf(pose)
  const corners: Point[] = [
    [-w, -4],
    [-w * 0.8, -13],
    [-w * 0.35, -18 - 3 * majesty],
    [0, -17 - 2 * majesty],
    [w * 0.35, -18 - 3 * majesty],
    [w * 0.8, -13],
    [w, -4],
    [w * 0.72, 9],
    [w * 0.3, 16],
    [0, 17.5],
    [-w * 0.3, 16],
    [-w * 0.72, 9],
  ]
  const outline = sample(corners, true, 5)
  const ridges = `M${f(-w * 0.55)} -3Q0 ${f(-11 - 2 * majesty)} ${f(w * 0.55)} -3M${f(-w * 0.4)} 5Q0 0 ${f(w * 0.4)} 5M0 -9V10`
  return (
    F(poly(outline, true), FILL) +
    S(shade(pose, outline, { a: -45, s: 2.2, t0: 0.42 }), 0.55, COLOUR, 0.9) +
    S(smooth(corners, true), 1.5, LIGHT) +
    S(ridges, 0.8, LIGHT, 0.85)
  )
}

/** Spines along the front of the shell. */
function spines(pose: Pose): string {
  const { majesty } = pose
  return range(Math.round(3 + majesty * 4), (_, t) => {
    const angle = Math.PI + 0.35 + t * (Math.PI - 0.7)
    const x = Math.cos(angle) * widthOf(pose) * 0.9
    const y = -5 + Math.sin(angle) * (13 + 3 * majesty)
    const tip: Point = [x * 1.08, y - 5 - 2 * majesty]
    return F(poly([[x - 2, y + 1], tip, [x + 2, y + 1]], true), LIGHT)
  }).join('')
}

export const crab: DrawCreature = (pose) => {
  const { majesty } = pose
  const eyes = BOTH_SIDES.map((side) => lamp(side * 5.5, -18 - 3 * majesty, 1.5, LIGHT, 0.8)).join(
    '',
  )
  const jewel = S('M0-4 3.5 1 0 7-3.5 1Z', 0.9, LIGHT) + lamp(0, 1.5, 1.4, LIGHT)
  return (
    BOTH_SIDES.map((side) => legs(pose, side)).join('') +
    BOTH_SIDES.map((side) => arm(pose, side)).join('') +
    shell(pose) +
    (majesty > 0.25 ? spines(pose) : '') +
    eyes +
    (majesty > 0.7 ? jewel : '')
  )
}
