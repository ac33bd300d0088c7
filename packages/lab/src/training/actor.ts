import { bots, FEATURES, Judge, readNetwork } from '@hadal/bots'
import { type ExpansionName, rulebookSetup, type Setup } from '@hadal/engine'
import { Stream, seedOf } from '../streams.ts'
import type { Folder, Played } from './folder.ts'
import { anySetup } from './mixture.ts'
import type { Plan } from './plan.ts'
import { ROW, Samples } from './samples.ts'
import { CERTAIN, type Curiosity, type Player, SelfPlay } from './selfPlay.ts'

/** Games of a thousand in which one seat is played by the network as it was some time ago. */
const AGAINST_PAST = 120

/** The tables at which strength is tried, each against the tuned heuristic. */
const TRIALS: readonly (readonly [name: string, players: number, ExpansionName[]])[] = [
  ['2', 2, []],
  ['2', 2, []],
  ['4', 4, []],
  ['2+', 2, ['kraken', 'leviathan']],
]

/** Plays games for the learner while it is wanted. */
export async function act(folder: Folder, number: number, isWanted: () => boolean): Promise<void> {
  const actor = new Actor(folder, number)
  while (isWanted())
    if (actor.canPlay()) actor.playSomeGames()
    else await new Promise((resolve) => setTimeout(resolve, 20))
}

class Actor {
  private readonly folder: Folder
  private readonly number: number
  private readonly plan: Plan
  private readonly stream: Stream
  private readonly samples: Samples
  /** How often a new network is looked for, in milliseconds. */
  private readonly lookEvery: number
  private selfPlay: SelfPlay | undefined
  private past: Judge | undefined
  private curiosity = CERTAIN
  private readAt = 0
  private lookedAt = 0
  private shards = 0
  private games = 0
  private decisions = 0
  private readonly trials: Record<string, Played['trials'][string]> = {}

  constructor(folder: Folder, number: number) {
    this.folder = folder
    this.number = number
    this.plan = folder.plan
    this.samples = new Samples(this.plan.shard)
    this.lookEvery = 500 * this.plan.every.weights
    // One that goes on does not play the same games again.
    this.stream = new Stream(seedOf(seedOf(this.plan.seed, this.plan.startedAt), number))
  }

  /** Whether there is a network, and the learner keeps up: playing on would only fill the disk. */
  canPlay(): boolean {
    this.lookAround()
    return this.selfPlay !== undefined && this.folder.shards.length < this.plan.backlog
  }

  playSomeGames(): void {
    const { selfPlay, samples } = this
    if (selfPlay === undefined) return
    const until = Date.now() + this.lookEvery
    while (samples.size < samples.capacity && Date.now() < until) this.playOne(selfPlay)
    if (samples.size < samples.capacity) return
    const name = `samples/${this.number}-${this.shards++}.rows`
    this.folder.write(name, samples.bytes.subarray(0, samples.size * ROW))
    samples.clear()
    this.report()
  }

  private playOne(selfPlay: SelfPlay): void {
    const { stream, plan } = this
    if (stream.below(1000) < plan.trials) {
      this.tryStrength(selfPlay)
      return
    }
    const setup = anySetup(plan.mixture, stream)
    const players = Array.from({ length: setup.players }, (): Player => ({ kind: 'learner' }))
    if (this.past !== undefined && stream.below(1000) < AGAINST_PAST)
      players[stream.below(setup.players)] = { kind: 'network', judge: this.past }
    const played = selfPlay.playGame(setup, players, this.curiosity, this.samples)
    this.games++
    this.decisions += played?.decisions ?? 0
  }

  /** A game against the heuristic, for the curve. */
  private tryStrength(selfPlay: SelfPlay): void {
    const [name, players, expansions] = TRIALS[this.stream.below(TRIALS.length)] ?? ['2', 2, []]
    const setup: Setup = rulebookSetup(players, expansions)
    const bot = bots.get('greedy-tuned') ?? bots.get('greedy')
    if (bot === undefined) return
    const mine = this.stream.below(players)
    const seats = Array.from(
      { length: players },
      (_, seat): Player => (seat === mine ? { kind: 'learner' } : { kind: 'bot', bot }),
    )
    const played = selfPlay.playGame(setup, seats, CERTAIN)
    if (played === undefined) return
    const trial = this.trials[name] ?? { games: 0, share: 0, margin: 0 }
    this.trials[name] = trial
    const others = played.scores.filter((_, seat) => seat !== mine)
    trial.games++
    trial.share += played.shares[mine] ?? 0
    trial.margin += (played.scores[mine] ?? 0) - Math.max(...others)
  }

  private lookAround(): void {
    if (Date.now() - this.lookedAt < this.lookEvery) return
    this.lookedAt = Date.now()
    const { folder, plan } = this
    this.curiosity = curiosityAt(folder.progress, plan)
    const writtenAt = folder.writtenAt('weights.net')
    if (writtenAt === this.readAt) return
    this.readAt = writtenAt
    const network = readNetwork(folder.read('weights.net'), FEATURES)
    this.selfPlay = new SelfPlay(network, this.stream.below(0x1_0000_0000), plan)
    if (folder.has('past.net'))
      this.past = new Judge(readNetwork(folder.read('past.net'), FEATURES))
  }

  /** What was played so far; whoever draws the curve adds up all actors. */
  private report(): void {
    const { games, decisions, trials } = this
    const played: Played = { games, decisions, trials }
    this.folder.write(`stats/${this.number}.json`, JSON.stringify(played))
  }
}

/** Less and less, as the training goes on. */
function curiosityAt(passed: number, { blind, temperature }: Plan): Curiosity {
  const between = ({ from, to }: Plan['blind']) => from + (to - from) * passed
  return { blind: between(blind), temperature: between(temperature) }
}
