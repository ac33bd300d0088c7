import type { AnyRefusal, ClientFrame } from '@hadal/protocol'
import type { Act } from '@hadal/table'
import type { Timer } from '../botDriver.ts'
import type { LinkRefusal, Outbox as OutboxState, Reply } from '../protocol.ts'

type ActFrame = Extract<ClientFrame, { readonly type: 'act' }>

interface Waiting {
  readonly frame: ActFrame
  isSent: boolean
  tries: number
  settle(reply: Reply): void
}

export interface OutboxWorld {
  timer: Timer
  /** A name that no other act has. */
  newId(): string
  /** Sends a frame; says whether there is a connection that takes it. */
  send(frame: ActFrame): boolean
  changed(state: OutboxState): void
}

/** What could not be written is sent again after so long, each time twice as long. */
const FIRST_PAUSE_MS = 500
const MOST_TRIES = 5
const LATER: ReadonlySet<string> = new Set<AnyRefusal['reason']>(['try-again', 'too-many'])

/**
 * Acts until they are answered. Each has a name of its own under which it is sent again after the
 * connection broke off, so that it is done once; none is taken for done before the table says so.
 */
export class Outbox {
  private readonly world: OutboxWorld
  private waiting: Waiting[] = []
  private stopPause: (() => void) | undefined
  private told: OutboxState

  constructor(world: OutboxWorld) {
    this.world = world
  }

  /** Sends an act as soon as there is a connection; resolved by its answer. */
  put(version: number, act: Act): Promise<Reply> {
    return new Promise((settle) => {
      const frame: ActFrame = { type: 'act', id: this.world.newId(), version, act: plain(act) }
      const waiting = { frame, isSent: false, tries: 0, settle }
      this.waiting.push(waiting)
      this.send(waiting)
      this.tell()
    })
  }

  /** There is a connection again: whatever has no answer is sent, in order. */
  resend(): void {
    this.stopPause?.()
    for (const waiting of this.waiting) this.send(waiting)
    this.tell()
  }

  /** Whatever has no answer is sent once more after a while. */
  resendLater(): void {
    this.stopPause?.()
    const tries = Math.max(0, ...this.waiting.map((waiting) => waiting.tries))
    this.stopPause = this.world.timer(FIRST_PAUSE_MS * 2 ** tries, () => this.resend())
  }

  accepted(id: string, version: number): void {
    this.settle(id, { ok: true, answer: { version } })
  }

  refused(id: string, refusal: AnyRefusal): void {
    const waiting = this.waiting.find(({ frame }) => frame.id === id)
    if (waiting !== undefined && LATER.has(refusal.reason) && waiting.tries < MOST_TRIES) {
      waiting.tries++
      this.resendLater()
    } else this.settle(id, { ok: false, refusal })
  }

  /** Takes back what has not left this device; says whether there was anything. */
  withdraw(): boolean {
    const unsent = this.waiting.filter(({ isSent }) => !isSent)
    this.waiting = this.waiting.filter(({ isSent }) => isSent)
    for (const { settle } of unsent) settle({ ok: false, refusal: { reason: 'withdrawn' } })
    this.tell()
    return unsent.length > 0
  }

  refuseAll(refusal: LinkRefusal): void {
    this.stopPause?.()
    const { waiting } = this
    this.waiting = []
    for (const { settle } of waiting) settle({ ok: false, refusal })
    this.tell()
  }

  private send(waiting: Waiting): void {
    if (this.world.send(waiting.frame)) waiting.isSent = true
  }

  private settle(id: string, reply: Reply): void {
    const found = this.waiting.find(({ frame }) => frame.id === id)
    this.waiting = this.waiting.filter((waiting) => waiting !== found)
    found?.settle(reply)
    this.tell()
  }

  private tell(): void {
    const [first] = this.waiting
    const state = first && (first.isSent ? 'unanswered' : 'unsent')
    if (state === this.told) return
    this.told = state
    this.world.changed(state)
  }
}

/** The schemas of the protocol have lists that may be changed; nobody does. */
function plain(act: Act): ActFrame['act'] {
  return act as ActFrame['act']
}
