import type { Game, LordId, Seat } from '../../game/game.ts'
import { Place } from '../../game/game.ts'
import { KINDS_PER_RACE, type Race } from '../allies.ts'
import type { Worth } from '../location.ts'
import { guildOf, lords } from '../lord.ts'

/** How many lords before a seat, wherever they lie, are such. */
export function countLords(game: Game, me: Seat, isSuch: (lord: LordId) => boolean): number {
  let count = 0
  for (let lord = 0; lord < lords.length; lord++)
    if (game.lordPlace[lord] === Place.Seat + me && isSuch(lord)) count++
  return count
}

export function countAffiliated(game: Game, me: Seat, race: Race): number {
  const first = race * KINDS_PER_RACE
  let count = 0
  for (let kind = first; kind < first + KINDS_PER_RACE; kind++) count += game.affiliated[me][kind]
  return count
}

/** So much, and so much more for each lord of a guild. */
export const perLordOf =
  (guild: number, base: number, each: number) =>
  (game: Game, me: Seat): Worth => ({
    base,
    each,
    count: countLords(game, me, (lord) => guildOf[lord] === guild),
  })

/** So much, and so much more for each affiliated ally of a race. */
export const perAffiliated =
  (race: Race, base: number, each: number) =>
  (game: Game, me: Seat): Worth => ({ base, each, count: countAffiliated(game, me, race) })
