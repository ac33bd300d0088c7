import { botNamed, Deliberation, FEATURES, type Network, readNetwork, reasonFor } from '@hadal/bots'
import type { Advising, Asked, AskedBot, FromThinker, ToThinker } from './messages.ts'

/** Everything that thinking needs of the world. */
export interface ThinkingWorld {
  readonly post: (message: FromThinker) => void
  /** Calls back as soon as whatever else has arrived was heard. */
  later(then: () => void): void
  readonly random: (limit: number) => number
  /** Milliseconds since some moment. */
  readonly now: () => number
}

/** Advice takes this many milliseconds. */
const PATIENCE = 1000
/** So many of them pass until others are heard again. */
const STEP = 40
/** So many choices are worth reading. */
const MOST = 3

/** Thinks for bots, and for people who ask for advice, about one thing after the other. */
export class Thinking {
  private readonly world: ThinkingWorld
  private readonly advising = new Set<number>()
  private network: Network | undefined

  constructor(world: ThinkingWorld) {
    this.world = world
  }

  hear(message: ToThinker): void {
    if ('weights' in message) this.learn(message.weights)
    else if ('stop' in message) this.advising.delete(message.id)
    else if ('decide' in message) this.decide(message.id, message.decide)
    else this.advise(message.id, message.advise)
  }

  private learn(weights: Uint8Array): void {
    try {
      this.network = readNetwork(weights, FEATURES)
    } catch (error) {
      this.world.post({ unusable: String(error) })
    }
  }

  private decide(id: number, { bot, legal, view }: AskedBot): void {
    const { network } = this
    const { random, now, post } = this.world
    this.attempt(id, () => {
      const mind = { now, ...(network && { network }) }
      const decision = botNamed(bot)?.choose({ legal, view: () => view, random, mind })
      post({ id, answer: decision === undefined ? undefined : { decision } })
    })
  }

  /** Says what it has found so far from time to time: decisions of bots do not wait until it is done. */
  private advise(id: number, asked: Asked): void {
    const { random, now } = this.world
    const settings = { budget: { ms: PATIENCE }, random, now }
    this.advising.add(id)
    this.attempt(id, () => {
      if (this.network === undefined) throw new Error('nothing to think with')
      this.goOn(id, asked, new Deliberation(asked.view, asked.legal, this.network, settings))
    })
  }

  private goOn(id: number, asked: Asked, deliberation: Deliberation): void {
    if (!this.advising.has(id)) return
    const isDone = deliberation.step(STEP)
    this.world.post({ id, answer: found(deliberation, asked, isDone) })
    if (isDone) this.advising.delete(id)
    else this.world.later(() => this.attempt(id, () => this.goOn(id, asked, deliberation)))
  }

  /** Whoever waits for something that fails is told so. */
  private attempt(id: number, work: () => void): void {
    try {
      work()
    } catch {
      this.advising.delete(id)
      this.world.post({ id, answer: undefined })
    }
  }
}

function found(deliberation: Deliberation, { legal, view }: Asked, isDone: boolean): Advising {
  const choices = deliberation
    .advice()
    .slice(0, MOST)
    .sort((one, other) => other.chance - one.chance)
    .map(({ decision, chance }) => ({ decision, chance, reason: reasonFor(view, legal, decision) }))
  return { progress: isDone ? 1 : deliberation.progress, choices, isDone }
}
