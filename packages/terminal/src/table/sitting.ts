import { asked, forget, legal, view } from '@hadal/engine'
import type { Question } from '@hadal/table'
import { outlook, type Scene } from '@hadal/words'
import type { Terminal } from '../input/terminal.ts'
import { wrap } from '../screen/layout.ts'
import type { SeatedPlayer } from '../seats.ts'
import type { Session } from '../session.ts'

/** The seat of the person: the first. Who begins is drawn. */
export const PERSON = 0

/** A person at a table with bots. */
export interface Sitting {
  readonly terminal: Terminal
  players: readonly SeatedPlayer[]
  session: Session
  /** Whether the table shows what lies face down but was seen by all. */
  readonly remembers: boolean
  /** Whether the whole board is shown with every question, not once a turn. */
  readonly showsAll: boolean
  readonly random: (limit: number) => number
  /** How much of the log the person has been told. */
  told: number
  /** The turn for which the whole board was shown last. */
  boardOfTurn: number | undefined
}

/** How the sitting ends. */
export type End = 'over' | 'left' | 'input-ended'

/** Says something in a sentence or two. */
export function say({ terminal }: Sitting, text: string): void {
  terminal.print(...wrap(text, terminal.width()))
}

/** What the person is asked; nothing while somebody else is. */
function questionOf({ session }: Sitting): Question | undefined {
  const top = asked(session.table.game)
  if (top === undefined || top.seat !== PERSON) return undefined
  const { question, seat, a, b } = top
  const decisions = legal(session.table).toArray()
  return { name: question.name, seat, a, b, decisions, ahead: false }
}

/** The table as the person sees it; without a memory nothing that lies face down. */
export function sceneOfPerson(sitting: Sitting): Scene {
  const all = view(sitting.session.table.game, PERSON)
  const seen = sitting.remembers ? all : forget(all)
  const question = questionOf(sitting)
  return {
    view: seen,
    you: PERSON,
    names: sitting.players.map(({ name }) => name),
    question,
    outlook: outlook(seen, question),
  }
}
