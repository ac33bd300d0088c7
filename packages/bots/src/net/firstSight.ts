import { sample, seeded, suppose, type View } from '@hadal/engine'
import { seedFrom } from '../seed.ts'
import { Judge } from './judge.ts'
import type { Network } from './network.ts'

const judges = new WeakMap<Network, Judge>()

/** A network is judged with all the time: its judge is kept. */
function judgeOf(network: Network): Judge {
  const judge = judges.get(network) ?? new Judge(network)
  judges.set(network, judge)
  return judge
}

/** What a network makes of each answer to what is asked; the lists are lent until the next look. */
export function atFirstSight(
  seen: View,
  legal: readonly number[],
  network: Network,
  random: (limit: number) => number,
): { readonly best: number; readonly values: Float32Array } {
  const seat = seen.asked?.seat
  if (seat === undefined) throw new Error('nobody is asked')
  // With memory any game that fits will do: the features tell nothing that the seat has not seen.
  const game = seen.memory ? suppose(seen) : sample(seen, seeded(seedFrom(random)))
  const judge = judgeOf(network)
  const best = judge.judgeAnswers(game, seat, { list: Uint8Array.from(legal), size: legal.length })
  return { best, values: judge.values }
}
