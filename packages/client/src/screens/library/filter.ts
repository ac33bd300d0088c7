import { leviathans, lords, MONSTER, raceOf } from '@hadal/engine'
import { type LordTiming, lordTiming } from '@hadal/words'
import {
  BOXES,
  CARD_KINDS,
  type CardKind,
  EVERY_CARD,
  type LibraryCard,
} from '../../library/everyCard.ts'
import { hasAll } from '../../text/find.ts'

/** What cards can be told apart by; each has a few values. */
export const FACETS = ['guild', 'race', 'power', 'box'] as const
export type Facet = (typeof FACETS)[number]

export interface Filter {
  /** Of all kinds where none is chosen. */
  readonly kind: CardKind | undefined
  readonly written: string
  /** The values that are wished for; all where there are none. */
  readonly chosen: Readonly<Record<Facet, readonly string[]>>
  readonly mostCost: number
  readonly withKey: boolean
}

const COSTS = lords.map(({ cost }) => cost)
export const LEAST_COST = Math.min(...COSTS)
export const MOST_COST = Math.max(...COSTS)

export const EVERYTHING: Filter = {
  kind: undefined,
  written: '',
  chosen: { guild: [], race: [], power: [], box: [] },
  mostCost: MOST_COST,
  withKey: false,
}

/** The value that a card has; nothing where it has none of that kind. */
const VALUE_OF: Readonly<Record<Facet, (card: LibraryCard) => string | undefined>> = {
  guild: (card) => (card.kind === 'lord' ? String(lords[card.lord]?.guild) : undefined),
  race: (card) => {
    const race = raceOfCard(card)
    return race === undefined ? undefined : String(race)
  },
  power: (card) => (card.kind === 'lord' ? lordTiming(card.lord) : undefined),
  box: ({ box }) => box,
}

/** The race of an ally; of a leviathan the one that can fight it beside crabs. Lords are told apart by guild. */
function raceOfCard(card: LibraryCard): number | undefined {
  if (card.kind === 'leviathan') return leviathans[card.leviathan]?.race
  return card.kind === 'ally' && card.ally !== MONSTER ? raceOf[card.ally] : undefined
}

const TIMINGS: readonly LordTiming[] = ['once', 'passive', 'turn']
const IN_ORDER: readonly string[] = [...BOXES, ...TIMINGS]

/** A value that can be wished for, and how many cards of the kind have it. */
export interface Wish {
  readonly value: string
  readonly count: number
}

/** What the cards of a kind can be told apart by; nothing where they are all alike in it. */
export function wishesFor(kind: CardKind | undefined, facet: Facet): readonly Wish[] {
  const counts = new Map<string, number>()
  for (const card of cardsOf(kind)) {
    const value = VALUE_OF[facet](card)
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const wishes = [...counts].map(([value, count]) => ({ value, count }))
  return wishes.length > 1 ? wishes.sort((one, other) => order(one) - order(other)) : []
}

/** Numbers as they count, words as they are listed. */
function order({ value }: Wish): number {
  const listed = IN_ORDER.indexOf(value)
  return listed < 0 ? Number(value) : listed
}

const cardsOf = (kind: CardKind | undefined): readonly LibraryCard[] =>
  kind === undefined ? EVERY_CARD : EVERY_CARD.filter((card) => card.kind === kind)

/** The words on each card as they are compared, by the card; its name apart. */
export type Index = ReadonlyMap<LibraryCard, { readonly name: string; readonly words: string }>

/** The cards that fit, by kind; those that are called what was written before those that only say it. */
export function listed(
  { kind, chosen, mostCost, withKey }: Filter,
  sought: readonly string[],
  index: Index,
): readonly { readonly kind: CardKind; readonly cards: readonly LibraryCard[] }[] {
  const fits = (card: LibraryCard): boolean =>
    hasAll(index.get(card)?.words ?? '', sought) &&
    FACETS.every((facet) => isWished(chosen[facet], VALUE_OF[facet](card))) &&
    (mostCost >= MOST_COST || costOf(card) <= mostCost) &&
    (!withKey || hasKey(card))
  const isCalled = (card: LibraryCard): number =>
    hasAll(index.get(card)?.name ?? '', sought) ? 0 : 1
  return CARD_KINDS.filter((one) => kind === undefined || kind === one)
    .map((one) => ({
      kind: one,
      cards: cardsOf(one)
        .filter(fits)
        .toSorted((card, other) => isCalled(card) - isCalled(other)),
    }))
    .filter(({ cards }) => cards.length > 0)
}

function isWished(wishes: readonly string[], value: string | undefined): boolean {
  return wishes.length === 0 || (value !== undefined && wishes.includes(value))
}

const costOf = (card: LibraryCard): number =>
  card.kind === 'lord' ? (lords[card.lord]?.cost ?? 0) : Number.POSITIVE_INFINITY

const hasKey = (card: LibraryCard): boolean =>
  card.kind === 'lord' && (lords[card.lord]?.keys ?? 0) > 0

/** The same filter for another kind: what those cards cannot be told apart by is no longer wished for. */
export function ofKind(filter: Filter, kind: CardKind | undefined): Filter {
  const kept = (facet: Facet): readonly string[] => {
    const values = wishesFor(kind, facet).map(({ value }) => value)
    return filter.chosen[facet].filter((value) => values.includes(value))
  }
  const isLords = kind === 'lord'
  return {
    ...filter,
    kind,
    chosen: { guild: kept('guild'), race: kept('race'), power: kept('power'), box: kept('box') },
    mostCost: isLords ? filter.mostCost : MOST_COST,
    withKey: isLords && filter.withKey,
  }
}

export function isEverything({ written, chosen, mostCost, withKey }: Filter): boolean {
  const hasWish = FACETS.some((facet) => chosen[facet].length > 0)
  return written.trim() === '' && !hasWish && mostCost === MOST_COST && !withKey
}
