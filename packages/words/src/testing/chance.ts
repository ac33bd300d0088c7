// Games by chance, for tests.
import {
  asked,
  copyGame,
  createTable,
  type ExpansionName,
  Game,
  isOver,
  legal,
  mostPlayers,
  newGame,
  PRESETS,
  play,
  type Seat,
  type Setup,
  seeded,
  type Table,
} from '@hadal/engine'
import type { Question } from '@hadal/table'

/** The base game, and every way to add to it. */
const BOXES: readonly (readonly ExpansionName[])[] = [
  [],
  ['kraken'],
  ['leviathan'],
  ['kraken', 'leviathan'],
]

/** Every set of expansions with every number of players. */
export const everySetup: readonly Setup[] = BOXES.flatMap((expansions) =>
  Array.from({ length: mostPlayers(expansions) - 1 }, (_, more) => ({
    players: 2 + more,
    expansions,
    options: more % 2 === 0 ? PRESETS.rulebook : PRESETS.arena,
  })),
)

/** A source of numbers for choices. */
export function randomFrom(seed: number): (limit: number) => number {
  const chance = seeded(seed)
  return (limit) => chance.draw(0, new Uint8Array(limit).fill(1), limit)
}

/** What is asked at a table. */
export function questionAt(table: Table): Question {
  const top = asked(table.game)
  if (top === undefined) throw new Error('the game is over')
  const { question, seat, a, b } = top
  return { name: question.name, seat, a, b, decisions: legal(table).toArray(), ahead: false }
}

/** Plays a game by chance in every set-up and shows positions before they are decided. */
export function playByChance(
  look: (table: Table, seat: Seat, question: Question) => void,
  every = 1,
): void {
  let positions = 0
  for (const [seed, setup] of everySetup.entries()) {
    const table = newGame(setup, seeded(seed))
    const random = randomFrom(seed)
    while (!isOver(table.game)) {
      const question = questionAt(table)
      if (positions++ % every === 0) look(table, question.seat, question)
      play(table, question.decisions[random(question.decisions.length)] ?? 0)
    }
  }
}

/** The same position on a table of its own, that stops at every question. */
export function copyOf(table: Table): Table {
  const copy = createTable(new Game(), seeded(0))
  copyGame(table.game, copy.game)
  copy.asksAll = true
  return copy
}

/** Collects what does not hold over many games, so that it is said once. */
export class Law {
  private readonly violations: string[] = []
  private cases = 0

  holds(holds: boolean, where: () => string): void {
    this.cases++
    if (!holds) this.violations.push(where())
  }

  /** Throws with the first violations, or if hardly anything was looked at. */
  check(cases: number): void {
    const { violations } = this
    if (violations.length > 0)
      throw new Error(`${violations.length} violations:\n${violations.slice(0, 5).join('\n')}`)
    if (this.cases < cases) throw new Error(`only ${this.cases} cases were looked at`)
  }
}
