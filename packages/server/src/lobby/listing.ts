import type { TableForMe, TableResource, TableSeat } from '@hadal/protocol'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { Agreed } from './tables.ts'

/** A table with its seats, as it is kept. */
export interface Listed {
  readonly id: string
  readonly owner: string
  readonly name: string | null
  readonly state: TableResource['state']
  readonly agreed: Agreed
  readonly visibility: TableResource['visibility']
  readonly onlookers: boolean
  readonly code: string | null
  readonly rematch: string | null
  readonly turn: number
  readonly waits_for: readonly number[]
  readonly awaited: readonly number[]
  readonly revision: number
  readonly created_at: Date
  readonly updated_at: Date
  readonly seats: readonly ListedSeat[]
}

interface ListedSeat {
  readonly seat: number
  readonly identity: string | null
  readonly bot: string | null
  readonly name: string | null
  readonly isProgram: boolean
}

/** Tables that fit a condition, the last changed first. */
export async function listTables(
  database: Kysely<Database>,
  condition: RawBuilder<boolean>,
  most = 100,
): Promise<readonly Listed[]> {
  const rows = await database
    .selectFrom('tables')
    .innerJoin('lobbies', 'lobbies.table_id', 'tables.id')
    .select([
      'tables.id',
      'lobbies.owner',
      'lobbies.name',
      'tables.state',
      'lobbies.agreed',
      'lobbies.visibility',
      'lobbies.onlookers',
      'lobbies.code',
      'lobbies.rematch',
      'tables.turn',
      'tables.waits_for',
      'tables.awaited',
      'tables.revision',
      'tables.created_at',
      'tables.updated_at',
    ])
    .where(condition)
    .orderBy('tables.updated_at', 'desc')
    .limit(most)
    .execute()
  if (rows.length === 0) return []
  const seats = await seatsOf(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    seats: seats.filter(({ table_id }) => table_id === row.id),
  }))
}

export async function findTable(
  database: Kysely<Database>,
  id: string,
): Promise<Listed | undefined> {
  const [found] = await listTables(database, sql<boolean>`tables.id = ${id}`)
  return found
}

function seatsOf(database: Kysely<Database>, tables: readonly string[]) {
  return database
    .selectFrom('seats')
    .leftJoin('identities', 'identities.id', 'seats.identity')
    .select([
      'seats.table_id',
      'seats.seat',
      'seats.identity',
      'seats.bot',
      'identities.name',
      sql<boolean>`identities.owner is not null`.as('isProgram'),
    ])
    .where('seats.table_id', 'in', tables)
    .orderBy('seats.seat')
    .execute()
}

/** What everybody may know who may see the table. */
export function resourceOf(listed: Listed): TableResource {
  const { id, name, state, agreed, visibility, onlookers, rematch, seats } = listed
  return {
    id,
    ...(name !== null && { name }),
    state,
    ...agreed,
    visibility,
    onlookers,
    seats: seats.map(shownSeat),
    turn: listed.turn,
    waitsFor: [...listed.waits_for],
    createdAt: listed.created_at.toISOString(),
    updatedAt: listed.updated_at.toISOString(),
    ...(rematch !== null && { rematch }),
  }
}

function shownSeat({ identity, bot, name, isProgram }: ListedSeat): TableSeat {
  if (bot !== null) return { kind: 'bot', bot }
  if (identity === null) return { kind: 'free' }
  return {
    kind: 'person',
    ...(name !== null && { name }),
    ...(isProgram && { isProgram: true as const }),
  }
}

/** A table as one person sees it; nobody learns from it who else has answered. */
export function tableFor(listed: Listed, identity: string | undefined): TableForMe {
  const mine = seatOf(listed, identity)
  const isOwner = identity !== undefined && listed.owner === identity
  return {
    ...resourceOf(listed),
    ...(mine !== undefined && { seat: mine }),
    isOwner,
    ...(listed.code !== null && (isOwner || mine !== undefined) && { code: listed.code }),
    waitsForYou: mine !== undefined && listed.state === 'playing' && listed.awaited.includes(mine),
  }
}

export function seatOf({ seats }: Listed, identity: string | undefined): number | undefined {
  return identity === undefined ? undefined : seats.find((seat) => seat.identity === identity)?.seat
}
