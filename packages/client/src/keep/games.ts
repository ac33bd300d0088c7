import type { Damage } from './damage.ts'
import { inspect, type KeptGame, type ListedGame } from './keptGame.ts'
import { openLookBacks, openPlayed, openShelf, type Shelf } from './shelf.ts'

/** The games on this device, the last played first; or why the browser shows none. */
export type GamesList =
  | { readonly state: 'listed'; readonly games: readonly ListedGame[] }
  | {
      readonly state: 'unavailable'
      /** For a report: not for people's eyes. */
      readonly message: string
    }

/** Why a kept game is not there. */
export type LoadRefusal = Damage | { readonly reason: 'no-such-game'; readonly id: string }

/** Lists every game, the damaged ones too: nothing is thrown away but by its owner. */
export async function listGames(open: () => Promise<Shelf> = openShelf): Promise<GamesList> {
  try {
    const games = (await (await open()).all()).map(inspect)
    return { state: 'listed', games: games.toSorted((one, other) => saved(other) - saved(one)) }
  } catch (error) {
    return { state: 'unavailable', message: String(error) }
  }
}

function saved(listed: ListedGame): number {
  return (listed.state === 'good' ? listed.game.savedAt : listed.savedAt) ?? 0
}

/** Finds a game; it rejects where the browser keeps nothing. */
export async function loadGame(
  id: string,
  open: () => Promise<Shelf> = openShelf,
): Promise<KeptGame | LoadRefusal> {
  const found = await (await open()).get(id)
  if (found === undefined) return { reason: 'no-such-game', id }
  const listed = inspect(found)
  return listed.state === 'good' ? listed.game : listed.damage
}

/** A game goes with everything that was found out about it. */
export async function deleteGame(
  id: string,
  open: () => Promise<Shelf> = openShelf,
  openFound: readonly (() => Promise<Pick<Shelf<never>, 'remove'>>)[] = [openLookBacks, openPlayed],
): Promise<void> {
  await (await open()).remove(id)
  for (const one of openFound) await (await one()).remove(id)
}

/** A name for a new game that no other has. */
export function newGameId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4))
  return Array.from(numbers, (number) => number.toString(16).padStart(8, '0')).join('')
}
