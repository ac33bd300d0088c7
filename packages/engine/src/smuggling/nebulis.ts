import { activeOwner, hasActive, rulePoints } from '../cards/lord.ts'
import { type Game, NOBODY, SEATS, type Seat } from '../game/game.ts'
import { kernel, type Table } from '../game/table.ts'
import type { Options } from '../kernel/options.ts'
import { seatWords } from '../notation/words.ts'

/** K3.1: so many nebulis may be used in one payment, unless a lord allows more. */
const USUAL_LIMIT = 1

function nebulisLimit(game: Game, me: Seat): number {
  let most = USUAL_LIMIT
  for (const { lord, rule: limit } of rulePoints.nebulisLimit)
    if (limit > most && activeOwner(game, lord) === me) most = limit
  return Math.min(most, game.nebulis[me])
}

/** The most a seat can pay for an ally, or towards a lord. */
export function purseOf(game: Game, me: Seat): number {
  return game.nebulis[me] === 0 ? game.pearls[me] : game.pearls[me] + nebulisLimit(game, me)
}

/** Whether a seat can pay an amount with so many nebulis among the pearls (K3.1, K3.6). */
export function canPayWithNebulis(game: Game, me: Seat, amount: number, nebulis: number): boolean {
  const pearls = amount - nebulis
  if (pearls < 0 || pearls > game.pearls[me]) return false
  if (nebulis === 0) return true
  if (nebulis > nebulisLimit(game, me)) return false
  return pearls === game.pearls[me] || hasActive(game, rulePoints.nebulisAnytime, me)
}

/** Offers the ways to pay an amount: `first` and the number of nebulis used. */
export function offerWaysToPay(
  game: Game,
  me: Seat,
  amount: number,
  first: number,
  out: Options,
): void {
  if (amount <= game.pearls[me]) out.add(first)
  if (game.nebulis[me] === 0) return
  const most = nebulisLimit(game, me)
  for (let nebulis = 1; nebulis <= most; nebulis++)
    if (canPayWithNebulis(game, me, amount, nebulis)) out.add(first + nebulis)
}

const changes = new Int8Array(SEATS)

/** Nebulis comes from the supply, or goes back to it. */
export function changeNebulis(table: Table, me: Seat, change: number): void {
  if (change === 0) return
  changes.fill(0)
  changes[me] = change
  applyChanges(table)
}

/** Nebulis goes from one player to another. */
export function handNebulis(table: Table, from: Seat, to: Seat, nebulis: number): void {
  if (nebulis === 0) return
  changes.fill(0)
  changes[from] = -nebulis
  changes[to] = nebulis
  applyChanges(table)
}

/** One nebulis for each of the seats, a bit each, from one player, as one event (K3.R1). */
export function giveNebulis(table: Table, from: Seat, seats: number): void {
  changes.fill(0)
  for (let them = 0; them < SEATS; them++)
    if (seats & (1 << them)) {
      changes[them]++
      changes[from]--
    }
  applyChanges(table)
}

/** Nebulis for several players from the supply, as one event. */
export function gainNebulisTogether(table: Table, gains: Uint8Array): void {
  for (let seat = 0; seat < SEATS; seat++) changes[seat] = gains[seat]
  applyChanges(table)
}

function applyChanges(table: Table): void {
  const { game } = table
  for (let seat = 0; seat < game.players; seat++) {
    if (changes[seat] === 0) continue
    game.nebulis[seat] += changes[seat]
    table.tell?.({ type: 'nebulis-changed', seat, nebulis: changes[seat] })
  }
  lookAtFigure(table)
}

/** K3.R1: one look at the figure after each event. */
function lookAtFigure(table: Table): void {
  const { game } = table
  const holder = game.krakenHolder
  if (holder === NOBODY) {
    takeFreeFigure(table)
    return
  }
  if (game.nebulis.every((count) => count === 0)) {
    passFigure(table, NOBODY)
    return
  }
  let isDue = false
  for (let them = 0; them < game.players; them++)
    if (them !== holder && game.nebulis[them] >= game.nebulis[holder])
      if (changes[them] > 0 || changes[holder] < 0) isDue = true
  if (isDue) kernel.ask(game, giveFigure, holder)
}

/** The first to get nebulis; K3.R2: of several, the first clockwise after the last turn's player. */
function takeFreeFigure(table: Table): void {
  const { game } = table
  let first: number = NOBODY
  for (let step = game.players; step > 0; step--) {
    const seat = (game.turnSeat + step) % game.players
    if (game.nebulis[seat] === 0) continue
    if (first === NOBODY || game.nebulis[seat] >= game.nebulis[first]) first = seat
  }
  if (first !== NOBODY) passFigure(table, first)
}

function passFigure(table: Table, to: number): void {
  table.game.krakenHolder = to
  table.tell?.({ type: 'kraken-figure', seat: to === NOBODY ? undefined : to })
}

/** K3.R1: to the one with the most among the others; the holder chooses between equals. */
const giveFigure = kernel.question('give the kraken figure', {
  words: seatWords,
  unbroken: 'always',
  options(game, me, out) {
    let most = 0
    for (let them = 0; them < game.players; them++)
      if (them !== me && game.nebulis[them] > most) most = game.nebulis[them]
    for (let them = 0; them < game.players; them++)
      if (them !== me && most > 0 && game.nebulis[them] === most) out.add(them)
  },
  answer(table, _me, to) {
    passFigure(table, to)
  },
})
