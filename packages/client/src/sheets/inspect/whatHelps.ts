import { type LordId, RACES, type Race, type View, type WhyNot, Zone } from '@hadal/engine'
import { lordOutlook } from '@hadal/words'
import { watcherOf } from './whereabouts.ts'

/** Something that would bring a lord within reach. */
export type Help =
  | { readonly help: 'pearls'; readonly count: number }
  /** A stack of the council that everybody knows: with it, and so many pearls, the lord is paid. */
  | {
      readonly help: 'stack'
      readonly race: Race
      readonly cards: number
      readonly pearls: number
    }
  /** A stack of the race that is missing; nobody knows what lies in it. */
  | { readonly help: 'unknown-stack'; readonly race: Race; readonly cards: number }
  /** A kraken stands for any race. */
  | { readonly help: 'kraken' }

/** What would help these eyes to pay for a lord that they cannot pay for now. */
export function whatHelps(view: View, lord: LordId, why: WhyNot): readonly Help[] {
  if (why.reason === 'strength-missing')
    return [{ help: 'pearls', count: why.cost - why.most }, ...stacksFor(view, lord, why)]
  if (why.reason !== 'race-missing' && why.reason !== 'races-missing') return []
  const kraken: readonly Help[] = view.expansions.includes('kraken') ? [{ help: 'kraken' }] : []
  return [...stacksFor(view, lord, why), ...kraken]
}

function stacksFor(view: View, lord: LordId, why: WhyNot): readonly Help[] {
  const open = Array.from({ length: RACES }, (_, race) => race).filter((race) => {
    const watcher = watcherOf(view, Zone.Council, race)
    return cardsIn(view, race) > 0 && (watcher === undefined || watcher === view.seat)
  })
  if (view.memory) return open.flatMap((race) => knownStack(view, lord, race))
  return open
    .filter((race) => why.reason === 'race-missing' && why.race === race)
    .map((race) => ({ help: 'unknown-stack', race, cards: cardsIn(view, race) }))
}

/** The rules say whether a stack that everybody knows would be enough. */
function knownStack(view: View, lord: LordId, race: Race): readonly Help[] {
  const { payable } = lordOutlook(withStack(view, race), lord)
  if (payable.state === 'not') return []
  const pearls = payable.state === 'pays' ? 0 : payable.pearls + payable.nebulis
  return [{ help: 'stack', race, cards: cardsIn(view, race), pearls }]
}

/** The table as it would look with a stack in hand. */
function withStack(view: View, race: Race): View {
  const stack = view.memory?.council[race] ?? []
  return {
    ...view,
    councilSize: view.councilSize.map((size, at) => (at === race ? 0 : size)),
    ...(view.memory && {
      memory: {
        ...view.memory,
        council: view.memory.council.map((cards, at) => (at === race ? cards.map(() => 0) : cards)),
      },
    }),
    seats: view.seats.map((their, seat) =>
      seat === view.seat && their.hand
        ? {
            ...their,
            hand: their.hand.map((count, kind) => count + (stack[kind] ?? 0)),
            handSize: their.handSize + cardsIn(view, race),
          }
        : their,
    ),
  }
}

function cardsIn({ councilSize }: View, race: Race): number {
  return councilSize[race] ?? 0
}
