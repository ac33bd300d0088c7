import type { Bot } from '../bot.ts'
import { atFirstSight } from './firstSight.ts'

/** The network alone: whatever looks best at first sight. */
export const net: Bot = {
  name: 'net',
  needsNetwork: true,
  choose(observation) {
    const { legal, mind } = observation
    if (mind?.network === undefined) throw new Error('net cannot play without a network')
    if (legal.length === 1) return legal[0]
    const random = (limit: number) => observation.random(limit)
    return legal[atFirstSight(observation.view(), legal, mind.network, random).best]
  },
}
