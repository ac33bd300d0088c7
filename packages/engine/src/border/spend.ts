import { type Kind, Race, raceOf, strengthOf } from '../cards/allies.ts'
import type { Seat } from '../game/game.ts'
import type { Table } from '../game/table.ts'
import { changeNebulis } from '../smuggling/nebulis.ts'
import { discardAllyOf } from '../turn/hand.ts'

/** K2.2: what a kraken brings whoever uses it. */
export function nebulisOf(kind: Kind): number {
  return raceOf[kind] === Race.Kraken ? strengthOf[kind] - 1 : 0
}

/** K2.R1: an ally discarded for a fight or to an attack; a kraken brings its nebulis. */
export function spendAlly(table: Table, me: Seat, kind: Kind): void {
  discardAllyOf(table, me, kind)
  changeNebulis(table, me, nebulisOf(kind))
}
