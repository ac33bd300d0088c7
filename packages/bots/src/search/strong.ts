import type { Bot, Budget } from '../bot.ts'
import { Deliberation } from './deliberation.ts'

const USUAL: Budget = { sims: 256 }

/** Network and search: the strongest there is for the time it may think. */
export const strong: Bot = {
  name: 'strong',
  needsNetwork: true,
  isSlow: true,
  choose(observation) {
    const { legal, mind } = observation
    if (mind?.network === undefined) throw new Error('strong cannot play without a network')
    if (legal.length === 1) return legal[0]
    const deliberation = new Deliberation(observation.view(), legal, mind.network, {
      budget: mind.budget ?? USUAL,
      random: (limit) => observation.random(limit),
      ...(mind.now && { now: mind.now }),
    })
    deliberation.step()
    return deliberation.advice()[0].decision
  },
}
