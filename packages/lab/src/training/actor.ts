import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bots, FEATURES, Judge, readNetwork } from '@hadal/bots'
import { type ExpansionName, rulebookSetup, type Setup } from '@hadal/engine'
import { Stream, seedOf } from '../streams.ts'
import { Folder, type Plan } from './folder.ts'
import { anySetup } from './mixture.ts'
import { ROW, Samples } from './samples.ts'
import { CERTAIN, type Curiosity, type Player, SelfPlay } from './selfPlay.ts'

/** So many samples are handed over at once. */
const SHARD = 8_192
/** With so many shards waiting, the learner is behind: playing on would only fill the disk. */
const BACKLOG = 200
/** Games of a thousand in which one seat is played by the network as it was some time ago. */
const AGAINST_PAST = 120
/** How often a new network is looked for. */
const LOOK_EVERY = 2_000

/** The tables at which strength is tried, each against the tuned heuristic. */
const TRIALS: readonly (readonly [name: string, players: number, ExpansionName[]])[] = [
  ['2', 2, []],
  ['2', 2, []],
  ['4', 4, []],
  ['2+', 2, ['kraken', 'leviathan']],
]

/** Plays games for the learner until it is told to stop. */
export async function act(path: string, number: number): Promise<void> {
  const folder = new Folder(path)
  const actor = new Actor(folder, number)
  while (!folder.isOver) {
    await actor.waitForLearner()
    actor.playSomeGames()
  }
}

class Actor {
  private readonly folder: Folder
  private readonly number: number
  private readonly plan: Plan
  private readonly stream: Stream
  private readonly samples = new Samples(SHARD)
  private readonly began = Date.now()
  private selfPlay: SelfPlay | undefined
  private past: Judge | undefined
  private readAt = 0
  private lookedAt = 0
  private shards = 0
  private games = 0
  private decisions = 0
  private readonly trials: Record<string, { games: number; share: number; margin: number }> = {}

  constructor(folder: Folder, number: number) {
    this.folder = folder
    this.number = number
    this.plan = folder.plan
    this.stream = new Stream(seedOf(this.plan.seed, number))
  }

  /** Waits until there is a network, and until the learner has caught up. */
  async waitForLearner(): Promise<void> {
    const { folder } = this
    for (;;) {
      this.lookForNetwork()
      const waiting = readdirSync(join(folder.path, 'samples')).length
      if ((this.selfPlay !== undefined && waiting < BACKLOG) || folder.isOver) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  playSomeGames(): void {
    const { selfPlay, samples } = this
    if (selfPlay === undefined) return
    const until = Date.now() + LOOK_EVERY
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
    const setup = anySetup(stream)
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

  /** Less and less, as the training goes on. */
  private get curiosity(): Curiosity {
    const { blind, temperature, seconds, startedAt } = this.plan
    const passed = Math.min(1, (startedAt + (Date.now() - this.began) / 1000) / seconds)
    const between = ({ from, to }: { from: number; to: number }) => from + (to - from) * passed
    return { blind: between(blind), temperature: between(temperature) }
  }

  private lookForNetwork(): void {
    if (Date.now() - this.lookedAt < LOOK_EVERY) return
    this.lookedAt = Date.now()
    const { weights, past } = this.folder
    const writtenAt = statSync(weights, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (writtenAt === 0 || writtenAt === this.readAt) return
    this.readAt = writtenAt
    const network = readNetwork(readFileSync(weights), FEATURES)
    this.selfPlay = new SelfPlay(network, this.stream.below(0x1_0000_0000), this.plan.noted)
    if (statSync(past, { throwIfNoEntry: false }))
      this.past = new Judge(readNetwork(readFileSync(past), FEATURES))
  }

  /** What was played so far; whoever draws the curve adds up all actors. */
  private report(): void {
    const { games, decisions, trials } = this
    this.folder.write(
      `stats/${this.number}.json`,
      JSON.stringify({ games, decisions, trials, at: Date.now() }),
    )
  }
}
