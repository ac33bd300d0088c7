import type { Seat } from '@hadal/engine'
import { isPersonHere, type SeatInfo } from '../link/protocol.ts'

/** Somebody who has played on this device. */
export interface Person {
  /** The same for all their games. */
  readonly key: string
  readonly name: string
  readonly games: number
}

type Seated = { readonly seats: readonly SeatInfo[] }

/** Whoever plays alone against bots is the owner of the device, whatever they call themselves. */
export const OWNER = ''

const peopleIn = ({ seats }: Seated): readonly SeatInfo[] => seats.filter(isPersonHere)
const plain = (name: string): string => name.trim().toLocaleLowerCase()

/** What the owner was called in the last game alone; the oldest game comes first. */
export function ownersName(games: readonly Seated[]): string {
  const alone = games.findLast((game) => peopleIn(game).length === 1)
  return alone === undefined ? '' : (peopleIn(alone)[0]?.name.trim() ?? '')
}

/** Everybody who has played here, those with the most games first. */
export function peopleOf(games: readonly Seated[]): readonly Person[] {
  const owner = ownersName(games)
  const found = new Map<string, Person>()
  for (const game of games)
    for (const { name } of peopleIn(game)) {
      const key = keyOf(game, name, owner)
      const known = found.get(key) ?? { key, name: key === OWNER ? owner : name.trim(), games: 0 }
      found.set(key, { ...known, games: known.games + 1 })
    }
  return [...found.values()].toSorted(
    (one, other) => other.games - one.games || one.key.localeCompare(other.key),
  )
}

/** The seat of somebody in a game, if they played in it. */
export function seatOfPerson(game: Seated, key: string, owner: string): Seat | undefined {
  const seat = game.seats.findIndex(
    (one) => isPersonHere(one) && keyOf(game, one.name, owner) === key,
  )
  return seat < 0 ? undefined : seat
}

/** Among several people at one device the owner is who is called so. */
function keyOf(game: Seated, name: string, owner: string): string {
  return peopleIn(game).length === 1 || plain(name) === plain(owner) ? OWNER : plain(name)
}
