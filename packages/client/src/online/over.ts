import { checksumOf, KEPT_FORMAT, type KeptGame } from '../keep/keptGame.ts'
import { readRecordText, writeRecordText } from '../keep/recordText.ts'
import { openShelf, type Shelf } from '../keep/shelf.ts'
import { isPersonHere, type Update } from '../link/protocol.ts'
import { api, type Result } from './api.ts'

/** The game of a table online that is over, as this device would keep it. */
export async function overOnline(update: Update): Promise<Result<KeptGame>> {
  const id = update.table
  const [table, answer] = await Promise.all([api.table(id), api.record(id)])
  if (!table.ok) return table
  if (!answer.ok) return answer
  const read = readRecordText(answer.value.record)
  if ('reason' in read) return { ok: false, problem: 'table-damaged' }
  const { perfectMemory, createdAt, updatedAt } = table.value
  const { view, eyes, result = [] } = update
  const seats = update.seats.map((there, seat) =>
    isPersonHere(there) && seat !== eyes ? { ...there, elsewhere: true as const } : there,
  )
  const record = writeRecordText({ record: read.record, seats, perfectMemory })
  const game: KeptGame = {
    id,
    format: KEPT_FORMAT,
    startedAt: Date.parse(createdAt),
    savedAt: Date.parse(updatedAt),
    seats,
    perfectMemory,
    record,
    checksum: checksumOf(record),
    secrets: { orders: [], answers: [] },
    isOver: true,
    summary: {
      turn: view.turn,
      players: view.players,
      expansions: view.expansions,
      points: result.toSorted((one, other) => one.seat - other.seat).map(({ total }) => total),
      winners: result.filter(({ place }) => place === 1).map(({ seat }) => seat),
    },
  }
  return { ok: true, value: game }
}

/**
 * Keeps such a game on this device: there it can be seen again, looked back at and counted like any other.
 *
 * Says whether it is there now.
 */
export async function keepOver(
  update: Update,
  open: () => Promise<Shelf> = openShelf,
): Promise<boolean> {
  try {
    const shelf = await open()
    if ((await shelf.get(update.table)) !== undefined) return true
    const over = await overOnline(update)
    if (over.ok) await shelf.put(over.value)
    return over.ok
  } catch {
    // Where nothing can be kept, the score is still there.
    return false
  }
}
