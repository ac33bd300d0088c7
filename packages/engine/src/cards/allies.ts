export const Race = {
  Jellyfish: 0,
  Crab: 1,
  Seahorse: 2,
  Shellfish: 3,
  Squid: 4,
  Kraken: 5,
} as const
export type Race = number

/** The names of the races by number. */
export const RACE_NAMES = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid', 'kraken'] as const
/** The five races that have a stack in the council; krakens have none. */
export const RACES = 5

/** A race and a strength, and in Leviathan what an ally can do in a fight. */
export type Kind = number

/** What an ally adds to a fight against a leviathan. */
export const Effect = { None: 0, Pearls: 1, Dice: 2 } as const
export type Effect = number

interface Printed {
  readonly strength: number
  readonly effect: Effect
  /** How many of this kind there are of each race. */
  readonly count: number
}

// Ascending strength: the kinds of a race stand in the order in which payments name them.
const OF_EACH_RACE: readonly Printed[] = [
  { strength: 1, effect: Effect.None, count: 4 },
  { strength: 1, effect: Effect.Pearls, count: 1 },
  { strength: 2, effect: Effect.None, count: 3 },
  { strength: 2, effect: Effect.Pearls, count: 1 },
  { strength: 3, effect: Effect.None, count: 3 },
  { strength: 3, effect: Effect.Dice, count: 1 },
  { strength: 4, effect: Effect.None, count: 2 },
  { strength: 4, effect: Effect.Dice, count: 1 },
  { strength: 5, effect: Effect.None, count: 1 },
]
const KRAKENS: readonly Printed[] = [
  { strength: 2, effect: Effect.None, count: 2 },
  { strength: 3, effect: Effect.None, count: 3 },
  { strength: 4, effect: Effect.None, count: 2 },
]

/** Kinds of one race stand side by side, this many of them. */
export const KINDS_PER_RACE = OF_EACH_RACE.length
export const FIRST_KRAKEN = RACES * KINDS_PER_RACE
/** How many kinds of allies there are, krakens last. */
export const KINDS = FIRST_KRAKEN + KRAKENS.length
/** How many kinds of cards the exploration deck has. */
export const DECK_KINDS = KINDS + 1
/** The monster comes after the allies in the exploration deck. */
export const MONSTER = DECK_KINDS - 1

const printed: readonly (Printed & { race: Race })[] = [
  ...Object.values(Race)
    .filter((race) => race !== Race.Kraken)
    .flatMap((race) => OF_EACH_RACE.map((kind) => ({ ...kind, race }))),
  ...KRAKENS.map((kind) => ({ ...kind, race: Race.Kraken })),
]

export const raceOf = Uint8Array.from(printed, (kind) => kind.race)
export const strengthOf = Uint8Array.from(printed, (kind) => kind.strength)
export const effectOf = Uint8Array.from(printed, (kind) => kind.effect)
/** How many of each kind the box it came in holds. */
export const countOf = Uint8Array.from(printed, (kind) => kind.count)

const EFFECT_LETTERS = ['', 'p', 'd'] as const

/** The names of the kinds in records and tests: `crab3`, `crab2p` (pearls), `crab4d` (dice). */
export const KIND_NAMES: readonly string[] = [
  ...printed.map(
    (kind) => `${RACE_NAMES[kind.race]}${kind.strength}${EFFECT_LETTERS[kind.effect]}`,
  ),
  'monster',
]

/** How many monsters the base game has, and how many Leviathan adds. */
export const MONSTERS = 6
export const EXTRA_MONSTERS = 3
/** L1.3: the plain crab of strength 1, of which Leviathan adds one. */
export const FIRST_CRAB = Race.Crab * KINDS_PER_RACE
export const EXTRA_CRABS = 1
