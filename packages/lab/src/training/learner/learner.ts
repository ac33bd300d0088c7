import { readWeights, writeWeights } from '@hadal/bots'
import { Stream, seedOf } from '../../streams.ts'
import type { Folder } from '../folder.ts'
import type { Plan } from '../plan.ts'
import { Adam } from './adam.ts'
import { Measuring } from './measuring.ts'
import { Memory } from './memory.ts'
import { Model } from './model.ts'
import {
  blankParameters,
  copyWeights,
  divideRows,
  forEachRow,
  multiplyRows,
  type Parameters,
} from './parameters.ts'

const CHECKPOINT = 'checkpoint.bin'

/** Learns from the games that actors play, on one core: what learner.py does with PyTorch. */
export async function learn(folder: Folder, isWanted: () => boolean): Promise<void> {
  const learner = new Learner(folder)
  while (isWanted() && !learner.isDone)
    if (!learner.learnOnce()) await new Promise((resolve) => setTimeout(resolve, 10))
  learner.end()
}

class Learner {
  private readonly folder: Folder
  private readonly plan: Plan
  private readonly model: Model
  private readonly adam: Adam
  /** The weights that are played with: those that are learnt, without their ups and downs. */
  private readonly published: Parameters
  private readonly memory: Memory
  private readonly measuring: Measuring
  private readonly stream: Stream
  private readonly began = Date.now()
  private readonly duties: readonly Duty[]
  private steps = 0
  /** Steps that may be made with the samples that came. */
  private allowed = 0

  constructor(folder: Folder) {
    this.folder = folder
    const { plan } = folder
    this.plan = plan
    this.stream = new Stream(seedOf(plan.seed, plan.startedAt))
    this.model = new Model(plan)
    this.adam = new Adam(this.model.parameters.all.length)
    this.published = blankParameters(plan, plan.features)
    this.memory = new Memory(plan.memory)
    this.measuring = new Measuring(folder)
    this.begin()
    const { every } = plan
    this.duties = [
      new Duty(every.weights, () => this.publish('weights.net')),
      new Duty(every.past, () => this.publish('past.net')),
      new Duty(every.point, () => this.measure()),
      new Duty(every.checkpoint, () => this.save()),
    ]
    this.publish('weights.net')
  }

  get isDone(): boolean {
    return this.passed >= 1
  }

  /** Makes a step, unless it has to wait for more games. */
  learnOnce(): boolean {
    const { plan, memory, model } = this
    for (const duty of this.duties) duty.doIfDue()
    // A shard at a time: actors wait for a learner that is slower than they are.
    const [shard] = this.allowed < 1 ? this.folder.shards : []
    if (shard !== undefined) {
      this.allowed += (memory.takeIn(this.folder.read(shard)) * plan.replay) / plan.batch
      this.folder.remove(shard)
    }
    if (this.allowed < 1) return shard !== undefined
    this.measuring.note(model.study(memory.rows, memory.some(plan.batch, this.stream)))
    this.adam.step(model.parameters.all, model.gradient.all, this.rate)
    this.steps++
    this.allowed--
    this.follow()
    return true
  }

  end(): void {
    this.publish('weights.net')
    this.measure()
    this.save()
  }

  private get seconds(): number {
    return this.plan.startedAt + (Date.now() - this.began) / 1000
  }

  private get passed(): number {
    const samples = this.measuring.earlier.samples + this.memory.seen
    return Math.min(1, Math.max(this.seconds / this.plan.seconds, samples / this.plan.samples))
  }

  /** Falls along a cosine. */
  private get rate(): number {
    const { from, to } = this.plan.learningRate
    return to + (from - to) * 0.5 * (1 + Math.cos(Math.PI * this.passed))
  }

  private follow(): void {
    const { all } = this.model.parameters
    const slow = this.published.all
    const share = Math.max(1 - this.plan.follow, 1 / (this.adam.steps + 1))
    for (let i = 0; i < slow.length; i++) {
      const old = slow[i] ?? 0
      slow[i] = old + ((all[i] ?? 0) - old) * share
    }
  }

  /** Begins with what is there: a checkpoint, a network, or one that knows nothing. */
  private begin(): void {
    const { folder, model, published, plan } = this
    const isFresh = !folder.has('weights.net')
    const { weights } = model.parameters
    copyWeights(readWeights(folder.read(isFresh ? 'start.net' : 'weights.net')), weights)
    multiplyRows(weights, plan)
    published.all.set(model.parameters.all)
    if (!isFresh)
      forEachRow(weights, plan, (row, _, input) => {
        if (row.some((weight) => weight !== 0)) model.used[input] = 1
      })
    if (folder.has(CHECKPOINT)) this.load()
  }

  private publish(name: string): void {
    const { plan, published, model } = this
    const { weights } = blankParameters(plan, plan.features)
    copyWeights(published.weights, weights)
    divideRows(weights, plan)
    // Inputs that never came up have learnt nothing: their rows are as random as they began.
    if (this.steps > 0)
      forEachRow(weights, plan, (row, _, input) => {
        if (model.used[input] === 0) row.fill(0)
      })
    this.folder.write(name, writeWeights(weights, 'float'))
    this.folder.progress = this.passed
  }

  private measure(): void {
    this.folder.addPoint(this.measuring.point(this.seconds, this.memory.seen, this.steps))
  }

  private get kept(): readonly Float32Array[] {
    const { model, published, adam } = this
    return [model.parameters.all, published.all, adam.means, adam.squares]
  }

  private save(): void {
    const parts = [...this.kept, this.model.used, Float32Array.of(this.adam.steps)]
    const numbers = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const part of parts) {
      numbers.set(part, at)
      at += part.length
    }
    this.folder.write(CHECKPOINT, new Uint8Array(numbers.buffer))
  }

  private load(): void {
    const numbers = new Float32Array(this.folder.read(CHECKPOINT).slice().buffer)
    let at = 0
    for (const part of this.kept) {
      part.set(numbers.subarray(at, at + part.length))
      at += part.length
    }
    const { used } = this.model
    used.set(numbers.subarray(at, at + used.length))
    this.adam.steps = numbers[at + used.length] ?? 0
  }
}

/** Something that is to be done every few seconds. */
class Duty {
  private readonly every: number
  private readonly work: () => void
  private last = Date.now()

  constructor(every: number, work: () => void) {
    this.every = every
    this.work = work
  }

  doIfDue(): void {
    if (Date.now() - this.last < this.every * 1000) return
    this.work()
    this.last = Date.now()
  }
}
