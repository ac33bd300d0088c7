import { type Kind, PAY_PEARL } from '@hadal/engine'
import { cheapestAllies } from './allies.ts'
import type { Situation } from './situation.ts'

const HAND_LIMIT = 12

/** One ally: the cheapest. */
export function discardAlly(s: Situation, options: readonly number[]): number | undefined {
  return cheapestAllies(s, 1, (kind) => options.includes(kind))[0]?.kind
}

/** Down to a limit: the cheapest allies, named by ascending kind. */
export function discardDownTo(s: Situation, options: readonly number[]): number | undefined {
  const excess = s.mine.handSize - (s.view.asked?.a ?? s.mine.handSize)
  return lowestKind(cheapestFrom(s, options, excess))
}

/** Martial law: pearls for allies that are worth more than one. */
export function martialLaw(s: Situation, options: readonly number[]): number | undefined {
  const excess = s.mine.handSize - HAND_LIMIT - (s.view.asked?.a ?? 0)
  const chosen = cheapestFrom(s, options, excess)
  if (options.includes(PAY_PEARL) && chosen.some(({ worth }) => worth > s.pearl)) return PAY_PEARL
  return lowestKind(chosen)
}

/** Allies are named by ascending kind: what comes before the first one offered is past. */
function cheapestFrom(
  s: Situation,
  options: readonly number[],
  count: number,
): ReturnType<typeof cheapestAllies> {
  const first = Math.min(...options)
  return cheapestAllies(s, count, (kind) => kind >= first)
}

function lowestKind(chosen: readonly { readonly kind: Kind }[]): Kind | undefined {
  return chosen.length === 0 ? undefined : Math.min(...chosen.map(({ kind }) => kind))
}
