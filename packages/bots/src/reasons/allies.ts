// What more allies in hand are good for.
import {
  copyGame,
  costOfLord,
  Game,
  type Kind,
  type LordId,
  RACES,
  raceOf,
  type Seat,
  strengthFor,
  strengthOf,
} from '@hadal/engine'
import { gainOf, missingFor } from '../greedy/allies.ts'
import { profitOf } from '../greedy/lords.ts'
import { at, type Situation, type Target } from '../greedy/situation.ts'
import type { Reason } from './reason.ts'

type Allies = readonly (readonly [kind: Kind, count: number])[]

/** From this strength on an ally is strong. */
const STRONG = 4
/** How much less must be missing for a lord to have come nearer. */
const NEARER = 2
/** Farther away than this, nobody speaks of a lord. */
const IN_SIGHT = 7

/** What speaks for some more allies. */
export function whyAllies(s: Situation, allies: Allies): Reason | undefined {
  if (s.horizon === 0) return atTheEnd(s, allies)
  return completed(s, allies) ?? strong(allies) ?? nearer(s, allies) ?? firstOfRace(s, allies)
}

/** B9.3: in the end the weakest of each race is affiliated. */
function atTheEnd(s: Situation, allies: Allies): Reason | undefined {
  const points = Math.round(gainOf(s, allies))
  return points > 0 ? { why: 'last-points', points } : undefined
}

/** The strength that a seat lacks for a lord, all its pearls paid; nothing if races are missing. */
export function lackingFor(game: Game, me: Seat, lord: LordId, purse: number): number | undefined {
  const strength = strengthFor(game, me, lord)
  if (strength < 0) return undefined
  return Math.max(0, costOfLord(game, me, lord).cost - strength - purse)
}

/** The lords worth their cost, the best one first. */
export function aims(s: Situation): readonly Target[] {
  return s.targets
    .map((target) => ({ target, profit: profitOf(s, target) }))
    .filter(({ profit }) => profit > 0)
    .toSorted((one, other) => other.profit - one.profit)
    .map(({ target }) => target)
}

/** The best lord that can be paid for with these allies, and could not without them. */
export function completed(s: Situation, allies: Allies, spent = 0): Reason | undefined {
  const after = withAllies(s, allies)
  const aim = aims(s).find(
    ({ lord }) =>
      lackingFor(s.game, s.me, lord, s.purse) !== 0 &&
      lackingFor(after, s.me, lord, s.purse - spent) === 0,
  )
  return aim && { why: 'completes', lord: aim.lord }
}

/** The best lord in sight for which these allies make up some of what is missing. */
export function nearer(s: Situation, allies: Allies): Reason | undefined {
  const strengths = s.strengths.slice()
  for (const [kind, count] of allies) {
    const race = at(raceOf, kind)
    strengths[race] = at(strengths, race) + count * at(strengthOf, kind)
  }
  const aim = aims(s).find((target) => {
    const after = missingFor(s, target, strengths, s.purse)
    return after <= IN_SIGHT && missingFor(s, target, s.strengths, s.purse) - after >= NEARER
  })
  return aim && { why: 'nearer', lord: aim.lord }
}

function strong(allies: Allies): Reason | undefined {
  const ally = allies.find(([kind]) => at(strengthOf, kind) >= STRONG)
  return ally && { why: 'strong', kind: ally[0] }
}

function firstOfRace(s: Situation, allies: Allies): Reason | undefined {
  for (const [kind] of allies) {
    const race = at(raceOf, kind)
    if (race < RACES && at(s.strengths, race) === 0) return { why: 'first-of-race', race }
  }
  return undefined
}

/** The supposed game with some more allies in hand. */
function withAllies({ game, me }: Situation, allies: Allies): Game {
  const after = new Game()
  copyGame(game, after)
  const hand = after.hand[me]
  const strengths = after.handStrength[me]
  if (hand === undefined || strengths === undefined) return after
  for (const [kind, count] of allies) {
    const race = at(raceOf, kind)
    hand[kind] = at(hand, kind) + count
    strengths[race] = at(strengths, race) + count * at(strengthOf, kind)
  }
  return after
}
