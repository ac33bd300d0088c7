// Leviathan: fights, tokens of both piles, and what the lords that come with them ask.
import {
  EXPLORE_ON,
  IGNORE,
  type LeviathanId,
  LeviathanToken,
  leviathans,
  PASS,
  type Seat,
} from '@hadal/engine'
import { chanceOf, opponentAt, riskOfAdding } from '../greedy/border.ts'
import { chanceToHit, Fights } from '../greedy/fights.ts'
import { best } from '../greedy/pick.ts'
import type { Situation } from '../greedy/situation.ts'
import { type Explain, percentOf } from './explain.ts'
import { whyKeys } from './lords.ts'
import type { Reason } from './reason.ts'
import { leaderAmong } from './rivals.ts'

/** A risk that one may run, in percent. */
const UNLIKELY = 40

export const whyFightOrPass: Explain = (s, decision) => {
  if (decision === IGNORE) return { why: 'monster-ignored' }
  if (decision === EXPLORE_ON) {
    const percent = percentOf(riskOfAttack(s))
    return percent <= UNLIKELY ? { why: 'attack-unlikely', percent } : { why: 'fight-poor' }
  }
  return whyFightAtWill(s, decision, [])
}

/** How likely two dice are to lead to a leviathan. */
function riskOfAttack({ view }: Situation): number {
  let risk = 0
  for (const [space, there] of view.border.entries())
    if (there !== undefined) risk += chanceOf(space)
  return risk
}

/** A fight with any of them, or none. */
export const whyFightAtWill: Explain = (s, decision) => {
  if (decision === PASS) return { why: 'fight-poor' }
  const fights = new Fights(s)
  const spaces = s.view.border.flatMap((there, space) => (there === undefined ? [] : [space]))
  const space = best(spaces, (one) => fights.at(one))
  return space === undefined ? undefined : whyFightAt(s, space)
}

export const whyChooseLeviathan: Explain = (s, space) => whyFightAt(s, space)

export const whyAttackAgain: Explain = (s, decision) =>
  decision === PASS ? { why: 'fight-poor' } : whyFightAt(s, s.view.asked?.a ?? 0)

function whyFightAt(s: Situation, space: number): Reason | undefined {
  const leviathan = s.view.border[space]?.leviathan
  const opponent = opponentAt(s, space)
  if (leviathan === undefined || opponent === undefined) return undefined
  const fighters = new Fights(s).fighters(space)
  const chance = Math.max(0, ...fighters.map((kind) => chanceToHit(kind, opponent)))
  return { why: 'fight', leviathan, percent: percentOf(chance) }
}

export const whyFighter: Explain = (s, kind, options) => {
  const opponent = opponentAt(s, s.view.asked?.a ?? 0)
  if (opponent === undefined) return undefined
  const chance = chanceToHit(kind, opponent)
  const isBest = options.every((other) => chanceToHit(other, opponent) <= chance)
  return { why: isBest ? 'fighter' : 'fighter-spare', kind, percent: percentOf(chance) }
}

/** As many as the blow lacks, or none where they would not help. */
export const whyAddPearls: Explain = (s, pearls) => {
  const { a: space = 0, b: attack = 0 } = s.view.asked ?? {}
  const opponent = opponentAt(s, space)
  if (opponent === undefined) return undefined
  let needed = -attack
  for (const { resistance } of opponent.levels.slice(opponent.lost)) {
    needed += resistance
    if (pearls > 0 && needed === pearls) return { why: 'pearls-strike', pearls }
  }
  return pearls === 0 ? { why: 'pearls-vain' } : undefined
}

/** Rebel */
export const whyHarm: Explain = (s, space) => {
  const there = s.view.border[space]
  if (there === undefined) return undefined
  const { leviathan, lost } = there
  const levels = levelsOf(leviathan)
  if (lost + 1 === levels.length) return { why: 'slays', leviathan }
  return { why: 'harms', leviathan, tokens: levels[lost]?.tokens ?? 0 }
}

const levelsOf = (leviathan: LeviathanId) => leviathans[leviathan]?.levels ?? []

/** L3.10: tokens of the first pile are points, those of the second pearls, keys and allies. */
export const whySplit: Explain = (_s, base, options) => {
  if (base === Math.max(...options)) return { why: 'tokens-score', tokens: base }
  return base === Math.min(...options) ? { why: 'tokens-pay' } : undefined
}

export const whyReveal: Explain = (s, token, options) => {
  if (token === PASS)
    return options.includes(LeviathanToken.Stack) ? { why: 'stack-may-grow' } : undefined
  const key = token === LeviathanToken.Key ? whyKeys(s, 1) : undefined
  return key ?? { why: 'reveals', token }
}

/** Border Guard */
export const whyWhoAdds: Explain = (s, seat, options) => {
  const risk = (one: Seat): number => riskOfAdding(s.as(one))
  if (risk(seat) > 0 && options.every((other) => risk(other) <= risk(seat)))
    return { why: 'most-at-risk', seat }
  return leaderAmong(s, options) === seat ? { why: 'leader', seat } : undefined
}

/** Breeder */
export const whyPlaceLeviathan: Explain = (_s, space, options) =>
  options.every((other) => chanceOf(other) >= chanceOf(space))
    ? { why: 'quiet-space', percent: percentOf(chanceOf(space)) }
    : undefined
