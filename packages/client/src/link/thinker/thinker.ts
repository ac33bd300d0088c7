import { botNamed } from '@hadal/bots'
import type { Advising, Answer, Asked, AskedBot, FromThinker, ToThinker, Work } from './messages.ts'

/** Where bots think that take their time. */
export interface Thinker {
  /**
   * Lets a bot decide; it tells nothing if it cannot think.
   *
   * Nothing is told after the returned function was called, nor before this one has returned.
   */
  decide(asked: AskedBot, tell: (decision: number | undefined) => void): Cancel
  /** Finds the best choices, and tells what it has found so far from time to time. */
  advise(asked: Asked, tell: (advising: Advising | undefined) => void): Cancel
  /** Thinks about nothing any more. */
  close(): void
}

type Cancel = () => void

/**
 * What the bots have learned: on its way, here, or out of reach; then they play by rules of thumb.
 */
export type Minds =
  | { readonly state: 'fetching'; readonly share: number }
  | { readonly state: 'ready' }
  | { readonly state: 'missing'; readonly why: 'unreachable' | 'unusable' }

/** What is needed of a worker. */
export type ThinkerWorker = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'terminate'>

export interface ThinkerWorld {
  start(): ThinkerWorker
  fetchWeights(tell: (share: number) => void): Promise<Uint8Array>
  told(minds: Minds): void
  /** Milliseconds since some moment. */
  now(): number
}

interface Call {
  readonly work: Work
  readonly needsNetwork: boolean
  /** Once it has begun it hears nothing until it is done. */
  readonly isDeaf: boolean
  readonly hear: (answer: Answer) => void
}

/** Milliseconds until weights that were out of reach are fetched again. */
const PATIENCE = 15_000

/** A worker in which bots think. It is started, and taught, when it is first needed. */
export class WorkerThinker implements Thinker {
  private readonly world: ThinkerWorld
  private readonly calls = new Map<number, Call>()
  private readonly sent = new Set<number>()
  private worker: ThinkerWorker | undefined
  private weights: Uint8Array | undefined
  private isFetching = false
  private isUsable = true
  private failedAt = Number.NEGATIVE_INFINITY
  private count = 0

  constructor(world: ThinkerWorld) {
    this.world = world
  }

  decide(asked: AskedBot, tell: (decision: number | undefined) => void): Cancel {
    const bot = botNamed(asked.bot)
    return this.call({
      work: { decide: asked },
      needsNetwork: bot?.needsNetwork === true,
      isDeaf: bot?.isSlow === true,
      hear: (answer) => tell(answer && 'decision' in answer ? answer.decision : undefined),
    })
  }

  advise(asked: Asked, tell: (advising: Advising | undefined) => void): Cancel {
    return this.call({
      work: { advise: asked },
      needsNetwork: true,
      isDeaf: false,
      hear: (answer) => tell(answer && 'progress' in answer ? answer : undefined),
    })
  }

  close(): void {
    this.calls.clear()
    this.dismiss()
  }

  private call(call: Call): Cancel {
    const id = this.count++
    this.calls.set(id, call)
    this.send(id, call)
    return () => this.cancel(id)
  }

  private send(id: number, { work, needsNetwork }: Call): void {
    if (needsNetwork && this.weights === undefined) {
      void this.fetch()
      return
    }
    this.sent.add(id)
    this.post({ id, ...work })
  }

  private post(message: ToThinker): void {
    this.worker ??= this.start()
    this.worker.postMessage(message)
  }

  private start(): ThinkerWorker {
    const worker = this.world.start()
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if ('unusable' in data) this.miss('unusable')
      else this.hear(data.id, data.answer)
    }
    worker.onerror = () => {
      this.dismiss()
      this.miss('unusable')
    }
    if (this.weights !== undefined) worker.postMessage({ weights: this.weights })
    return worker
  }

  private hear(id: number, answer: Answer): void {
    const call = this.calls.get(id)
    if (answer === undefined || !('isDone' in answer) || answer.isDone) this.calls.delete(id)
    call?.hear(answer)
  }

  private cancel(id: number): void {
    const call = this.calls.get(id)
    this.calls.delete(id)
    if (call === undefined || !this.sent.has(id)) return
    if (call.isDeaf) this.beginAnew()
    else this.post({ id, stop: true })
  }

  /** Whoever still waits is thought about in a worker that has nothing else to do. */
  private beginAnew(): void {
    this.dismiss()
    for (const [id, call] of this.calls) this.send(id, call)
  }

  private dismiss(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.sent.clear()
  }

  private async fetch(): Promise<void> {
    if (this.isFetching) return
    if (!this.isUsable || this.world.now() - this.failedAt < PATIENCE)
      return queueMicrotask(() => this.giveUp())
    this.isFetching = true
    this.world.told({ state: 'fetching', share: 0 })
    try {
      this.weights = await this.world.fetchWeights((share) =>
        this.world.told({ state: 'fetching', share }),
      )
    } catch {
      return this.miss('unreachable')
    } finally {
      this.isFetching = false
    }
    this.world.told({ state: 'ready' })
    if (this.worker !== undefined) this.post({ weights: this.weights })
    for (const [id, call] of this.calls) if (!this.sent.has(id)) this.send(id, call)
  }

  private miss(why: 'unreachable' | 'unusable'): void {
    this.weights = undefined
    this.failedAt = this.world.now()
    if (why === 'unusable') this.isUsable = false
    this.world.told({ state: 'missing', why })
    this.giveUp()
  }

  /** Whoever waits for what cannot be had is told so. */
  private giveUp(): void {
    for (const [id, call] of [...this.calls]) {
      if (!call.needsNetwork && this.worker !== undefined) continue
      this.calls.delete(id)
      call.hear(undefined)
    }
  }
}
