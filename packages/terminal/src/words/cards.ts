import {
  type Counts,
  Effect,
  effectOf,
  GUILD_NAMES,
  type Kind,
  LeviathanToken,
  type LocationId,
  type LordCard,
  type LordId,
  locations,
  lords,
  MONSTER,
  pearlsOfToken,
  pointsOfToken,
  RACE_NAMES,
  RACES,
  Race,
  type Reward,
  raceOf,
  requiredRaceOf,
  strengthOf,
} from '@hadal/engine'
import { at } from './at.ts'
import { LOCATION_TEXTS, LORD_TEXTS, TABLE_NOTES } from './cardTexts.ts'
import { count, listed, sayNumber } from './english.ts'
import type { TableRules } from './options.ts'

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

/** The strength of an ally, with what it can do in a fight: `4 (two dice)`. */
function sayStrength(kind: Kind): string {
  const effect = at(effectOf, kind)
  if (effect === Effect.Pearls) return `${strengthOfAlly(kind)} (pearls)`
  return effect === Effect.Dice
    ? `${strengthOfAlly(kind)} (two dice)`
    : String(strengthOfAlly(kind))
}

/** The same with a letter, wherever words would be too long: `4d`, `2p`. */
function sayStrengthShort(kind: Kind): string {
  const effect = at(effectOf, kind)
  return `${strengthOfAlly(kind)}${effect === Effect.Pearls ? 'p' : effect === Effect.Dice ? 'd' : ''}`
}

/** `crab 3`, `crab 2 (pearls)`, or `monster`. */
export function sayCard(card: Kind): string {
  return card === MONSTER ? 'monster' : `${sayRace(raceOfAlly(card))} ${sayStrength(card)}`
}

/** K2.2: what krakens bring whoever uses them. */
export function nebulisFrom(allies: readonly Kind[]): number {
  return allies.filter(isKraken).reduce((nebulis, kind) => nebulis + strengthOfAlly(kind) - 1, 0)
}

export function isKraken(kind: Kind): boolean {
  return raceOfAlly(kind) === Race.Kraken
}

/** Every ally of a row of counts, one by one. */
export function alliesIn(counts: Counts): Kind[] {
  return counts.flatMap((number, kind) => Array.from({ length: number }, () => kind))
}

/** The allies of a race, the strongest first. */
export function alliesOf(allies: readonly Kind[], race: Race): Kind[] {
  return allies
    .filter((kind) => raceOfAlly(kind) === race)
    .toSorted((one, other) => strengthOfAlly(other) - strengthOfAlly(one) || other - one)
}

/** `crab 5 + 1, squid 2`. */
export function sayAllies(allies: readonly Kind[]): string {
  return RACE_NAMES.map((name, race) => ({ name, ofRace: alliesOf(allies, race) }))
    .filter(({ ofRace }) => ofRace.length > 0)
    .map(({ name, ofRace }) => `${name} ${ofRace.map(sayStrength).join(' + ')}`)
    .join(', ')
}

/** The strengths of allies of one race: `5 4 (two dice) 1`. */
export function sayStrengths(ofRace: readonly Kind[]): string {
  return ofRace.map(sayStrength).join(' ')
}

/** `J 3 1, C 2p`: the allies in as little room as possible, races by letter. */
export function sayAlliesShort(allies: readonly Kind[]): string {
  return RACE_LETTERS.map((letter, race) => ({ letter, ofRace: alliesOf(allies, race) }))
    .filter(({ ofRace }) => ofRace.length > 0)
    .map(({ letter, ofRace }) => `${letter} ${ofRace.map(sayStrengthShort).join(' ')}`)
    .join(', ')
}

/** The cards of a stack that were seen, without the name of its race: `4 2d, K 3`. */
export function sayStackShort(allies: readonly Kind[], race: Race): string {
  const own = alliesOf(allies, race).map(sayStrengthShort).join(' ')
  const krakens = sayAlliesShort(allies.filter(isKraken))
  return [own, krakens].filter((part) => part !== '').join(', ')
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
export function textOfLord(lord: LordId, table: TableRules): string {
  const { name } = lordCard(lord)
  return withNotes(name, LORD_TEXTS[name] ?? 'Nobody has described it yet.', table)
}

/** What a location is worth, at this table. */
export function textOfLocation(location: LocationId, table: TableRules): string {
  const { name } = at(locations, location)
  return withNotes(name, LOCATION_TEXTS[name]?.text ?? 'Nobody has described it yet.', table)
}

function withNotes(name: string, text: string, table: TableRules): string {
  const notes = TABLE_NOTES.filter((note) => note.card === name && note.when(table))
  return [text, ...notes.map((note) => note.text)].join(' ')
}

/** What a token of the second pile gives. */
export function sayLeviathanToken(token: number): string {
  if (token === LeviathanToken.Key) return 'a key'
  return token === LeviathanToken.Stack ? 'a stack' : count(at(pearlsOfToken, token), 'pearl')
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
