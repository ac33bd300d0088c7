import { FIRST_KRAKEN, KINDS, RACES } from '../cards/allies.ts'
import {
  activeOwner,
  costOf,
  hasActive,
  racesOf,
  reaches,
  requiredRaceOf,
  rulePoints,
} from '../cards/lord.ts'
import { COURT, type Game, type LordId, NOBODY, type Seat } from '../game/game.ts'
import type { Options } from '../kernel/options.ts'
import { purseOf } from '../smuggling/nebulis.ts'
import { isReservedFrom, Zone } from '../smuggling/sentinels.ts'

/** What lords in play add to every cost of a seat (B6.R1). */
function costChange(game: Game, me: Seat): number {
  let change = 0
  for (const { lord, rule } of rulePoints.recruitCost) {
    if (activeOwner(game, lord) === me) change += rule.mine
    else if (rule.theirs !== 0 && reaches(game, lord, me)) change += rule.theirs
  }
  return change
}

/** The strength a seat must pay for a lord. */
export function costFor(game: Game, me: Seat, lord: LordId): number {
  return Math.max(0, costOf[lord] + costChange(game, me))
}

/** The race a payment of this seat must hold, or `NOBODY`. */
export function requiredRaceFor(game: Game, me: Seat, lord: LordId): number {
  return hasActive(game, rulePoints.anyRace, me) ? NOBODY : requiredRaceOf[lord]
}

export const racesIn = Uint8Array.from({ length: 1 << RACES }, (_, mask) => {
  let races = 0
  for (let race = 0; race < RACES; race++) races += (mask >> race) & 1
  return races
})

/** Whether these races and krakens can stand for exactly `races`, the required one among them. */
export function racesFit(mask: number, krakens: number, races: number, required: number): boolean {
  const laid = racesIn[mask]
  if (laid > races || laid + krakens < races) return false
  return required === NOBODY || (mask & (1 << required)) !== 0 || laid < races
}

/**
 * The most strength that `races` different races, the required one among them, can bring.
 *
 * `mask` holds the races laid down already; others may be added from race `from` on. Krakens stand
 * for a race of choice each, so they fill what is missing. Returns -1 if the races cannot be had.
 */
export function mostStrength(
  strengths: Uint8Array,
  from: number,
  mask: number,
  races: number,
  required: number,
  krakens: number,
): number {
  let missing = races - racesIn[mask]
  if (missing < 0) return -1
  let total = strengths[RACES]
  let free = krakens
  let taken = mask
  if (required !== NOBODY && !(mask & (1 << required))) {
    if (missing === 0) return -1
    missing--
    taken |= 1 << required
    if (required >= from && strengths[required] > 0) total += strengths[required]
    else if (free > 0) free--
    else return -1
  }
  while (missing > 0) {
    let best = -1
    for (let race = from; race < RACES; race++)
      if (
        !(taken & (1 << race)) &&
        strengths[race] > 0 &&
        (best < 0 || strengths[race] > strengths[best])
      )
        best = race
    if (best < 0) break
    taken |= 1 << best
    total += strengths[best]
    missing--
  }
  return missing > free ? -1 : total
}

/** Krakens in a hand. */
export function krakensIn(hand: Uint8Array): number {
  let krakens = 0
  for (let kind = FIRST_KRAKEN; kind < KINDS; kind++) krakens += hand[kind]
  return krakens
}

/** The most strength that a seat's allies can bring for a lord; -1 if the races cannot be had. */
export function strengthFor(game: Game, me: Seat, lord: LordId): number {
  const required = requiredRaceFor(game, me, lord)
  return mostStrength(
    game.handStrength[me],
    0,
    0,
    racesOf[lord],
    required,
    krakensIn(game.hand[me]),
  )
}

/** Offers the lords of the court that a seat could pay for now. */
export function offerPayable(game: Game, me: Seat, out: Options): void {
  const change = costChange(game, me)
  const purse = purseOf(game, me)
  const strengths = game.handStrength[me]
  const krakens = strengths[RACES] === 0 ? 0 : krakensIn(game.hand[me])
  const anyRace = hasActive(game, rulePoints.anyRace, me)
  let all = purse
  for (let race = 0; race <= RACES; race++) all += strengths[race]
  for (let space = 0; space < COURT; space++) {
    const lord = game.court[space] - 1
    if (lord < 0 || isReservedFrom(game, me, Zone.Court, lord)) continue
    const cost = costOf[lord] + change
    if (all < cost) continue
    const required = anyRace ? NOBODY : requiredRaceOf[lord]
    const most = mostStrength(strengths, 0, 0, racesOf[lord], required, krakens)
    if (most >= 0 && most + purse >= cost) out.add(lord)
  }
}
