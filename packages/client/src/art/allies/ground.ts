import { pattern } from '../emblems/drawn.ts'
import { type Creature, F, mix, raceColor, S, uid } from '../kernel/index.ts'
import { borders } from './borders.ts'

/** What lies under a card's picture: water that darkens downwards, and the pattern of the race. */
export function ground(creature: Creature): string {
  const water = uid('ag')
  const fill = pattern(creature, undefined, { o: 0.5, k: 1.1, w: 0.9 })
  const { outer } = borders[creature]
  const light = mix(raceColor[creature], '#0d2231', 0.78)
  return (
    `<defs><linearGradient id="${water}" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="#0a1a26"/><stop offset="1" stop-color="#060e16"/></linearGradient>${fill.def}</defs>` +
    F(outer, `url(#${water})`) +
    F(outer, fill.url, 0.55)
  )
}

/** The edge of a card, drawn last. */
export function edge(creature: Creature, width: number): string {
  const { outer, inner } = borders[creature]
  const colour = raceColor[creature]
  return S(inner, 0.6, colour, 0.55) + S(outer, 5, colour, 0.1) + S(outer, width, colour)
}
