import type { PlayedGame } from '../stats/played.ts'
import { openPlayed, type Shelf } from './shelf.ts'

/** The form in which they are kept now; another number is set whenever they would be counted otherwise. */
const FORMAT = 1

/** A finished game in numbers, under the name of the game: it need not be played again to be counted. */
export interface KeptPlayed {
  readonly id: string
  readonly format: typeof FORMAT
  /** That of the record: another game has other numbers. */
  readonly checksum: number
  readonly played: PlayedGame
}

type Open = () => Promise<Shelf<KeptPlayed>>

/** The numbers that are kept, by the name and the checksum of the game. */
export async function loadPlayed(
  open: Open = openPlayed,
): Promise<(game: Named) => PlayedGame | undefined> {
  const all = (await (await open()).all()).filter(isKeptPlayed)
  const byId = new Map(all.map((kept) => [kept.id, kept]))
  return ({ id, checksum }) => {
    const kept = byId.get(id)
    return kept?.checksum === checksum ? kept.played : undefined
  }
}

interface Named {
  readonly id: string
  readonly checksum: number
}

export async function keepPlayed(
  { id, checksum }: Named,
  played: PlayedGame,
  open: Open = openPlayed,
): Promise<void> {
  await (await open()).put({ id, format: FORMAT, checksum, played })
}

function isKeptPlayed(kept: unknown): kept is KeptPlayed {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, format, played } = kept as Partial<KeptPlayed>
  return typeof id === 'string' && format === FORMAT && Array.isArray(played?.seats)
}
