import {
  forget,
  type Game,
  type LordId,
  type LordView,
  type Race,
  type Seat,
  type SeatView,
  suppose,
  type Table,
  type View,
  view,
} from '@hadal/engine'
import { at } from '../words/at.ts'
import { lordCard, requiredRace, sayRace, sayRaces } from '../words/cards.ts'
import type { Who } from '../words/who.ts'

/** The table as one seat sees it, ready to be told. */
export interface Scene extends Who {
  readonly seen: View
  readonly you: Seat
  /** A game that fits what is seen, for costs and worths: these depend on nothing hidden. */
  readonly game: Game
}

/** What is asked now, and of whom. */
export type Asked = NonNullable<View['asked']>

function sceneOf(seen: View, you: Seat, names: readonly string[]): Scene {
  return { seen, you, names, game: suppose(seen) }
}

/** The table as a seat sees it now; with a memory, also what it has seen and cannot see any more. */
export function sceneAt(
  table: Table,
  you: Seat,
  names: readonly string[],
  remembers: boolean,
): Scene {
  const seen = view(table.game, you)
  return sceneOf(remembers ? seen : forget(seen), you, names)
}

export function seatOf(scene: Scene, seat: Seat): SeatView {
  return at(scene.seen.seats, seat)
}

/** Whether a lord's power and key work. */
export function isActive({ disabled, under }: LordView): boolean {
  return !disabled && under === undefined
}

/** Keys on the lords of a seat that count towards a location. */
export function keysOnLords(seat: SeatView): number {
  return seat.lords.filter(isActive).reduce((keys, { lord }) => keys + lordCard(lord).keys, 0)
}

/** The race that you must pay for a lord, unless one of your lords lifts that. */
export function raceToPay(scene: Scene, lord: LordId): Race | undefined {
  const isLifted = seatOf(scene, scene.you).lords.some(
    (own) => isActive(own) && lordCard(own.lord).anyRace,
  )
  return isLifted ? undefined : requiredRace(lord)
}

/** `one race, shellfish`: what your payment for a lord must be made of. */
export function sayRacesToPay(scene: Scene, lord: LordId): string {
  return sayRaces(lordCard(lord).races, raceToPay(scene, lord))
}

/** The same as a part of a sentence: `exactly three races, crab among them`. */
export function sayRuleForRaces(scene: Scene, lord: LordId): string {
  const { races } = lordCard(lord)
  const required = raceToPay(scene, lord)
  if (required === undefined) return `exactly ${sayRaces(races, undefined)}`
  return races === 1
    ? `only ${sayRace(required)}`
    : `exactly ${sayRaces(races, undefined)}, ${sayRace(required)} among them`
}

/** Whether a question is answered with the action of a turn. */
export function asksForAction(asked: Asked | undefined): boolean {
  return asked?.question === 'take your turn' || asked?.question === 'go on with your turn'
}
