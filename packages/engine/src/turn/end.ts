import { nebulisOf } from '../border/spend.ts'
import { FIRST_KRAKEN, KINDS, KINDS_PER_RACE, RACES } from '../cards/allies.ts'
import { hasActive, rulePoints } from '../cards/lord.ts'
import { SEATS, type Seat } from '../game/game.ts'
import { kernel, type Table } from '../game/table.ts'
import { gainNebulisTogether } from '../smuggling/nebulis.ts'
import { discardAllyOf, loseAlly } from './hand.ts'

/** The last things that happen: hands are put away, and krakens bring their nebulis. */
export function finishGame(table: Table): void {
  const { game } = table
  table.tell?.({ type: 'last-turn-over' })
  kernel.ask(game, endGame, game.turnSeat)
  const gains = new Uint8Array(SEATS)
  for (let seat = 0; seat < game.players; seat++) {
    if (!hasActive(game, rulePoints.cleansKrakens, seat))
      for (let kind = FIRST_KRAKEN; kind < KINDS; kind++)
        gains[seat] += game.hand[seat][kind] * nebulisOf(kind)
    putAway(table, seat)
  }
  // K3.R2: all players' krakens are one event.
  if (gains.some((gain) => gain > 0)) gainNebulisTogether(table, gains)
}

const endGame = kernel.step('end the game', (table) => table.tell?.({ type: 'game-over' }))

/** B9.3: the weakest ally of each race is affiliated, the rest of the hand discarded. */
function putAway(table: Table, seat: Seat): void {
  const { game } = table
  const hand = game.hand[seat]
  for (let race = 0; race < RACES; race++) {
    let kind = race * KINDS_PER_RACE
    const end = kind + KINDS_PER_RACE
    while (kind < end && hand[kind] === 0) kind++
    if (kind === end) continue
    loseAlly(game, seat, kind)
    game.affiliated[seat][kind]++
    table.tell?.({ type: 'ally-affiliated', seat, kind })
  }
  for (let kind = 0; kind < KINDS; kind++) while (hand[kind] > 0) discardAllyOf(table, seat, kind)
}
