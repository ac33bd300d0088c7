import {
  type Counts,
  Effect,
  effectOf,
  type Kind,
  lords,
  pointsOfToken,
  RACE_NAMES,
  raceOf,
  type Seat,
  strengthOf,
} from '@hadal/engine'
import { at } from '../at.ts'
import {
  capital,
  list,
  raceName,
  sayKeys,
  sayLords,
  sayMonsterTokens,
  sayNebulis,
  sayPearls,
  sayPoints,
  sayWounds,
} from '../cards.ts'
import { leviathanName } from '../leviathans.ts'
import { locationName } from '../locations.ts'
import { lootName } from '../loot.ts'
import { lordName, lordShort, lordTiming } from '../lords.ts'
import { m } from '../messages.ts'
import { cardsIn, isActive, type Scene, seatOf } from '../scene.ts'
import { sayWorthInFull, scoreCategoryName } from '../score.ts'
import { hasKraken } from '../tableNotes.ts'
import { leviathanTokenName } from '../tokens.ts'
import { type Item, parts, type Row, type Section, sentences } from './section.ts'

/** B7.1: what a location takes. */
const KEYS_FOR_LOCATION = 3

/** Allies race by race, the strongest first: `jellyfish 5 2 1 · crab 3`. */
export function sayByRace(kinds: readonly Kind[]): string {
  return RACE_NAMES.flatMap((_, race) => {
    const own = kinds
      .filter((kind) => at(raceOf, kind) === race)
      .toSorted((one, other) => at(strengthOf, other) - at(strengthOf, one) || other - one)
    return own.length === 0 ? [] : [`${raceName(race)} ${own.map(sayStrengthOf).join(' ')}`]
  }).join(' · ')
}

function sayStrengthOf(kind: Kind): string {
  const strength = at(strengthOf, kind)
  const effect = at(effectOf, kind)
  if (effect === Effect.Pearls) return m.text_strength_pearls({ strength })
  return effect === Effect.Dice ? m.text_strength_dice({ strength }) : String(strength)
}

/** What you hold and what lies before you. */
export function yours(scene: Scene, me: Seat): Section {
  const mine = seatOf(scene, me)
  const { points, withHand, keys = 0 } = scene.outlook?.seats[me] ?? {}
  const hand = cardsIn(mine.hand ?? [])
  return {
    zone: 'you',
    title: m.table_you_capital(),
    lead: sentences(
      parts(
        sayPearls(mine.pearls),
        hasKraken(scene.view) && sayNebulis(mine.nebulis),
        m.table_keys_of({ count: keys, of: KEYS_FOR_LOCATION }),
        mine.tokenCount > 0 && sayMonsterTokens(mine.tokenCount),
      ),
      points === undefined
        ? undefined
        : parts(
            m.text_now({ points: sayPoints(points) }),
            withHand !== undefined && m.table_points_with_hand({ points: withHand }),
          ),
    ),
    rows: [
      row(m.log_hand(), [{ text: hand.length === 0 ? m.log_none() : capital(sayByRace(hand)) }]),
      ...belongings(scene, me),
      row(scoreCategoryName('tokens'), tokensOf(mine.tokens)),
      row(m.text_second_tokens(), secondTokensOf(mine.leviathanTokens)),
    ].filter(({ items }) => items.length > 0),
  }
}

/** Everybody else, the next to play first: what lies before them, and how much they hold. */
export function rivals(scene: Scene): Section {
  const { you, view } = scene
  const first = (you ?? -1) + 1
  const seats = Array.from({ length: view.players }, (_, at) => (first + at) % view.players)
  return {
    zone: 'rivals',
    title: you === undefined ? m.table_players() : m.table_rivals(),
    rows: seats
      .filter((seat) => seat !== you)
      .map((seat) => ({
        name: at(scene.names, seat),
        items: [
          { text: sayWealth(scene, seat), note: sayKnownHand(scene, seat) },
          ...belongings(scene, seat).map(({ name, items }) => ({
            text: `${name}: ${items.map(sayItem).join('; ')}`,
          })),
        ],
      })),
  }
}

const sayItem = ({ text, note }: Item): string => (note === undefined ? text : `${text} (${note})`)

/** `36 points or more, 4 lords, 7 pearls, 6 cards in hand, 2 keys`. */
function sayWealth(scene: Scene, seat: Seat): string {
  const { pearls, nebulis, handSize, tokenCount, leviathanTokenCount } = seatOf(scene, seat)
  const { points, keys = 0, lords: count = 0 } = scene.outlook?.seats[seat] ?? {}
  return sentences(
    parts(
      points !== undefined &&
        (tokenCount > 0
          ? m.text_or_more({ points: sayPoints(points) })
          : m.text_now({ points: sayPoints(points) })),
      sayLords(count),
      sayPearls(pearls),
      hasKraken(scene.view) && sayNebulis(nebulis),
      m.table_cards_in_hand({ count: handSize }),
      sayKeys(keys),
      tokenCount > 0 && sayMonsterTokens(tokenCount),
      leviathanTokenCount > 0 && m.log_second_tokens({ count: leviathanTokenCount }),
    ),
  )
}

/** The cards of a hand that everybody has seen. */
function sayKnownHand({ view }: Scene, seat: Seat): string | undefined {
  const known = cardsIn(view.memory?.hands[seat] ?? [])
  return known.length === 0 ? undefined : sentences(m.text_known({ cards: sayByRace(known) }))
}

const row = (name: string, items: readonly Item[]): Row => ({ name, items })

/** Lords, locations, affiliated allies, and what the expansions bring. */
function belongings(scene: Scene, seat: Seat): Row[] {
  const { affiliated } = seatOf(scene, seat)
  const allies = cardsIn(affiliated)
  return [
    row(scoreCategoryName('lords'), freeLords(scene, seat)),
    row(scoreCategoryName('locations'), locationsOf(scene, seat)),
    row(m.table_affiliated(), allies.length === 0 ? [] : [{ text: capital(sayByRace(allies)) }]),
    row(m.text_deep(), fromTheDeep(scene, seat)),
  ].filter(({ items }) => items.length > 0)
}

/** The lords that are under no location, with what has become of them. */
function freeLords(scene: Scene, seat: Seat): Item[] {
  return seatOf(scene, seat)
    .lords.filter(({ under }) => under === undefined)
    .map((own) => {
      const { influence, keys } = at(lords, own.lord)
      // What a lord did on joining is done.
      const power =
        isActive(own) && lordTiming(own.lord) !== 'once' ? lordShort(own.lord) : undefined
      const facts = parts(
        `${lordName(own.lord)} ${influence}`,
        keys > 0 && !own.disabled && m.table_key_label(),
        own.disabled && m.table_lord_disabled(),
        own.used && m.table_power_used(),
      )
      const isTold = seat === scene.you && power !== undefined
      return {
        text: isTold ? sentences(facts) : facts,
        note: isTold ? sentences(capital(power)) : undefined,
      }
    })
}

function locationsOf(scene: Scene, seat: Seat): Item[] {
  const { lords: owned, locations } = seatOf(scene, seat)
  return locations.map((location) => {
    const worth = scene.outlook?.locations[location]?.worth[seat]
    const under = owned.filter((one) => one.under === location).map(({ lord }) => lordName(lord))
    return {
      text:
        worth === undefined
          ? locationName(location)
          : `${locationName(location)} ${sayWorthInFull(worth)}`,
      note:
        parts(under.length > 0 && m.text_over({ lords: list(under) }), sayLoot(scene, location)) ||
        undefined,
    }
  })
}

/** The loot on a location; nothing where there is none. */
export function sayLoot({ view }: Scene, location: number): string | undefined {
  const there = view.loot.find((one) => one.location === location)
  return there && list(cardsIn(there.loot).map(lootName))
}

/** Wounds, slain leviathans and the two figures. */
function fromTheDeep(scene: Scene, seat: Seat): Item[] {
  const { wounds, slain } = seatOf(scene, seat)
  return [
    slain.length > 0 && `${m.log_slain()}: ${list(slain.map(leviathanName))}`,
    wounds > 0 && sayWounds(wounds),
    scene.view.scourgeHolder === seat && m.table_holds_scourge(),
    scene.view.krakenHolder === seat && m.table_holds_kraken(),
  ].flatMap((text) => (text === false ? [] : [{ text }]))
}

/** What your own monster tokens are worth: `3 + 4 = 7`. */
function tokensOf(tokens: Counts = []): Item[] {
  const points = cardsIn(tokens).map((token) => at(pointsOfToken, token))
  if (points.length === 0) return []
  const sum = points.reduce((total, one) => total + one, 0)
  return [{ text: points.length === 1 ? String(sum) : `${points.join(' + ')} = ${sum}` }]
}

function secondTokensOf(tokens: Counts = []): Item[] {
  const names = cardsIn(tokens).map(leviathanTokenName)
  return names.length === 0 ? [] : [{ text: list(names) }]
}
