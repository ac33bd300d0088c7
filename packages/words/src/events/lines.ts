import {
  type Event,
  type Kind,
  type LeviathanId,
  type LocationId,
  type LordId,
  pointsOfToken,
  type Race,
  strengthOf,
  THREAT_TRACK,
  valueOfLoot,
  Zone,
} from '@hadal/engine'
import type { LogEntry } from '@hadal/table'
import { at } from '../at.ts'
import {
  list,
  raceStack,
  sayCard,
  sayCards,
  sayHealth,
  sayKeyTokens,
  sayKinds,
  sayNebulis,
} from '../cards.ts'
import { leviathanName, sayAttack, spaceName } from '../leviathans.ts'
import { locationName } from '../locations.ts'
import { lordName } from '../lords.ts'
import { m } from '../messages.ts'
import { cardObject, pearlsObject, priceObject } from '../objects.ts'
import type { Thing } from '../things.ts'
import { leviathanTokenName, sayReward } from '../tokens.ts'
import { object, subject, type Who } from '../who.ts'

/** Puts the name of a thing into a sentence, as text or as an element. */
export type Mark = (name: string, thing: Thing) => string

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

/** The words for the things of one sentence. */
function thingsOf(mark: Mark) {
  const lord = (id: LordId): string => mark(lordName(id), { lord: id })
  const location = (id: LocationId): string => mark(locationName(id), { location: id })
  /** Equal cards get equal marks, so that they can be counted. */
  const cards = (kinds: readonly Kind[], say: (kind: Kind) => string): string => {
    const marks = new Map<Kind, string>()
    return sayKinds(kinds, (kind) => {
      const known = marks.get(kind) ?? mark(say(kind), { card: kind })
      marks.set(kind, known)
      return known
    })
  }
  return {
    lord,
    location,
    cards,
    theLord: (id: LordId): string => m.event_the_lord({ lord: lord(id) }),
    card: (kind: Kind): string => mark(cardObject(kind), { card: kind }),
    stack: (race: Race): string => mark(raceStack(race), { stack: race }),
    leviathan: (id: LeviathanId): string => mark(leviathanName(id), { leviathan: id }),
  }
}

type Things = ReturnType<typeof thingsOf>

/** One event as a line: “you” for your own, a name for others'. */
export function lineOf(who: Who, entry: LogEntry, mark: Mark): string {
  const line = plainLineOf(who, entry, mark)
  return entry.byOrder ? m.event_by_order({ line }) : line
}

/** One event as plain text, to be read out. */
export function tellEvent(who: Who, entry: LogEntry): string {
  return lineOf(who, entry, (name) => name)
}

function plainLineOf(who: Who, { event, cards }: LogEntry, mark: Mark): string {
  const by = (seat: number) => subject(who, seat)
  const things = thingsOf(mark)
  const { card, lord, location, leviathan, stack } = things
  switch (event.type) {
    case 'turn-begins':
      return m.event_turn_begins(by(event.seat))
    case 'lord-revealed':
      return m.event_lord_revealed({ lord: lord(event.lord) })
    case 'plotted':
      return m.event_plotted(by(event.seat))
    case 'card-revealed':
      return m.event_card_revealed({ ...by(event.seat), card: card(event.card) })
    case 'deck-reshuffled':
      return m.event_deck_reshuffled({ count: event.cards })
    case 'ally-bought':
      return m.event_ally_bought({
        ...by(event.seat),
        ...object(who, event.from),
        card: card(event.kind),
        price: priceObject(event),
      })
    case 'offer-declined':
      return m.event_offer_declined({
        ...by(event.seat),
        card: card(event.kind),
        price: pearlsObject(event.price),
      })
    case 'ally-taken':
      return m.event_ally_taken({ ...by(event.seat), card: card(event.kind) })
    case 'monster-ignored':
      return m.event_monster_ignored({
        ...by(event.seat),
        space: event.threat + 1,
        spaces: THREAT_TRACK.length,
      })
    case 'monster-fought':
      return m.event_monster_fought(by(event.seat))
    case 'rewarded':
      return m.event_rewarded({ ...by(event.seat), reward: sayReward(event.reward) })
    case 'exploration-ended':
      return event.toCouncil.length === 0
        ? m.event_exploration_ended(by(event.seat))
        : m.event_to_council({ cards: things.cards(event.toCouncil, sayCard) })
    case 'stack-taken':
      return m.event_stack_taken({
        ...by(event.seat),
        stack: stack(event.race),
        cards: cards === undefined ? sayCards(event.cards) : things.cards(cards, sayCard),
      })
    case 'stack-discarded':
      return m.event_stack_discarded({
        ...by(event.seat),
        stack: stack(event.race),
        cards: sayCards(event.cards),
      })
    case 'lord-paid':
      return linePaid(who, event, things)
    case 'lord-gained':
      return m.event_lord_gained({ ...by(event.seat), lord: lord(event.lord) })
    case 'ally-affiliated':
      return m.event_ally_affiliated({ ...by(event.seat), card: card(event.kind) })
    case 'power-used':
      return m.event_power_used({ ...by(event.seat), lord: lord(event.lord) })
    case 'pearls-gained':
      return m.event_gained({ ...by(event.seat), what: pearlsObject(event.pearls) })
    case 'pearls-lost':
      return m.event_lost({ ...by(event.seat), what: pearlsObject(event.pearls) })
    case 'keys-gained':
      return m.event_gained({ ...by(event.seat), what: sayKeyTokens(event.keys) })
    case 'token-gained':
      return m.event_drawn({ ...by(event.seat), what: sayToken(event.secret?.token) })
    case 'token-stolen':
      return m.event_token_stolen({
        ...by(event.seat),
        ...object(who, event.from),
        what:
          event.pile === 'base'
            ? sayToken(event.secret?.token)
            : saySecondToken(event.secret?.token),
      })
    case 'allies-discarded':
      return m.event_allies_discarded({
        ...by(event.seat),
        cards: things.cards(event.allies, cardObject),
      })
    case 'lord-disabled':
      return m.event_lord_disabled({ ...by(event.seat), lord: lord(event.lord) })
    case 'lord-discarded':
      return event.seat === undefined
        ? m.event_lord_left_court({ lord: lord(event.lord) })
        : m.event_lord_discarded({ ...by(event.seat), lord: lord(event.lord) })
    case 'court-refilled':
      return event.lords === 0
        ? m.event_court_not_refilled()
        : m.event_court_refilled({ count: event.lords })
    case 'locations-drawn':
      return m.event_locations_drawn({
        ...by(event.seat),
        locations: list(event.locations.map(location)),
      })
    case 'location-controlled':
      return lineControlled(who, event, things)
    case 'location-exchanged':
      return m.event_location_exchanged({
        ...by(event.seat),
        given: location(event.given),
        taken: location(event.taken),
      })
    case 'kraken-placed':
      return m.event_kraken_placed({
        ...by(event.seat),
        card: card(event.kind),
        stack: stack(event.race),
      })
    case 'nebulis-changed':
      return event.nebulis > 0
        ? m.event_gained({ ...by(event.seat), what: sayNebulis(event.nebulis) })
        : m.event_lost({ ...by(event.seat), what: sayNebulis(-event.nebulis) })
    case 'kraken-figure':
      return event.seat === undefined
        ? m.event_kraken_figure_back()
        : m.event_kraken_figure(by(event.seat))
    case 'ally-healed':
      return m.event_ally_healed({
        ...by(event.seat),
        card: event.secret === undefined ? m.event_some_ally() : card(event.secret.kind),
      })
    case 'affiliated-discarded':
      return m.event_affiliated_discarded({ ...by(event.seat), card: card(event.kind) })
    case 'lord-freed':
      return m.event_lord_freed({ ...by(event.seat), lord: lord(event.lord) })
    case 'sentinel-placed':
      return m.event_sentinel_placed({ ...by(event.seat), what: spot(event, things) })
    case 'sentinel-returned':
      return m.event_sentinel_returned(by(event.seat))
    case 'loot-drawn':
      return m.event_loot_drawn({
        ...by(event.seat),
        value: at(valueOfLoot, event.loot),
        location: location(event.location),
      })
    case 'loot-lost':
      return m.event_loot_lost({
        ...by(event.seat),
        value: at(valueOfLoot, event.loot),
        location: location(event.location),
      })
    case 'card-shown':
      return m.event_drawn({ ...by(event.seat), what: card(event.card) })
    case 'monster-left':
      return m.event_monster_left()
    case 'leviathan-appears':
      return m.event_leviathan_appears({
        leviathan: leviathan(event.leviathan),
        space: spaceName(event.space),
      })
    case 'attacked':
      return m.event_attacked({ ...by(event.seat), harm: sayAttack(event.attack) })
    case 'attack-rolled':
      return m.event_attack_rolled({
        ...by(event.seat),
        card: mark(sayCard(event.kind), { card: event.kind }),
        roll: event.roll,
        attack: at(strengthOf, event.kind) + event.roll,
      })
    case 'leviathan-harmed':
      return m.event_leviathan_harmed({
        ...by(event.seat),
        leviathan: leviathan(event.leviathan),
        health: sayHealth(event.health),
      })
    case 'leviathan-slain':
      return m.event_leviathan_slain({
        ...by(event.seat),
        leviathan: leviathan(event.leviathan),
      })
    case 'scourge-figure':
      return m.event_scourge_figure(by(event.seat))
    case 'leviathan-token-gained':
      return m.event_drawn({ ...by(event.seat), what: saySecondToken(event.secret?.token) })
    case 'token-revealed':
      return m.event_token_revealed({ ...by(event.seat), gift: leviathanTokenName(event.token) })
    case 'extra-turn':
      return m.event_extra_turn(by(event.seat))
    case 'nothing-to-do':
      return m.event_nothing_to_do(by(event.seat))
    case 'end-triggered':
      return event.cause === 'seventh-lord'
        ? m.event_end_seventh_lord(by(event.seat))
        : m.event_end({ cause: event.cause })
    case 'last-turn-over':
      return m.event_last_turn_over()
    case 'game-over':
      return m.event_game_over()
  }
}

function linePaid(who: Who, event: Of<'lord-paid'>, { lord, cards }: Things): string {
  const words = { ...subject(who, event.seat), lord: lord(event.lord) }
  const paid = event.allies.length > 0 ? cards(event.allies, cardObject) : undefined
  const price = event.pearls > 0 || event.nebulis > 0 ? priceObject(event) : undefined
  if (paid !== undefined && price !== undefined)
    return m.event_lord_paid({ ...words, price: m.event_paid_both({ cards: paid, price }) })
  const either = paid ?? price
  return either === undefined
    ? m.event_lord_paid_nothing(words)
    : m.event_lord_paid({ ...words, price: either })
}

function lineControlled(
  who: Who,
  event: Of<'location-controlled'>,
  { location, theLord }: Things,
): string {
  const words = { ...subject(who, event.seat), location: location(event.location) }
  const keys = event.lords.map(theLord)
  if (event.keyTokens > 0) keys.push(sayKeyTokens(event.keyTokens))
  return keys.length === 0
    ? m.event_location_controlled(words)
    : m.event_location_controlled_with({ ...words, keys: list(keys) })
}

/** What a sentinel is placed on. */
function spot({ zone, target }: Of<'sentinel-placed'>, { theLord, stack, location }: Things) {
  if (zone === Zone.Court) return theLord(target)
  return zone === Zone.Council ? m.event_the_stack({ stack: stack(target) }) : location(target)
}

/** A token of the first pile, with its points for whom has seen it. */
function sayToken(token: number | undefined): string {
  return token === undefined
    ? m.event_token()
    : m.event_token_worth({ count: at(pointsOfToken, token) })
}

/** One of the second pile, with what it gives. */
function saySecondToken(token: number | undefined): string {
  return token === undefined
    ? m.event_second_token()
    : m.event_second_token_seen({ gift: leviathanTokenName(token) })
}
