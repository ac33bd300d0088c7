import { writeRecord } from '@hadal/engine'
import type { Kysely } from 'kysely'
import type { Identity } from '../identity/identities.ts'
import { NotAccepted } from '../notAccepted.ts'
import type { Database } from '../store/database.ts'
import { loadTable, TableDamaged } from '../tables/loading.ts'
import { accessOf } from './access.ts'
import type { Listed } from './listing.ts'

/** Everything that was decided and drawn in a game that is over, for whoever may look at its table. */
export async function recordOf(
  database: Kysely<Database>,
  { id, state }: Listed,
  person: Identity | undefined,
): Promise<string> {
  // Until then it is full of secrets.
  if (state !== 'over') throw new NotAccepted('not-allowed', 'The game is not over.')
  const place = await accessOf(database).place(id, person?.id)
  if (place === undefined) throw new NotAccepted('not-allowed')
  const { game } = await loadTable(database, id).catch((error) => {
    throw error instanceof TableDamaged ? new NotAccepted('table-damaged') : error
  })
  if (game === undefined) throw new NotAccepted('table-damaged')
  return writeRecord(game.acted.table.record)
}
