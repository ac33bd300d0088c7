import {
  type Choice,
  Effect,
  EXPANSION_NAMES,
  type ExpansionName,
  effectOf,
  KIND_NAMES,
  type Kind,
  type LeviathanId,
  type LocationId,
  type LordId,
  leviathans,
  locations,
  lords,
  MONSTER,
  RACE_NAMES,
  RACES,
} from '@hadal/engine'
import { isKraken, sayCard, sayLocation, sayLord } from '../words/cards.ts'
import { listed } from '../words/english.ts'
import { match } from './match.ts'

/** What a name stands for, or a sentence that says why it stands for nothing. */
export type Found<Thing> = { readonly thing: Thing } | { readonly problem: string }

interface Named<Thing> {
  readonly name: string
  readonly thing: Thing
  /** Whether it is in a game with these expansions. */
  readonly isIn: (expansions: readonly ExpansionName[]) => boolean
}

/** Whether something that comes in a box, and that another takes out, is in a game. */
function isInGame(
  { box, removedBy }: { readonly box?: number; readonly removedBy?: number },
  expansions: readonly ExpansionName[],
): boolean {
  const isPlayed = (bit: number): boolean =>
    expansions.some((name) => bit === 1 << EXPANSION_NAMES.indexOf(name))
  return (box === undefined || isPlayed(box)) && !(removedBy !== undefined && isPlayed(removedBy))
}

/** Finds something by its name among what is in the game. */
function find<Thing>(
  typed: string,
  all: readonly Named<Thing>[],
  expansions: readonly ExpansionName[],
  what: string,
): Found<Thing> {
  const things = all.filter(({ isIn }) => isIn(expansions))
  if (typed === '') return { problem: `Say which ${what}: for example \`${things[0]?.name}\`.` }
  const found = match(
    typed,
    things.map(({ name }) => name),
  )
  if (found.type === 'none') return { problem: `There is no ${what} called “${typed}”.` }
  if (found.type === 'several') {
    const names = found.indexes.map((index) => things[index]?.name ?? '')
    const some = names.length > 8 ? [...names.slice(0, 7), 'others'] : names
    return { problem: `“${typed}” could be ${listed(some, 'or')}.` }
  }
  const named = things[found.index]
  return named === undefined ? { problem: `There is no ${what} called “${typed}”.` } : named
}

const namedLords: readonly Named<LordId>[] = lords.map((card) => ({
  name: sayLord(card.id),
  thing: card.id,
  isIn: (expansions) => isInGame(card, expansions),
}))
const namedLocations: readonly Named<LocationId>[] = locations.map((card) => ({
  name: sayLocation(card.id),
  thing: card.id,
  isIn: (expansions) => isInGame(card, expansions),
}))
const namedLeviathans: readonly Named<LeviathanId>[] = leviathans.map(({ name }, leviathan) => ({
  name,
  thing: leviathan,
  isIn: (expansions) => expansions.includes('leviathan'),
}))
const namedAllies: readonly Named<Kind>[] = KIND_NAMES.map((_, kind) => kind)
  .filter((kind) => kind !== MONSTER)
  .map((kind) => ({
    name: sayCard(kind),
    thing: kind,
    isIn: (expansions) => {
      if (isKraken(kind)) return expansions.includes('kraken')
      return effectOf[kind] === Effect.None || expansions.includes('leviathan')
    },
  }))

const always = (): boolean => true
const namedChoices: readonly Named<Choice>[] = [
  { name: 'explore', thing: { action: 'explore' }, isIn: always },
  { name: 'plot', thing: { action: 'plot' }, isIn: always },
  { name: 'buy', thing: { action: 'buy' }, isIn: always },
  ...namedLords.map((named) => ({ ...named, thing: { lord: named.thing } })),
  ...RACE_NAMES.slice(0, RACES).flatMap((name, race) =>
    [name, `${name} stack`].map((name) => ({ name, thing: { stack: race }, isIn: always })),
  ),
  ...namedLocations.map((named) => ({ ...named, thing: { location: named.thing } })),
  ...namedAllies.map((named) => ({ ...named, thing: { ally: named.thing } })),
]

export function findLord(typed: string, expansions: readonly ExpansionName[]): Found<LordId> {
  return find(typed, namedLords, expansions, 'lord')
}

export function findLocation(
  typed: string,
  expansions: readonly ExpansionName[],
): Found<LocationId> {
  return find(typed, namedLocations, expansions, 'location')
}

export function findLeviathan(
  typed: string,
  expansions: readonly ExpansionName[],
): Found<LeviathanId> {
  if (!expansions.includes('leviathan')) return { problem: 'There are no leviathans in this game.' }
  return find(
    typed.replace(/^(leviathan|no\.?|#)\s*/i, ''),
    namedLeviathans,
    expansions,
    'leviathan',
  )
}

/** Anything on the table that somebody may want to choose; a verb before its name is left out. */
export function findChoice(typed: string, expansions: readonly ExpansionName[]): Found<Choice> {
  const name = typed.replace(
    /^(recruit|take|request support:?|support|control|discard|sell|lay down|affiliate|reserve)\s+/i,
    '',
  )
  return find(name, namedChoices, expansions, 'lord, location, stack or ally')
}
