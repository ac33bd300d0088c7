import type { ExpansionName } from '@hadal/engine'
import { create } from 'zustand'
import type { Counted } from '../analysis/messages.ts'
import { think } from '../analysis/think.ts'
import { listGames } from '../keep/games.ts'
import type { KeptGame } from '../keep/keptGame.ts'
import { keepPlayed, loadPlayed } from '../keep/played.ts'
import type { SeatInfo } from '../link/protocol.ts'
import type { PlayedGame } from './played.ts'

/** A finished game on this device, with its numbers. */
export interface CountedGame {
  readonly id: string
  readonly seats: readonly SeatInfo[]
  readonly expansions: readonly ExpansionName[]
  readonly played: PlayedGame
}

/** What is known about the games that are over; `working` from 0 to 1. */
export type Statistics =
  | { readonly state: 'working'; readonly progress: number }
  | {
      readonly state: 'counted'
      /** The oldest first. */
      readonly games: readonly CountedGame[]
      /** How many could not be read. */
      readonly damaged: number
    }
  | { readonly state: 'unavailable' }
  | { readonly state: 'failed' }

export const useStatistics = create<Statistics>(() => ({ state: 'working', progress: 0 }))

const tell = (statistics: Statistics): void => useStatistics.setState(statistics, true)

/** Counts the games of this device; those that were counted before are not played again. */
export async function countGames(): Promise<void> {
  const list = await listGames()
  if (list.state === 'unavailable') {
    tell({ state: 'unavailable' })
    return
  }
  const damaged = list.games.filter(({ state }) => state === 'damaged').length
  const games = list.games
    .flatMap((listed) => (listed.state === 'good' && listed.game.isOver ? [listed.game] : []))
    .toReversed()
  const known = await loadPlayed()
  const found = new Map(games.map((game) => [game.id, known(game)]))
  const missing = games.filter(({ id }) => found.get(id) === undefined)
  const done = (): void => {
    const all = games.map((game) => ({ game, played: found.get(game.id) }))
    tell({
      state: 'counted',
      games: all.flatMap(({ game, played }) => (played ? [withPlayed(game, played)] : [])),
      damaged: damaged + all.filter(({ played }) => played === undefined).length,
    })
  }
  if (missing.length === 0) {
    done()
    return
  }
  const remember = ({ id, played }: Counted): void => {
    found.set(id, played)
    const game = games.find((one) => one.id === id)
    // Where nothing can be kept it is counted again the next time.
    if (game && played) keepPlayed(game, played).catch(() => {})
  }
  tell({ state: 'working', progress: 0 })
  think({ games: missing.map(({ id, record }) => ({ id, record })) }, (told) => {
    if ('progress' in told) tell({ state: 'working', ...told })
    else if ('counted' in told) {
      told.counted.forEach(remember)
      done()
    } else tell({ state: 'failed' })
  })
}

function withPlayed({ id, seats, summary }: KeptGame, played: PlayedGame): CountedGame {
  return { id, seats, expansions: summary.expansions, played }
}
