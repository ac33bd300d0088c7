import {
  across,
  C,
  circ,
  F,
  lamp,
  mix,
  P2,
  type Point,
  poly,
  range,
  rays,
  ribs,
  S,
  sample,
  smooth,
  T,
} from '../../kernel/index.ts'
import { type DrawCreature, limb, type Pose, shade } from '../brush.ts'

const LIGHT = mix(C.kraken, '#ffffff', 0.4)
const SKIN = '#17131f'
const EYE = 'M-13-4C-7-11-4-13 0-13S7-11 13-4C7 3 4 5 0 5S-7 3-13-4Z'
const PUPIL = 'M0-11C1.7-6.5 1.7-1.5 0 3-1.7-1.5-1.7-6.5 0-11Z'

/** A tentacle of the right side, the i-th from the inside: it rises and curls. */
function tentacle(pose: Pose, i: number): string {
  const curl = range(8, (_, t) =>
    P2(30.5 + 8 * i, -14 - 9 * i, 7.5 * (1 - t * 0.72), Math.PI + t * 5.6),
  )
  const spine: Point[] = [
    [3, 46],
    [15 + 7 * i, 42 - 2 * i],
    [25 + 8 * i, 22 - 3 * i],
    [24 + 8 * i, -6 - 7 * i],
    ...curl,
  ]
  const arm = limb(pose, spine, (t) => (4.6 - 0.3 * i) * (1 - t) ** 0.7 + 0.6)
  const suckers = arm.fr
    .filter((q, e) => e % 4 === 2 && q.t < 0.6)
    .map((q) => circ(...across(q, 0.35), q.h * 0.3))
    .join('')
  return (
    F(arm.d, SKIN) +
    S(ribs(arm, 2, -0.2, -1, 0, 0.9), 0.5, C.kraken, 0.7) +
    S(suckers, 0.6, LIGHT, 0.9) +
    S(arm.d, 1, LIGHT)
  )
}

const HOOD: readonly Point[] = [
  [0, -52],
  [11, -42],
  [20, -24],
  [21, -4],
  [15, 18],
  [7, 36],
  [0, 50],
  [-7, 36],
  [-15, 18],
  [-21, -4],
  [-20, -24],
  [-11, -42],
]

/** The body behind the eye, from which the tentacles come. */
function hood(pose: Pose): string {
  const outline = sample(HOOD, true, 5)
  const folds = [-8, -3, 3, 8].map((x) => `M${x * 0.6} 42Q${x * 2} 30 ${x * 1.7} 18`).join('')
  return (
    F(poly(outline, true), SKIN) +
    S(shade(pose, outline, { a: 0, s: 2.4, t0: 0.56 }), 0.5, C.kraken, 0.6) +
    S(folds, 0.6, C.kraken, 0.8) +
    S(smooth(HOOD, true), 1.2, LIGHT)
  )
}

const eye = (): string =>
  F(circ(0, -4, 20.5), '#0c0a12') +
  S(circ(0, -4, 20.5), 1, LIGHT) +
  F(range(12, (i) => circ(...P2(0, -4, 16.8, (i * T) / 12), 2.1)).join(''), LIGHT, 0.9) +
  F(EYE, '#07050b') +
  S(EYE, 1.2, LIGHT) +
  S(rays(0, -4, 5, 8, 20), 0.5, C.kraken, 0.8) +
  lamp(0, -4, 3.8, C.nebulisRim) +
  F(PUPIL, '#07050b')

/** The inner tentacles lie over the outer ones. */
export const kraken: DrawCreature = (pose) => {
  const count = 2 + Math.round(pose.majesty * 2)
  const side = range(count, (i) => tentacle(pose, count - 1 - i)).join('')
  return `${side}<g transform="scale(-1 1)">${side}</g>${hood(pose)}${eye()}`
}
