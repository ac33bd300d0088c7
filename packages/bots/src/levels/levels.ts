import { forget, type View } from '@hadal/engine'
import type { Bot, Observation } from '../bot.ts'
import { atFirstSight } from '../net/firstSight.ts'
import type { Network } from '../net/network.ts'
import { Deliberation } from '../search/deliberation.ts'
import { seedFrom } from '../seed.ts'
import { type Character, likes } from './taste.ts'

/** How somebody plays: what they remember, how far they look, how exactly they choose. */
export interface Level {
  /** Without memory it knows what lies open, and guesses at the rest. */
  readonly remembers: boolean
  /** Games imagined before a decision; none for whoever decides at first sight. */
  readonly sims: number
  /** How many choices are imagined, at most. */
  readonly width: number
  /** The chance of winning that makes no difference to it: below that it takes what comes to mind. */
  readonly temperature: number
}

/** Each is about as much stronger than the one before: `npm run lab -- ladder` shows it. */
export const LEVELS: readonly Level[] = [
  { remembers: false, sims: 0, width: 0, temperature: 0.021 },
  { remembers: true, sims: 0, width: 0, temperature: 0.02 },
  { remembers: true, sims: 0, width: 0, temperature: 0.009 },
  { remembers: true, sims: 4, width: 2, temperature: 0.012 },
  { remembers: true, sims: 8, width: 3, temperature: 0.004 },
  { remembers: true, sims: 400, width: 8, temperature: 0 },
]

/** What a taste is worth, as a chance of winning. */
const TASTE = 0.03
/** Nobody makes a choice on purpose that loses more than this. */
const TOO_BAD = 0.3
const SEEDS = 2 ** 32

/** The bot of a level, numbered from 1, with a taste of its own or without. */
export function botOfLevel(number: number, character?: Character): Bot {
  const level = LEVELS[number - 1]
  const name = character === undefined ? `level-${number}` : `level-${number}:${character}`
  return botWith(name, level, character)
}

/** A bot that plays like this. */
function botWith(name: string, level: Level, character?: Character): Bot {
  return {
    name,
    needsNetwork: true,
    ...(level.sims > 0 && { isSlow: true }),
    choose(observation) {
      const { legal, mind } = observation
      if (mind?.network === undefined) throw new Error(`${name} cannot play without a network`)
      if (legal.length === 1) return legal[0]
      const seen = level.remembers ? observation.view() : forget(observation.view())
      const values = valuesOf(level, seen, observation, mind.network)
      if (character !== undefined)
        for (const [at, decision] of legal.entries())
          values[at] += TASTE * likes(character, decision, seen)
      return legal[pick(values, level.temperature, observation)]
    },
  }
}

/** How good each choice seems, as a chance of winning. */
function valuesOf(
  { sims, width }: Level,
  seen: View,
  observation: Observation,
  network: Network,
): number[] {
  const { legal } = observation
  const random = (limit: number) => observation.random(limit)
  if (sims === 0)
    return Array.from(atFirstSight(seen, legal, network, random).values.subarray(0, legal.length))
  const deliberation = new Deliberation(seen, legal, network, { budget: { sims }, random, width })
  deliberation.step()
  // What was given up earlier is not better than what was kept, however well it began.
  const values = new Map<number, number>()
  let least = Number.POSITIVE_INFINITY
  for (const { decision, value } of deliberation.advice()) {
    least = Math.min(least, value)
    values.set(decision, least)
  }
  return legal.map((decision) => values.get(decision) ?? 0)
}

/** The best, or by chance one that seems nearly as good (softmax). */
function pick(values: readonly number[], temperature: number, observation: Observation): number {
  const most = Math.max(...values)
  if (temperature === 0) return values.indexOf(most)
  const odds = values.map((value) =>
    most - value > TOO_BAD ? 0 : Math.exp((value - most) / temperature),
  )
  const sum = odds.reduce((total, one) => total + one, 0)
  let left = (seedFrom((limit) => observation.random(limit)) / SEEDS) * sum
  for (const [at, one] of odds.entries()) {
    left -= one
    if (left < 0) return at
  }
  return values.indexOf(most)
}
