import {
  Effect,
  effectOf,
  type Kind,
  MONSTER,
  RACE_NAMES,
  Race,
  raceOf,
  strengthOf,
} from '@hadal/engine'
import { at } from './at.ts'
import { inOnePiece } from './hyphens.ts'
import { locale, m, messageNamed } from './messages.ts'

const raceKey = (race: Race): string => `race_${at(RACE_NAMES, race)}`

/** `jellyfish`: one of them. */
export const raceName = (race: Race): string => messageNamed(`${raceKey(race)}_name`)
/** The same where there is little room. */
export const raceShort = (race: Race): string => messageNamed(`${raceKey(race)}_short`)
/** `crabs`: all of them. */
export const racePlural = (race: Race): string => inOnePiece(racePluralBreakable(race))
/** The same with soft hyphens: for `Breakable`, where there is little room. */
export const racePluralBreakable = (race: Race): string => messageNamed(`${raceKey(race)}_plural`)
/** The race as what is missing: “needs a crab”, «бракує краба». */
export const raceNeeded = (race: Race): string => messageNamed(`${raceKey(race)}_needed`)
/** The letter that is painted on its cards: the same in every language. */
export const raceLetter = (race: Race): string => PAINTED_LETTERS[at(RACE_NAMES, race)]
/** `crab stack`: of the five races that have one in the council. */
export const raceStack = (race: Race): string => messageNamed(`${raceKey(race)}_stack`)

/** The letters on cards: they tell races apart without colour. */
export const PAINTED_LETTERS = {
  jellyfish: 'J',
  crab: 'C',
  seahorse: 'H',
  shellfish: 'S',
  squid: 'Q',
  kraken: 'K',
  monster: 'M',
} as const satisfies Readonly<Record<(typeof RACE_NAMES)[number] | 'monster', string>>

/** `2 crabs`. */
export function sayOfRace(race: Race, count: number): string {
  return OF_RACE[at(RACE_NAMES, race)]({ count })
}

const OF_RACE: Readonly<Record<(typeof RACE_NAMES)[number], Counted>> = {
  jellyfish: (inputs) => m.race_jellyfish_count(inputs),
  crab: (inputs) => m.race_crab_count(inputs),
  seahorse: (inputs) => m.race_seahorse_count(inputs),
  shellfish: (inputs) => m.race_shellfish_count(inputs),
  squid: (inputs) => m.race_squid_count(inputs),
  kraken: (inputs) => m.race_kraken_count(inputs),
}

/** `jellyfish 5`, or `monster`. */
export function sayKind(kind: Kind): string {
  return kind === MONSTER ? m.card_monster() : m.card_ally(printed(kind))
}

/** The whole card, with what an ally can do in a fight: `crab 4 (two dice)`. */
export function sayCard(card: Kind): string {
  const effect = card === MONSTER ? Effect.None : at(effectOf, card)
  if (effect === Effect.Pearls) return m.card_ally_pearls(printed(card))
  return effect === Effect.Dice ? m.card_ally_dice(printed(card)) : sayKind(card)
}

function printed(kind: Kind): { race: string; strength: number } {
  return { race: raceName(at(raceOf, kind)), strength: at(strengthOf, kind) }
}

/** What an ally can do beside its strength; nothing for most. */
export function kindRule(kind: Kind): string | undefined {
  if (kind === MONSTER) return undefined
  // K2.2: a kraken brings its strength less one.
  if (at(raceOf, kind) === Race.Kraken)
    return m.card_rule_kraken({ nebulis: sayNebulis(at(strengthOf, kind) - 1) })
  const effect = at(effectOf, kind)
  if (effect === Effect.Pearls) return m.card_rule_pearls()
  return effect === Effect.Dice ? m.card_rule_dice() : undefined
}

/** `2 × crab 5, crab 1 and squid 2`: by race, the strongest first, equal ones counted. */
export function sayKinds(kinds: readonly Kind[], say: (kind: Kind) => string = sayKind): string {
  const counts = new Map<string, number>()
  for (const kind of kinds.toSorted(byRaceThenStrength)) {
    const card = say(kind)
    counts.set(card, (counts.get(card) ?? 0) + 1)
  }
  return list(
    [...counts].map(([card, count]) => (count === 1 ? card : m.card_times({ count, card }))),
  )
}

/** Monsters come last. */
function byRaceThenStrength(one: Kind, other: Kind): number {
  if (one === MONSTER || other === MONSTER) return one - other
  return at(raceOf, one) - at(raceOf, other) || other - one
}

/** A message that counts something. */
export type Counted = (inputs: { readonly count: number }) => string

/** `1 pearl`, `5 pearls`: how many of something, as the language counts. */
export const sayPearls = (count: number): string => m.count_pearls({ count })
export const sayNebulis = (count: number): string => m.count_nebulis({ count })
/** Keys of any kind: tokens, and those printed on free lords. */
export const sayKeys = (count: number): string => m.count_keys({ count })
export const sayKeyTokens = (count: number): string => m.count_key_tokens({ count })
export const sayMonsterTokens = (count: number): string => m.count_monster_tokens({ count })
/** Tokens of either pile, where it is clear that monsters gave them. */
export const sayTokens = (count: number): string => m.count_tokens({ count })
export const sayWounds = (count: number): string => m.count_wounds({ count })
export const sayCards = (count: number): string => m.count_cards({ count })
export const sayAllies = (count: number): string => m.count_allies({ count })
export const sayLords = (count: number): string => m.count_lords({ count })
export const sayLocations = (count: number): string => m.count_locations({ count })
export const sayLeviathans = (count: number): string => m.count_leviathans({ count })
export const sayRaces = (count: number): string => m.count_races({ count })
export const sayStacks = (count: number): string => m.count_stacks({ count })
export const sayHealth = (count: number): string => m.count_health({ count })
export const sayTurns = (count: number): string => m.count_turns({ count })
/** `strength 5`. */
export const sayStrength = (count: number): string => m.count_strength({ count })
/** Points may be fewer than none. */
export const sayPoints = (count: number): string => withMinus(m.count_points({ count }))

/** A number with a proper minus: `−3`. */
export const sayNumber = (number: number): string => withMinus(String(number))

/** A change: `+2`, `−3`, and `0` for none. */
export const sayChange = (number: number): string => (number > 0 ? `+${number}` : sayNumber(number))

const withMinus = (text: string): string => text.replace('-', '−')

/** British English, as it sets no comma before the last word of a list. */
const listLocale = (): string => (locale === 'en' ? 'en-GB' : locale)
const listType = { and: 'conjunction', or: 'disjunction' } as const

/** `a, b and c`, or `a, b or c`. */
export function list(items: readonly string[], last: keyof typeof listType = 'and'): string {
  return new Intl.ListFormat(listLocale(), { type: listType[last] }).format(items)
}

/** The text with a capital at its beginning. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1)
}
