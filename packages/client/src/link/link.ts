import type { FromWorker, ToWorker } from './messages.ts'
import { openWorker } from './openWorker.ts'
import type { Failure, News, Reply, Request, RequestOf } from './protocol.ts'

/** A way to a table, wherever it is. */
export interface TableLink {
  /** Never rejects: whatever goes wrong is a refusal. */
  send<Type extends Request['type']>(request: RequestOf<Type>): Promise<Reply<Type>>
  /** Hears of everything from now on, until the returned function is called. */
  subscribe(listener: (news: News) => void): () => void
  close(): void
}

/** What a link needs of a worker. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'onmessageerror'>

/** A table on this device, in a worker of its own. */
export function openLocalTable(): TableLink {
  return new WorkerLink(openWorker('table'))
}

export class WorkerLink implements TableLink {
  private readonly worker: WorkerLike
  private readonly listeners = new Set<(news: News) => void>()
  private readonly calls = new Map<number, (reply: Reply) => void>()
  private count = 0
  private hasSpoken = false
  private failure: Failure | undefined

  constructor(worker: WorkerLike) {
    this.worker = worker
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data)
    worker.onerror = ({ message }) => this.fail(message)
    worker.onmessageerror = () => this.fail('a message could not be read')
  }

  send<Type extends Request['type']>(request: RequestOf<Type>): Promise<Reply<Type>> {
    const { failure } = this
    if (failure !== undefined) return Promise.resolve({ ok: false, refusal: failure })
    const call = this.count++
    return new Promise((resolve) => {
      // The worker answers a request with the reply of its type.
      this.calls.set(call, resolve as (reply: Reply) => void)
      this.post({ call, request })
    })
  }

  subscribe(listener: (news: News) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  close(): void {
    this.listeners.clear()
    this.post({ close: true })
    this.refuseAll({ reason: 'table-closed', message: '' })
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message)
  }

  private hear(data: FromWorker): void {
    this.hasSpoken = true
    if ('news' in data) {
      for (const listener of this.listeners) listener(data.news)
      return
    }
    this.calls.get(data.call)?.(data.reply)
    this.calls.delete(data.call)
  }

  private fail(message: string | undefined): void {
    const reason = this.hasSpoken ? 'table-failed' : 'table-not-started'
    const failure = { reason, message: message ?? '' } as const
    for (const listener of this.listeners) listener({ type: 'failed', failure })
    this.refuseAll(failure)
  }

  private refuseAll(failure: Failure): void {
    this.failure = failure
    for (const resolve of this.calls.values()) resolve({ ok: false, refusal: failure })
    this.calls.clear()
  }
}
