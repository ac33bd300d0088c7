import { type Attack, leviathans } from '@hadal/engine'
import { cheapestAllies, spend } from './allies.ts'
import { worthOfOwn } from './lords.ts'
import { at, type Situation } from './situation.ts'

/** The ways in which two dice lead to each space of the border, of 36. */
const WAYS = [3, 3, 4, 5, 6, 5, 4, 3, 3]
const ALL_WAYS = 36

/** How likely two dice are to lead to a space of the border. */
export const chanceOf = (space: number): number => at(WAYS, space) / ALL_WAYS

/** What it costs a seat, in the mean, to add a leviathan to the border (L3.1). */
export function riskOfAdding(s: Situation): number {
  if (s.view.leviathanDeckSize === 0) return 0
  let risk = 0
  for (const [space, there] of s.view.border.entries()) {
    const card = there && leviathans[there.leviathan]
    if (card !== undefined) risk += chanceOf(space) * lossByAttack(s, card.attack)
  }
  return s.weights.risk * risk
}

/** L3.2: what an attack takes. */
function lossByAttack(s: Situation, attack: Attack): number {
  if (attack.kind === 'wounds') return attack.amount
  if (attack.kind === 'lose-pearls') return Math.min(attack.amount, s.pearls) * s.pearl
  if (attack.kind === 'discard-allies')
    return cheapestAllies(s, attack.amount, () => true, spend).reduce(
      (sum, { worth }) => sum + worth,
      0,
    )
  return cheapestLord(s)
}

function cheapestLord(s: Situation): number {
  let least = Number.POSITIVE_INFINITY
  for (const own of s.mine.lords)
    if (own.under === undefined) least = Math.min(least, worthOfOwn(s, own))
  return least === Number.POSITIVE_INFINITY ? 0 : least
}

/** Wherever a leviathan is known by its space. */
export interface Opponent {
  readonly race: number | undefined
  readonly levels: readonly { readonly resistance: number; readonly tokens: number }[]
  readonly lost: number
}

/** The leviathan in a space of the border. */
export function opponentAt({ view }: Situation, space: number): Opponent | undefined {
  const there = view.border[space]
  const card = there && leviathans[there.leviathan]
  return card && { race: card.race, levels: card.levels, lost: there.lost }
}
