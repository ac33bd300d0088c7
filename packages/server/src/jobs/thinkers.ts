import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { View } from '@hadal/engine'

/** What a bot is asked: only what its seat may see leaves for another thread. */
export interface Asked {
  readonly bot: string
  readonly legal: readonly number[]
  readonly view: View
}

export interface ThinkersSettings {
  readonly threads?: number
  /** Milliseconds after which a bot has thought long enough. */
  readonly patience?: number
  /** What runs in the threads. */
  readonly file?: URL
}

interface Waiting {
  readonly asked: Asked
  readonly tell: (decision: number) => void
  readonly fail: (error: Error) => void
}

/** Jobs must be done before their node is taken for dead. */
const PATIENCE = 10_000
const THREAD = new URL('./thread.mjs', import.meta.url)

/** Threads in which bots think, so that nobody else has to wait for them. Each is made when it is needed. */
export class Thinkers {
  private readonly threads: number
  private readonly patience: number
  private readonly file: URL
  private readonly idle: Worker[] = []
  private readonly all = new Set<Worker>()
  private readonly waiting: Waiting[] = []
  private isOpen = true

  constructor({ threads, patience = PATIENCE, file = THREAD }: ThinkersSettings = {}) {
    this.threads = threads ?? Math.max(1, Math.min(2, availableParallelism() - 1))
    this.patience = patience
    this.file = file
  }

  /** What a bot decides; fails if it does, or if it takes too long. */
  decide(asked: Asked): Promise<number> {
    return new Promise((tell, fail) => {
      if (!this.isOpen) return fail(new Error('bots think no more'))
      this.waiting.push({ asked, tell, fail })
      this.next()
    })
  }

  async close(): Promise<void> {
    this.isOpen = false
    for (const { fail } of this.waiting.splice(0)) fail(new Error('bots think no more'))
    await Promise.all([...this.all].map((thread) => thread.terminate()))
  }

  private next(): void {
    if (this.waiting.length === 0) return
    const thread = this.idle.pop() ?? this.newThread()
    const waiting = thread && this.waiting.shift()
    if (thread !== undefined && waiting !== undefined) this.think(thread, waiting)
  }

  private newThread(): Worker | undefined {
    if (this.all.size >= this.threads || !this.isOpen) return undefined
    const thread = new Worker(this.file)
    this.all.add(thread)
    thread.once('exit', () => {
      this.all.delete(thread)
      const at = this.idle.indexOf(thread)
      if (at >= 0) this.idle.splice(at, 1)
      this.next()
    })
    return thread
  }

  private think(thread: Worker, { asked, tell, fail }: Waiting): void {
    const patience = setTimeout(() => end('it took too long'), this.patience)
    const letGo = (): void => {
      clearTimeout(patience)
      thread.removeAllListeners('message').removeAllListeners('error').off('exit', gone)
    }
    // A thread that failed is of no use: the next one is another.
    const end = (why: string): void => {
      letGo()
      thread.on('error', () => {})
      void thread.terminate()
      fail(new Error(`the bot ${asked.bot} failed: ${why}`))
    }
    const gone = (): void => end('its thread has ended')
    thread.once('error', (error) => end(String(error)))
    thread.once('exit', gone)
    thread.once('message', (answer: unknown) => {
      if (typeof answer !== 'number') return end(String(answer))
      letGo()
      this.idle.push(thread)
      // Nobody waits for a thread that has nothing to do.
      thread.unref()
      tell(answer)
      this.next()
    })
    thread.ref()
    thread.postMessage(asked)
  }
}
