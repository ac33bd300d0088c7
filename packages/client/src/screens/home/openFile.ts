import { isOver, replay } from '@hadal/engine'
import { replayPath } from '../../app/paths.ts'
import type { Damage } from '../../keep/damage.ts'
import { readRecordFile } from '../../keep/files.ts'
import { newGameId } from '../../keep/games.ts'
import { writeMoment } from '../../replay/moment.ts'
import { keepGame } from '../replay/keepGame.ts'
import { startTable } from '../setup/startTable.ts'
import { strangersAt } from '../setup/strangers.ts'

/** Goes on with the game in a file, as a game of its own; or says what is wrong with it. */
export async function openFile(
  file: Blob,
): Promise<{ readonly path: string } | { readonly damage: Damage }> {
  const read = await readRecordFile(file)
  if ('reason' in read) return { damage: read }
  const { record, seats = strangersAt(record), perfectMemory, moment } = read
  const id = newGameId()
  // Whoever handed out a moment wants it to be seen.
  if (moment !== undefined && isOver(replay(record).game)) {
    const isKept = await keepGame(id, { record, seats, perfectMemory })
    if (isKept) return { path: `${replayPath(id)}${writeMoment({ at: moment, eyes: undefined })}` }
  }
  return { path: await startTable({ id, seats, from: { record }, perfectMemory }) }
}
