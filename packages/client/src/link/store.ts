import type { Choice, LordId, Payment, Seat } from '@hadal/engine'
import type { StandingOrders } from '@hadal/table'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { Keeping } from '../keep/keeper.ts'
import { openLocalTable, type TableLink } from './link.ts'
import type {
  Agreeing,
  Connection,
  Facts,
  Failure,
  Hint,
  LinkRefusal,
  LogEntry,
  Minds,
  News,
  Outbox,
  Pace,
  Presence,
  Recruitment,
  Reply,
  Request,
  RequestOf,
  TableBegin,
  Update,
} from './protocol.ts'

/** A request that was refused, and why. */
interface RefusedRequest {
  readonly request: Request
  readonly refusal: LinkRefusal
}

/** The table in play as the page knows it. */
export interface TableState {
  readonly status: 'closed' | 'opening' | 'open'
  readonly update: Update | undefined
  /** Everything that happened, as the eyes that look may know it. */
  readonly log: readonly LogEntry[]
  /** Requests that change something and are on their way, the oldest first. */
  readonly pending: readonly Request[]
  /** The last request that was refused, until another is accepted or it is dismissed. */
  readonly refused: RefusedRequest | undefined
  /** The table has failed for good: the game has to be opened anew. */
  readonly failure: Failure | undefined
  readonly keeping: Keeping | undefined
  /** How a table online is reached; nothing where it is on this device, or has not been reached yet. */
  readonly connection: Connection | undefined
  /** What was decided and is not done yet. */
  readonly outbox: Outbox
  readonly facts: Facts | undefined
  readonly presence: Presence | undefined
  /** What the bots have learned; nothing before one of them was asked that needs it. */
  readonly minds: Minds | undefined
  /** The advice that was asked for, until the question is another. */
  readonly hint: Hint | undefined
  readonly actions: TableActions
}

/** What a person can do at the table. Every action is pending at once and settled by its reply. */
interface TableActions {
  /** Begins a game; the one before is closed. */
  begin(table: TableBegin): Promise<Reply<'begin'>>
  /** Goes on with a game that is kept on this device. */
  resume(id: string): Promise<Reply<'resume'>>
  /** Takes one's seat, or looks on, at a table online. */
  join(table: string): Promise<Reply<'join'>>
  close(): void
  /** Takes back what was decided without a connection. */
  withdraw(): Promise<void>
  /** Tries to reach a table online at once. */
  reconnect(): Promise<void>
  /** Looks through the eyes of a seat; through nobody's while the device is handed round. */
  look(seat: Seat | undefined): Promise<void>
  /** Answers what the eyes that look are asked, or another seat in its place. */
  decide(decisions: readonly number[], on?: DecidedOn): Promise<void>
  recruit(recruitment: Recruitment, on?: DecidedOn): Promise<void>
  undo(on?: DecidedOn): Promise<void>
  /** Asks something of everybody at a table online, or answers it. */
  agree(act: Agreeing, on?: DecidedOn): Promise<void>
  /** Brings a game that follows a script to so many moves. */
  follow(moves: number): Promise<void>
  giveOrders(orders: StandingOrders | undefined): Promise<void>
  leave(seat: Seat, bot: string): Promise<void>
  takeBack(seat: Seat): Promise<void>
  setPace(pace: Pace): Promise<void>
  hurry(): Promise<void>
  /** Whether bots say why they decide as they do. */
  setExplains(explains: boolean): Promise<void>
  askHint(): Promise<void>
  stopHint(): Promise<void>
  payments(lord: LordId): Promise<Reply<'payments'>>
  checkPayment(lord: LordId, payment: Payment): Promise<Reply<'check-payment'>>
  /** Whether rivals would buy. */
  purchases(): Promise<Reply<'purchases'>>
  whyNot(choice: Choice): Promise<Reply<'why-not'>>
  hindsight(orders: StandingOrders): Promise<Reply<'hindsight'>>
  record(): Promise<Reply<'record'>>
  dismissRefusal(): void
}

/** Who decides, and on which version; otherwise the eyes that look, on the one that came last. */
interface DecidedOn {
  readonly seat?: Seat | undefined
  /** The version that was shown: a newer one may be here already, and not yet on the screen. */
  readonly version?: number
}

/**
 * Whether a seat has said it already, and was not answered yet.
 *
 * The next question may be here before the reply to what was decided last: an answer to it is something new.
 */
function isOnItsWay(request: Request, { pending, update }: TableState): boolean {
  return pending.some((other) => {
    if (!('seat' in request && 'seat' in other) || other.seat !== request.seat) return false
    if (!isDecided(request) || !isDecided(other)) return other.type === request.type
    return other.version >= Math.min(request.version, update?.askedSince ?? request.version)
  })
}

/** Whether it was decided on what a version showed. */
function isDecided(request: Request): request is Request & { readonly version: number } {
  return 'version' in request && request.version !== undefined
}

const NOTHING = {
  status: 'closed',
  update: undefined,
  log: [],
  pending: [],
  refused: undefined,
  failure: undefined,
  keeping: undefined,
  connection: undefined,
  outbox: undefined,
  facts: undefined,
  presence: undefined,
  minds: undefined,
  hint: undefined,
} as const satisfies Omit<TableState, 'actions'>

/** Keeps what the page knows of one table at a time, reached by whatever `open` opens. */
export function createTableStore(
  open: () => TableLink = openLocalTable,
): UseBoundStore<StoreApi<TableState>> {
  return create<TableState>((set, get) => {
    let link: TableLink | undefined
    let pace: Pace | undefined
    let explains: boolean | undefined

    const hear = (news: News): void => {
      if (news.type === 'update') set(({ log }) => heard(log, news.update))
      else if (news.type === 'failed') set({ failure: news.failure })
      else {
        // Every other piece of news is what it is called.
        const { type: _, ...told } = news
        set(told)
      }
    }

    const ask = async <Type extends Request['type']>(
      request: RequestOf<Type>,
    ): Promise<Reply<Type>> =>
      link === undefined
        ? { ok: false, refusal: { reason: 'no-table' } }
        : await link.send<Type>(request)

    /** Shows at once that something was asked for, and later what came of it. */
    const act = async <Type extends Request['type']>(
      request: RequestOf<Type>,
    ): Promise<Reply<Type>> => {
      const asked = link
      set(({ pending }) => ({ pending: [...pending, request] }))
      const reply = await ask<Type>(request)
      // A table that was closed meanwhile has nothing to say any more.
      if (asked === link)
        set(({ pending }) => ({
          pending: pending.filter((other) => other !== request),
          refused: refusalTo(request, reply),
        }))
      return reply
    }

    const enter = async <Type extends 'begin' | 'resume' | 'join'>(
      request: RequestOf<Type>,
    ): Promise<Reply<Type>> => {
      actions.close()
      set({ status: 'opening' })
      try {
        link = open()
      } catch (error) {
        const failure = { reason: 'table-not-started', message: String(error) } as const
        set({ status: 'closed', failure })
        return { ok: false, refusal: failure }
      }
      link.subscribe(hear)
      if (pace !== undefined) void ask({ type: 'pace', pace })
      if (explains !== undefined) void ask({ type: 'explain', explains })
      const entered = link
      const reply = await act<Type>(request)
      if (entered !== link) return reply
      set({ status: reply.ok ? 'open' : 'closed' })
      if (!reply.ok) {
        link.close()
        link = undefined
      }
      return reply
    }

    /** What a seat does; each thing once. */
    const actFor = async (
      on: DecidedOn | undefined,
      request: (seat: Seat, version: number) => Request,
    ): Promise<void> => {
      const { update } = get()
      const seat = on?.seat ?? update?.eyes
      if (update === undefined || seat === undefined) return
      const wanted = request(seat, on?.version ?? update.version)
      if (!isOnItsWay(wanted, get())) await act(wanted)
    }

    const actions: TableActions = {
      begin: (table) => enter({ type: 'begin', table }),
      resume: (id) => enter({ type: 'resume', id }),
      join: (table) => enter({ type: 'join', table }),
      close() {
        link?.close()
        link = undefined
        set(NOTHING)
      },
      async withdraw() {
        await ask({ type: 'withdraw' })
      },
      async reconnect() {
        await ask({ type: 'reconnect' })
      },
      async look(seat) {
        await act({ type: 'look', seat })
      },
      decide: (decisions, on) =>
        actFor(on, (seat, version) => ({ type: 'decide', seat, decisions, version })),
      recruit: (recruitment, on) =>
        actFor(on, (seat, version) => ({ type: 'recruit', seat, recruitment, version })),
      undo: (on) => actFor(on, (seat, version) => ({ type: 'undo', seat, version })),
      agree: (act, on) => actFor(on, (seat, version) => ({ type: 'agree', seat, act, version })),
      async follow(moves) {
        await act({ type: 'follow', moves })
      },
      giveOrders: (orders) => actFor(undefined, (seat) => ({ type: 'orders', seat, orders })),
      leave: (seat, bot) => actFor({ seat }, () => ({ type: 'leave', seat, bot })),
      takeBack: (seat) => actFor({ seat }, () => ({ type: 'take-back', seat })),
      async setPace(wanted) {
        pace = wanted
        await ask({ type: 'pace', pace })
      },
      async hurry() {
        await ask({ type: 'hurry' })
      },
      async setExplains(wanted) {
        explains = wanted
        await ask({ type: 'explain', explains })
      },
      async askHint() {
        await ask({ type: 'hint' })
      },
      async stopHint() {
        await ask({ type: 'stop-hint' })
      },
      payments: (lord) => ask({ type: 'payments', lord }),
      checkPayment: (lord, payment) => ask({ type: 'check-payment', lord, payment }),
      purchases: () => ask({ type: 'purchases' }),
      whyNot: (choice) => ask({ type: 'why-not', choice }),
      hindsight: (orders) => ask({ type: 'hindsight', orders }),
      record: () => ask({ type: 'record' }),
      dismissRefusal: () => set({ refused: undefined }),
    }
    return { ...NOTHING, actions }
  })
}

/** What is to be said about a request; whoever took something back knows that it was not done. */
function refusalTo(request: Request, reply: Reply): RefusedRequest | undefined {
  if (reply.ok || reply.refusal.reason === 'withdrawn') return undefined
  return { request, refusal: reply.refusal }
}

function heard(log: readonly LogEntry[], update: Update): Pick<TableState, 'update' | 'log'> {
  const { from, entries } = update.log
  // What stood there before is replaced: after an undo, or through other eyes.
  return { update, log: [...log.slice(0, from), ...entries] }
}

/** The table in play. */
export const useTableStore = createTableStore()
