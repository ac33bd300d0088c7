import type { Chance } from './chance.ts'
import { Options } from './options.ts'

/** What the kernel needs of a state: a stack of questions, four bytes each. */
export interface Position {
  readonly agenda: Uint8Array
  agendaSize: number
}

/** A game being played: the state, the source of luck, and who listens. */
export interface Table<Game extends Position, Event> {
  readonly game: Game
  chance: Chance
  tell: ((event: Event) => void) | undefined
  readonly options: Options
  /** Asks forced questions too, for those who want to see every step. */
  asksAll: boolean
  /** Whether `options` are those of the question on top. Set it to false after changing the state. */
  settled: boolean
}

/** Names the answers of a question, for records and tests. */
export interface Words {
  say(decision: number): string
  read(word: string): number | undefined
}

export interface QuestionRules<Game extends Position, Event> {
  readonly words: Words
  /** What `me` may answer. `a` and `b` are the arguments the question was asked with. */
  options(game: Game, me: number, out: Options, a: number, b: number): void
  answer(table: Table<Game, Event>, me: number, decision: number, a: number, b: number): void
  /** The question is asked even if it has one answer only. */
  readonly alwaysAsked?: true | undefined
  /** Where nothing may come in between: everywhere, or once a sequence of answers has begun (`b` > 0). */
  readonly unbroken?: 'always' | 'once-begun' | undefined
}

export interface Question<Game extends Position, Event> extends QuestionRules<Game, Event> {
  readonly id: number
  readonly name: string
}

/** Something that happens by itself when its turn on the agenda comes. */
export interface Step<Game extends Position, Event> {
  readonly id: number
  readonly name: string
  run(table: Table<Game, Event>, me: number, a: number, b: number): void
}

/** What may be done instead of answering, whatever is asked; the question is asked again afterwards. */
export interface Interrupts<Game extends Position, Event> {
  /** Decisions from this number on are interrupts. */
  readonly from: number
  add(game: Game, asked: number, out: Options): void
  run(table: Table<Game, Event>, asked: number, decision: number): void
  readonly words: Words
}

/** The top of an agenda, spelled out. */
export interface Asked<Game extends Position, Event> {
  readonly question: Question<Game, Event>
  readonly seat: number
  readonly a: number
  readonly b: number
}

const ENTRY = 4

/** An agenda of questions and steps, for a state that can be copied at every decision. */
export class Kernel<Game extends Position, Event> {
  /** The names of all questions and steps by id: saves made with others cannot be read. */
  readonly names: string[] = []
  // A number on the agenda is an index into one of these two; the other has a hole there.
  private readonly questions: (Question<Game, Event> | undefined)[] = []
  private readonly steps: (Step<Game, Event> | undefined)[] = []
  private interrupts: Interrupts<Game, Event> | undefined

  question(name: string, rules: QuestionRules<Game, Event>): Question<Game, Event> {
    const { words, options, answer, alwaysAsked, unbroken } = rules
    const question = { id: this.names.length, name, words, options, answer, alwaysAsked, unbroken }
    this.names.push(name)
    this.questions.push(question)
    this.steps.push(undefined)
    return question
  }

  step(name: string, run: Step<Game, Event>['run']): Step<Game, Event> {
    const step = { id: this.names.length, name, run }
    this.names.push(name)
    this.questions.push(undefined)
    this.steps.push(step)
    return step
  }

  interruptWith(interrupts: Interrupts<Game, Event>): void {
    this.interrupts = interrupts
  }

  isInterrupt(decision: number): boolean {
    return this.interrupts !== undefined && decision >= this.interrupts.from
  }

  /** How interrupts are named, whatever is asked. */
  get interruptWords(): Words {
    if (this.interrupts === undefined) throw new Error('nothing can interrupt')
    return this.interrupts.words
  }

  /** Puts a question or a step on the agenda: it comes before everything that waits already. */
  ask(
    game: Game,
    entry: Question<Game, Event> | Step<Game, Event>,
    seat: number,
    a = 0,
    b = 0,
  ): void {
    const { agenda } = game
    const at = game.agendaSize * ENTRY
    if (at >= agenda.length) throw new Error('the agenda is full')
    agenda[at] = entry.id
    agenda[at + 1] = seat
    agenda[at + 2] = a
    agenda[at + 3] = b
    game.agendaSize++
  }

  /** What is asked now, and of whom; nothing when the game is over. */
  asked(game: Game): Asked<Game, Event> | undefined {
    if (game.agendaSize === 0) return undefined
    const at = (game.agendaSize - 1) * ENTRY
    const { agenda } = game
    const question = this.questions[agenda[at]]
    if (question === undefined) throw new Error(`'${this.names[agenda[at]]}' waits to be settled`)
    return { question, seat: agenda[at + 1], a: agenda[at + 2], b: agenda[at + 3] }
  }

  /** The seat that decides now; -1 when the game is over. */
  seatAsked(game: Game): number {
    return game.agendaSize === 0 ? -1 : game.agenda[game.agendaSize * ENTRY - 3]
  }

  /** The decisions open now: none when the game is over. */
  legal(table: Table<Game, Event>): Options {
    if (!table.settled) this.settle(table)
    return table.options
  }

  /** Answers the question on top with a legal decision and settles what follows. */
  play(table: Table<Game, Event>, decision: number): void {
    const { game } = table
    const at = (game.agendaSize - 1) * ENTRY
    const { agenda } = game
    const seat = agenda[at + 1]
    const { interrupts } = this
    if (interrupts !== undefined && decision >= interrupts.from) {
      interrupts.run(table, seat, decision)
    } else {
      const question = this.questions[agenda[at]]
      if (question === undefined) throw new Error('there is no question to answer')
      game.agendaSize--
      question.answer(table, seat, decision, agenda[at + 2], agenda[at + 3])
    }
    this.settle(table)
  }

  /** Runs steps, drops moot questions, answers forced ones, until somebody has a real choice. */
  settle(table: Table<Game, Event>): void {
    const { game, options } = table
    const { agenda } = game
    const { interrupts } = this
    options.clear()
    while (game.agendaSize > 0) {
      const at = (game.agendaSize - 1) * ENTRY
      const id = agenda[at]
      const seat = agenda[at + 1]
      const a = agenda[at + 2]
      const b = agenda[at + 3]
      const question = this.questions[id]
      if (question === undefined) {
        game.agendaSize--
        this.steps[id]?.run(table, seat, a, b)
        continue
      }
      options.clear()
      question.options(game, seat, options, a, b)
      if (options.size === 0) {
        game.agendaSize--
        continue
      }
      const { unbroken } = question
      if (unbroken === undefined || (unbroken === 'once-begun' && b === 0))
        interrupts?.add(game, seat, options)
      if (options.size > 1 || question.alwaysAsked || table.asksAll) break
      game.agendaSize--
      const forced = options.list[0]
      options.clear()
      question.answer(table, seat, forced, a, b)
    }
    table.settled = true
  }
}

export function createTable<Game extends Position, Event>(
  game: Game,
  chance: Chance,
  tell?: (event: Event) => void,
): Table<Game, Event> {
  return { game, chance, tell, options: new Options(), asksAll: false, settled: false }
}
