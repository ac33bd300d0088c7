import {
  type Counts,
  GUILD_NAMES,
  type Kind,
  type LocationId,
  type LordCard,
  type LordId,
  locations,
  lords,
  MONSTER,
  pointsOfToken,
  RACE_NAMES,
  RACES,
  type Race,
  type Reward,
  raceOf,
  requiredRaceOf,
  strengthOf,
  type TableOptions,
} from '@hadal/engine'
import { at } from './at.ts'
import { LOCATION_TEXTS, LORD_TEXTS, TABLE_NOTES } from './cardTexts.ts'
import { count, listed, sayNumber } from './english.ts'

/** One letter for each race, wherever a word would be too long. */
export const RACE_LETTERS = ['J', 'C', 'H', 'S', 'Q', 'K'] as const

export function sayRace(race: Race): string {
  return at(RACE_NAMES, race)
}

export function strengthOfAlly(kind: Kind): number {
  return at(strengthOf, kind)
}

function raceOfAlly(kind: Kind): Race {
  return at(raceOf, kind)
}

/** `crab 3`, or `monster`. */
export function sayCard(card: Kind): string {
  return card === MONSTER ? 'monster' : `${sayRace(raceOfAlly(card))} ${strengthOfAlly(card)}`
}

/** Every ally of a row of counts, one by one. */
export function alliesIn(counts: Counts): Kind[] {
  return counts.flatMap((number, kind) => Array.from({ length: number }, () => kind))
}

/** The strengths of the allies of a race, the strongest first. */
export function strengthsOf(allies: readonly Kind[], race: Race): number[] {
  return allies
    .filter((kind) => raceOfAlly(kind) === race)
    .map(strengthOfAlly)
    .toSorted((one, other) => other - one)
}

/** `crab 5 + 1, squid 2`. */
export function sayAllies(allies: readonly Kind[]): string {
  return RACE_NAMES.map((name, race) => ({ name, strengths: strengthsOf(allies, race) }))
    .filter(({ strengths }) => strengths.length > 0)
    .map(({ name, strengths }) => `${name} ${strengths.join(' + ')}`)
    .join(', ')
}

/** `J3 1  C2`: the allies in as little room as possible, races by letter. */
export function sayAlliesShort(allies: readonly Kind[]): string {
  return RACE_LETTERS.map((letter, race) => ({ letter, strengths: strengthsOf(allies, race) }))
    .filter(({ strengths }) => strengths.length > 0)
    .map(({ letter, strengths }) => `${letter} ${strengths.join(' ')}`)
    .join(', ')
}

export function lordCard(lord: LordId): LordCard {
  return at(lords, lord)
}

/** `master-of-magic` becomes `Master of Magic`. */
export function sayLord(lord: LordId): string {
  return lordCard(lord)
    .name.split('-')
    .map((word) => (word === 'of' ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ')
}

export function sayLords(ids: readonly LordId[]): string {
  return listed(ids.map((lord) => `the ${sayLord(lord)}`))
}

export function sayGuild(lord: LordId): string {
  return at(GUILD_NAMES, lordCard(lord).guild)
}

/** The race that a payment for a lord must hold, if there is one. */
export function requiredRace(lord: LordId): Race | undefined {
  const race = at(requiredRaceOf, lord)
  return race < RACES ? race : undefined
}

/** `one race, shellfish`: what a payment is made of. */
export function sayRaces(races: number, required: Race | undefined): string {
  const number = `${sayNumber(races)} ${races === 1 ? 'race' : 'races'}`
  return required === undefined ? number : `${number}, ${sayRace(required)}`
}

export function sayLocation(location: LocationId): string {
  const { name } = at(locations, location)
  return LOCATION_TEXTS[name]?.title ?? name
}

/** What a lord does, at this table. */
export function textOfLord(lord: LordId, options: TableOptions): string {
  const { name } = lordCard(lord)
  return withNotes(name, LORD_TEXTS[name] ?? 'Nobody has described it yet.', options)
}

/** What a location is worth, at this table. */
export function textOfLocation(location: LocationId, options: TableOptions): string {
  const { name } = at(locations, location)
  return withNotes(name, LOCATION_TEXTS[name]?.text ?? 'Nobody has described it yet.', options)
}

function withNotes(name: string, text: string, options: TableOptions): string {
  const notes = TABLE_NOTES.filter((note) => note.card === name && note.when(options))
  return [text, ...notes.map((note) => note.text)].join(' ')
}

export function pointsOnToken(token: number): number {
  return at(pointsOfToken, token)
}

/** `1 key and 2 monster tokens`. */
export function sayReward({ pearls, keys, tokens }: Reward): string {
  const parts: string[] = []
  if (keys > 0) parts.push(count(keys, 'key token'))
  if (pearls > 0) parts.push(count(pearls, 'pearl'))
  if (tokens > 0) parts.push(count(tokens, 'monster token'))
  return listed(parts)
}
