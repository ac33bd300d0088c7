import { place, raceShapes } from '../emblems/drawn.ts'
import {
  F,
  glow,
  hatch,
  lamp,
  nth,
  type Point,
  picture,
  poly,
  raceColor,
  range,
  rng,
  S,
  sample,
  smooth,
  xy,
} from '../kernel/index.ts'
import { edge, ground } from './ground.ts'

const COLOUR = raceColor.monster
const LURE = '#ffd9df'

const HEAD: readonly Point[] = [
  [10, 104],
  [12, 74],
  [30, 40],
  [62, 20],
  [98, 24],
  [126, 48],
  [136, 86],
  [134, 128],
  [118, 168],
  [84, 192],
  [48, 184],
  [22, 152],
]
const UPPER_JAW: readonly Point[] = [
  [22, 66],
  [44, 40],
  [76, 32],
  [108, 44],
  [128, 78],
]
const LOWER_JAW: readonly Point[] = [
  [20, 112],
  [34, 156],
  [70, 178],
  [106, 166],
  [130, 120],
]

/** Nine teeth along a jaw, pointing down (1) or up (-1), leaning to the middle. */
function teeth(jaw: readonly Point[], down: 1 | -1, random: () => number): string {
  return range(9, (i) => {
    const [x, y] = nth(jaw, Math.floor(((i + 0.5) / 9) * (jaw.length - 1)))
    const length = down * 34 * (0.65 + random() * 0.7)
    const tip: Point = [x * 0.875 + 9.4, y + length]
    return `M${xy([x - 4.5, y])}Q${xy([x + 1, y + length * 0.6])} ${xy(tip)}Q${xy([x + 4, y + length * 0.5])} ${xy([x + 5, y])}`
  }).join('')
}

/** The folds of the gullet. */
const gullet = (): string =>
  range(6, (i) =>
    smooth([
      [30 + i * 3, 112 + i * 2],
      [72, 96 + i * 6],
      [122 - i * 3, 112 + i * 2],
    ]),
  ).join('')

/** The monster: a jaw that fills the frame, and one lamp on a stalk. */
export const monsterCard = (): string =>
  picture(144, 208, () => {
    const random = rng('mon')
    const head = sample(HEAD, true, 6)
    const upper = sample(UPPER_JAW, false, 6)
    const lower = sample(LOWER_JAW, false, 6)
    const bone = (jaw: readonly Point[], down: 1 | -1) =>
      F(teeth(jaw, down, random), '#e9dfe0', 0.95)
    return (
      ground('monster') +
      F(poly(head, true), '#0a141d') +
      S(hatch(head, { a: 70, s: 3, seed: 3 }), 0.6, COLOUR, 0.45) +
      F(poly([...upper, ...lower.toReversed()], true), '#03070b') +
      S(gullet(), 0.5, COLOUR, 0.35) +
      bone(upper, 1) +
      bone(lower, -1) +
      S(poly(upper) + poly(lower), 1.5, COLOUR) +
      glow('M92 28C100 6 70 4 62 16', COLOUR, 1.2, 0.6) +
      lamp(61, 18, 4, LURE) +
      lamp(32, 60, 2.5, LURE) +
      lamp(118, 64, 2.5, LURE) +
      edge('monster', 2.2) +
      place(raceShapes.monster, 118, 182, 22, COLOUR)
    )
  })
