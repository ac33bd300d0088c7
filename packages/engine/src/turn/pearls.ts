import { activeOwner, reaches, rulePoints } from '../cards/lord.ts'
import type { Game, Seat } from '../game/game.ts'
import type { Table } from '../game/table.ts'

/** Pearls from one source, at once. */
export function gainPearls(table: Table, me: Seat, pearls: number): void {
  if (pearls === 0) return
  const { game } = table
  game.pearls[me] += pearls
  table.tell?.({ type: 'pearls-gained', seat: me, pearls })
  if (pearls < TOLLED) return
  for (const { lord, rule: toll } of rulePoints.toll)
    if (reaches(game, lord, me)) payToll(table, me, activeOwner(game, lord), toll)
}

/** K6.R1: a gain of so many pearls at once is subject to toll. */
const TOLLED = 2

function payToll(table: Table, from: Seat, to: Seat, pearls: number): void {
  const { game } = table
  game.pearls[from] -= pearls
  game.pearls[to] += pearls
  table.tell?.({ type: 'pearls-lost', seat: from, pearls })
  table.tell?.({ type: 'pearls-gained', seat: to, pearls })
}

/** Loses pearls, or all there are, to the treasury. */
export function losePearls(table: Table, them: Seat, pearls: number): void {
  const { game } = table
  const lost = Math.min(pearls, game.pearls[them])
  if (lost === 0) return
  game.pearls[them] -= lost
  table.tell?.({ type: 'pearls-lost', seat: them, pearls: lost })
}

export function gainKeyTokens(table: Table, me: Seat, keys: number): void {
  if (keys === 0) return
  table.game.keyTokens[me] += keys
  table.tell?.({ type: 'keys-gained', seat: me, keys })
}

/** Tokens and free lords together: what counts towards a location. */
export function keysOfSeat(game: Game, me: Seat): number {
  return game.keyTokens[me] + game.lordKeys[me]
}
