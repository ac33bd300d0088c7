import { type Kind, RACES, type Race } from '../cards/allies.ts'
import { costOf, racesOf } from '../cards/lord.ts'
import { type Game, type LocationId, type LordId, Place, type Seat } from '../game/game.ts'
import { createTable, kernel } from '../game/table.ts'
import { scripted } from '../kernel/chance.ts'
import { sayDecision } from '../notation/notation.ts'
import { allyWords, locationWords, lordWords, raceWords } from '../notation/words.ts'
import { purseOf } from '../smuggling/nebulis.ts'
import { isReservedFrom, reservedBy, Zone } from '../smuggling/sentinels.ts'
import { KEYS_FOR_LOCATION } from '../turn/control.ts'
import { costFor, krakensIn, requiredRaceFor, strengthFor } from '../turn/cost.ts'
import { canDrawCard } from '../turn/hand.ts'
import { farthestFreeSpace } from '../turn/lords.ts'
import { canBuyMore } from '../turn/offer.ts'
import { keysOfSeat } from '../turn/pearls.ts'
import { suppose } from '../view/sample.ts'
import type { View } from '../view/view.ts'
import { costChangers } from './costChangers.ts'

/** Something on the table that a person may want to choose. */
export type Choice =
  | { readonly lord: LordId }
  | { readonly stack: Race }
  | { readonly location: LocationId }
  | { readonly ally: Kind }
  | { readonly action: (typeof ACTIONS)[number] }

const ACTIONS = ['plot', 'explore', 'buy'] as const

/** Why something cannot be chosen now. */
export type WhyNot =
  | { readonly reason: 'game-over' }
  | { readonly reason: 'onlooker' }
  | { readonly reason: 'somebody-else-decides'; readonly seat: Seat }
  | { readonly reason: 'another-question'; readonly question: string }
  | { readonly reason: 'not-at-court'; readonly lord: LordId }
  | { readonly reason: 'race-missing'; readonly race: Race }
  | { readonly reason: 'races-missing'; readonly needed: number; readonly held: number }
  | {
      readonly reason: 'strength-missing'
      readonly cost: number
      /** The most that allies and pearls can bring together. */
      readonly most: number
      /** The lords that change the printed cost. */
      readonly because: readonly LordId[]
    }
  | { readonly reason: 'stack-empty' }
  /** Somebody's sentinel lies on it. */
  | { readonly reason: 'reserved'; readonly by: Seat }
  | { readonly reason: 'not-available'; readonly owner: Seat | undefined }
  | { readonly reason: 'keys-missing'; readonly needed: number; readonly held: number }
  | { readonly reason: 'not-in-hand' }
  | { readonly reason: 'payment-has-no-use-for-it' }
  | { readonly reason: 'no-pearl' }
  | { readonly reason: 'court-full' }
  | { readonly reason: 'lord-deck-empty' }
  | { readonly reason: 'nothing-left-to-explore' }
  | { readonly reason: 'bought-already' }
  | { readonly reason: 'price-too-high'; readonly price: number; readonly purse: number }

/** Why a seat cannot choose something now; nothing if it can. */
export function whyNot(seen: View, choice: Choice): WhyNot | undefined {
  const me = seen.seat
  if (me === undefined) return { reason: 'onlooker' }
  // The answer depends on nothing that is hidden from the seat, so any game that fits will do.
  const game = suppose(seen)
  const asked = kernel.asked(game)
  if (!asked) return { reason: 'game-over' }
  if (asked.seat === me && isOffered(game, choice)) return undefined
  const because = reasonFor(game, me, choice, asked.question.name)
  if (because !== undefined) return because
  if (asked.seat !== me) return { reason: 'somebody-else-decides', seat: asked.seat }
  return { reason: 'another-question', question: asked.question.name }
}

/** The word that a decision about something ends with. */
function nameOf(choice: Choice): string {
  if ('lord' in choice) return lordWords.say(choice.lord)
  if ('stack' in choice) return raceWords.say(choice.stack)
  if ('location' in choice) return locationWords.say(choice.location)
  if ('ally' in choice) return allyWords.say(choice.ally)
  return choice.action
}

/** What a word at the end of a decision speaks of. */
export function choiceNamed(name: string): Choice | undefined {
  const lord = lordWords.read(name)
  if (lord !== undefined) return { lord }
  const stack = raceWords.read(name)
  if (stack !== undefined) return { stack }
  const location = locationWords.read(name)
  if (location !== undefined) return { location }
  const ally = allyWords.read(name)
  if (ally !== undefined) return { ally }
  return ACTIONS.map((action) => ({ action })).find(({ action }) => action === name)
}

function isOffered(game: Game, choice: Choice): boolean {
  const name = nameOf(choice)
  // An action comes first, `buy with 1 nebulis`; a thing comes last, `recruit keeper`.
  const at = 'action' in choice ? 0 : -1
  return kernel
    .legal(createTable(game, scripted([])))
    .toArray()
    .some((decision) => sayDecision(game, decision).split(' ').at(at) === name)
}

function reasonFor(game: Game, me: Seat, choice: Choice, question: string): WhyNot | undefined {
  if ('lord' in choice) return whyNotLord(game, me, choice.lord)
  if ('stack' in choice) return whyNotStack(game, me, choice.stack)
  if ('location' in choice) return whyNotLocation(game, me, choice.location)
  if ('ally' in choice) return whyNotAlly(game, me, choice.ally, question)
  if (choice.action === 'buy') return whyNotBuy(game, me)
  if (choice.action === 'plot') return whyNotPlot(game, me)
  return canDrawCard(game) ? undefined : { reason: 'nothing-left-to-explore' }
}

/** Why a seat could not pay for a lord, were it the moment for it; nothing if it could. */
export function whyNotLord(game: Game, me: Seat, lord: LordId): WhyNot | undefined {
  if (game.lordPlace[lord] !== Place.Board) return { reason: 'not-at-court', lord }
  if (isReservedFrom(game, me, Zone.Court, lord))
    return { reason: 'reserved', by: reservedBy(game, Zone.Court, lord) }
  const strengths = game.handStrength[me]
  const required = requiredRaceFor(game, me, lord)
  const krakens = krakensIn(game.hand[me])
  if (required < RACES && strengths[required] === 0 && krakens === 0)
    return { reason: 'race-missing', race: required }
  const most = strengthFor(game, me, lord)
  if (most < 0) {
    const held = strengths.subarray(0, RACES).filter((strength) => strength > 0).length
    return { reason: 'races-missing', needed: racesOf[lord], held: held + krakens }
  }
  const cost = costFor(game, me, lord)
  const total = most + purseOf(game, me)
  if (total >= cost) return undefined
  const because = cost === costOf[lord] ? [] : costChangers(game, me)
  return { reason: 'strength-missing', cost, most: total, because }
}

function whyNotStack(game: Game, me: Seat, race: Race): WhyNot | undefined {
  if (isReservedFrom(game, me, Zone.Council, race))
    return { reason: 'reserved', by: reservedBy(game, Zone.Council, race) }
  return game.councilSize[race] === 0 ? { reason: 'stack-empty' } : undefined
}

function whyNotLocation(game: Game, me: Seat, location: LocationId): WhyNot | undefined {
  const place = game.locationPlace[location]
  if (place !== Place.Board && place !== Place.Drawn)
    return { reason: 'not-available', owner: place < Place.Seat ? undefined : place - Place.Seat }
  if (isReservedFrom(game, me, Zone.Locations, location))
    return { reason: 'reserved', by: reservedBy(game, Zone.Locations, location) }
  const held = keysOfSeat(game, me)
  return held < KEYS_FOR_LOCATION
    ? { reason: 'keys-missing', needed: KEYS_FOR_LOCATION, held }
    : undefined
}

function whyNotAlly(game: Game, me: Seat, kind: Kind, question: string): WhyNot | undefined {
  if (!game.hand[me][kind]) return { reason: 'not-in-hand' }
  return question === 'pay for a lord' ? { reason: 'payment-has-no-use-for-it' } : undefined
}

function whyNotBuy(game: Game, me: Seat): WhyNot | undefined {
  if (!canBuyMore(game, me)) return { reason: 'bought-already' }
  const price = game.sold + 1
  const purse = purseOf(game, me)
  return purse < price ? { reason: 'price-too-high', price, purse } : undefined
}

function whyNotPlot(game: Game, me: Seat): WhyNot | undefined {
  if (game.pearls[me] === 0) return { reason: 'no-pearl' }
  if (game.lordDeckSize === 0) return { reason: 'lord-deck-empty' }
  return farthestFreeSpace(game) < 0 ? { reason: 'court-full' } : undefined
}
