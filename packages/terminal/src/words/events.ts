import type { EndCause, Event, Kind, Seat } from '@hadal/engine'
import {
  pointsOnToken,
  sayAllies,
  sayCard,
  sayLeviathanToken,
  sayLocation,
  sayLord,
  sayRace,
  sayReward,
  strengthOfAlly,
} from './cards.ts'
import { count, listed } from './english.ts'
import { sayAttack, sayLeviathan, saySpace } from './leviathans.ts'
import { sayLoot } from './loot.ts'
import { sayPrice } from './price.ts'
import { saySentinel, sayTarget } from './sentinels.ts'
import { does, sayWho, type Who } from './who.ts'

/** What happened, with what only the one who is told has seen. */
export interface Happening {
  readonly event: Event
  /** The cards of a stack, for the one who took it. */
  readonly cards?: readonly Kind[]
  /** Whether it belongs to the end of the game, after the last turn (B9.3). */
  readonly isFinal?: true
}

/** A part of a sentence; its subject is the seat, if there is one. */
export interface Clause {
  readonly seat: Seat | undefined
  readonly text: string
}

const END_CAUSES: Readonly<Record<EndCause, string>> = {
  'seventh-lord': 'a seventh lord',
  'lord-deck': 'no lords are left to refill the court',
  'leviathan-deck': 'no leviathan is left in the deck',
  'token-pile': 'a pile of monster tokens is empty',
  'nothing-left-to-do': 'nobody can do anything any more',
}

/** One event in words. */
export function clauseOf({ event, cards }: Happening, who: Who): Clause {
  const by = (verb: string, rest: string): Clause =>
    'seat' in event && event.seat !== undefined
      ? { seat: event.seat, text: `${does(who, event.seat, verb)} ${rest}`.trimEnd() }
      : { seat: undefined, text: rest }
  const all = (text: string): Clause => ({ seat: undefined, text })
  switch (event.type) {
    case 'turn-begins':
      return by('begin', `turn ${event.turn}`)
    case 'lord-revealed':
      return all(`the ${sayLord(event.lord)} comes to court`)
    case 'plotted':
      return by('plot', 'for 1 pearl')
    case 'card-revealed':
      return by('reveal', sayCard(event.card))
    case 'deck-reshuffled':
      return all(`the discard pile is the new deck: ${count(event.cards, 'card')}`)
    case 'ally-bought':
      return by('buy', `${sayCard(event.kind)} for ${sayPrice(event)}`)
    case 'offer-declined':
      return by('pass', '')
    case 'ally-taken':
      return by('take', sayCard(event.kind))
    case 'monster-ignored':
      return by('leave', `the monster (threat ${event.threat + 1})`)
    case 'monster-fought':
      return by('fight', 'the monster')
    case 'rewarded':
      return by('win', sayReward(event.reward))
    case 'exploration-ended':
      return event.toCouncil.length === 0
        ? by('end', 'the exploration')
        : all(`to the council: ${event.toCouncil.map(sayCard).join(', ')}`)
    case 'stack-taken':
      return by('take', sayStack(event.race, event.cards, cards))
    case 'stack-discarded':
      return by('discard', sayStack(event.race, event.cards, undefined))
    case 'lord-paid':
      return by('recruit', `the ${sayLord(event.lord)} for ${sayPaid(event)}`)
    case 'lord-gained':
      return by('gain', `the ${sayLord(event.lord)}`)
    case 'ally-affiliated':
      return by('affiliate', sayCard(event.kind))
    case 'power-used':
      return by('use', `the ${sayLord(event.lord)}`)
    case 'pearls-gained':
      return by('gain', count(event.pearls, 'pearl'))
    case 'pearls-lost':
      return by('lose', count(event.pearls, 'pearl'))
    case 'keys-gained':
      return by('gain', count(event.keys, 'key token'))
    case 'token-gained':
      return by('draw', `a monster token${sayPoints(event.secret?.token)}`)
    case 'token-stolen':
      return by(
        'steal',
        event.pile === 'base'
          ? `a monster token${sayPoints(event.secret?.token)} from ${sayWho(who, event.from)}`
          : `a token of the second pile${sayGift(event.secret?.token)} from ${sayWho(who, event.from)}`,
      )
    case 'allies-discarded':
      return by('discard', sayAllies(event.allies))
    case 'lord-disabled':
      return by('have', `the ${sayLord(event.lord)} disabled`)
    case 'lord-discarded':
      return event.seat === undefined
        ? all(`the ${sayLord(event.lord)} leaves the court for good`)
        : by('dismiss', `the ${sayLord(event.lord)}`)
    case 'court-refilled':
      return all(
        event.lords === 0
          ? 'no lord is left to refill the court'
          : `the court is refilled: ${count(event.lords, 'lord')}`,
      )
    case 'locations-drawn':
      return by('draw', listed(event.locations.map(sayLocation)))
    case 'location-controlled':
      return by('control', `${sayLocation(event.location)}${sayKeys(event)}`)
    case 'location-exchanged':
      return by('exchange', `${sayLocation(event.given)} for ${sayLocation(event.taken)}`)
    case 'kraken-placed':
      return by('put', `${sayCard(event.kind)} on the ${sayRace(event.race)} stack`)
    case 'nebulis-changed':
      return event.nebulis > 0
        ? by('gain', `${event.nebulis} nebulis`)
        : by('lose', `${-event.nebulis} nebulis`)
    case 'kraken-figure':
      return event.seat === undefined
        ? all('nobody has the kraken figure any more')
        : by('get', 'the kraken figure')
    case 'ally-healed':
      return by(
        'take',
        `${event.secret === undefined ? 'an ally' : sayCard(event.secret.kind)} from the discard pile`,
      )
    case 'affiliated-discarded':
      return by('discard', `the affiliated ${sayCard(event.kind)}`)
    case 'lord-freed':
      return by('free', `the ${sayLord(event.lord)}`)
    case 'sentinel-placed':
      return by('reserve', sayTarget(event.zone, event.target))
    case 'sentinel-returned':
      return by('get', `${saySentinel(event.sentinel)} back`)
    case 'loot-drawn':
      return by('find', `loot ${sayLoot(event.loot)} on ${sayLocation(event.location)}`)
    case 'loot-lost':
      return by('lose', `both loot ${sayLoot(event.loot)} of ${sayLocation(event.location)}`)
    case 'card-shown':
      return by('draw', sayCard(event.card))
    case 'monster-left':
      return all('the monster is discarded')
    case 'leviathan-appears':
      return all(`${sayLeviathan(event.leviathan)} comes to space ${saySpace(event.space)}`)
    case 'attacked':
      return event.attack.kind === 'wounds'
        ? by('suffer', sayAttack(event.attack))
        : by('suffer', `an attack on ${sayAttack(event.attack)}`)
    case 'attack-rolled':
      return by(
        'attack',
        `at ${saySpace(event.space)} with ${sayCard(event.kind)} and ` +
          `${does(who, event.seat, 'roll')} ${event.roll}: ${strengthOfAlly(event.kind) + event.roll}`,
      )
    case 'leviathan-harmed':
      return by('take', `${event.health} health from ${sayLeviathan(event.leviathan)}`)
    case 'leviathan-slain':
      return by('slay', sayLeviathan(event.leviathan))
    case 'scourge-figure':
      return by('get', 'the scourge')
    case 'leviathan-token-gained':
      return by('draw', `a token of the second pile${sayGift(event.secret?.token)}`)
    case 'token-revealed':
      return by('reveal', `a token: ${sayLeviathanToken(event.token)}`)
    case 'extra-turn':
      return by('have', 'another turn after this one')
    case 'nothing-to-do':
      return by('have', 'nothing to do')
    case 'end-triggered':
      return all(
        event.cause === 'nothing-left-to-do'
          ? END_CAUSES[event.cause]
          : `${END_CAUSES[event.cause]}: the last round begins`,
      )
    case 'last-turn-over':
      return all('the last turn is over')
    case 'game-over':
      return all('the game is over')
  }
}

function sayStack(race: number, size: number, cards: readonly Kind[] | undefined): string {
  const content = cards === undefined ? count(size, 'card') : sayAllies(cards)
  return `the ${sayRace(race)} stack (${content})`
}

function sayPoints(token: number | undefined): string {
  return token === undefined ? '' : ` worth ${pointsOnToken(token)}`
}

/** What a token of the second pile gives, for whom has seen it. */
function sayGift(token: number | undefined): string {
  return token === undefined ? '' : ` (${sayLeviathanToken(token)})`
}

function sayPaid(event: Extract<Event, { type: 'lord-paid' }>): string {
  const parts: string[] = []
  if (event.allies.length > 0) parts.push(sayAllies(event.allies))
  if (event.pearls > 0 || event.nebulis > 0) parts.push(sayPrice(event))
  return parts.length === 0 ? 'nothing' : listed(parts)
}

function sayKeys(event: Extract<Event, { type: 'location-controlled' }>): string {
  const parts = event.lords.map((lord) => `the ${sayLord(lord)}`)
  if (event.keyTokens > 0) parts.push(count(event.keyTokens, 'key token'))
  return parts.length === 0 ? '' : ` with ${listed(parts)}`
}
