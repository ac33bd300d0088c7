import { percentile } from '../statistics.ts'
import type { Stream } from '../streams.ts'
import { POINTS } from './elo.ts'

/** How often one bot won, alone among so many others that are all the same. */
export interface Pairing {
  readonly alone: number
  readonly other: number
  readonly players: number
  readonly wins: number
  readonly games: number
}

/** What the bot has by whom the others are measured. */
const ANCHOR = 1000

const CLOSE = 1e-6
const ROUNDS = 10_000
const LONGEST_STEP = 1

/**
 * Elo ratings by the model of Bradley and Terry: a seat wins as often as its strength has a share in
 * that of all seats.
 *
 * Every pairing is given one more game, won as often as by chance: who never loses is not infinitely
 * strong.
 */
export function ratingsOf(pairings: readonly Pairing[], bots: number, anchor: number): number[] {
  const strengths = Array.from({ length: bots }, () => 0)
  for (let round = 0, moved = 1; round < ROUNDS && moved > CLOSE; round++) {
    moved = 0
    for (let bot = 0; bot < bots; bot++) {
      const step = stepOf(bot, pairings, strengths)
      strengths[bot] = (strengths[bot] ?? 0) + step
      moved = Math.max(moved, Math.abs(step))
    }
  }
  const origin = strengths[anchor] ?? 0
  return strengths.map((strength) => ANCHOR + POINTS * (strength - origin))
}

/** One step of Newton towards the strength of one bot that makes what was seen likeliest. */
function stepOf(bot: number, pairings: readonly Pairing[], strengths: readonly number[]): number {
  let slope = 0
  let bend = 0
  for (const { alone, other, players, wins, games } of pairings) {
    if (alone !== bot && other !== bot) continue
    const ahead = (strengths[alone] ?? 0) - (strengths[other] ?? 0) - Math.log(players - 1)
    const chance = 1 / (1 + Math.exp(-ahead))
    const surprise = wins + 1 / players - (games + 1) * chance
    slope += alone === bot ? surprise : -surprise
    bend += (games + 1) * chance * (1 - chance)
  }
  if (bend === 0) return 0
  return Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, slope / bend))
}

/**
 * Intervals that hold 95 % of what comes out when deals are drawn again from those that were played.
 *
 * `estimate` is told how often each deal was drawn.
 */
export function bootstrap(
  deals: number,
  rounds: number,
  stream: Stream,
  estimate: (timesDrawn: readonly number[]) => readonly number[],
): (readonly [number, number])[] {
  const drawn: number[][] = []
  for (let round = 0; round < rounds; round++) {
    const times = Array.from({ length: deals }, () => 0)
    for (let draw = 0; draw < deals; draw++) {
      const deal = stream.below(deals)
      times[deal] = (times[deal] ?? 0) + 1
    }
    for (const [at, value] of estimate(times).entries()) {
      const values = drawn[at] ?? []
      values.push(value)
      drawn[at] = values
    }
  }
  return drawn.map((values) => [percentile(values, 0.025), percentile(values, 0.975)] as const)
}
