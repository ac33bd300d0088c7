import type { Transaction } from 'kysely'
import type { Identity } from '../identity/identities.ts'
import type { Database } from '../store/database.ts'

/** What became of the seats of a guest. */
interface Brought {
  /** Tables where somebody else sits now. */
  readonly tables: readonly string[]
  /** Whether there are games that only the guest can play on. */
  readonly isLeft: boolean
}

/**
 * Everything that a guest has comes to an account. Where both sit, one seat is enough before the game;
 * in a game the guest keeps theirs.
 */
export async function bringSeats(
  transaction: Transaction<Database>,
  from: Identity,
  to: Identity,
): Promise<Brought> {
  const moved = await transaction
    .updateTable('seats')
    .set({ identity: to.id })
    .where('identity', '=', from.id)
    .where('table_id', 'not in', (select) =>
      select.selectFrom('seats').select('table_id').where('identity', '=', to.id),
    )
    .returning('table_id')
    .execute()
  const freed = await transaction
    .updateTable('seats')
    .set({ identity: null })
    .where('identity', '=', from.id)
    .where('table_id', 'in', (select) =>
      select.selectFrom('tables').select('id').where('state', '=', 'open'),
    )
    .returning('table_id')
    .execute()
  await transaction
    .updateTable('lobbies')
    .set({ owner: to.id })
    .where('owner', '=', from.id)
    .execute()
  const left = await transaction
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('seats.seat')
    .where('seats.identity', '=', from.id)
    .where('tables.state', '=', 'playing')
    .execute()
  return {
    tables: [...moved, ...freed].map(({ table_id }) => table_id),
    isLeft: left.length > 0,
  }
}
