import {
  C,
  F,
  f,
  lamp,
  nth,
  P2,
  type Point,
  poly,
  raceColor,
  range,
  S,
  smooth,
  xy,
} from '../../kernel/index.ts'
import { body, type DrawCreature, type Pose, shade, tint } from '../brush.ts'

const LIGHT = tint('shellfish')
const COLOUR = raceColor.shellfish
const FILL = body('shellfish', 0.84)

/** Where all ribs meet, and how far the fan opens to each side. */
const FOOT = 26
const OPEN = 1.06

/** A point of the fan, t from 0 at its left edge to 1 at its right one; the middle reaches farthest. */
const onFan = (t: number, reach: (middle: number) => number): Point =>
  P2(0, FOOT, reach(1 - Math.abs(t * 2 - 1)), -Math.PI / 2 - OPEN + 2 * OPEN * t)

const edgeReach = (middle: number) => 50 + middle * 7
const bulgeReach = (middle: number) => 57 + middle * 8

/** Growth lines, from the foot outwards. */
function growth(lobes: number): string {
  return [0.3, 0.48, 0.64, 0.79, 0.92]
    .map((part) =>
      smooth(
        range(lobes * 2 + 1, (i, t) =>
          onFan(t, (middle) => part * (51 + middle * 7) + (i % 2 ? 2.2 * part : 0)),
        ),
      ),
    )
    .join('')
}

function fan(pose: Pose): string {
  const lobes = 7 + 2 * Math.round(pose.majesty * 2)
  const tips = range(lobes + 1, (_, t) => onFan(t, edgeReach))
  const bulges = range(lobes, (i) => onFan((i + 0.5) / lobes, bulgeReach))
  const tip = (i: number) => nth(tips, i)
  const edge = bulges.map((bulge, i) => `Q${xy(bulge)} ${xy(tip(i + 1))}`).join('')
  const outline: Point[] = [[-6, FOOT + 2], tip(0)]
  bulges.forEach(([x, y], i) => {
    const [left, right] = [tip(i), tip(i + 1)]
    outline.push([(left[0] + 2 * x + right[0]) / 4, (left[1] + 2 * y + right[1]) / 4], right)
  })
  outline.push([6, FOOT + 2])
  const ribs = tips.slice(1, -1).map(([x, y]) => `M${f(x * 0.08)} ${FOOT - 2}L${f(x)} ${f(y)}`)
  const flanks = `M-6 ${FOOT + 2}L${xy(tip(0))}M6 ${FOOT + 2}L${xy(tip(lobes))}`
  return (
    F(poly(outline, true), FILL) +
    S(shade(pose, outline, { a: 62, s: 2.6, t0: 0.58 }), 0.5, COLOUR, 0.6) +
    S(growth(lobes), 0.6, COLOUR, 0.75) +
    S(ribs.join(''), 0.9, LIGHT, 0.9) +
    S(`M${xy(tip(0))}${edge}`, 1.5, LIGHT) +
    S(flanks, 1.4, LIGHT)
  )
}

const EARS = `M-5 ${FOOT - 6}L-17 ${FOOT - 1}L-13 ${FOOT + 7}H13L17 ${FOOT - 1}L5 ${FOOT - 6}Z`
const HINGE = `M-12 ${FOOT + 1}H12M-12.5 ${FOOT + 4}H12.5`

export const shellfish: DrawCreature = (pose) =>
  fan(pose) +
  F(EARS, FILL) +
  S(EARS, 1.2, LIGHT) +
  S(HINGE, 0.6, COLOUR) +
  (pose.majesty > 0.45 ? lamp(0, FOOT - 12, 4 + 2 * pose.majesty, C.pearl, 0.8) : '')
