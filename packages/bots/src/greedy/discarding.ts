import { type Kind, PAY_PEARLS } from '@hadal/engine'
import { cheapestAllies, type Parting } from './allies.ts'
import type { Situation } from './situation.ts'

/** One ally: the cheapest. */
export function discardAlly(s: Situation, options: readonly number[]): number | undefined {
  return cheapestAllies(s, 1, (kind) => options.includes(kind))[0]?.kind
}

/** Down to a limit: the cheapest allies, named by ascending kind. */
export function discardDownTo(s: Situation, options: readonly number[]): number | undefined {
  const excess = s.mine.handSize - (s.view.asked?.a ?? s.mine.handSize)
  return lowestKind(cheapestFrom(s, options, excess))
}

/** Martial law: the cheapest ally, or pearls for the rest if allies are worth more than one each. */
export function martialLaw(s: Situation, options: readonly number[]): number | undefined {
  const [cheapest] = cheapestAllies(s, 1, (kind) => options.includes(kind))
  const pays = options.includes(PAY_PEARLS) && (cheapest?.worth ?? 0) > s.pearl
  return pays ? PAY_PEARLS : cheapest?.kind
}

/** Allies are named by ascending kind: what comes before the first one offered is past. */
export function cheapestFrom(
  s: Situation,
  options: readonly number[],
  count: number,
  part?: Parting,
): ReturnType<typeof cheapestAllies> {
  const first = Math.min(...options)
  return cheapestAllies(s, count, (kind) => kind >= first, part)
}

export function lowestKind(chosen: readonly { readonly kind: Kind }[]): Kind | undefined {
  return chosen.length === 0 ? undefined : Math.min(...chosen.map(({ kind }) => kind))
}
