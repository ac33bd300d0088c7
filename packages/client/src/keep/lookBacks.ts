import type { LookBack } from '@hadal/bots'
import { openLookBacks, type Shelf } from './shelf.ts'

/** The form in which they are kept now; another number is set whenever they would be worked out otherwise. */
const FORMAT = 1

/** What was found out about a game, beside the game and under its name. */
export interface KeptLookBack {
  readonly id: string
  readonly format: typeof FORMAT
  /** That of the record: another game needs another look. */
  readonly checksum: number
  readonly found: LookBack
}

type Open = () => Promise<Shelf<KeptLookBack>>

/** What was found out about a game already; nothing where that is not kept, or is about another game. */
export async function loadLookBack(
  id: string,
  checksum: number,
  open: Open = openLookBacks,
): Promise<LookBack | undefined> {
  const kept = await (await open()).get(id)
  return isLookBack(kept) && kept.checksum === checksum ? kept.found : undefined
}

export async function keepLookBack(
  id: string,
  checksum: number,
  found: LookBack,
  open: Open = openLookBacks,
): Promise<void> {
  await (await open()).put({ id, format: FORMAT, checksum, found })
}

function isLookBack(kept: unknown): kept is KeptLookBack {
  if (typeof kept !== 'object' || kept === null) return false
  const { format, found } = kept as Partial<KeptLookBack>
  if (format !== FORMAT || typeof found !== 'object' || found === null) return false
  return [found.thought, found.moves, found.judged, found.verdicts].every(Array.isArray)
}
