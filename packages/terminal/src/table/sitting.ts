import { wrap } from '../board/layout.ts'
import { type Scene, sceneAt } from '../board/scene.ts'
import type { Terminal } from '../input/terminal.ts'
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

function namesOf({ players }: Sitting): string[] {
  return players.map(({ name }) => name)
}

/** Says something in a sentence or two. */
export function say({ terminal }: Sitting, text: string): void {
  terminal.print(...wrap(text, terminal.width()))
}

export function sceneOfPerson(sitting: Sitting): Scene {
  return sceneAt(sitting.session.table, PERSON, namesOf(sitting), sitting.remembers)
}
