// Why a lord is paid for in this way, and why this ally is affiliated.
import {
  costOfLord,
  type Kind,
  RACES,
  raceOf,
  requiredRaceOf,
  SETTLE,
  strengthOf,
} from '@hadal/engine'
import { pointsByAffiliating } from '../greedy/payment.ts'
import { at, type Situation } from '../greedy/situation.ts'
import { aims } from './allies.ts'
import type { Explain } from './explain.ts'
import type { Reason } from './reason.ts'

/** Allies from this strength on pay with few cards. */
const STRONG = 4

export const whyPay: Explain = (s, decision, options) => {
  if (decision >= SETTLE) return whySettle(s, decision, options)
  const lord = s.view.asked?.a ?? 0
  const needed = stillToPay(s)
  const strength = at(strengthOf, decision)
  const race = at(raceOf, decision)
  const allies = options.filter((option) => option < SETTLE)
  const kept = raceKept(s, decision, allies)
  if (kept !== undefined) return kept
  if (race < RACES && !s.anyRace && at(requiredRaceOf, lord) === race && isFirst(s, race))
    return { why: 'race-asked', race, lord }
  if (strength === needed) return { why: 'pays-exactly' }
  if (options.includes(SETTLE)) return { why: 'saves-pearls', pearls: Math.min(strength, needed) }
  if (allies.every((other) => at(strengthOf, other) >= strength))
    return { why: 'spends-weak', kind: decision }
  if (strength >= STRONG) return { why: 'spends-few', kind: decision }
  const isAsked = aims(s).some((aim) => aim.lord !== lord && aim.required === race)
  return isAsked || race >= RACES ? undefined : { why: 'race-spare', race }
}

/** What the allies laid down leave to be paid. */
function stillToPay(s: Situation): number {
  const lord = s.view.asked?.a ?? 0
  const paid = s.view.paid.reduce((sum, count, kind) => sum + count * at(strengthOf, kind), 0)
  return Math.max(0, costOfLord(s.game, s.me, lord).cost - paid)
}

/** Whether no ally of a race has been laid down yet. */
const isFirst = (s: Situation, race: number): boolean =>
  s.view.paid.every((count, kind) => count === 0 || at(raceOf, kind) !== race)

/** A race that could be paid with as well, and that another lord worth having asks for. */
function raceKept(s: Situation, kind: Kind, allies: readonly Kind[]): Reason | undefined {
  const lord = s.view.asked?.a ?? 0
  for (const aim of aims(s)) {
    const race = aim.required
    if (aim.lord === lord || race >= RACES || race === at(raceOf, kind)) continue
    if (!allies.some((other) => at(raceOf, other) === race)) continue
    // One that the lord asks for itself is paid sooner or later.
    if (s.horizon > 0 && at(requiredRaceOf, lord) !== race && isFirst(s, race))
      return { why: 'race-kept', race, lord: aim.lord }
  }
  return undefined
}

export const whySettle: Explain = (s, decision) => {
  const nebulis = decision - SETTLE
  if (nebulis > 0) return { why: 'nebulis-used', nebulis }
  const pearls = stillToPay(s)
  return pearls === 0 ? { why: 'pays-exactly' } : { why: 'spends-pearls', pearls }
}

export const whyAffiliate: Explain = (s, kind, options) => {
  const points = pointsByAffiliating(s, kind)
  if (points > 0) return { why: 'affiliates', kind, points }
  return options.every((other) => pointsByAffiliating(s, other) <= 0)
    ? { why: 'affiliates-nothing' }
    : undefined
}
