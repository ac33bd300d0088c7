import { sql } from 'kysely'
import type { Store } from '../store/database.ts'

export const SWEEP = 'sweep'

/** Every night, by the clock of the database; whichever node is there does it. */
export const SWEEP_TIME = '17 4 * * *'

/** Takes away what people have left behind: tables that never began, and guests who never came back. */
export async function sweep({ db }: Store): Promise<{ tables: number; guests: number }> {
  const tables = await sql`
    delete from tables where state = 'open' and updated_at < now() - interval '7 days'`.execute(db)
  // Whoever sits or sat at a table stays, and with them whoever brought a bot that does.
  const guests = await sql`
    delete from identities guests
    where account is null and owner is null and created_at < now() - interval '1 year'
      and not exists (
        select from sessions
        where sessions.identity = guests.id and used_at > now() - interval '1 year'
      )
      and not exists (
        select from identities self
        where (self.id = guests.id or self.owner = guests.id) and (
          exists (select from seats where seats.identity = self.id)
          or exists (select from lobbies where lobbies.owner = self.id)
          or exists (select from tokens where tokens.identity = self.id
            and used_at > now() - interval '1 year')
        )
      )`.execute(db)
  return { tables: Number(tables.numAffectedRows), guests: Number(guests.numAffectedRows) }
}
