import { nebulisOf } from '../border/spend.ts'
import {
  FIRST_KRAKEN,
  KINDS,
  KINDS_PER_RACE,
  type Kind,
  RACES,
  Race,
  raceOf,
  strengthOf,
} from '../cards/allies.ts'
import { racesOf } from '../cards/lord.ts'
import type { Game, LordId, Seat } from '../game/game.ts'
import { chose } from '../game/options.ts'
import { kernel } from '../game/table.ts'
import type { Options } from '../kernel/options.ts'
import { allyWords, anyOf, from as fromNumber, SETTLE } from '../notation/words.ts'
import { changeNebulis, offerWaysToPay, purseOf } from '../smuggling/nebulis.ts'
import { costFor, krakensIn, mostStrength, racesFit, racesIn, requiredRaceFor } from './cost.ts'
import { loseAlly } from './hand.ts'
import { canFinishWithoutSpare, hasSpare } from './payments.ts'

/** Clears the space where allies are laid down for a lord. */
export function beginPayment(game: Game): void {
  game.paid.fill(0)
  game.paidStrength = 0
  game.paidRaces = 0
  game.paidKrakens = 0
}

/**
 * B6.1: allies by ascending kind, krakens last, then the rest in pearls.
 *
 * An ally is offered only if the payment can still be completed: no order of answers is a dead end.
 * `from` is the kind laid down last.
 */
export const pay = kernel.question('pay for a lord', {
  words: anyOf(
    allyWords,
    fromNumber(SETTLE, ['settle', 'settle with 1 nebulis', 'settle with 2 nebulis']),
  ),
  unbroken: 'always',
  options(game, me, out, lord, from) {
    const cost = costFor(game, me, lord)
    const purse = purseOf(game, me)
    const strict = chose(game, 'excessAllies', 'refused')
    offerSettling(game, me, lord, cost, purse, strict, out)
    const first = out.size
    offerAllies(game, me, lord, from, cost - purse, out)
    offerKrakens(game, me, lord, from, cost - purse, out)
    if (strict) keepSparing(game, me, lord, first, out)
  },
  answer(table, me, decision, lord) {
    const { game } = table
    if (decision >= SETTLE) {
      const nebulis = decision - SETTLE
      const pearls = Math.max(0, costFor(game, me, lord) - game.paidStrength) - nebulis
      game.pearls[me] -= pearls
      table.tell?.({
        type: 'lord-paid',
        seat: me,
        lord,
        allies: listed(game.paid),
        pearls,
        nebulis,
      })
      // K3.R1: what is paid and what krakens bring is one change.
      changeNebulis(table, me, krakensBring(game.paid) - nebulis)
      return
    }
    loseAlly(game, me, decision)
    game.paid[decision]++
    game.paidStrength += strengthOf[decision]
    if (raceOf[decision] === Race.Kraken) game.paidKrakens++
    else game.paidRaces |= 1 << raceOf[decision]
    kernel.ask(game, pay, me, lord, decision)
  },
})

function listed(paid: Uint8Array): Kind[] {
  return Array.from(paid).flatMap((count, kind) => Array.from({ length: count }, () => kind))
}

function offerSettling(
  game: Game,
  me: Seat,
  lord: LordId,
  cost: number,
  purse: number,
  strict: boolean,
  out: Options,
): void {
  if (game.paidStrength + purse < cost) return
  if (!racesFit(game.paidRaces, game.paidKrakens, racesOf[lord], requiredRaceFor(game, me, lord)))
    return
  if (strict && hasSpare(game, me, lord)) return
  offerWaysToPay(game, me, Math.max(0, cost - game.paidStrength), SETTLE, out)
}

/** The nebulis of all krakens among the allies laid down. */
export function krakensBring(paid: Uint8Array): number {
  let nebulis = 0
  for (let kind = FIRST_KRAKEN; kind < KINDS; kind++) nebulis += paid[kind] * nebulisOf(kind)
  return nebulis
}

/** Offers allies of the five races; `needed` is the strength that pearls cannot make up for. */
function offerAllies(
  game: Game,
  me: Seat,
  lord: LordId,
  from: number,
  needed: number,
  out: Options,
): void {
  const hand = game.hand[me]
  const strengths = game.handStrength[me]
  const races = racesOf[lord]
  const required = requiredRaceFor(game, me, lord)
  const krakens = game.paidKrakens + krakensIn(hand)
  for (let race = raceOf[from]; race < RACES; race++) {
    if (strengths[race] === 0) continue
    const mask = game.paidRaces | (1 << race)
    if (racesIn[mask] > races) continue
    const more = mostStrength(strengths, race + 1, mask, races, required, krakens)
    if (more < 0) continue
    const end = (race + 1) * KINDS_PER_RACE
    let kind = race * KINDS_PER_RACE
    let rest = strengths[race]
    for (; kind < from; kind++) rest -= hand[kind] * strengthOf[kind]
    for (; kind < end && game.paidStrength + rest + more >= needed; kind++) {
      if (hand[kind] === 0) continue
      out.add(kind)
      rest -= hand[kind] * strengthOf[kind]
    }
  }
}

function offerKrakens(
  game: Game,
  me: Seat,
  lord: LordId,
  from: number,
  needed: number,
  out: Options,
): void {
  const hand = game.hand[me]
  let count = 0
  let strength = 0
  for (let kind = Math.max(from, FIRST_KRAKEN); kind < KINDS; kind++) {
    count += hand[kind]
    strength += hand[kind] * strengthOf[kind]
  }
  if (count === 0) return
  const races = racesOf[lord]
  const required = requiredRaceFor(game, me, lord)
  for (let kind = Math.max(from, FIRST_KRAKEN); kind < KINDS; kind++) {
    if (hand[kind] === 0) continue
    if (game.paidStrength + strength < needed) return
    if (!racesFit(game.paidRaces, game.paidKrakens + count, races, required)) return
    out.add(kind)
    count -= hand[kind]
    strength -= hand[kind] * strengthOf[kind]
  }
}

/** Option `excessAllies`: takes back the offers that would need an ally too many. */
function keepSparing(game: Game, me: Seat, lord: LordId, first: number, out: Options): void {
  let size = first
  for (let i = first; i < out.size; i++) {
    const kind = out.list[i]
    if (canFinishWithoutSpare(game, me, lord, kind)) out.list[size++] = kind
  }
  out.size = size
}
