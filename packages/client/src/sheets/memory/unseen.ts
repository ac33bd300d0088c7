import {
  type Counts,
  countOf,
  DECK_KINDS,
  Effect,
  EXTRA_CRABS,
  EXTRA_MONSTERS,
  effectOf,
  FIRST_CRAB,
  KINDS,
  type Kind,
  MONSTER,
  MONSTERS,
  RACES,
  Race,
  raceOf,
  strengthOf,
  type View,
} from '@hadal/engine'

/** The strengths an ally may have, the strongest first. */
export const STRENGTHS = [5, 4, 3, 2, 1] as const

/** The allies of one race and strength: how many there are, and how many of them are out of sight. */
export interface UnseenCell {
  readonly strength: number
  readonly all: number
  readonly unseen: number
  /** Of the unseen: how many can do something in a fight against a leviathan. */
  readonly withEffect: number
}

interface UnseenRow {
  readonly race: Race
  /** By strength, the strongest first; only krakens lack some. */
  readonly cells: readonly UnseenCell[]
  readonly unseen: number
}

/** The cards of the exploration deck that these eyes do not know the place of. */
export interface Unseen {
  readonly rows: readonly UnseenRow[]
  readonly monsters: number
  readonly allMonsters: number
  readonly allies: number
}

/** How many of a card are in the game: what the expansions add is not there without them. */
export function cardsInPlay({ expansions }: Pick<View, 'expansions'>, card: Kind): number {
  const hasLeviathan = expansions.includes('leviathan')
  if (card === MONSTER) return MONSTERS + (hasLeviathan ? EXTRA_MONSTERS : 0)
  const printed = countOf[card] ?? 0
  if (raceOf[card] === Race.Kraken) return expansions.includes('kraken') ? printed : 0
  if (effectOf[card] !== Effect.None) return hasLeviathan ? printed : 0
  return printed + (hasLeviathan && card === FIRST_CRAB ? EXTRA_CRABS : 0)
}

/**
 * How many of each card are out of sight: all there are, less those that lie open.
 *
 * With a perfect memory, less those that everybody has seen on their way to where they lie now.
 */
export function unseenCards(view: View): number[] {
  const { depths, paid, seats, memory } = view
  const places: readonly Counts[] = [
    paid,
    ...seats.map(({ affiliated }) => affiliated),
    ...seats.map(({ hand }, seat) => hand ?? memory?.hands[seat] ?? []),
    ...(memory ? [...memory.council, memory.discard] : []),
  ]
  return Array.from({ length: DECK_KINDS }, (_, card) => {
    const open = depths.filter((one) => one === card).length
    const lying = places.reduce((sum, counts) => sum + (counts[card] ?? 0), 0)
    return cardsInPlay(view, card) - open - lying
  })
}

/** What is out of sight, by race and strength. */
export function unseenBy(view: View): Unseen {
  const unseen = unseenCards(view)
  const races = view.expansions.includes('kraken') ? RACES + 1 : RACES
  const rows = Array.from({ length: races }, (_, race) => rowOf(view, unseen, race))
  return {
    rows,
    monsters: unseen[MONSTER] ?? 0,
    allMonsters: cardsInPlay(view, MONSTER),
    allies: rows.reduce((sum, row) => sum + row.unseen, 0),
  }
}

function rowOf(view: View, unseen: readonly number[], race: Race): UnseenRow {
  const kinds = Array.from({ length: KINDS }, (_, kind) => kind).filter(
    (kind) => raceOf[kind] === race,
  )
  const cells = STRENGTHS.map((strength) => {
    const such = kinds.filter((kind) => strengthOf[kind] === strength)
    const count = (of: (kind: Kind) => number, some = such): number =>
      some.reduce((sum, kind) => sum + of(kind), 0)
    const missing = (kind: Kind): number => unseen[kind] ?? 0
    return {
      strength,
      all: count((kind) => cardsInPlay(view, kind)),
      unseen: count(missing),
      withEffect: count(
        missing,
        such.filter((kind) => effectOf[kind] !== Effect.None),
      ),
    }
  })
  return { race, cells, unseen: cells.reduce((sum, cell) => sum + cell.unseen, 0) }
}

/** Some cards of a place face down: those that were seen, and how many more there are. */
export interface Known {
  readonly kinds: readonly Kind[]
  readonly unknown: number
}

/** What is known of a place, the strongest of each race first. */
export function knownOf(counts: Counts | undefined, size: number): Known {
  const kinds = (counts ?? [])
    .flatMap((count, kind) => Array.from({ length: count }, () => kind))
    .toSorted((one, other) => (raceOf[one] ?? 0) - (raceOf[other] ?? 0) || other - one)
  return { kinds, unknown: Math.max(0, size - kinds.length) }
}
