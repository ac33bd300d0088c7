import {
  type Choice,
  KIND_NAMES,
  type Kind,
  type LocationId,
  type LordId,
  locations,
  lords,
  MONSTER,
  RACE_NAMES,
  RACES,
} from '@hadal/engine'
import { sayCard, sayLocation, sayLord } from '../words/cards.ts'
import { listed } from '../words/english.ts'
import { match } from './match.ts'

/** What a name stands for, or a sentence that says why it stands for nothing. */
export type Found<Thing> = { readonly thing: Thing } | { readonly problem: string }

interface Named<Thing> {
  readonly name: string
  readonly thing: Thing
}

function find<Thing>(typed: string, things: readonly Named<Thing>[], what: string): Found<Thing> {
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

const namedLords: readonly Named<LordId>[] = lords.map(({ id }) => ({
  name: sayLord(id),
  thing: id,
}))
const namedLocations: readonly Named<LocationId>[] = locations.map(({ id }) => ({
  name: sayLocation(id),
  thing: id,
}))
// Kinds that only differ in an effect are called the same: the first stands for all.
const namedAllies: readonly Named<Kind>[] = KIND_NAMES.map((_, kind) => ({
  name: sayCard(kind),
  thing: kind,
})).filter(({ name, thing }, index, all) => {
  return thing !== MONSTER && all.findIndex((other) => other.name === name) === index
})

const namedChoices: readonly Named<Choice>[] = [
  { name: 'explore', thing: { action: 'explore' } },
  { name: 'plot', thing: { action: 'plot' } },
  { name: 'buy', thing: { action: 'buy' } },
  ...namedLords.map(({ name, thing }) => ({ name, thing: { lord: thing } })),
  ...RACE_NAMES.slice(0, RACES).map((name, race) => ({ name, thing: { stack: race } })),
  ...RACE_NAMES.slice(0, RACES).map((name, race) => ({
    name: `${name} stack`,
    thing: { stack: race },
  })),
  ...namedLocations.map(({ name, thing }) => ({ name, thing: { location: thing } })),
  ...namedAllies.map(({ name, thing }) => ({ name, thing: { ally: thing } })),
]

export function findLord(typed: string): Found<LordId> {
  return find(typed, namedLords, 'lord')
}

export function findLocation(typed: string): Found<LocationId> {
  return find(typed, namedLocations, 'location')
}

/** Anything on the table that somebody may want to choose; a verb before its name is left out. */
export function findChoice(typed: string): Found<Choice> {
  const name = typed.replace(
    /^(recruit|take|request support:?|support|control|discard|sell|lay down|affiliate)\s+/i,
    '',
  )
  return find(name, namedChoices, 'lord, location, stack or ally')
}
