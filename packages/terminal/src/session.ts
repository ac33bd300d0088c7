import {
  asked,
  createTable,
  type Event,
  eventFor,
  Game,
  type GameRecord,
  isOver,
  KINDS,
  type Kind,
  type LordId,
  legal,
  type Move,
  noted,
  type Outcome,
  type Payment,
  type PaymentRefusal,
  play,
  type Refusal,
  refuse,
  refusePayment,
  SETTLE,
  type Seat,
  type Setup,
  scripted,
  seatAsked,
  seeded,
  setUp,
  type Table,
} from '@hadal/engine'
import { type LogEntry, type Sealed, sealedBy } from '@hadal/table'
import { at } from '@hadal/words'

/** What is given back when a decision is undone. */
interface Past {
  readonly bytes: Uint8Array
  readonly moves: number
  readonly log: number
}

/** A game in progress: its record, what happened, and what can be taken back. */
export class Session {
  readonly table: Table
  /** The seat of the person, who may take decisions back and sees what is secret to others. */
  readonly person: Seat | undefined
  readonly log: LogEntry[] = []
  private readonly setup: Setup
  private readonly deal: readonly Outcome[]
  private readonly moves: Move[]
  private luck: Outcome[] = []
  private past: Past[] = []
  private sealed: Sealed = { reason: 'nothing-decided' }
  private handBefore: readonly number[] = []

  /** Begins a game, or goes on with one that was recorded. */
  constructor(begin: Setup | GameRecord, seed: number, person: Seat | undefined) {
    this.person = person
    const chance = noted(seeded(seed), (outcome) => this.luck.push(outcome))
    this.table = createTable(new Game(), chance, (event) => this.note(event))
    if ('moves' in begin) {
      this.setup = begin.setup
      this.deal = begin.deal
      this.moves = [...begin.moves]
      this.table.chance = scripted([begin.deal, ...begin.moves.map((move) => move.luck)].flat())
      setUp(this.table, this.setup)
      for (const { decision } of begin.moves) this.replay(decision)
      this.table.chance = chance
    } else {
      this.setup = begin
      this.deal = this.luck
      this.moves = []
      setUp(this.table, this.setup)
    }
  }

  get record(): GameRecord {
    return { setup: this.setup, deal: this.deal, moves: this.moves }
  }

  get isOver(): boolean {
    return isOver(this.table.game)
  }

  get seatAsked(): Seat {
    return seatAsked(this.table.game)
  }

  /** Plays a decision, or says why not; then nothing has changed. */
  decide(decision: number): Refusal | undefined {
    const refusal = refuse(this.table, this.seatAsked, decision)
    if (refusal === undefined) this.asOne(() => this.play(decision))
    return refusal
  }

  /** Recruits a lord with a whole payment, as one decision, or says why not. */
  pay(lord: LordId, payment: Payment): Refusal | PaymentRefusal | undefined {
    const { game } = this.table
    const me = this.seatAsked
    const refusal = refuse(this.table, me, lord) ?? refusePayment(game, me, lord, payment)
    if (refusal !== undefined) return refusal
    const wanted = new Uint8Array(KINDS)
    for (const kind of payment.allies) wanted[kind] = at(wanted, kind) + 1
    this.asOne(() => {
      this.play(lord)
      // Forced answers have been given already: what is laid down tells what is still to come.
      while (asked(game)?.question.name === 'pay for a lord') {
        const next = wanted.findIndex((count, kind) => count > at(game.paid, kind))
        this.play(next < 0 ? SETTLE + (payment.nebulis ?? 0) : next)
      }
    })
    return undefined
  }

  /** Takes back the person's last decision, or says what stands in the way. */
  undo(): Sealed | undefined {
    const past = this.past.pop()
    if (past === undefined) return this.sealed
    this.table.game.bytes.set(past.bytes)
    this.table.settled = false
    legal(this.table)
    this.moves.length = past.moves
    this.log.length = past.log
    this.rememberHand()
    return undefined
  }

  private play(decision: number): void {
    this.luck = []
    this.replay(decision)
    this.moves.push({ decision, luck: this.luck })
  }

  private replay(decision: number): void {
    this.rememberHand()
    play(this.table, decision)
  }

  /** Plays what is one decision to a person, and looks whether it can be taken back. */
  private asOne(playAll: () => void): void {
    const seat = this.seatAsked
    const { moves, log } = this
    const past = { bytes: this.table.game.bytes.slice(), moves: moves.length, log: log.length }
    playAll()
    const sealed = this.sealedBy(seat, past)
    if (sealed === undefined) this.past.push(past)
    else {
      this.past = []
      this.sealed = sealed
    }
  }

  private sealedBy(seat: Seat, past: Past): Sealed | undefined {
    if (seat !== this.person) return { reason: 'somebody-decided', seat }
    return sealedBy(seat, {
      moves: this.moves.slice(past.moves),
      events: this.log.slice(past.log).map(({ event }) => event),
      game: this.table.game,
    })
  }

  private note(event: Event): void {
    const cards = this.cardsOf(event)
    this.log.push({
      event: eventFor(event, this.person),
      turn: this.table.game.turn[0] ?? 0,
      ...(cards !== undefined && { cards }),
    })
    this.rememberHand()
  }

  /** The cards of a stack that the person has just taken: those that are new in hand. */
  private cardsOf(event: Event): readonly Kind[] | undefined {
    if (event.type !== 'stack-taken' || event.seat !== this.person) return undefined
    const hand = at(this.table.game.hand, event.seat)
    return Array.from(hand).flatMap((count, kind) =>
      Array.from({ length: Math.max(0, count - (this.handBefore[kind] ?? 0)) }, () => kind),
    )
  }

  private rememberHand(): void {
    if (this.person !== undefined)
      this.handBefore = Array.from(at(this.table.game.hand, this.person))
  }
}
