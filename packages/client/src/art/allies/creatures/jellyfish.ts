import {
  F,
  f,
  lamp,
  type Point,
  poly,
  raceColor,
  range,
  rng,
  S,
  sample,
  smooth,
} from '../../kernel/index.ts'
import { body, type DrawCreature, limb, type Pose, shade, tint } from '../brush.ts'

const LIGHT = tint('jellyfish')
const COLOUR = raceColor.jellyfish

/** Half the width and the height of the bell. */
const bellOf = ({ majesty }: Pose) => ({ w: 30 + 4 * majesty, h: 27 + 5 * majesty })

function threads(pose: Pose): string {
  const { majesty, seed } = pose
  const { w } = bellOf(pose)
  const random = rng(`j${seed}${majesty}`)
  const count = threadsOf(pose)
  return range(count, (i) => {
    const u = ((i + 0.5) / count) * 2 - 1
    const length = 30 + 26 * majesty + random() * 14 - Math.abs(u) * 8
    const phase = random() * 6
    const thread = range(
      7,
      (_, t): Point => [u * w * 0.9 + Math.sin(t * 5 + phase) * 3 * t - u * 8 * t, 2 + t * length],
    )
    return i % 2 ? S(smooth(thread), 0.9, COLOUR, 0.7) : S(smooth(thread), 1.3, COLOUR, 0.95)
  }).join('')
}

const threadsOf = ({ majesty }: Pose): number => 5 + Math.round(majesty * 6)

function arms(pose: Pose): string {
  const { w } = bellOf(pose)
  const frill = (t: number) => 3.6 * (1 - t) + 0.5 + Math.abs(Math.sin(t * 22)) * 1.4 * (1 - t)
  return (pose.majesty > 0.45 ? [-0.32, 0, 0.32] : [-0.2, 0.2])
    .map((u) => {
      const spine = range(
        6,
        (_, t): Point => [
          u * w * (1 + 0.3 * t) + Math.sin(t * 6 + u * 7) * 3.2,
          -2 + t * (28 + 20 * pose.majesty),
        ],
      )
      const arm = limb(pose, spine, frill)
      return F(arm.d, body('jellyfish', 0.62)) + S(arm.d, 0.7, LIGHT, 0.9)
    })
    .join('')
}

function bell(pose: Pose): string {
  const { w, h } = bellOf(pose)
  const lobes = threadsOf(pose) * 2
  const rim = range(lobes + 1, (i, t): Point => {
    const u = t * 2 - 1
    return [u * w * 0.96, (i % 2 ? 4.5 : 0) - 2 * (1 - u * u)]
  })
  const dome = sample(
    [
      [-w, 0],
      [-w * 0.93, -h * 0.45],
      [-w * 0.62, -h * 0.86],
      [0, -h],
      [w * 0.62, -h * 0.86],
      [w * 0.93, -h * 0.45],
      [w, 0],
    ],
    false,
    6,
  )
  const outline = [...dome, ...rim.toReversed()]
  const seams = [-0.75, -0.42, 0, 0.42, 0.75]
    .map((u) => `M0 ${f(-h)}Q${f(u * w * 1.15)} ${f(-h * 0.95)} ${f(u * w)} -1`)
    .join('')
  const ring = range(7, (_, t): Point => {
    const u = t * 2 - 1
    return [u * w * 0.92, -h * 0.3 - (1 - u * u) * 3.5]
  })
  return (
    F(poly(outline, true), body('jellyfish', 0.68)) +
    S(shade(pose, outline, { a: 90, s: 2.1, t0: 0.35 }), 0.5, COLOUR, 0.75) +
    S(seams, 0.8, LIGHT, 0.9) +
    S(smooth(dome), 1.5, LIGHT) +
    S(smooth(rim), 1.2, LIGHT) +
    S(smooth(ring), 0.6, LIGHT, 0.8)
  )
}

export const jellyfish: DrawCreature = (pose) => {
  const { w, h } = bellOf(pose)
  const { majesty } = pose
  const heart = majesty > 0.3 ? lamp(0, -h * 0.5, 1.6 + majesty, LIGHT) : ''
  const rimLamps = range(5, (i) => lamp(((i - 2) / 2) * w * 0.8, 3.5, 1.1, LIGHT, 0.7)).join('')
  return threads(pose) + arms(pose) + bell(pose) + heart + (majesty > 0.7 ? rimLamps : '')
}
