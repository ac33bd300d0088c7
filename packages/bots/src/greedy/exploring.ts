import {
  DEPTHS,
  EXPLORE_ON,
  KINDS,
  MONSTER,
  type Reward,
  strengthOf,
  TAKE,
  THREAT_TRACK,
} from '@hadal/engine'
import { gainsOfOne } from './allies.ts'
import { riskOfAdding } from './border.ts'
import { Fights } from './fights.ts'
import { keyWorth } from './keys.ts'
import { best } from './pick.ts'
import { activeLords, at, type Situation } from './situation.ts'

/** How likely an ally of each strength is to be bought by somebody who can. */
const BOUGHT = [0, 0.1, 0.3, 0.6, 0.85, 0.95]

/** What exploring is worth, before the first card is seen. */
export function gainByExploring(s: Situation): number {
  return new Exploration(s).onwards(0, s.view.threat)
}

export function takeOrExploreOn(s: Situation): number {
  const { depths, threat } = s.view
  const shown = at(depths, depths.length - 1)
  const exploration = new Exploration(s)
  const on = exploration.onwards(depths.length, threat) - exploration.leaving(shown)
  return exploration.gain(shown) >= on ? TAKE : EXPLORE_ON
}

export function fightOrExploreOn(s: Situation): number {
  const { depths, threat } = s.view
  const on = new Exploration(s).onwards(depths.length, threat + 1)
  return fightWorth(s, threat) >= on ? TAKE : EXPLORE_ON
}

/** What the cards to come are worth, by what is left in the deck. */
export class Exploration {
  private readonly s: Situation
  private readonly deck: Uint8Array
  private readonly cards: number
  private readonly gains: readonly number[]
  /** Opponents who may still buy. */
  readonly buyers: number
  /** What a monster means where there is a border. */
  private readonly border: Border | undefined

  constructor(s: Situation) {
    this.s = s
    const { view, game } = s
    // A deck that is about to run out is followed by the discard pile.
    const short = view.deckSize < DEPTHS
    this.deck = short ? game.deck.map((count, card) => count + at(game.discard, card)) : game.deck
    this.cards = view.deckSize + (short ? view.discardSize : 0)
    const shown = view.depths.at(-1)
    this.gains = gainsOfOne(s, (kind) => at(this.deck, kind) > 0 || kind === shown)
    this.buyers = view.seats.filter(
      ({ bought, pearls, nebulis }, seat) =>
        seat !== s.me && bought === 0 && pearls + Math.min(1, nebulis) > view.sold,
    ).length
    this.border = view.expansions.includes('leviathan') ? borderOf(s) : undefined
  }

  gain(kind: number): number {
    return at(this.gains, kind)
  }

  /** How likely some later space is to show an ally worth more than one of a kind. */
  chanceOfBetter(kind: number): number {
    let better = 0
    for (let other = 0; other < KINDS; other++)
      if (this.gain(other) > this.gain(kind)) better += at(this.deck, other)
    const spaces = DEPTHS - this.s.view.depths.length
    return this.cards === 0 ? 0 : 1 - (1 - better / this.cards) ** spaces
  }

  /** What is lost by leaving an ally for the council; some lords pay for it. */
  leaving(kind: number): number {
    const { leaving } = this.s.weights
    const paid = this.s.has((card) => card.explorationEnds !== undefined) ? 0.6 * this.s.pearl : 0
    return leaving * at(strengthOf, kind) - paid
  }

  /** What exploring on is worth when so many spaces are taken: the best moment to stop is awaited. */
  onwards(taken: number, threat: number): number {
    if (this.cards === 0) return Number.NEGATIVE_INFINITY
    let worth = 0
    for (let space = DEPTHS; space > taken; space--) worth = this.atSpace(space, threat, worth)
    return worth
  }

  /** The mean worth of the card revealed into a space, when going on from there is worth `beyond`. */
  private atSpace(space: number, threat: number, beyond: number): number {
    const last = space === DEPTHS
    const pearl = last ? this.s.pearl : 0
    let total = 0
    for (let kind = 0; kind < KINDS; kind++) {
      const count = at(this.deck, kind)
      if (count === 0) continue
      const take = this.gain(kind) + pearl
      const kept = last ? take : Math.max(take, beyond - this.leaving(kind))
      total += count * this.afterOffer(kind, kept, last ? take : beyond)
    }
    if (this.border !== undefined) return this.withMonsters(total, this.border, last)
    const fight = fightWorth(this.s, threat) + pearl
    total += at(this.deck, MONSTER) * (last ? fight : Math.max(fight, beyond))
    return total / this.cards
  }

  /** The mean worth with the monsters among the cards, when all allies are worth a total. */
  private withMonsters(total: number, { fight, risk, ignores }: Border, last: boolean): number {
    const monsters = at(this.deck, MONSTER)
    const allies = this.cards - monsters
    // L3.1: a monster passed by leaves its space to the next card.
    const passing = allies === 0 ? 0 : (total - monsters * risk) / allies
    if (fight === Number.NEGATIVE_INFINITY) return passing
    const pearl = last ? this.s.pearl : 0
    const fighting = (total + monsters * (fight + pearl)) / this.cards
    // L3.4: in the fifth space it must be fought.
    return last && !ignores ? fighting : Math.max(passing, fighting)
  }

  /** An ally may be bought before it can be taken: a pearl or two, and on. */
  private afterOffer(kind: number, kept: number, onwards: number): number {
    if (this.buyers === 0) return kept
    const bought = Math.min(1, this.s.weights.demand * at(BOUGHT, at(strengthOf, kind)))
    const price = (this.s.view.sold + 1) * this.s.pearl
    return (1 - bought) * kept + bought * (price + onwards - this.leaving(kind))
  }
}

/** What a monster means to a seat: a fight, if there is one, or the risk of leaving it. */
interface Border {
  readonly fight: number
  readonly risk: number
  readonly ignores: boolean
}

function borderOf(s: Situation): Border {
  // L4.1: it is just discarded.
  if (s.view.monstersAreGone) return { fight: Number.NEGATIVE_INFINITY, risk: 0, ignores: true }
  const ignores = s.has((card) => card.ignoresMonsters === true)
  return { fight: new Fights(s).best(), risk: ignores ? 0 : riskOfAdding(s), ignores }
}

/** What the best reward for a fight is worth at a space of the threat track. */
function fightWorth(s: Situation, threat: number): number {
  const reward = bestReward(s, threat)
  return reward === undefined ? 0 : rewardWorth(s, reward)
}

/** The best reward for a fight at a space of the threat track; nothing if none can be paid out. */
export function bestReward(s: Situation, threat: number): Reward | undefined {
  const last = THREAT_TRACK.length - 1
  const rewards = THREAT_TRACK[Math.max(0, Math.min(last, threat) - setBack(s))] ?? []
  let chosen: Reward | undefined
  let most = 0
  for (const reward of rewards) {
    const worth = reward.tokens <= s.view.tokenPileSize ? rewardWorth(s, reward) : 0
    if (worth <= most) continue
    chosen = reward
    most = worth
  }
  return chosen
}

/** How far lords of opponents set the reward back. */
function setBack(s: Situation): number {
  let spaces = 0
  for (const [seat, their] of s.view.seats.entries())
    if (seat !== s.me)
      for (const { rewardSetBack, guild } of activeLords(their))
        if (rewardSetBack !== undefined && !s.has((card) => card.shelterFrom === guild))
          spaces += rewardSetBack
  return spaces
}

function rewardWorth(s: Situation, { pearls, keys, tokens }: Reward): number {
  let worth = pearls * s.pearl + tokens * s.weights.token
  for (let key = 0; key < keys; key++) worth += keyWorth(s, s.keys + key)
  return worth
}

export function chooseReward(s: Situation, options: readonly number[]): number | undefined {
  const rewards = THREAT_TRACK[s.view.asked?.a ?? 0] ?? []
  return best(options, (option) => {
    const reward = rewards[option]
    return reward === undefined ? 0 : rewardWorth(s, reward)
  })
}
