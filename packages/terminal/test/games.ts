import {
  type ExpansionName,
  legal,
  mostPlayers,
  PRESETS,
  type Preset,
  type Seat,
} from '@hadal/engine'
import { at } from '@hadal/words'
import { readSavedGame } from '../src/savedGame.ts'
import { randomFrom } from '../src/seats.ts'
import { Session } from '../src/session.ts'

/** A game whose luck and decisions are written down; the first seat is the person's. */
export function recorded(text: string, seed = 0): Session {
  return new Session(readSavedGame(`hadal record 1\n${text.trim()}\n`).record, seed, 0)
}

/** The base game, and every way to add to it. */
export const BOXES: readonly (readonly ExpansionName[])[] = [
  [],
  ['kraken'],
  ['leviathan'],
  ['kraken', 'leviathan'],
]
const EVERY_PRESET: readonly Preset[] = ['rulebook', 'arena']

/** Plays whole games by chance, all expansions in turn, and shows each position before it is decided. */
export function playByChance(
  games: number,
  look: (session: Session, seat: Seat) => void,
  over: (session: Session) => void = () => {},
): void {
  for (let game = 0; game < games; game++) {
    const round = Math.floor(game / BOXES.length)
    const expansions = at(BOXES, game % BOXES.length)
    const players = 2 + ((game + round) % (mostPlayers(expansions) - 1))
    const options = PRESETS[at(EVERY_PRESET, round % EVERY_PRESET.length)]
    const session = new Session({ players, expansions, options }, game, 0)
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
