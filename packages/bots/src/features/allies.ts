import {
  costFor,
  effectOf,
  type Game,
  KINDS,
  RACES,
  raceOf,
  type Seat,
  strengthOf,
  strongestAffiliated,
} from '@hadal/engine'
import type { Sparse } from '../net/sparse.ts'
import { ALLY_SIZE, OfAction, OfAlly } from './layout.ts'
import { argumentOf } from './question.ts'

/** What an ally is named for. */
export const Purpose = { Pay: 0, Gain: 1, Lose: 2, Fight: 3 } as const

/** An ally that is paid, gained, lost or sent into a fight. */
export function describeAlly(
  game: Game,
  me: Seat,
  kind: number,
  purpose: number,
  out: Sparse,
): void {
  const first = purpose * ALLY_SIZE
  const race = raceOf[kind]
  const hand = game.hand[me]
  out.add(first + OfAlly.race + race, 1)
  out.add(first + OfAlly.strength, strengthOf[kind])
  if (effectOf[kind] > 0) out.add(first + OfAlly.effect + effectOf[kind] - 1, 1)
  let stronger = 0
  let others = -hand[kind]
  for (let other = 0; other < KINDS; other++)
    if (hand[other] > 0 && raceOf[other] === race) {
      others += hand[other]
      if (other > kind) stronger++
    }
  if (stronger === 0) out.add(first + OfAlly.isStrongest, 1)
  if (others + hand[kind] <= 1) out.add(first + OfAlly.isLast, 1)
  if (purpose === Purpose.Gain && race < RACES)
    out.add(OfAction.affiliationGain, strengthOf[kind] - strongestAffiliated(game, me, race))
  if (purpose === Purpose.Pay)
    out.add(
      OfAction.stillMissing,
      costFor(game, me, argumentOf(game)) - game.paidStrength - strengthOf[kind],
    )
}
