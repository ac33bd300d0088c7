import type { Seat } from '@hadal/engine'
import type { ClockKind, ClockState } from '@hadal/protocol'
import type { Act, GameTable } from '@hadal/table'

/** What was agreed about time, and how many seconds are left after a warning. */
export type ClockTerms = ClockKind & { readonly grace: number }

/** `turn`: what is left in a bank, or of the days of a turn. `answer`: of an answer out of turn. */
type Account = 'turn' | 'answer'

/** What a seat has left of each account that does not run, in milliseconds. */
interface Left {
  turn: number
  answer: number
  /** The turn and the question that this is for. */
  turnOf: number
  answerOf: number | undefined
  isPerson: boolean
}

interface Running {
  readonly of: Account
  until: number
  graceUntil?: number
}

/** When something is to be done: at a moment, or so long after what is being written now. */
export interface Deadline {
  readonly at?: number | undefined
  readonly wait?: number | undefined
}

/** What is to be done because of the time. */
export type Due =
  | { readonly do: 'warn'; readonly seats: readonly Seat[] }
  | { readonly do: 'leave'; readonly seat: Seat }
  | { readonly do: 'wait'; readonly until: number }

const DAY = 86_400_000

/**
 * The time that people have. It follows from the acts and from when they were written, so it is the
 * same on every node.
 *
 * It runs for everybody who is asked. Whoever has answered ahead is shown no otherwise than those who
 * have not, since nobody may know; only `due` makes a difference between them.
 */
export class Clock {
  private readonly terms: Exclude<ClockTerms, { readonly kind: 'none' }>
  private readonly left: readonly Left[]
  private running = new Map<Seat, Running>()
  /** Whose clocks have just begun to run, or have just been warned. */
  private fresh = new Set<Seat>()
  private at: number
  /** The latest turn there was, and whose: a turn that is taken back and ended again earns nothing. */
  private turn: number
  private turnSeat: Seat

  private constructor(terms: Clock['terms'], table: GameTable, at: number) {
    this.terms = terms
    this.at = at
    this.turn = table.turn
    this.turnSeat = table.turnSeat
    this.left = table.occupants.map(({ kind }) => ({
      turn: this.most('turn'),
      answer: this.most('answer'),
      turnOf: table.turn,
      answerOf: undefined,
      isPerson: kind === 'person',
    }))
    this.start(table)
  }

  /** The clock of a game that begins; none if nobody agreed on one. */
  static begin(terms: ClockTerms, table: GameTable, at: number): Clock | undefined {
    return terms.kind === 'none' ? undefined : new Clock(terms, table, at)
  }

  /** An act was written, and the table is what it has become by it. */
  moved(table: GameTable, act: Act, at: number): void {
    // The clock of the database may be set back.
    this.at = Math.max(this.at, at)
    const before = this.running
    this.running = new Map()
    this.fresh.clear()
    for (const [seat, running] of before)
      if (this.goesOn(seat, running, table)) this.running.set(seat, running)
      else this.leftOf(seat)[running.of] = Math.max(0, running.until - this.at)
    this.credit(table)
    this.start(table)
    if (act.type === 'warn') this.warn(act.seats)
  }

  /** What everybody is told. */
  get state(): ClockState {
    const running = [...this.running].sort(([one], [other]) => one - other)
    return {
      ...(this.terms.kind === 'live' && { banks: this.left.map(({ turn }) => turn) }),
      running: running.map(([seat, clock]) => ({ seat, ...clock })),
    }
  }

  /**
   * When something is due, once an act is written by which the table became what it is; nothing if
   * nobody's time runs.
   */
  foresee(table: GameTable, act: Act | undefined): Deadline | undefined {
    const after = act === undefined ? this : this.copy()
    if (act !== undefined) after.moved(table, act, this.at)
    const next = after.next(table)
    if (next.length === 0) return undefined
    const soonest = (isFresh: boolean): number | undefined => {
      const moments = next.filter(({ seat }) => after.fresh.has(seat) === isFresh)
      return moments.length === 0 ? undefined : Math.min(...moments.map(({ moment }) => moment))
    }
    const wait = soonest(true)
    return { at: soonest(false), wait: wait === undefined ? undefined : wait - this.at }
  }

  /** What is to be done at a moment; nothing if nobody's time runs. */
  due(table: GameTable, now: number): Due | undefined {
    const out = this.next(table).filter(({ moment }) => moment <= now)
    const late = out.find(({ seat }) => this.running.get(seat)?.graceUntil !== undefined)
    if (late !== undefined) return { do: 'leave', seat: late.seat }
    if (out.length > 0) return { do: 'warn', seats: out.map(({ seat }) => seat) }
    const moments = this.next(table).map(({ moment }) => moment)
    return moments.length === 0 ? undefined : { do: 'wait', until: Math.min(...moments) }
  }

  /** Whose time is up when; of those who were warned only whoever has not answered. */
  private next(table: GameTable): readonly { readonly seat: Seat; readonly moment: number }[] {
    const awaited = table.awaited()
    return [...this.running].flatMap(([seat, { until, graceUntil }]) => {
      if (graceUntil === undefined) return [{ seat, moment: until }]
      return awaited.includes(seat) ? [{ seat, moment: graceUntil }] : []
    })
  }

  /** The time of a turn that is over: a live clock gains something. */
  private credit(table: GameTable): void {
    if (table.turn <= this.turn) return
    const running = this.running.get(this.turnSeat)
    if (this.terms.kind === 'live') {
      const gained = 1000 * this.terms.increment
      if (running?.of !== 'turn') this.leftOf(this.turnSeat).turn += gained
      else {
        running.until += gained
        if (running.until > this.at) delete running.graceUntil
      }
    }
    this.turn = table.turn
    this.turnSeat = table.turnSeat
  }

  /** Whether what a seat is asked runs on the same account, for the same thing. */
  private goesOn(seat: Seat, { of }: Running, table: GameTable): boolean {
    if (!runs(seat, table) || of !== accountOf(seat, table)) return false
    const { turnOf, answerOf } = this.leftOf(seat)
    if (of === 'answer') return answerOf === table.askedSince(seat)
    return this.terms.kind === 'live' || turnOf === table.turn
  }

  private start(table: GameTable): void {
    for (const [seat, { kind }] of table.occupants.entries()) {
      const left = this.leftOf(seat)
      const isBack = kind === 'person' && !left.isPerson
      left.isPerson = kind === 'person'
      if (isBack) this.comeBack(left)
      if (this.running.has(seat) || !runs(seat, table)) continue
      const of = accountOf(seat, table)
      this.renew(left, of, seat, table)
      this.running.set(seat, { of, until: this.at + left[of] })
      this.fresh.add(seat)
    }
  }

  /** Whoever takes a seat back has time for an answer, at least. */
  private comeBack(left: Left): void {
    left.answer = this.most('answer')
    left.turn = Math.max(left.turn, left.answer)
  }

  /** Time that is not saved up begins anew with every turn, or with every question. */
  private renew(left: Left, of: Account, seat: Seat, table: GameTable): void {
    const asked = table.askedSince(seat)
    if (of === 'answer' && left.answerOf !== asked) {
      left.answer = this.most('answer')
      left.answerOf = asked
    }
    if (of === 'turn' && this.terms.kind === 'days' && left.turnOf !== table.turn)
      left.turn = this.most('turn')
    if (of === 'turn') left.turnOf = table.turn
  }

  private warn(seats: readonly Seat[]): void {
    for (const seat of seats) {
      const running = this.running.get(seat)
      if (running === undefined) continue
      running.graceUntil = this.at + 1000 * this.terms.grace
      this.fresh.add(seat)
    }
  }

  private most(of: Account): number {
    const { terms } = this
    if (terms.kind === 'days') return DAY * terms.days
    return 1000 * (of === 'turn' ? terms.bank : terms.answer)
  }

  private leftOf(seat: Seat): Left {
    const left = this.left[seat]
    if (left === undefined) throw new RangeError(`there is no seat ${seat}`)
    return left
  }

  private copy(): Clock {
    return Object.assign(Object.create(Clock.prototype), this, {
      left: this.left.map((left) => ({ ...left })),
      running: new Map(Array.from(this.running, ([seat, running]) => [seat, { ...running }])),
      fresh: new Set<Seat>(),
    })
  }
}

function accountOf(seat: Seat, { turnSeat }: GameTable): Account {
  return seat === turnSeat ? 'turn' : 'answer'
}

/** Time runs for persons who are asked, whether they have answered ahead or not. */
function runs(seat: Seat, table: GameTable): boolean {
  if (table.isPaused || table.occupants[seat]?.kind !== 'person') return false
  return table.asked().some((question) => question.seat === seat)
}
