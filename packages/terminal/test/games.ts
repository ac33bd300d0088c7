import { legal, PRESETS, type Preset, type Seat } from '@hadal/engine'
import { type Scene, sceneAt } from '../src/board/scene.ts'
import { readSavedGame } from '../src/savedGame.ts'
import { randomFrom } from '../src/seats.ts'
import { Session } from '../src/session.ts'
import { at } from '../src/words/at.ts'

export const NAMES = ['Ann', 'Mira', 'Finn', 'Otto']

/** A game whose luck and decisions are written down; the first seat is the person's. */
export function recorded(text: string, seed = 0): Session {
  return new Session(readSavedGame(`hadal record 1\n${text.trim()}\n`).record, seed, 0)
}

/** What the person of a session sees. */
export function sceneOfFirst(session: Session, remembers = true): Scene {
  return sceneAt(session.table, 0, NAMES.slice(0, session.table.game.players), remembers)
}

/** Plays whole games by chance, and shows each position before it is decided. */
export function playByChance(
  games: number,
  look: (session: Session, seat: Seat) => void,
  over: (session: Session) => void = () => {},
): void {
  const presets: readonly Preset[] = ['rulebook', 'arena']
  for (let game = 0; game < games; game++) {
    const options = PRESETS[at(presets, game % 2)]
    const session = new Session({ players: 2 + (game % 3), options }, game, 0)
    const random = randomFrom(game)
    while (!session.isOver) {
      look(session, session.seatAsked)
      if (session.isOver) break
      const decisions = legal(session.table).toArray()
      session.decide(at(decisions, random(decisions.length)))
    }
    over(session)
  }
}
