import { KINDS, type LocationId, SEARCH, STOP, valueOfLoot } from '@hadal/engine'
import { gainsOfOne } from './allies.ts'
import { keyWorth } from './keys.ts'
import { at, type Situation } from './situation.ts'

/** The places of the rewards among the loot. */
const KEY = 0
const PEARLS = 1
const TOKEN = 2
const ALLY = 3

/** What searching sanctuaries is worth to a seat: every way it may go is looked at. */
export class Searches {
  private readonly s: Situation
  private readonly bag: number[]
  private readonly rewards: readonly number[]

  constructor(s: Situation) {
    this.s = s
    const { lootDeck, lootDiscard } = s.game
    // K5.R2: an empty deck is filled again.
    this.bag = Array.from(s.view.lootDeckSize > 0 ? lootDeck : lootDiscard)
    this.rewards = rewardsOf(s)
  }

  /** What searching on is worth, when to stop is worth nothing. */
  on(location: LocationId): number {
    return this.drawing(this.lootOn(location))
  }

  /** K5.2: how likely the next card is to end the search and take its double away. */
  risk(location: LocationId): number {
    const there = this.lootOn(location)
    let doubles = 0
    let cards = 0
    for (const [loot, count] of this.bag.entries()) {
      cards += count
      if (at(there, loot) > 0) doubles += count
    }
    return cards === 0 ? 0 : doubles / cards
  }

  /** What gaining a sanctuary brings beyond the loot on it (K5.1, K5.R4). */
  entering(location: LocationId): number {
    const there = this.lootOn(location)
    const drawing = this.drawing(there)
    return there.some((count) => count > 0) ? Math.max(0, drawing) : drawing
  }

  private lootOn(location: LocationId): number[] {
    const there = this.s.view.loot.find((one) => one.location === location)
    return there?.loot.slice() ?? this.bag.map(() => 0)
  }

  /** K5.2: one more card, and more after it as long as they are worth the risk. */
  private drawing(there: number[]): number {
    const cards = this.bag.reduce((sum, count) => sum + count, 0)
    if (cards === 0) return 0
    let total = 0
    for (const [loot, count] of this.bag.entries()) {
      if (count === 0) continue
      const value = at(valueOfLoot, loot)
      const gain = at(there, loot) > 0 ? -value : value + this.after(loot, there)
      total += count * (at(this.rewards, loot) + gain)
    }
    return total / cards
  }

  private after(loot: number, there: number[]): number {
    this.bag[loot] = at(this.bag, loot) - 1
    there[loot] = 1
    const worth = Math.max(0, this.drawing(there))
    there[loot] = 0
    this.bag[loot] = at(this.bag, loot) + 1
    return worth
  }
}

function rewardsOf(s: Situation): number[] {
  const rewards = Array.from(valueOfLoot, () => 0)
  rewards[KEY] = keyWorth(s)
  rewards[PEARLS] = 2 * s.pearl
  rewards[TOKEN] = s.view.tokenPileSize > 0 ? s.weights.token : 0
  rewards[ALLY] = usualAlly(s)
  return rewards
}

/** What the next ally of the deck is worth. */
function usualAlly(s: Situation): number {
  const { deck } = s.game
  const gains = gainsOfOne(s, (kind) => at(deck, kind) > 0)
  let total = 0
  let allies = 0
  for (let kind = 0; kind < KINDS; kind++) {
    total += at(deck, kind) * at(gains, kind)
    allies += at(deck, kind)
  }
  return allies === 0 ? 0 : total / allies
}

export function searchSanctuary(s: Situation): number {
  return new Searches(s).on(s.view.asked?.a ?? 0) > 0 ? SEARCH : STOP
}
