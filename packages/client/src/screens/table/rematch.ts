import { newGameId } from '../../keep/games.ts'
import type { SeatInfo, TableBegin, Update } from '../../link/protocol.ts'

/** The same people, bots and rules again; the next seat begins (P58). */
export function rematch({ view, seats }: Update): TableBegin {
  const { players, expansions, options } = view
  return {
    id: newGameId(),
    seats: [...seats.slice(1), ...seats.slice(0, 1)].map(asTheyCame),
    from: { setup: { players, expansions, options } },
    perfectMemory: view.memory !== undefined,
  }
}

/** A bot that stood in for somebody goes; the person plays again. */
export function asTheyCame({ name, bot, standsIn }: SeatInfo): SeatInfo {
  return { name, bot: standsIn ? undefined : bot }
}
