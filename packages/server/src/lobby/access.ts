import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../store/database.ts'
import type { Access, Place } from '../tables/access.ts'
import { findTable, resourceOf } from './listing.ts'

/** Tells tables who may do what: the lobby knows who sits where. */
export function accessOf(database: Kysely<Database>): Access {
  return {
    async who({ identity }: FastifyRequest) {
      return identity?.id
    },
    async place(id, person): Promise<Place | undefined> {
      const found = await database
        .selectFrom('tables')
        .innerJoin('lobbies', 'lobbies.table_id', 'tables.id')
        .leftJoin('seats', (join) =>
          join.onRef('seats.table_id', '=', 'tables.id').on('seats.identity', '=', person ?? ''),
        )
        .leftJoin('identities', 'identities.id', 'seats.identity')
        .leftJoin('tokens', 'tokens.identity', 'seats.identity')
        .select([
          'tables.state',
          'lobbies.onlookers',
          'seats.seat',
          'identities.owner',
          'tokens.id',
        ])
        .where('tables.id', '=', id)
        .executeTakeFirst()
      if (found === undefined) return undefined
      const { state, onlookers, seat, owner, id: token } = found
      // A bot without its token is nobody, wherever it sits.
      const isRevoked = owner !== null && token === null
      if (seat !== null && !isRevoked) return { seat }
      return onlookers || state === 'open' ? 'onlooker' : undefined
    },
    async facts(id) {
      const table = await findTable(database, id)
      return table && resourceOf(table)
    },
  }
}
