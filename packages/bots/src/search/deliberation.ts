import { type Game, type Seat, sample, seeded, type View } from '@hadal/engine'
import type { Budget } from '../bot.ts'
import type { Network } from '../net/network.ts'
import { seedFrom } from '../seed.ts'
import { type Result, Rollout, worthOf } from './rollout.ts'

/** One choice, and what thinking about it has shown. */
export interface Advice {
  readonly decision: number
  /** The chance of winning with it, 0 to 1. */
  readonly chance: number
  /** How good it is in all: mostly its chance, and a little its margin. */
  readonly value: number
  /** How often it was imagined. */
  readonly visits: number
}

export interface Settings {
  readonly budget: Budget
  /** Luck of the thinker's own. */
  readonly random: (limit: number) => number
  /** Milliseconds; needed for a budget in milliseconds and for thinking in slices. */
  readonly now?: () => number
  /** How many choices are looked at, at most. */
  readonly width?: number
  /** How many own turns ahead are imagined. */
  readonly horizon?: number
}

/** The first impression counts like so many imagined games. */
const IMPRESSION = 6
/** A choice that looks so much worse at first is not looked at. */
const HOPELESS = 0.25
/** A choice that looks so much better than all others at first is not thought about. */
const OBVIOUS = 0.35
/** Thinking ends when the best leads by so many standard errors, after so many imagined games of each. */
const CLEAR = 4
const ENOUGH = 16
/** These many are looked at however bad they seem. */
const ALWAYS = 3
const WIDTH = 8
const HORIZON = 1

class Candidate {
  readonly decision: number
  /** What the network said at once. */
  readonly impression: number
  readonly impressionOfChance: number
  visits = 0
  private worth = 0
  private squares = 0
  private chance = 0

  constructor(decision: number, impression: number, impressionOfChance: number) {
    this.decision = decision
    this.impression = impression
    this.impressionOfChance = impressionOfChance
  }

  add(result: Result): void {
    const worth = worthOf(result)
    this.visits++
    this.worth += worth
    this.squares += worth * worth
    this.chance += result.chance
  }

  get value(): number {
    return (this.worth + IMPRESSION * this.impression) / (this.visits + IMPRESSION)
  }

  /** The variance of its mean. */
  get variance(): number {
    const { visits, worth, squares } = this
    return Math.max(0, squares - (worth * worth) / visits) / (visits * visits)
  }

  advice(): Advice {
    const { decision, visits, value } = this
    const chance = (this.chance + IMPRESSION * this.impressionOfChance) / (visits + IMPRESSION)
    return { decision, chance, value, visits }
  }
}

/**
 * A search that can be interrupted: think a little, look, think on.
 *
 * The choices that look best are imagined in one world after the other, all in the same worlds and with the same
 * luck; every time a share of the budget is used up, the worse half is given up (sequential halving). Worlds
 * are dealt from the view: what its seat cannot know is different in each.
 */
export class Deliberation {
  private readonly seen: View
  private readonly me: Seat
  private readonly settings: Settings
  private readonly rollout: Rollout
  private readonly result: Result = { chance: 0, margin: 0 }
  private readonly rounds: number
  private readonly dropped: Candidate[] = []
  private alive: Candidate[]
  private round = 0
  private used = 0
  private isClear: boolean

  constructor(seen: View, legal: readonly number[], network: Network, settings: Settings) {
    const me = seen.asked?.seat
    if (me === undefined) throw new Error('nobody is asked')
    this.seen = seen
    this.me = me
    this.settings = settings
    this.rollout = new Rollout(network)
    const all = this.impressions(legal)
    const { width = WIDTH } = settings
    const best = all[0]?.impression ?? 0
    this.alive = all.filter(
      ({ impression }, at) => at < ALWAYS || (at < width && impression > best - HOPELESS),
    )
    this.dropped.push(...all.filter((candidate) => !this.alive.includes(candidate)))
    this.rounds = Math.max(1, Math.ceil(Math.log2(this.alive.length)))
    this.isClear = all.length < 2 || all[0].impression - all[1].impression > OBVIOUS
  }

  /** How much of the budget is used up, 0 to 1. */
  get progress(): number {
    const { budget } = this.settings
    const whole = 'ms' in budget ? budget.ms : budget.sims
    if (this.isClear || whole <= 0) return 1
    return Math.min(1, this.used / whole)
  }

  /** Thinks on for about so long; true when there is nothing more to think. */
  step(milliseconds = Number.POSITIVE_INFINITY): boolean {
    const { now } = this.settings
    const inTime = 'ms' in this.settings.budget
    const began = now?.() ?? 0
    const before = this.used
    while (this.progress < 1) {
      this.lookAtWorld()
      const passed = now === undefined ? 0 : now() - began
      this.used = inTime ? before + passed : this.used
      while (this.round < this.rounds - 1 && this.progress >= (this.round + 1) / this.rounds)
        this.giveUpHalf()
      this.isClear = this.leadIsClear()
      if (passed >= milliseconds) break
    }
    return this.progress >= 1
  }

  /** Every choice, the best first; those that were imagined longest come before the others. */
  advice(): readonly Advice[] {
    const best = (list: readonly Candidate[]) =>
      list.toSorted((one, other) => other.value - one.value)
    return [...best(this.alive), ...this.dropped].map((candidate) => candidate.advice())
  }

  /** All choices as the network sees them at first sight, the best first. */
  private impressions(legal: readonly number[]): Candidate[] {
    const { judge } = this.rollout
    const options = { list: Uint8Array.from(legal), size: legal.length }
    const world = this.world()
    judge.judgeAnswers(world, this.me, options)
    return legal
      .map((decision, at) => new Candidate(decision, judge.values[at], judge.chances[at]))
      .sort((one, other) => other.impression - one.impression)
  }

  private world(): Game {
    return sample(this.seen, seeded(seedFrom(this.settings.random)))
  }

  /** Imagines every choice that is left in one world. */
  private lookAtWorld(): void {
    const { me, rollout, result, settings } = this
    const world = this.world()
    const luck = seedFrom(settings.random)
    for (const candidate of this.alive) {
      rollout.run(world, me, candidate.decision, luck, settings.horizon ?? HORIZON, result)
      candidate.add(result)
    }
    if (!('ms' in settings.budget)) this.used += this.alive.length
  }

  /** Whether nothing that may still be seen is likely to change the choice. */
  private leadIsClear(): boolean {
    const [best, ...others] = this.alive.toSorted((one, other) => other.value - one.value)
    return others.every(
      (other) =>
        other.visits >= ENOUGH &&
        best.value - other.value > CLEAR * Math.sqrt(best.variance + other.variance),
    )
  }

  private giveUpHalf(): void {
    this.round++
    const ranked = this.alive.toSorted((one, other) => other.value - one.value)
    const kept = Math.max(2, Math.ceil(ranked.length / 2))
    this.alive = ranked.slice(0, kept)
    this.dropped.unshift(...ranked.slice(kept))
  }
}
