// Why an action is taken.
import { EXPLORE, lords, PLOT, RACES, SUPPORT } from '@hadal/engine'
import { missingFor } from '../greedy/allies.ts'
import { bestReward } from '../greedy/exploring.ts'
import { at, type Situation, targetFor } from '../greedy/situation.ts'
import { aims, lackingFor } from './allies.ts'
import { whySupport } from './council.ts'
import { type Explain, percentOf } from './explain.ts'
import { whyRecruit } from './lords.ts'
import type { Reason } from './reason.ts'

/** From this space of the threat track on, from 0, a monster pays well. */
const HIGH_THREAT = 3
/** Fewer pearls than these are few. */
const FEW_PEARLS = 2
/** Opponents with so many pearls like to buy. */
const MANY_PEARLS = 3
/** More strength than this is not said to be missing. */
const IN_SIGHT = 7
/** A share of the lords to come that makes plotting promising, in percent. */
const PROMISING = 20

export const whyAction: Explain = (s, decision) => {
  if (decision < EXPLORE) return whyRecruit(s, decision)
  if (decision === EXPLORE) return whyExplore(s)
  if (decision === PLOT) return whyPlot(s)
  return decision < SUPPORT + RACES ? whySupport(s, decision - SUPPORT) : undefined
}

function whyExplore(s: Situation): Reason {
  return (
    whyMonster(s, s.view.threat) ??
    lackingForAim(s) ??
    (s.pearls < FEW_PEARLS && othersHave(s, MANY_PEARLS)
      ? { why: 'may-sell' }
      : { why: 'allies-first' })
  )
}

/** The reward that a monster would bring where it is high; there is none where there is a border. */
export function whyMonster(s: Situation, threat: number): Reason | undefined {
  if (s.view.expansions.includes('leviathan') || threat < HIGH_THREAT) return undefined
  const reward = bestReward(s, threat)
  return reward && { why: 'monster-pays', reward }
}

/** What is missing for the best lord in sight. */
function lackingForAim(s: Situation): Reason | undefined {
  for (const target of aims(s)) {
    const { lord, required } = target
    const near = missingFor(s, target, s.strengths, s.purse) <= IN_SIGHT
    const strength = lackingFor(s.game, s.me, lord, s.purse)
    if (strength === 0 || s.horizon === 0) continue
    if (strength !== undefined && strength <= IN_SIGHT)
      return { why: 'strength-lacking', lord, strength }
    if (strength === undefined && required < RACES && at(s.strengths, required) === 0 && near)
      return { why: 'race-lacking', lord, race: required }
  }
  return undefined
}

const othersHave = ({ view, me }: Situation, least: number): boolean =>
  view.seats.some(({ pearls }, seat) => seat !== me && pearls >= least)

/** How many of the lords to come could be paid for at once. */
function whyPlot(s: Situation): Reason {
  const unseen = lords.filter(({ id }) => at(s.game.lordDeck, id) === 1)
  const payable = unseen.filter(
    (card) => missingFor(s, targetFor(s, card), s.strengths, s.purse - 1) === 0,
  )
  const percent = percentOf(payable.length / Math.max(1, unseen.length))
  return percent >= PROMISING ? { why: 'lords-in-reach', percent } : { why: 'more-lords' }
}
