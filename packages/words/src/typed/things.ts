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
  type Race,
  raceOf,
} from '@hadal/engine'
import type { Question } from '@hadal/table'
import { at } from '../at.ts'
import { asksForAction } from '../board/choices.ts'
import { list, raceName, racePlural, raceStack, sayCard } from '../cards.ts'
import { leviathanName } from '../leviathans.ts'
import { locationName } from '../locations.ts'
import { lordName } from '../lords.ts'
import { m } from '../messages.ts'
import { targetOf } from '../questions/index.ts'
import type { Scene } from '../scene.ts'
import { match, normal } from './match.ts'

/** A card that can be read. */
type Card =
  | { readonly lord: LordId }
  | { readonly location: LocationId }
  | { readonly leviathan: LeviathanId }

/** What a name stands for, or a sentence that says why it stands for nothing. */
type Found<Thing> = { readonly thing: Thing } | { readonly problem: string }

interface Entry<Thing> {
  readonly name: string
  readonly thing: Thing
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

type Expansions = readonly ExpansionName[]

const lordEntry = (lord: LordId) => ({ name: lordName(lord), thing: { lord } })
const locationEntry = (location: LocationId) => ({
  name: locationName(location),
  thing: { location },
})
const stackEntry = (stack: Race) => ({ name: raceStack(stack), thing: { stack } })
const allyEntry = (kind: Kind) => ({ name: sayCard(kind), thing: { ally: kind } })
const actionEntries = (): Entry<Choice>[] => [
  { name: m.question_turn_explore(), thing: { action: 'explore' } },
  { name: m.question_turn_plot(), thing: { action: 'plot' } },
]

const lordsIn = (expansions: Expansions): Entry<{ readonly lord: LordId }>[] =>
  lords.filter((card) => isInGame(card, expansions)).map(({ id }) => lordEntry(id))

const locationsIn = (expansions: Expansions): Entry<{ readonly location: LocationId }>[] =>
  locations.filter((card) => isInGame(card, expansions)).map(({ id }) => locationEntry(id))

const leviathansIn = (expansions: Expansions): Entry<{ readonly leviathan: LeviathanId }>[] =>
  expansions.includes('leviathan')
    ? leviathans.map((_, leviathan) => ({ name: leviathanName(leviathan), thing: { leviathan } }))
    : []

/** Finds a card by its name. */
export function findCard(typed: string, expansions: Expansions): Found<Card> {
  return find<Card>(typed, [
    ...lordsIn(expansions),
    ...locationsIn(expansions),
    ...leviathansIn(expansions),
  ])
}

/** Anything on the table that somebody may want to choose. */
export function findChoice(typed: string, expansions: Expansions): Found<Choice> {
  const kinds = KIND_NAMES.map((_, kind: Kind) => kind).filter((kind) => isDealt(kind, expansions))
  return find<Choice>(typed, [
    ...actionEntries(),
    ...lordsIn(expansions),
    ...RACE_NAMES.slice(0, RACES).flatMap((_, race) =>
      [raceStack(race), raceName(race), racePlural(race)].map((name) => ({
        name,
        thing: { stack: race },
      })),
    ),
    ...locationsIn(expansions),
    ...kinds.map(allyEntry),
  ])
}

/** What a question could be about: in a turn all that a turn is for, elsewhere what lies where its choices lie. */
export function choicesBeside({ view, you }: Scene, question: Question): Entry<Choice>[] {
  const isTurn = asksForAction(question)
  const zones = new Set(question.decisions.map((decision) => targetOf(question, decision).zone))
  const hand = (you === undefined ? undefined : view.seats[you]?.hand) ?? []
  return [
    ...(isTurn ? actionEntries() : []),
    ...(isTurn || zones.has('court')
      ? view.court.flatMap((lord) => (lord === undefined ? [] : lordEntry(lord)))
      : []),
    ...(isTurn || zones.has('council') ? view.councilSize.map((_, race) => stackEntry(race)) : []),
    ...(isTurn || zones.has('locations') ? view.locationsAvailable.map(locationEntry) : []),
    ...(zones.has('hand') ? hand.flatMap((count, kind) => (count > 0 ? allyEntry(kind) : [])) : []),
  ]
}

/** Krakens come with their box, and allies with an effect in fights with the leviathans. */
function isDealt(kind: Kind, expansions: Expansions): boolean {
  if (kind === MONSTER) return false
  if (at(raceOf, kind) >= RACES) return expansions.includes('kraken')
  return at(effectOf, kind) === Effect.None || expansions.includes('leviathan')
}

/** More names than these are not read. */
const NAMES_SHOWN = 7

/** Finds something by its name, or by the last words of what was typed: `recruit the jailer`. */
function find<Thing>(typed: string, entries: readonly Entry<Thing>[]): Found<Thing> {
  if (normal(typed) === '') return { problem: m.text_which({ example: entries[0]?.name ?? '' }) }
  const names = entries.map(({ name }) => name)
  const words = typed.trim().split(/\s+/)
  for (let from = 0; from < words.length; from++) {
    const found = match(words.slice(from).join(' '), names)
    if (found.type === 'none') continue
    if (found.type === 'one') return at(entries, found.index)
    const meant = [...new Set(found.indexes.map((index) => at(names, index)))]
    const things = new Set(found.indexes.map((index) => JSON.stringify(at(entries, index).thing)))
    if (things.size === 1) return at(entries, found.indexes[0] ?? 0)
    const some =
      meant.length > NAMES_SHOWN ? [...meant.slice(0, NAMES_SHOWN), m.text_others()] : meant
    return { problem: m.text_could_be({ typed, names: list(some, 'or') }) }
  }
  return { problem: m.text_no_such({ typed }) }
}
