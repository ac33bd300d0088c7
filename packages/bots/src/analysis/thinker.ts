import { suppose } from '@hadal/engine'
import { Judge } from '../net/judge.ts'
import type { Network } from '../net/network.ts'
import { Deliberation } from '../search/deliberation.ts'
import type { Care, Thinker } from './judge.ts'

/** How many times the game is imagined on, for all decisions together. */
const SIMS: Readonly<Record<Care, number>> = { short: 64, long: 128 }

/** Any number: whoever looks back twice finds the same. */
const SEED = 7

const SEATS = 5

/** A thinker with a network. */
export function thinkerWith(network: Network): Thinker {
  const judge = new Judge(network)
  const chances = new Float32Array(SEATS)
  return {
    chances(seen) {
      judge.judgeChances(suppose(seen), seen.asked?.seat ?? 0, chances)
      return Array.from(chances.subarray(0, seen.players))
    },
    advise(seen, decisions, care) {
      const budget = { sims: SIMS[care] }
      const deliberation = new Deliberation(seen, decisions, network, {
        budget,
        random: numbersFrom(SEED),
      })
      deliberation.step()
      return deliberation.advice()
    },
  }
}

/** Whole numbers below a limit, the same for the same seed: mulberry32. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * limit)
  }
}
