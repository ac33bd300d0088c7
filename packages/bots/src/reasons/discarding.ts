// Why these allies are parted with.
import { type Kind, PAY_PEARLS, scoreOf, strengthOf } from '@hadal/engine'
import { cheapestAllies, type Parting, spend } from '../greedy/allies.ts'
import { at, type Situation } from '../greedy/situation.ts'
import type { Explain } from './explain.ts'
import type { Reason } from './reason.ts'

const isWeakest = (kind: Kind, options: readonly Kind[]): boolean =>
  options.every((other) => at(strengthOf, other) >= at(strengthOf, kind))

/** Among so many that must go. */
function whyPart(
  s: Situation,
  kind: Kind,
  options: readonly Kind[],
  count: number,
  part?: Parting,
): Reason | undefined {
  if (isWeakest(kind, options)) return { why: 'weakest', kind }
  const cheapest = cheapestAllies(s, count, (other) => options.includes(other), part)
  return cheapest.some((one) => one.kind === kind) ? { why: 'least-useful', kind } : undefined
}

export const whyDiscard: Explain = (s, kind, options) => whyPart(s, kind, options, 1)

export const whyDiscardDownTo: Explain = (s, kind, options) =>
  whyPart(s, kind, options, s.mine.handSize - (s.view.asked?.a ?? 0))

export const whyDiscardToLeviathan: Explain = (s, kind, options) =>
  whyPart(s, kind, options, s.view.asked?.a ?? 1, spend)

export const whySell: Explain = (s, kind, options) =>
  whyPart(s, kind, options, 1) && { why: 'sold', kind }

export const whyMartialLaw: Explain = (s, decision, options) =>
  decision === PAY_PEARLS
    ? { why: 'pearls-for-hand', pearls: s.mine.handSize - s.game.handLimit }
    : whyPart(
        s,
        decision,
        options.filter((option) => option !== PAY_PEARLS),
        1,
      )

/** Executioner: only the strongest of a race counts. */
export const whyDiscardAffiliated: Explain = (s, kind, options) => {
  const row = s.game.affiliated[s.me]
  if (row === undefined) return undefined
  const before = scoreOf(s.game, s.me).total
  row[kind] = at(row, kind) - 1
  const after = scoreOf(s.game, s.me).total
  row[kind] = at(row, kind) + 1
  if (after >= before) return { why: 'costs-nothing', kind }
  return isWeakest(kind, options) ? { why: 'weakest', kind } : undefined
}
