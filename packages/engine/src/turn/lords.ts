import { keysOf, lords, turnPowersOf } from '../cards/lord.ts'
import {
  COURT,
  type Game,
  type LocationId,
  type LordId,
  LordState,
  Place,
  type Seat,
} from '../game/game.ts'
import { Source } from '../game/sources.ts'
import { kernel, type Table } from '../game/table.ts'
import type { Options } from '../kernel/options.ts'
import { isReservedFrom, releaseSentinel, Zone } from '../smuggling/sentinels.ts'
import { triggerEnd } from './trigger.ts'

/** B9.1: so many lords before one player end the game. */
const LAST_LORD = 7

/** Whether a lord lies before a seat and under no location, disabled or not. */
export function isFree(game: Game, me: Seat, lord: LordId): boolean {
  return game.lordPlace[lord] === Place.Seat + me && game.lordUnder[lord] === 0
}

export function isDisabled(game: Game, lord: LordId): boolean {
  return (game.lordState[lord] & LordState.Disabled) !== 0
}

/** Draws the top lord of the deck; there must be one. */
export function drawLord(table: Table): LordId {
  const { game } = table
  const lord = table.chance.draw(Source.Lords, game.lordDeck, game.lordDeckSize)
  game.lordDeck[lord] = 0
  game.lordDeckSize--
  return lord
}

/** Puts a lord into a space of the court. */
export function toCourt(table: Table, lord: LordId, space: number): void {
  table.game.court[space] = lord + 1
  table.game.lordPlace[lord] = Place.Board
  table.tell?.({ type: 'lord-revealed', lord, space })
}

export function lordsAtCourt(game: Game): number {
  let count = 0
  for (let space = 0; space < COURT; space++) if (game.court[space]) count++
  return count
}

/** The free space of the court farthest from the deck, or -1. */
export function farthestFreeSpace(game: Game): number {
  let space = COURT - 1
  while (space >= 0 && game.court[space]) space--
  return space
}

/** Takes a lord out of its space of the court, which stays free until the court is checked. */
export function leaveCourt(table: Table, lord: LordId): number {
  const { game } = table
  let space = 0
  while (game.court[space] !== lord + 1) space++
  game.court[space] = 0
  releaseSentinel(table, Zone.Court, lord)
  return space
}

/** Offers the lords of the court that nobody else has reserved. */
export function offerCourt(game: Game, me: Seat, out: Options): void {
  for (let space = 0; space < COURT; space++) {
    const lord = game.court[space] - 1
    if (lord >= 0 && !isReservedFrom(game, me, Zone.Court, lord)) out.add(lord)
  }
}

/** A lord comes to lie before a player; its power takes effect once what is asked first is done. */
export function enterPlay(table: Table, me: Seat, lord: LordId): void {
  const { game } = table
  game.lordPlace[lord] = Place.Seat + me
  game.lordCount[me]++
  startWorking(game, me, lord)
  table.tell?.({ type: 'lord-gained', seat: me, lord })
  kernel.ask(game, takeEffect, me, lord)
  if (game.lordCount[me] >= LAST_LORD) triggerEnd(table, 'seventh-lord')
}

const takeEffect = kernel.step('a lord takes effect', (table, me, lord) => {
  lords[lord].onRecruit?.(table, me)
})

function startWorking(game: Game, me: Seat, lord: LordId): void {
  game.lordKeys[me] += keysOf[lord]
  game.turnPowers[me] += turnPowersOf[lord]
}

function stopWorking(game: Game, me: Seat, lord: LordId): void {
  if (game.lordUnder[lord] !== 0 || isDisabled(game, lord)) return
  game.lordKeys[me] -= keysOf[lord]
  game.turnPowers[me] -= turnPowersOf[lord]
}

/** B6.R7: out of the game for good. */
export function discardLordOf(table: Table, me: Seat, lord: LordId): void {
  const { game } = table
  stopWorking(game, me, lord)
  game.lordPlace[lord] = Place.Gone
  game.lordState[lord] = 0
  game.lordCount[me]--
  table.tell?.({ type: 'lord-discarded', lord, seat: me })
}

/** B8.2: no power, no key, for the rest of the game. */
export function disableLord(table: Table, them: Seat, lord: LordId): void {
  const { game } = table
  stopWorking(game, them, lord)
  game.lordState[lord] |= LordState.Disabled
  table.tell?.({ type: 'lord-disabled', seat: them, lord })
}

/** B7.3: the lord goes under a location; its power and key are gone for good. */
export function assignLord(game: Game, me: Seat, lord: LordId, location: LocationId): void {
  stopWorking(game, me, lord)
  game.lordUnder[lord] = location + 1
}

/** K6.R4: a lord comes back from under a location; its power and its key work again. */
export function freeLord(table: Table, me: Seat, lord: LordId): void {
  const { game } = table
  game.lordUnder[lord] = 0
  if (!isDisabled(game, lord)) startWorking(game, me, lord)
  table.tell?.({ type: 'lord-freed', seat: me, lord })
}

/** The lords under one location go under another. */
export function moveLordsUnder(game: Game, from: LocationId, to: LocationId): void {
  for (let lord = 0; lord < lords.length; lord++)
    if (game.lordUnder[lord] === from + 1) game.lordUnder[lord] = to + 1
}
