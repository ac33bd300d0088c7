import {
  asked,
  type Chance,
  copyGame,
  createTable,
  Game,
  legal,
  PASS,
  play,
  type Seat,
  type Table,
  type View,
} from '@hadal/engine'

/** The question that is asked of everybody at once. */
export const OFFER = 'buy the ally'

/** What a seat is asked. */
export interface Question {
  readonly name: string
  readonly seat: Seat
  readonly a: number
  readonly b: number
  readonly decisions: readonly number[]
  /** Asked before its turn: the answer stays sealed until everybody before has answered. */
  readonly ahead: boolean
}

/** What a bot is given when it is asked. */
export interface Observation {
  readonly legal: readonly number[]
  view(): View
  random(limit: number): number
}

/** A question with the position in which it is asked. */
export interface Open {
  readonly question: Question
  /** The position is lent: it is looked at, and let go. */
  position(): Table
}

/**
 * Everything that is asked, in seat order: one question, or while an ally is offered one for each seat
 * that would be asked if all before it passed.
 *
 * A pass changes nothing that anybody decides by, so an answer given ahead is the answer that would be
 * given in turn.
 */
export function openQuestions(table: Table): readonly Open[] {
  const now = questionAt(table, false)
  if (now === undefined) return []
  const open: Open[] = [{ question: now, position: () => table }]
  if (now.name !== OFFER) return open
  copyTable(table, ahead)
  for (let next = afterPass(); next?.name === OFFER; next = afterPass()) {
    const bytes = ahead.game.bytes.slice()
    open.push({ question: next, position: () => laidOut(bytes) })
  }
  return open
}

function questionAt(table: Table, isAhead: boolean): Question | undefined {
  const top = asked(table.game)
  if (top === undefined) return undefined
  const { question, seat, a, b } = top
  return { name: question.name, seat, a, b, decisions: legal(table).toArray(), ahead: isAhead }
}

/** What is asked once the seat asked ahead passes as well; nothing if that needs luck. */
function afterPass(): Question | undefined {
  try {
    play(ahead, PASS)
  } catch (error) {
    if (error instanceof LuckNeeded) return undefined
    throw error
  }
  return questionAt(ahead, true)
}

/** Lays out the position of one table on another. */
export function copyTable(from: Table, to: Table): void {
  copyGame(from.game, to.game)
  settle(to)
}

function laidOut(bytes: Uint8Array): Table {
  ahead.game.bytes.set(bytes)
  settle(ahead)
  return ahead
}

function settle(table: Table): void {
  table.settled = false
  legal(table)
}

class LuckNeeded extends Error {}

/** Beyond an offer lies what nobody may know yet. */
const NO_LUCK: Chance = {
  draw() {
    throw new LuckNeeded()
  },
  roll() {
    throw new LuckNeeded()
  },
}

/** Where positions ahead are laid out: one for all tables, since each is looked at and let go. */
const ahead = createTable(new Game(), NO_LUCK)
