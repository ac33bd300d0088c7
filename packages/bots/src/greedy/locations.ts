import { DRAW, KEY_TOKENS, lords, PASS } from '@hadal/engine'
import { Hopes } from './hopes.ts'
import { powerToCome } from './lords.ts'
import { best } from './pick.ts'
import type { Situation } from './situation.ts'

/** B7.1 */
export const KEYS_FOR_LOCATION = 3
/** A key token is safe from every power, and lies in nobody's way. */
const TOKEN_KEPT = 0.1

/** An available location, or as many tiles as promise a better one. */
export function controlLocation(s: Situation, options: readonly number[]): number | undefined {
  const hopes = new Hopes(s)
  return best(options, (option) => {
    if (option < DRAW) return hopes.of(option)
    const tiles = option - DRAW
    return hopes.ofDrawing(tiles) - (tiles - 1) * s.weights.tile
  })
}

export function chooseLocation(s: Situation, options: readonly number[]): number | undefined {
  const hopes = new Hopes(s)
  return best(options, (option) => (option === PASS ? 0 : hopes.of(option)))
}

/** The location given away is the one that an available one beats by most. */
export function giveLocation(s: Situation, options: readonly number[]): number | undefined {
  const hopes = new Hopes(s)
  const inReturn = Math.max(...s.view.locationsAvailable.map((location) => hopes.of(location)))
  return best(options, (option) => (option === PASS ? 0 : inReturn - hopes.ofOwn(option)))
}

/** Keys of lords whose power matters least, tokens before powers that do. */
export function spendKeys(s: Situation, options: readonly number[]): number | undefined {
  const location = s.view.asked?.a
  let needed = KEYS_FOR_LOCATION
  for (const { lord, under } of s.mine.lords)
    if (under === location) needed -= lords[lord]?.keys ?? 0
  // Lords are named by ascending id: what comes before the first one offered is past.
  const first = Math.min(...options)
  const sources = s.active
    .filter((card) => card.id >= first)
    .flatMap((card) =>
      Array.from({ length: card.keys }, () => ({ from: card.id, worth: powerToCome(s, card) })),
    )
  for (let token = 0; token < s.mine.keyTokens; token++)
    sources.push({ from: KEY_TOKENS, worth: TOKEN_KEPT })
  const spent = sources.toSorted((one, other) => one.worth - other.worth).slice(0, needed)
  return spent.length === 0 ? undefined : Math.min(...spent.map(({ from }) => from))
}
