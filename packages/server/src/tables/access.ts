import type { Seat } from '@hadal/engine'
import type { TableFacts } from '@hadal/protocol'
import type { FastifyRequest } from 'fastify'

/** What a person may do at a table: act in a seat, or look on. */
export type Place = { readonly seat: Seat } | 'onlooker'

/**
 * What tables must be told about people: who they are is known from the connection alone.
 *
 * Whenever an answer may have become another, the revision of the table grows in the database and
 * `Tables.factsChanged` is called: everybody who is connected is then looked at again.
 */
export interface Access {
  /** The person that a request comes from; nothing if it carries no identity. */
  who(request: FastifyRequest): Promise<string | undefined>
  /** The place of a person, or of somebody unknown, at a table; nothing if it is not for them. */
  place(table: string, person: string | undefined): Promise<Place | undefined>
  /** What everybody at a table may know beside its game; nothing if there is no such table. */
  facts(table: string): Promise<TableFacts | undefined>
}

/** The seat of a place; an onlooker has none. */
export function seatOf(place: Place): Seat | undefined {
  return place === 'onlooker' ? undefined : place.seat
}
