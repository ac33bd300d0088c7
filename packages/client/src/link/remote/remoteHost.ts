import { purchaseChances } from '@hadal/bots'
import { whyNot } from '@hadal/engine'
import {
  type AnyRefusal,
  type ClientFrame,
  type Log,
  type PROTOCOL,
  patch,
  type ServerFrame,
  type TableState,
  type Update as UpdateFrame,
  type Welcome,
} from '@hadal/protocol'
import type { Act, StandingOrders } from '@hadal/table'
import { checkPayment, rankPayments } from '@hadal/words'
import type {
  Answers,
  Facts,
  LinkRefusal,
  News,
  Reply,
  Request,
  RequestOf,
  Update,
  WhyShut,
} from '../protocol.ts'
import { Line, type LineWorld, type Wire, type WireEvents } from './line.ts'
import { Outbox } from './outbox.ts'
import { factsOf, updateOf } from './seen.ts'

/** Everything that a table online needs of the world. */
export interface RemoteWorld extends Omit<LineWorld, 'connect'> {
  post(news: News): void
  connect(table: string, since: number | undefined, events: WireEvents): Wire
  /** A name that nothing else has. */
  newId(): string
}

/** The language of the frames that we understand. */
const SPOKEN: typeof PROTOCOL = 1

/** Brings a table online to a page: the same requests and the same news as from one on this device. */
export class RemoteHost {
  private readonly world: RemoteWorld
  private readonly line: Line
  private readonly outbox: Outbox
  /** Questions that change nothing, by name. */
  private readonly asking = new Map<string, (reply: Reply) => void>()
  private table: string | undefined
  private joined: ((reply: Reply) => void) | undefined
  private facts: Facts | undefined
  private state: TableState | undefined
  private shown: Update | undefined
  private logLength = 0
  private ahead = 0

  constructor(world: RemoteWorld) {
    this.world = world
    this.line = new Line(
      {
        ...world,
        connect: (since, events) => world.connect(this.table ?? '', since, events),
      },
      {
        heard: (text) => this.heard(text),
        since: () => this.state?.version,
        changed: (connection) => {
          if (connection.state !== 'connected') this.refuseAsking({ reason: 'no-connection' })
          world.post({ type: 'connection', connection })
        },
      },
    )
    this.outbox = new Outbox({
      ...world,
      send: (frame) => this.send(frame),
      changed: (outbox) => world.post({ type: 'outbox', outbox }),
    })
  }

  handle(request: Request): Promise<Reply> | Reply {
    switch (request.type) {
      case 'join':
        return this.join(request.table)
      case 'reconnect':
        this.line.open()
        return this.accepted()
      case 'withdraw':
        return this.outbox.withdraw() ? this.accepted() : refused({ reason: 'nothing-decided' })
      case 'decide':
      case 'recruit':
      case 'undo':
      case 'orders':
      case 'leave':
      case 'take-back':
      case 'agree':
        return this.act(request)
      case 'hindsight':
        return this.hindsight(request.orders)
      case 'payments':
      case 'purchases':
      case 'why-not':
      case 'check-payment':
        return this.consider(request)
      default:
        // The pace and the record are the table's own, and everybody has their own eyes.
        return refused({ reason: 'not-here' })
    }
  }

  /** The browser says that the network has come or gone. */
  networkChanged(isThere: boolean): void {
    this.line.networkChanged(isThere)
  }

  stop(): void {
    this.line.close()
  }

  private join(table: string): Promise<Reply> {
    this.table = table
    return new Promise((resolve) => {
      this.joined = resolve
      this.line.open()
    })
  }

  private act(request: ActRequest): Promise<Reply> | Reply {
    const { state, facts } = this
    if (state === undefined) return refused({ reason: 'no-table' })
    if (facts?.seat !== request.seat) return refused({ reason: 'no-seat' })
    const version = 'version' in request ? request.version : undefined
    return this.outbox.put(version ?? state.version, actOf(request))
  }

  private hindsight(orders: StandingOrders): Promise<Reply> | Reply {
    const id = this.world.newId()
    return new Promise((resolve) => {
      this.asking.set(id, resolve)
      const frame = { type: 'hindsight', id, orders } as ClientFrame
      if (!this.send(frame)) this.refuseAsking({ reason: 'no-connection' })
    })
  }

  private consider(
    request: RequestOf<'payments' | 'purchases' | 'why-not' | 'check-payment'>,
  ): Reply {
    const { shown } = this
    if (shown === undefined) return refused({ reason: 'no-table' })
    const { view } = shown
    if (request.type === 'payments') return answered(rankPayments(view, request.lord))
    if (request.type === 'purchases') return answered({ chances: purchaseChances(view) })
    if (request.type === 'why-not') return answered({ why: whyNot(view, request.choice) })
    return answered(checkPayment(view, request.lord, request.payment))
  }

  private send(frame: ClientFrame): boolean {
    if (!this.line.isConnected) return false
    this.line.send(frame)
    return true
  }

  private heard(text: string): void {
    try {
      this.understood(JSON.parse(text))
    } catch {
      // What cannot be read, or does not fit what we have: all of it is asked for again.
      this.state = undefined
      this.line.again()
    }
  }

  private understood(frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        this.welcome(frame)
        break
      case 'update':
        this.change(frame)
        break
      case 'lobby':
        this.tellFacts(factsOf(frame.table, this.facts?.seat))
        break
      case 'presence':
        this.world.post({ type: 'presence', presence: frame.presence })
        break
      case 'accepted':
        this.outbox.accepted(frame.id, frame.version)
        break
      case 'refused':
        this.refusedByTable(frame.id, frame.refusal)
        break
      case 'hindsight':
        this.settleAsking(frame.id, answered(frame.hindsight as unknown as Hindsight))
        break
      case 'error':
        this.notUnderstood(frame.error)
        break
      case 'pong':
        this.setClock(frame.now)
        break
      case 'bye':
        this.bye(frame.error.code)
        break
    }
  }

  private welcome({ protocol, table, seat, state, log, presence, now }: Welcome): void {
    if (protocol !== SPOKEN) {
      this.bye('another-protocol')
      return
    }
    const isPart = log !== undefined && log.from > this.logLength
    if (isPart || (this.state !== undefined && seat !== this.facts?.seat)) {
      // Other eyes have another log: what we have is of no use.
      this.forget()
      if (log !== undefined && log.from > 0) {
        this.line.again()
        return
      }
    }
    this.setClock(now)
    this.facts = factsOf(table, seat)
    this.state = state
    this.world.post({ type: 'facts', facts: this.facts })
    this.world.post({ type: 'presence', presence })
    this.show(log)
    this.line.welcomed()
    this.outbox.resend()
    this.joined?.(this.accepted())
    this.joined = undefined
  }

  private change({ patch: change, log }: UpdateFrame): void {
    if (change !== undefined) this.state = patch(this.state, change) as TableState
    this.show(log)
  }

  private tellFacts(facts: Facts): void {
    this.facts = facts
    this.world.post({ type: 'facts', facts })
    // Somebody may be called otherwise.
    this.show(undefined)
  }

  private show(log: Log | undefined): void {
    const { table, facts, state, ahead } = this
    if (table === undefined || facts === undefined || state === undefined) return
    const added = log ?? { from: this.logLength, entries: [] }
    this.logLength = added.from + added.entries.length
    this.shown = updateOf({ table, facts, state, log: added, ahead })
    this.world.post({ type: 'update', update: this.shown })
  }

  private refusedByTable(id: string, refusal: AnyRefusal): void {
    if (this.asking.has(id)) this.settleAsking(id, refused(refusal))
    else this.outbox.refused(id, refusal)
  }

  /** It is not said which frame it was. */
  private notUnderstood({ code, message }: { code: WhyShut; message: string }): void {
    if (code === 'try-again' || code === 'too-many') this.outbox.resendLater()
    else {
      const failure = { reason: 'table-failed', message } as const
      this.outbox.refuseAll(failure)
      this.refuseAsking(failure)
    }
  }

  private bye(why: WhyShut): void {
    if (why === 'try-again') {
      this.line.again()
      return
    }
    const refusal = { reason: 'shut-out', why } as const
    this.line.shut(why)
    this.outbox.refuseAll(refusal)
    this.refuseAsking(refusal)
    this.joined?.(refused(refusal))
    this.joined = undefined
  }

  private setClock(now: number | undefined): void {
    if (now !== undefined) this.ahead = now - this.world.now()
  }

  private settleAsking(id: string, reply: Reply): void {
    this.asking.get(id)?.(reply)
    this.asking.delete(id)
  }

  private refuseAsking(refusal: LinkRefusal): void {
    for (const id of [...this.asking.keys()]) this.settleAsking(id, refused(refusal))
  }

  private forget(): void {
    this.state = undefined
    this.logLength = 0
  }

  private accepted(): Reply {
    return answered({ version: this.state?.version ?? 0 })
  }
}

type Hindsight = Answers['hindsight']

/** What a seat does. */
type ActRequest = RequestOf<
  'decide' | 'recruit' | 'undo' | 'orders' | 'leave' | 'take-back' | 'agree'
>

function actOf(request: ActRequest): Act {
  switch (request.type) {
    case 'decide':
      return { type: 'decide', decisions: request.decisions }
    case 'recruit':
      return { type: 'recruit', recruitment: request.recruitment }
    case 'orders':
      return { type: 'orders', orders: request.orders }
    case 'leave':
      return { type: 'leave', bot: request.bot }
    case 'agree':
      return { type: request.act }
    default:
      return { type: request.type }
  }
}

const refused = (refusal: LinkRefusal): Reply => ({ ok: false, refusal })
const answered = (answer: Answers[keyof Answers]): Reply => ({ ok: true, answer })
