import { KINDS, KINDS_PER_RACE, RACES } from '../cards/allies.ts'
import type { Table } from '../game/table.ts'
import { discardAllyOf, loseAlly } from './hand.ts'

/** B9.3: each player affiliates the weakest ally of each race from hand; the rest is discarded. */
export function finishGame(table: Table): void {
  const { game } = table
  for (let seat = 0; seat < game.players; seat++) {
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
  table.tell?.({ type: 'game-over' })
}
