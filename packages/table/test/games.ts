import { type ExpansionName, PRESETS, type Seat, type Setup, seeded } from '@hadal/engine'
import { GameTable, type Occupant } from '../src/index.ts'

export const PERSON: Occupant = { kind: 'person' }
export const BOT: Occupant = { kind: 'bot', bot: 'random' }

const EXPANSIONS: readonly (readonly ExpansionName[])[] = [
  [],
  ['kraken'],
  ['leviathan'],
  ['kraken', 'leviathan'],
  ['kraken', 'leviathan'],
]

/** The set-up that a seed stands for: all numbers of players, all boxes, both presets. */
export function setupOf(seed: number): Setup {
  const expansions = EXPANSIONS[seed % 5] ?? []
  return {
    players: 2 + (seed % (expansions.includes('leviathan') ? 4 : 3)),
    expansions,
    options: seed % 2 === 0 ? PRESETS.rulebook : PRESETS.arena,
  }
}

export type Choose = (limit: number) => number

const ONE_OF_EACH = new Uint8Array(256).fill(1)

/** Numbers from a seed, below 256, for the choices of random players. */
export function dice(seed: number): Choose {
  const chance = seeded(seed)
  return (limit) => chance.draw(1, ONE_OF_EACH, limit)
}

/** The seeds from 0 to a number. */
export const seeds = (count: number): number[] => Array.from({ length: count }, (_, seed) => seed)

/** A table of persons, with the luck and the set-up of a seed. */
export function tableOf(seed: number, perfectMemory = false): GameTable {
  const setup = setupOf(seed)
  const occupants = Array.from({ length: setup.players }, () => PERSON)
  return GameTable.begin(setup, seeded(seed), { occupants, perfectMemory })
}

/** One of the decisions open to a seat. */
export function anyDecision(table: GameTable, seat: Seat, choose: Choose): number {
  const legal = table.observe(seat, choose)?.legal ?? []
  const decision = legal[choose(legal.length)]
  if (decision === undefined) throw new Error(`seat ${seat} is not asked`)
  return decision
}

/** Decides by chance until the game is over; `visit` may decide itself before each decision. */
export function playByChance(
  table: GameTable,
  choose: Choose,
  visit: (seat: Seat) => void = () => {},
): void {
  for (let decisions = 0; !table.isOver; decisions++) {
    if (decisions > 20_000) throw new Error('the game does not end')
    const [seat] = table.awaited()
    if (seat === undefined) throw new Error('nobody is asked')
    visit(seat)
    const [now] = table.awaited()
    if (now === undefined) continue
    const refused = table.decide(now, table.version, [anyDecision(table, now, choose)])
    if (refused !== undefined) throw new Error(`refused: ${JSON.stringify(refused)}`)
  }
}
