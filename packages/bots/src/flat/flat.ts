import { type Seat, sample, seeded, type View } from '@hadal/engine'
import type { Bot, Mind } from '../bot.ts'
import { Playouts } from './playout.ts'

const USUAL = 64
/** What an ordinary core plays out, where no clock says how long a millisecond is. */
const PLAYOUTS_PER_MS = 5
/** How much is tried of what looks worse so far. */
const CURIOSITY = 0.7
const HALF_A_SEED = 0x1_0000

/** One decision, and how the random games that began with it ended. */
interface Arm {
  readonly decision: number
  playouts: number
  total: number
}

/**
 * Plays many games on at random from every decision, and takes the one that wins most of them.
 *
 * It looks at games that fit what its seat has seen, never at the one that is played. Every decision
 * is looked at once at least, however little time there is.
 */
export const flatMonteCarlo: Bot = {
  name: 'flat-mc',
  isSlow: true,
  choose(observation) {
    const arms = observation.legal.map((decision) => ({ decision, playouts: 0, total: 0 }))
    const seen = observation.view()
    const seat = seen.asked?.seat
    const [first] = arms
    if (first === undefined || seat === undefined) return 0
    if (arms.length === 1) return first.decision
    const seed = observation.random(HALF_A_SEED) * HALF_A_SEED + observation.random(HALF_A_SEED)
    const mayGoOn = limit(observation.mind)
    for (const arm of arms) playOut(arm, seen, seat, seed)
    for (let done = arms.length; mayGoOn(done); done++)
      playOut(mostPromising(arms, done), seen, seat, seed)
    return arms.reduce((best, arm) => (isBetter(arm, best) ? arm : best)).decision
  },
}

/** Whether there is time for another playout, when so many are done. */
function limit({ budget = { sims: USUAL }, now }: Mind = {}): (done: number) => boolean {
  if ('sims' in budget) return (done) => done < budget.sims
  if (now === undefined) return (done) => done < budget.ms * PLAYOUTS_PER_MS
  const end = now() + budget.ms
  return () => now() < end
}

const playouts = new Playouts()

/** The n-th playout of every decision has the same hidden cards and the same luck. */
function playOut(arm: Arm, seen: View, seat: Seat, seed: number): void {
  const luck = seed + arm.playouts
  // Who has forgotten the discard pile may deal another, in which a decision is not possible.
  arm.total += playouts.valueOf(arm.decision, seat, sample(seen, seeded(luck)), luck) ?? 0
  arm.playouts++
}

/** UCB1: what wins often, or was seldom tried. */
function mostPromising(arms: readonly Arm[], done: number): Arm {
  const log = Math.log(done)
  const promise = ({ total, playouts: tried }: Arm): number =>
    total / tried + CURIOSITY * Math.sqrt(log / tried)
  return arms.reduce((best, arm) => (promise(arm) > promise(best) ? arm : best))
}

/** What was tried most often; of equals what won more. */
function isBetter(one: Arm, other: Arm): boolean {
  return (one.playouts - other.playouts || one.total - other.total) > 0
}
