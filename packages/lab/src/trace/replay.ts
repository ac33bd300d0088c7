import {
  agendaOf,
  asked,
  type ExpansionName,
  type Game,
  isOver,
  LuckMismatch,
  legal,
  newGame,
  PRESETS,
  type Preset,
  play,
  sayDecision,
  submitPayment,
  type Table,
  USE_POWER,
} from '@hadal/engine'
import { type Difference, differences } from './compare.ts'
import type { Trace, TraceSnapshot, TraceStep } from './format.ts'
import { RecordedLuck } from './luck.ts'
import { lordOf } from './names.ts'
import { bringForward } from './order.ts'
import type { Facts } from './ours.ts'
import { asksIn, isAfterAction, isHalfway } from './states.ts'
import { translate } from './translate.ts'

/** Thrown where a recorded game and ours part. */
export class Disagreement extends Error {
  override name = 'Disagreement'
  readonly difference: Difference

  constructor(difference: Difference) {
    super(`${difference.field}: ours ${difference.ours}, theirs ${difference.theirs}`)
    this.difference = difference
  }
}

/** A recorded game, played again with our rules. */
export class Replay {
  readonly table: Table
  readonly luck: RecordedLuck
  values = 0
  /** Both positions as they were compared last. */
  positions: { readonly ours: Facts; readonly theirs: Facts } | undefined
  /** The turn in which our figure was given; there it follows at the end of the action. */
  private figureTurn = 0
  /** The location that is to be given away, before it is known for which. */
  private given: string | undefined
  /** Two lords lie in one space of the court there. */
  private courtIsOff = false
  private readonly trace: Trace

  constructor(trace: Trace, preset: Preset) {
    this.trace = trace
    const expansions: ExpansionName[] = []
    if (trace.kraken) expansions.push('kraken')
    if (trace.leviathan) expansions.push('leviathan')
    this.luck = new RecordedLuck(trace)
    this.table = newGame(
      { players: trace.players, expansions, options: PRESETS[preset] },
      this.luck,
    )
    this.table.asksAll = true
  }

  get game(): Game {
    return this.table.game
  }

  /** Compares the position after the set-up. */
  compareStart(): void {
    this.compare(this.trace.start)
  }

  /** Plays a recorded step and compares what came of it. */
  follow(step: TraceStep): void {
    try {
      this.perform(step)
      this.catchUp(step)
    } catch (error) {
      if (!(error instanceof LuckMismatch)) throw error
      throw new Disagreement({
        field: 'luck',
        ours: error.message,
        theirs: JSON.stringify(step.random),
      })
    }
    if (step.snapshot.turn > this.figureTurn || step.snapshot.state === 'gameEnd')
      this.figureTurn = 0
    this.compare(step.snapshot)
  }

  private perform(step: TraceStep): void {
    if (step.state === 'giveKraken' && this.figureTurn > 0) {
      this.figureTurn = 0
      return
    }
    bringForward(this.table, step)
    const translation = translate(this.game, step.state, step, step.snapshot, this.given)
    this.given = step.state === 'lord19' ? step.args.location : undefined
    if ('nothing' in translation) return
    if ('misplaced' in translation) this.disagree('action', this.optionsInWords(), describe(step))
    else if ('lord' in translation) {
      const { turnSeat } = this.game
      const refusal = submitPayment(this.table, turnSeat, translation.lord, translation.payment)
      if (refusal) this.disagree('payment', JSON.stringify(refusal), describe(step))
    } else for (const decision of translation.decisions) this.decide(decision, step)
  }

  private decide(decision: number, step: TraceStep): void {
    if (!legal(this.table).has(decision))
      this.disagree('action', this.optionsInWords(), describe(step))
    play(this.table, decision)
  }

  /** Goes on to where the recorded game waits, through what is no choice at all. */
  private catchUp(step: TraceStep): void {
    const { state } = step.snapshot
    for (let forced = 0; forced < 200; forced++) {
      const waiting = asked(this.game)
      if (!waiting || asksIn(state, waiting.question.name)) return
      // Our figure is given already; theirs is when the action is over.
      if (state === 'giveKraken' && this.figureTurn > 0 && isAfterAction(waiting.question.name))
        return
      if (isHalfway(state) && waiting.question.name !== 'give the kraken figure') return
      const own = legal(this.table)
        .toArray()
        .filter((decision) => decision < USE_POWER)
      const [only] = own
      if (own.length === 1 && only !== undefined) play(this.table, only)
      else if (waiting.question.name === 'give the kraken figure') this.giveFigureAhead(step)
      else if (!this.putsOffLocation(waiting.question.name)) return
    }
  }

  /**
   * Among several, the holder of the figure chooses at once here, at the end of the action there.
   *
   * That choice is looked up; if what happened meanwhile has made it needless, the figure goes to whom
   * it will have gone by then.
   */
  private giveFigureAhead(step: TraceStep): void {
    const turn = this.game.turn[0] ?? 0
    const from = this.trace.steps.slice(this.trace.steps.indexOf(step))
    const asking = from.findIndex(
      ({ snapshot }) => snapshot.state === 'giveKraken' && snapshot.turn === turn,
    )
    const after = from.find(({ snapshot }) => snapshot.turn > turn) ?? from.at(-1)
    const wanted = asking < 0 ? after?.snapshot.kraken : from[asking + 1]?.args.to
    const options = legal(this.table).toArray()
    play(this.table, options.find((seat) => seat === wanted) ?? options[0] ?? 0)
    this.figureTurn = turn
  }

  /** There a key revealed at the start of a turn makes a location due only after the action. */
  private putsOffLocation(question: string): boolean {
    if (question !== 'control a location') return false
    const { game, table } = this
    const [turn, keys] = agendaOf(game).slice(-3)
    if (turn !== 'take your turn' || keys !== 'check the keys') return false
    game.agendaSize -= 2
    table.settled = false
    legal(table)
    return true
  }

  /** Two lords in one space cannot be by any rule: once they are apart, their order is taken over. */
  private putCourtRight(snapshot: TraceSnapshot): void {
    const spaces = new Set(snapshot.court.map(({ slot }) => slot))
    if (spaces.size < snapshot.court.length) this.courtIsOff = true
    else if (this.courtIsOff) {
      this.courtIsOff = false
      const ours = Array.from(this.game.court).filter((lord) => lord > 0)
      const theirs = snapshot.court.map(({ lord }) => lordOf(lord) + 1)
      if (ours.toSorted().join() !== theirs.toSorted().join()) return
      this.game.court.fill(0)
      for (const { slot, lord } of snapshot.court) this.game.court[slot - 1] = lordOf(lord) + 1
    }
  }

  private compare(snapshot: TraceSnapshot): void {
    this.putCourtRight(snapshot)
    const { compared, found, ours, theirs } = differences(this.table, snapshot, this.figureTurn > 0)
    this.positions = { ours, theirs }
    this.values += compared
    const [first] = found
    if (first) throw new Disagreement(first)
  }

  private optionsInWords(): string {
    if (isOver(this.game)) return 'the game is over'
    const waiting = asked(this.game)
    const options = legal(this.table).toArray()
    return `seat ${waiting?.seat}, '${waiting?.question.name}': ${options
      .map((decision) => sayDecision(this.game, decision))
      .join(', ')}`
  }

  private disagree(field: string, ours: string, theirs: string): void {
    throw new Disagreement({ field, ours, theirs })
  }
}

function describe({ player, state, action, args }: TraceStep): string {
  return `seat ${player} in ${state}: ${action} ${JSON.stringify(args)}`
}
