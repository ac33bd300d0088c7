import {
  BadSetup,
  type Chance,
  LuckMismatch,
  noted,
  type Outcome,
  type Seat,
  type Setup,
  scripted,
} from '@hadal/engine'
import { Agreements, type Consents, type RefusedAct } from './consents.ts'
import { isCount, isObject } from './input.ts'
import type { StandingOrders } from './orders.ts'
import type { Recruitment } from './recruitment.ts'
import type { TableSettings } from './seats.ts'
import { GameTable } from './table.ts'

/** Something that a seat does at a table: everything that can change one. */
export type Act =
  | { readonly type: 'decide'; readonly decisions: readonly number[] }
  | { readonly type: 'recruit'; readonly recruitment: Recruitment }
  | { readonly type: 'undo' }
  /** Without orders those given before are taken back. */
  | { readonly type: 'orders'; readonly orders?: StandingOrders | undefined }
  | { readonly type: 'leave'; readonly bot: string }
  | { readonly type: 'take-back' }
  /** Wants a pause, or agrees to one. */
  | { readonly type: 'pause' }
  /** Ends a pause; before all have agreed to it, declines it. */
  | { readonly type: 'resume' }
  /** Asks to take back a decision after which others have decided. */
  | { readonly type: 'ask-undo' }
  | { readonly type: 'allow-undo' }
  | { readonly type: 'decline-undo' }
  /** Time is up for some: whoever runs the table warns them. It is nobody's to do. */
  | { readonly type: 'warn'; readonly seats: readonly Seat[] }

/** Acts that decide something, or would let orders do so. */
const DURING_NO_PAUSE = new Set<unknown>(['decide', 'recruit', 'undo', 'orders'])

/** An act that was accepted, and the luck it drew. */
export interface DoneAct {
  readonly seat: Seat
  readonly act: Act
  readonly luck: readonly Outcome[]
}

/** What is agreed and dealt before the first act: with the acts it is the whole table. */
export interface Plan {
  readonly setup: Setup
  readonly deal: readonly Outcome[]
  readonly settings: TableSettings
}

/** Says which of some acts cannot have been done; number 0 is the plan. */
export class BadAct extends Error {
  override name = 'BadAct'
  readonly number: number

  constructor(number: number, why: string) {
    super(`${number === 0 ? 'the plan' : `act ${number}`}: ${why}`)
    this.number = number
  }
}

/**
 * A table that can be done again from its plan and its acts: the very same table, with its versions,
 * its log, what can be undone, orders, and answers that nobody has seen yet.
 */
export class ActedTable {
  readonly table: GameTable
  readonly plan: Plan
  private readonly luck: Luck
  private readonly agreements: Agreements
  private count = 0

  private constructor(setup: Setup, settings: TableSettings, luck: Luck) {
    this.luck = luck
    this.table = GameTable.begin(setup, luck.chance, settings)
    this.agreements = new Agreements(this.table)
    this.plan = { setup, deal: luck.taken(), settings }
  }

  static begin(setup: Setup, chance: Chance, settings: TableSettings): ActedTable {
    return new ActedTable(setup, settings, new Luck(chance))
  }

  /** Does acts again; luck that comes later is taken from `chance`. Throws `BadAct`. */
  static replay(plan: Plan, acts: Iterable<DoneAct>, chance: Chance): ActedTable {
    const luck = new Luck(chance)
    const acted = blaming(0, () =>
      luck.scripted(plan.deal, () => new ActedTable(plan.setup, plan.settings, luck)),
    )
    for (const done of acts) acted.again(done)
    return acted
  }

  /** How many acts were accepted. */
  get acts(): number {
    return this.count
  }

  /** What people ask of each other. */
  get consents(): Consents {
    return this.agreements.consents
  }

  /** An act of a seat that decided on a version: the luck it drew, or why nothing has changed. */
  act(
    seat: Seat,
    version: number,
    act: Act,
  ): { readonly luck: readonly Outcome[] } | { readonly refused: RefusedAct } {
    const refused = this.apply(seat, version, act)
    const luck = this.luck.taken()
    if (refused !== undefined) return { refused }
    this.count++
    return { luck }
  }

  /** Does the next act again. Throws `BadAct`, and is of no use afterwards. */
  again({ seat, act, luck }: DoneAct): void {
    const number = this.count + 1
    blaming(number, () =>
      this.luck.scripted(luck, () => {
        const refused = this.apply(seat, this.table.version, act)
        if (refused !== undefined) throw new BadAct(number, `it is refused: ${refused.reason}`)
        this.luck.taken()
      }),
    )
    this.count = number
  }

  private apply(seat: Seat, version: number, act: Act): RefusedAct | undefined {
    if (!isCount(seat) || !isObject(act)) return { reason: 'malformed', decision: act }
    if (this.table.isPaused && DURING_NO_PAUSE.has(act.type)) return { reason: 'paused' }
    const refused = this.done(seat, version, act)
    if (refused === undefined) this.agreements.review()
    return refused
  }

  private done(seat: Seat, version: number, act: Act): RefusedAct | undefined {
    const { table, agreements } = this
    switch (act.type) {
      case 'decide':
        return table.decide(seat, version, act.decisions)
      case 'recruit':
        return table.recruit(seat, version, act.recruitment)
      case 'undo':
        return table.undo(seat, version)
      case 'orders':
        return table.giveOrders(seat, act.orders)
      case 'leave':
        return table.leave(seat, act.bot)
      case 'take-back':
        return table.takeBack(seat)
      case 'pause':
        return agreements.pause(seat)
      case 'resume':
        return agreements.resume(seat)
      case 'ask-undo':
        return agreements.askUndo(seat, version)
      case 'allow-undo':
        return agreements.allowUndo(seat, version)
      case 'decline-undo':
        return agreements.declineUndo(seat, version)
      case 'warn':
        return areSeats(act.seats, table) ? undefined : { reason: 'malformed', decision: act }
      default:
        return { reason: 'malformed', decision: act }
    }
  }
}

function areSeats(input: unknown, { occupants }: GameTable): boolean {
  return Array.isArray(input) && input.every((seat) => isCount(seat) && seat < occupants.length)
}

/** What is stored may be damaged in any way: whatever goes wrong is said with the number of the act. */
function blaming<Result>(number: number, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof BadAct) throw error
    const isForeseen = error instanceof LuckMismatch || error instanceof BadSetup
    throw new BadAct(number, isForeseen ? error.message : `it cannot be read: ${error}`)
  }
}

/** Luck that notes what is drawn, and for a while draws what was written down. */
class Luck {
  readonly chance: Chance
  private drawn: Outcome[] = []
  private from: Chance

  constructor(chance: Chance) {
    this.from = chance
    this.chance = noted(
      {
        draw: (source, bag, size) => this.from.draw(source, bag, size),
        roll: () => this.from.roll(),
      },
      (outcome) => this.drawn.push(outcome),
    )
  }

  /** What was drawn since this was last asked. */
  taken(): readonly Outcome[] {
    const { drawn } = this
    this.drawn = []
    return drawn
  }

  /** All of what was written down must be drawn. */
  scripted<Result>(outcomes: readonly Outcome[], work: () => Result): Result {
    if (!areOutcomes(outcomes)) throw new LuckMismatch('its luck is no luck')
    const live = this.from
    const chance = scripted(outcomes)
    this.from = chance
    try {
      const result = work()
      if (chance.left() > 0) throw new LuckMismatch('there is more luck than is drawn')
      return result
    } finally {
      this.from = live
    }
  }
}

function areOutcomes(input: unknown): input is readonly Outcome[] {
  return (
    Array.isArray(input) &&
    input.every((one) => isObject(one) && isCount(one.source) && isCount(one.value))
  )
}
