import { circ, f } from '../../kernel/index.ts'
import { BRASS, SHADOW } from '../palette.ts'
import { placed, ring, type Shape } from '../paths.ts'
import type { Portrait } from '../portrait.ts'

/** A staff at x, from y0 down to y1. */
export const pole = (
  pic: Portrait,
  x: number,
  y0: number,
  y1: number,
  colour = pic.bright,
  width = 5,
) => {
  const half = width / 2
  return pic.object(
    `M${x - half} ${y0}L${x + half} ${y0}L${x + half} ${y1}L${x - half} ${y1}Z`,
    colour,
    1.1,
  )
}

export const rope = (pic: Portrait, d: string, width = 1.8) =>
  pic.line(d, width + 1.6, 1, SHADOW).line(d, width, 0.95, BRASS)

/** An outlined tube: an eel, a serpent, an arm. */
export const tube = (pic: Portrait, shape: Shape, width: number, colour?: string) =>
  pic
    .line(shape, width + 5, 0.12)
    .line(shape, width, 1, colour)
    .line(shape, width - 2.6, 1, '#0a1620')

/** A chain of brass links. */
export const chain = (pic: Portrait, d: string) =>
  pic
    .line(d, 10, 1, SHADOW)
    .line(d, 1.6, 1, BRASS)
    .dashes(d, '6 12', 8, 1, BRASS)
    .dashes(d, '6 12', 4, 1, '#0a121a')

export const FISH = 'M-15 0C-7 -9 6 -8 12 0L21 -8L18 0L21 8L12 0C6 8 -7 9 -15 0Z'

/** A small fish that looks to the left. */
export function fish(pic: Portrait, x: number, y: number, scale = 1, turn = 0): void {
  pic.object(placed(FISH, x, y, scale, turn), pic.bright, 1.1)
  pic.fill(placed(ring(-8, -2, 1.6), x, y, scale, turn), pic.bright)
}

export function key(pic: Portrait, x: number, y: number, scale: number, turn = 0): void {
  const d = placed(
    `${ring(0, -14, 7)}${ring(0, -14, 3)}M0 -7L0 24M0 14L8 14M0 21L10 21`,
    x,
    y,
    scale,
    turn,
  )
  pic.line(d, 5 * scale, 0.16, BRASS).line(d, 2 * scale, 1, BRASS)
}

/** A row of a monster's teeth across the picture: pointing down from the top edge, or up. */
export function teeth(pic: Portrait, from: 'above' | 'below'): void {
  const [edge, direction] = from === 'above' ? [-2, 1] : [342, -0.9]
  const count = 9
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = -150 + (300 * (i + 0.5)) / count
    const fromMiddle = Math.abs(i - (count - 1) / 2)
    const reach = (26 + (30 * fromMiddle * 2) / count) * direction
    const [half, tip] = [f(edge + reach / 2), f(edge + reach)]
    d += `M${f(x - 150 / count)} ${edge}Q${f(x - 4)} ${half} ${f(x)} ${tip}`
    d += `Q${f(x + 4)} ${half} ${f(x + 150 / count)} ${edge}Z`
  }
  pic.plane(d, { rim: pic.bright, glow: 5 })
}

/** A pupil in a dark socket: a trophy's eye. */
export const deadEye = (pic: Portrait, x: number, y: number, r: number, light: number) =>
  pic
    .fill(circ(x, y, r), SHADOW)
    .line(circ(x, y, r), r > 8 ? 1.2 : 1, 0.9, pic.bright)
    .lamp(x, y, light)
