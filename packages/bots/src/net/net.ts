import { sample, seeded, suppose } from '@hadal/engine'
import type { Bot } from '../bot.ts'
import { seedFrom } from '../seed.ts'
import { Judge } from './judge.ts'
import type { Network } from './network.ts'

/** The network alone: whatever looks best at first sight. */
export const net: Bot = {
  name: 'net',
  needsNetwork: true,
  choose(observation) {
    const { legal, mind } = observation
    if (mind?.network === undefined) throw new Error('net cannot play without a network')
    if (legal.length === 1) return legal[0]
    const seen = observation.view()
    const seat = seen.asked?.seat
    if (seat === undefined) throw new Error('nobody is asked')
    // With memory any game that fits will do: the features tell nothing that the seat has not seen.
    const game = seen.memory
      ? suppose(seen)
      : sample(seen, seeded(seedFrom((limit) => observation.random(limit))))
    const options = { list: Uint8Array.from(legal), size: legal.length }
    return legal[judgeOf(mind.network).judgeAnswers(game, seat, options)]
  },
}

const judges = new WeakMap<Network, Judge>()

/** A network is judged with all the time: its judge is kept. */
function judgeOf(network: Network): Judge {
  const judge = judges.get(network) ?? new Judge(network)
  judges.set(network, judge)
  return judge
}
