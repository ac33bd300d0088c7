import { type Loot, valueOfLoot } from '@hadal/engine'
import { keyShape, pearlAt, place, raceShapes, zoneShapes } from '../emblems/drawn.ts'
import { C, circ, F, glyph, P2, picture, poly, range, rays, S, T, uid } from '../kernel/index.ts'

const OUTLINE = 'M14 3H130L141 14V194L130 205H14L3 194V14Z'
const INNER = 'M17 8H127L136 17V191L127 200H17L8 191V17Z'
const TOKEN = poly(
  range(6, (i) => P2(72, 128, 32, (i * T) / 6 + T / 12)),
  true,
)
const CARD = 'M51 98h42v60h-42Z'

/** What a loot card gives, by loot. */
const PRIZES: readonly (() => string)[] = [
  () => place(keyShape, 72, 128, 62, C.key),
  () => pearlAt(53, 128, 18) + pearlAt(92, 128, 18),
  () =>
    F(TOKEN, '#0a1620') + S(TOKEN, 2, C.wound) + place(raceShapes.monster, 72, 128, 36, C.wound),
  () => F(CARD, '#0d2230') + S(CARD, 2, C.ink) + place(zoneShapes.depths, 72, 128, 30, C.ink),
  () => S(circ(72, 128, 32), 1.2, C.dim, 0.8) + S('M54 128H90', 2.4, C.dim),
]

/** A loot card, 144 × 208: its value, its prize, and a mark for each of its kind there is. */
export function lootCard(loot: Loot): string {
  const value = valueOfLoot[loot]
  const prize = PRIZES[loot]
  if (value === undefined || !prize) throw new Error(`no such loot: ${loot}`)
  return picture(144, 208, () => {
    const ground = uid('lt')
    // There are as many of a kind as its value.
    const marks = range(
      value,
      (i) =>
        `<rect x="${126 - i * 11}" y="183" width="7" height="10" rx="1" fill="${C.key}" opacity=".85"/>`,
    )
    return (
      `<defs><linearGradient id="${ground}" x2="0" y2="1"><stop offset="0" stop-color="#2a2a22"/><stop offset=".5" stop-color="#0c1b25"/><stop offset="1" stop-color="#070f16"/></linearGradient></defs>` +
      F(OUTLINE, `url(#${ground})`) +
      S(rays(72, 128, 44, 66, 40, 0, T, 0.8), 0.7, C.key, 0.5) +
      prize() +
      S(OUTLINE, 2.2, C.key) +
      S(INNER, 0.7, C.key, 0.6) +
      glyph(value, 34, 60, 62, C.ink, 'middle', 6) +
      place(zoneShapes.loot, 112, 40, 30, C.key) +
      marks.join('')
    )
  })
}
