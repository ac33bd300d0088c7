import { writeRecord } from '@hadal/engine'
import type { Kysely } from 'kysely'
import type { Identity } from '../identity/identities.ts'
import { NotAccepted } from '../notAccepted.ts'
import type { Database } from '../store/database.ts'
import { loadTable, NoSuchTable, TableDamaged } from '../tables/loading.ts'
import { accessOf } from './access.ts'

/** Everything that was decided and drawn in a game that is over, for whoever may look at its table. */
export async function recordOf(
  database: Kysely<Database>,
  id: string,
  person: Identity | undefined,
): Promise<string> {
  const place = await accessOf(database).place(id, person?.id)
  const { state, game } = await loadTable(database, id).catch((error) => {
    if (error instanceof NoSuchTable) throw new NotAccepted('no-such-table')
    if (error instanceof TableDamaged) throw new NotAccepted('table-damaged')
    throw error
  })
  if (place === undefined) throw new NotAccepted('not-allowed')
  // Until then it is full of secrets.
  if (state !== 'over' || game === undefined)
    throw new NotAccepted('not-allowed', 'The game is not over.')
  return writeRecord(game.acted.table.record)
}
