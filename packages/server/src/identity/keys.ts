import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../store/database.ts'

/** The key that cookies are signed with: made by the first node that asks, the same for all. */
export async function signingKey(database: Kysely<Database>): Promise<Buffer> {
  await database
    .insertInto('keys')
    .values({ name: 'cookies', value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await database
    .selectFrom('keys')
    .select('value')
    .where('name', '=', 'cookies')
    .executeTakeFirstOrThrow()
  return value
}
