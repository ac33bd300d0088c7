import type { Damage } from '../../keep/damage.ts'
import { readRecordFile } from '../../keep/files.ts'
import { newGameId } from '../../keep/games.ts'
import type { RecordText } from '../../keep/recordText.ts'
import type { SeatInfo } from '../../link/protocol.ts'
import { rememberedBot } from '../setup/bots.ts'
import type { SeatPlan } from '../setup/plan.ts'
import { startTable } from '../setup/startTable.ts'
import { seatName } from '../setup/words.ts'

/** Goes on with the game in a file, as a game of its own; or says what is wrong with it. */
export async function openFile(
  file: Blob,
): Promise<{ readonly path: string } | { readonly damage: Damage }> {
  const read = await readRecordFile(file)
  if ('reason' in read) return { damage: read }
  const { record, seats, perfectMemory } = read
  const path = await startTable({
    id: newGameId(),
    seats: seats ?? strangers(record),
    from: { record },
    perfectMemory,
  })
  return { path }
}

/** Who sits where if the file does not say: the reader, and bots. */
function strangers({ setup }: RecordText['record']): readonly SeatInfo[] {
  const seats: readonly SeatPlan[] = Array.from({ length: setup.players }, (_, at) => ({
    name: '',
    bot: at === 0 ? undefined : rememberedBot(),
  }))
  return seats.map(({ bot }, at) => ({ name: seatName({ seats }, at), bot }))
}
