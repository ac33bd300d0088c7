import {
  asked,
  BadSetup,
  type Chance,
  type GameRecord,
  isOver,
  legal,
  type Refusal,
  refuse,
  type Seat,
  type Setup,
  standings,
  type View,
  view,
} from '@hadal/engine'
import { type Hindsight, hindsight, pastOffers } from './hindsight.ts'
import { type Observation, OFFER, type Open, openQuestions, type Question } from './offer.ts'
import { OpenView } from './openView.ts'
import { areOrders, type StandingOrders } from './orders.ts'
import { type Kept, Purchases } from './purchases.ts'
import { type Mark, Recording } from './recording.ts'
import {
  isRecruitment,
  nextOfRecruitment,
  type Recruitment,
  refuseRecruitment,
} from './recruitment.ts'
import type { Refused } from './refused.ts'
import { type Occupant, PERSON, type TableSettings } from './seats.ts'
import type { AheadAnswer, Sent, Standing } from './sent.ts'
import { type Askable, History, sealedSince } from './undo.ts'
import { Versions } from './versions.ts'

const PAST_OFFERS = 12

/** One table in progress: seats, record, undo, orders, and what each seat is sent. */
export class GameTable {
  private readonly recording: Recording
  private readonly history = new History()
  private readonly purchases: Purchases
  private readonly seats: Occupant[]
  private readonly openView: OpenView
  private readonly versions = new Versions()
  private open: readonly Open[]
  private isHeld = false
  /** Grows with every decision and every undo. */
  private position = 0

  private constructor(recording: Recording, settings: TableSettings) {
    const { players } = recording.record.setup
    if (settings.occupants.length !== players)
      throw new BadSetup(`${settings.occupants.length} seats are taken, but ${players} play`)
    this.recording = recording
    this.purchases = new Purchases(recording)
    this.seats = [...settings.occupants]
    this.openView = new OpenView(settings.perfectMemory)
    this.open = openQuestions(recording.table)
    this.changed()
  }

  static begin(setup: Setup, chance: Chance, settings: TableSettings): GameTable {
    return new GameTable(new Recording(setup, chance), settings)
  }

  /** Goes on with a game that was recorded; throws `BadRecord` if it cannot have been played. */
  static resume(
    record: GameRecord,
    chance: Chance,
    settings: TableSettings,
    kept: Kept = { orders: [], answers: [] },
  ): GameTable {
    const table = new GameTable(new Recording(record, chance), settings)
    table.purchases.restore(kept)
    table.resolveNow()
    return table
  }

  get record(): GameRecord {
    return this.recording.record
  }

  get kept(): Kept {
    return this.purchases.kept
  }

  /**
   * Grows by one with everything accepted that others may notice.
   *
   * An answer given ahead and standing orders are their owner's secret: with them alone it stays.
   */
  get version(): number {
    return this.versions.now
  }

  get occupants(): readonly Occupant[] {
    return this.seats
  }

  get turn(): number {
    return this.game.turn[0] ?? 0
  }

  /** The seat whose turn it is. */
  get turnSeat(): Seat {
    return this.game.turnSeat
  }

  /** Nobody may decide for now, whoever is asked: whoever runs the table sees to it. */
  get isPaused(): boolean {
    return this.isHeld
  }

  get isOver(): boolean {
    return isOver(this.game)
  }

  /** The final scores, the winner first, when the game is over. */
  get standings(): readonly Standing[] | undefined {
    return this.isOver ? standings(this.game) : undefined
  }

  /** What an onlooker sees: another whenever it has changed, and what has not changed in it is the same. */
  get seenByAll(): View {
    return this.openView.at(this.position, this.game)
  }

  /**
   * Everything that leaves for a seat, or for an onlooker.
   *
   * With `since`, a version that was sent before, the log holds only what is new.
   */
  sentTo(seat: Seat | undefined, { since }: { readonly since?: number | undefined } = {}): Sent {
    const open = this.openTo(seat)
    const answer = open?.question.ahead ? this.answerTo(open) : undefined
    return {
      version: this.version,
      view: view(this.game, seat, this.seenByAll),
      question: open?.question,
      askedSince: seat === undefined ? undefined : this.askedSince(seat),
      answer,
      waitsFor: this.open
        .map(({ question }) => question.seat)
        .filter((them) => them !== seat || answer === undefined),
      undo: this.history.stateFor(seat),
      answered: this.recording.answered(),
      orders: this.purchases.ordersOf(seat),
      log: this.loggedFor(seat, since),
      result: this.standings,
    }
  }

  /** What has happened since a version, or at all, as a seat or an onlooker may know it. */
  loggedFor(seat: Seat | undefined, since: number | undefined): Sent['log'] {
    const from = since === undefined ? 0 : this.versions.logChangedSince(since)
    return { from, entries: this.recording.log.seenBy(seat, from) }
  }

  /**
   * Answers a question; several answers are those of one question asked in a row.
   *
   * They are one decision: all are played, or none. What is left over is dropped once another question
   * is asked, or something has turned up that could not be known before.
   */
  decide(seat: Seat, version: number, decisions: readonly number[]): Refused | undefined {
    if (!Array.isArray(decisions) || decisions.length === 0)
      return { reason: 'malformed', decision: decisions }
    const open = this.openTo(seat)
    const refusal =
      this.versions.refuse(seat, version) ??
      refuse(open?.position() ?? this.recording.table, seat, decisions[0])
    if (refusal !== undefined) return refusal
    if (open?.question.ahead) {
      this.purchases.answerAhead(seat, decisions[0])
      return undefined
    }
    return this.asOne(seat, (mark) => this.playInARow(seat, decisions, mark))
  }

  /** Recruits a lord with a whole payment, as one decision. */
  recruit(seat: Seat, version: number, recruitment: Recruitment): Refused | undefined {
    if (!isRecruitment(recruitment)) return { reason: 'malformed', decision: recruitment }
    const refusal =
      this.versions.refuse(seat, version) ??
      refuseRecruitment(this.recording.table, seat, recruitment)
    if (refusal !== undefined) return refusal
    return this.asOne(seat, () => {
      let next: number | undefined = recruitment.lord
      while (next !== undefined && legal(this.recording.table).has(next)) {
        this.recording.play(next)
        next = nextOfRecruitment(this.game, seat, recruitment)
      }
      return undefined
    })
  }

  /** Takes back the last decision of a seat. */
  undo(seat: Seat, version: number): Refused | undefined {
    if (version !== this.version) return this.versions.stale()
    const mark = this.history.takeBack(seat)
    if (mark === undefined) return this.history.sealedFor(seat)
    this.setBack(seat, mark)
    return undefined
  }

  /** What a seat may take back if all others allow it. */
  askable(seat: Seat): Askable | undefined {
    return this.history.askable(seat)
  }

  /** Takes back what a seat was allowed to, and with it whatever others have decided since. */
  undoAllowed(seat: Seat): void {
    const mark = this.history.takeBackAllowed(seat)
    if (mark !== undefined) this.setBack(seat, mark)
  }

  /** Everything stands still until it goes on. */
  hold(): void {
    this.isHeld = true
  }

  goOn(): void {
    this.isHeld = false
    this.resolveOffer()
    this.changed()
  }

  /** Something happened at the table, beside the game, that everybody may notice. */
  noticed(): void {
    this.changed()
  }

  /** Gives standing orders, in place of those given before; none to be asked every time. */
  giveOrders(seat: Seat, orders: StandingOrders | undefined): Refused | undefined {
    if (this.seats[seat] === undefined || (orders !== undefined && !areOrders(orders)))
      return { reason: 'malformed', decision: orders }
    this.purchases.giveOrders(seat, orders, this.turn)
    this.resolveNow()
    return undefined
  }

  /** What orders would have done with the last allies that were offered to a seat. */
  hindsight(seat: Seat, orders: StandingOrders): Hindsight | undefined {
    if (!areOrders(orders)) return undefined
    return hindsight(orders, pastOffers(this.record, seat, PAST_OFFERS))
  }

  /** A person leaves: a bot takes over. What they have answered ahead stays. */
  leave(seat: Seat, bot: string): Refused | undefined {
    if (typeof bot !== 'string') return { reason: 'malformed', decision: bot }
    if (this.seats[seat]?.kind !== 'person') return { reason: 'no-person-here' }
    this.seats[seat] = { kind: 'bot', bot, standsIn: true }
    this.changed()
    return undefined
  }

  /** A person who left comes back. */
  takeBack(seat: Seat): Refused | undefined {
    const there = this.seats[seat]
    if (there?.kind !== 'bot' || !there.standsIn) return { reason: 'nobody-left' }
    this.seats[seat] = PERSON
    this.resolveOffer()
    this.changed()
    return undefined
  }

  /** Everybody who is asked now, whether they have answered ahead or not: open to all. */
  asked(): readonly Question[] {
    return this.open.map(({ question }) => question)
  }

  /** The version in which what a seat is asked came up; nothing if it is not asked. */
  askedSince(seat: Seat): number | undefined {
    return this.versions.askedSince(seat)
  }

  /** Every seat whose answer is missing, for whoever runs the table: it tells who has answered ahead. */
  awaited(): readonly Seat[] {
    return this.open
      .filter((open) => this.answerTo(open) === undefined)
      .map(({ question }) => question.seat)
  }

  /** The bots that must decide now, those that can answer ahead among them. */
  toMove(): readonly Seat[] {
    if (this.isHeld) return []
    return this.awaited().filter((seat) => this.seats[seat]?.kind === 'bot')
  }

  /**
   * What a bot is given to decide by, lent until the table changes.
   *
   * A bot remembers what was face up: it sees what everybody could, with perfect memory or without.
   */
  observe(seat: Seat, random: (limit: number) => number): Observation | undefined {
    const open = this.openTo(seat)
    if (open === undefined) return undefined
    const { question, position } = open
    return { legal: question.decisions, view: () => view(position().game, seat), random }
  }

  private get game() {
    return this.recording.table.game
  }

  private openTo(seat: Seat | undefined): Open | undefined {
    return this.open.find(({ question }) => question.seat === seat)
  }

  /** Orders speak for persons; bots are asked. */
  private answerTo(open: Open): AheadAnswer | undefined {
    return this.purchases.answerTo(open, this.seats[open.question.seat]?.kind === 'person')
  }

  private setBack(seat: Seat, mark: Mark): void {
    this.recording.setBack(mark)
    // Whoever takes an answer back wants to give another, whatever their orders say.
    this.purchases.askAgain(seat)
    this.look()
    this.changed()
  }

  /** Plays answers as long as the question is the same and nothing turns up. */
  private playInARow(seat: Seat, decisions: readonly number[], mark: Mark): Refusal | undefined {
    const { table } = this.recording
    const name = asked(this.game)?.question.name
    for (const [at, decision] of decisions.entries()) {
      const top = asked(this.game)
      if (top?.question.name !== name || top?.seat !== seat) return undefined
      if (at > 0 && sealedSince(this.recording, seat, mark)) return undefined
      const refusal = refuse(table, seat, decision)
      if (refusal !== undefined) return refusal
      this.recording.play(decision)
    }
    return undefined
  }

  /** Plays what is one decision to a seat, and then what others have answered ahead. */
  private asOne(seat: Seat, playAll: (mark: Mark) => Refusal | undefined): Refusal | undefined {
    const mark = this.recording.mark()
    const question = asked(this.game)?.question.name ?? ''
    const refusal = playAll(mark)
    if (refusal !== undefined) {
      this.recording.setBack(mark)
      return refusal
    }
    this.noteDecision(seat, question, mark)
    this.resolveOffer()
    this.changed()
    return undefined
  }

  private noteDecision(seat: Seat, question: string, mark: Mark): void {
    const isPerson = this.seats[seat]?.kind === 'person'
    this.history.decided({ seat, question, mark, isPerson }, this.recording)
    this.look()
  }

  /** Looks who is asked in a position that nobody has seen yet. */
  private look(): void {
    this.position++
    this.open = openQuestions(this.recording.table)
  }

  /** Plays the answers that were given ahead, as far as it is their turn. */
  private resolveOffer(): void {
    while (!this.isHeld) {
      const [first] = this.open
      const answer = first && this.answerTo(first)
      if (first === undefined || answer === undefined) return
      const mark = this.recording.mark()
      this.recording.log.byOrder = answer.byOrder
      this.recording.play(answer.decision)
      this.recording.log.byOrder = false
      this.noteDecision(first.question.seat, OFFER, mark)
    }
  }

  /** Looks whether an answer is due, though nobody has decided. */
  private resolveNow(): void {
    const { length } = this.recording.moves
    this.resolveOffer()
    if (this.recording.moves.length > length) this.changed()
  }

  /** Another version: notes who is asked what, by a name that stays as long as it is the same. */
  private changed(): void {
    const asked = this.open.map(({ question: { name, seat } }): [Seat, string] => [
      seat,
      name === OFFER ? `offer ${this.purchases.offer}` : `${this.position}`,
    ])
    this.versions.begin(new Map(asked), this.recording.log.entries.length)
  }
}
