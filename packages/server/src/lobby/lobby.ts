import { randomInt } from 'node:crypto'
import { CODE_LETTERS, type NewTable } from '@hadal/protocol'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Identity, isUniqueViolation } from '../identity/identities.ts'
import { hashOf, newId, newSecret } from '../identity/secrets.ts'
import { NotAccepted } from '../notAccepted.ts'
import type { Database } from '../store/database.ts'
import { agreementOf, botSeatsOf, refuseUnknownBot } from './agreement.ts'
import { bringSeats } from './bringSeats.ts'
import { findTable, type Listed, listTables, seatOf } from './listing.ts'
import { recordOf } from './record.ts'
import type { Agreed } from './tables.ts'

/** Begins the game of a table whose seats are taken. */
type Begin = (transaction: Transaction<Database>, table: Listed) => Promise<void>

export interface LobbyParts {
  readonly database: Kysely<Database>
  readonly begin: Begin
  /** Told of every table that looks different now, with its revision. */
  readonly changed: (table: string, revision: number) => void
  readonly tablesPerPerson: number
}

type Change = (transaction: Transaction<Database>, table: Listed) => Promise<void>

/** What a table is opened with. */
interface Opening {
  readonly owner: Identity
  readonly name: string | null
  readonly agreed: Agreed
  readonly visibility: NewTable['visibility']
  readonly onlookers: boolean
  readonly seats: readonly { readonly identity: string | null; readonly bot: string | null }[]
}

const CODE_LENGTH = 5
const TRIES = 5

/** Tables before, between and after their games: who opens them, and who sits where. */
export class Lobby {
  private readonly parts: LobbyParts

  constructor(parts: LobbyParts) {
    this.parts = parts
  }

  /** Opens a table; whoever does sits down in the first seat that no bot has. */
  async open(owner: Identity, table: NewTable): Promise<Listed> {
    const agreed = agreementOf(table)
    const bots = botSeatsOf(table)
    const seats = Array.from({ length: agreed.players }, (_, seat) => ({
      identity: null as string | null,
      bot: bots.get(seat) ?? null,
    }))
    const mine = seats.find(({ bot }) => bot === null)
    if (mine !== undefined) mine.identity = owner.id
    const { name = null, visibility, onlookers } = table
    const opening = { owner, name, agreed, visibility, onlookers, seats }
    return this.transaction((transaction) => this.insert(transaction, opening))
  }

  /** A table by its id: whoever knows it may see it. */
  async find(id: string): Promise<Listed> {
    const found = await findTable(this.parts.database, id)
    if (found === undefined) throw new NotAccepted('no-such-table')
    return found
  }

  /** The record of a game that is over. */
  async record(id: string, person: Identity | undefined): Promise<string> {
    return recordOf(this.parts.database, await this.find(id), person)
  }

  async findByCode(code: string): Promise<Listed> {
    const [found] = await listTables(this.parts.database, sql<boolean>`lobbies.code = ${code}`)
    if (found === undefined) throw new NotAccepted('no-such-table')
    return found
  }

  /** Tables that anybody may sit down at, unless everybody there has left long ago. */
  listed(): Promise<readonly Listed[]> {
    return listTables(
      this.parts.database,
      sql<boolean>`tables.state = 'open' and lobbies.visibility = 'listed'
        and tables.updated_at > now() - interval '7 days'`,
    )
  }

  /** Tables where a person sits. */
  of({ id }: Identity): Promise<readonly Listed[]> {
    return listTables(
      this.parts.database,
      sql<boolean>`tables.id in (select table_id from seats where identity = ${id})`,
      500,
    )
  }

  sitDown(me: Identity, id: string, wanted: number | undefined): Promise<Listed> {
    return this.change(id, async (transaction, table) => {
      refuseBegun(table)
      if (seatOf(table, me.id) !== undefined) return
      const free = table.seats.filter(({ identity, bot }) => identity === null && bot === null)
      const seat = wanted === undefined ? free[0] : table.seats[wanted]
      if (wanted !== undefined && seat === undefined) throw new NotAccepted('no-such-seat')
      if (seat === undefined || !free.includes(seat)) throw new NotAccepted('seat-taken')
      await this.refuseTooMany(transaction, me)
      await setSeat(transaction, id, seat.seat, { identity: me.id, bot: null })
    })
  }

  /** Empties a seat before the game: one's own, or, for the owner, any. */
  async emptySeat(me: Identity, id: string, seat: number): Promise<void> {
    await this.changeOrClose(id, async (transaction, table) => {
      refuseBegun(table)
      const there = table.seats[seat]
      if (there === undefined) throw new NotAccepted('no-such-seat')
      if (there.identity !== me.id && table.owner !== me.id) throw new NotAccepted('not-allowed')
      await setSeat(transaction, id, seat, { identity: null, bot: null })
      await transaction
        .deleteFrom('seat_links')
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute()
      if (there.identity === table.owner) await handOn(transaction, table)
    })
  }

  seatBot(me: Identity, id: string, seat: number, bot: string): Promise<Listed> {
    return this.change(id, async (transaction, table) => {
      refuseBegun(table)
      refuseOthers(table, me)
      refuseUnknownBot(bot)
      const there = table.seats[seat]
      if (there === undefined) throw new NotAccepted('no-such-seat')
      if (there.identity !== null) throw new NotAccepted('seat-taken')
      await setSeat(transaction, id, seat, { identity: null, bot })
    })
  }

  start(me: Identity, id: string): Promise<Listed> {
    return this.change(id, async (transaction, table) => {
      refuseBegun(table)
      refuseOthers(table, me)
      if (table.seats.some(({ identity, bot }) => identity === null && bot === null))
        throw new NotAccepted('seats-open')
      await transaction
        .updateTable('lobbies')
        .set({ code: null })
        .where('table_id', '=', id)
        .execute()
      await this.parts.begin(transaction, table)
    })
  }

  /** The same people at another table, each one seat further; asked again, it is the same table. */
  rematch(me: Identity, id: string): Promise<Listed> {
    let revision = 0
    return this.transaction(async (transaction) => {
      const table = await lock(transaction, id)
      revision = table.revision + 1
      if (seatOf(table, me.id) === undefined) throw new NotAccepted('not-allowed')
      if (table.state !== 'over') throw new NotAccepted('not-allowed', 'The game is not over.')
      const before =
        table.rematch === null ? undefined : await findTable(transaction, table.rematch)
      if (before !== undefined) return before
      const { name, agreed, visibility, onlookers, seats } = table
      const rotated = seats.map((_, seat) => {
        const { identity = null, bot = null } = seats[(seat + 1) % seats.length] ?? {}
        return { identity, bot }
      })
      const opening = { owner: me, name, agreed, visibility, onlookers, seats: rotated }
      const opened = await this.insert(transaction, opening)
      await transaction
        .updateTable('lobbies')
        .set({ rematch: opened.id })
        .where('table_id', '=', id)
        .execute()
      await revise(transaction, [id])
      return opened
    }).then((opened) => {
      this.parts.changed(id, revision)
      return opened
    })
  }

  /** A link that seats one person, once: in a free seat, or in one's own on another device. */
  async link(me: Identity, id: string, seat: number): Promise<string> {
    const secret = newSecret()
    await this.change(id, async (transaction, table) => {
      const there = table.seats[seat]
      if (there === undefined) throw new NotAccepted('no-such-seat')
      if (there.bot !== null) throw new NotAccepted('seat-taken')
      if (there.identity !== me.id) {
        refuseOthers(table, me)
        if (there.identity !== null) throw new NotAccepted('not-allowed')
        refuseBegun(table)
      }
      await transaction
        .insertInto('seat_links')
        .values({ hash: hashOf(secret), table_id: id, seat, identity: there.identity })
        .execute()
    })
    return secret
  }

  async useLink(me: Identity, secret: string): Promise<Listed> {
    const known = await this.parts.database
      .selectFrom('seat_links')
      .select('table_id')
      .where('hash', '=', hashOf(secret))
      .executeTakeFirst()
    if (known === undefined) throw new NotAccepted('link-used')
    return this.change(known.table_id, async (transaction, table) => {
      const link = await transaction
        .deleteFrom('seat_links')
        .where('hash', '=', hashOf(secret))
        .returning(['seat', 'identity'])
        .executeTakeFirst()
      const there = table.seats[link?.seat ?? -1]
      // The seat may have been given to somebody else since.
      if (link === undefined || there === undefined || there.identity !== link.identity)
        throw new NotAccepted('link-used')
      if (seatOf(table, me.id) !== undefined) throw new NotAccepted('seat-taken')
      if (link.identity === null) refuseBegun(table)
      await setSeat(transaction, table.id, link.seat, { identity: me.id, bot: null })
      if (table.owner === link.identity) await own(transaction, table.id, me.id)
    })
  }

  /** What a guest has comes to an account; says whether there are games that only the guest can play on. */
  async bringSeats(from: Identity, to: Identity): Promise<boolean> {
    const { revised, isLeft } = await this.transaction(async (transaction) => {
      const brought = await bringSeats(transaction, from, to)
      return { ...brought, revised: await revise(transaction, brought.tables) }
    })
    this.tell(revised)
    return isLeft
  }

  /** Somebody has another name now, or may do less. */
  async personChanged(me: Identity): Promise<void> {
    const ids = (await this.of(me)).map(({ id }) => id)
    this.tell(await revise(this.parts.database, ids))
  }

  private tell(revised: readonly Revised[]): void {
    for (const { id, revision } of revised) this.parts.changed(id, revision)
  }

  private async insert(transaction: Transaction<Database>, opening: Opening): Promise<Listed> {
    const { owner, name, agreed, visibility, onlookers, seats } = opening
    await this.refuseTooMany(transaction, owner)
    const id = newId()
    await transaction.insertInto('tables').values({ id }).execute()
    const lobby = { table_id: id, owner: owner.id, name, visibility, onlookers, rematch: null }
    await transaction
      .insertInto('lobbies')
      .values({ ...lobby, agreed: JSON.stringify(agreed), code: newCode() })
      .execute()
    await transaction
      .insertInto('seats')
      .values(seats.map((seat, at) => ({ table_id: id, seat: at, ...seat })))
      .execute()
    const opened = await findTable(transaction, id)
    if (opened === undefined) throw new Error('a table is not there right after it was opened')
    return opened
  }

  private async refuseTooMany(transaction: Transaction<Database>, { id }: Identity): Promise<void> {
    // Whoever asks twice at once waits here, so that the limit holds.
    await sql`select 1 from identities where id = ${id} for update`.execute(transaction)
    const { count } = await transaction
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('seats.identity', '=', id)
      .where('tables.state', '<>', 'over')
      .executeTakeFirstOrThrow()
    if (Number(count) >= this.parts.tablesPerPerson) throw new NotAccepted('limit-reached')
  }

  private async change(id: string, make: Change): Promise<Listed> {
    const after = await this.changeOrClose(id, make)
    if (after === undefined) throw new NotAccepted('no-such-table')
    return after
  }

  /** Changes a table, one after the other; all of it happens, or nothing. */
  private async changeOrClose(id: string, make: Change): Promise<Listed | undefined> {
    const { before, after } = await this.transaction(async (transaction) => {
      const table = await lock(transaction, id)
      await make(transaction, table)
      await revise(transaction, [id])
      return { before: table, after: await findTable(transaction, id) }
    })
    this.parts.changed(id, after?.revision ?? before.revision + 1)
    return after
  }

  /** Two may draw the same code, or want the same seat: then one tries again. */
  private async transaction<Result>(
    work: (transaction: Transaction<Database>) => Promise<Result>,
  ): Promise<Result> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.parts.database.transaction().execute(work)
      } catch (error) {
        if (!isUniqueViolation(error) || tries === TRIES) throw error
      }
    }
  }
}

async function lock(transaction: Transaction<Database>, id: string): Promise<Listed> {
  await sql`select 1 from tables where id = ${id} for update`.execute(transaction)
  const table = await findTable(transaction, id)
  if (table === undefined) throw new NotAccepted('no-such-table')
  return table
}

interface Revised {
  readonly id: string
  readonly revision: number
}

/** Whoever shows the table looks again. */
async function revise(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<readonly Revised[]> {
  if (ids.length === 0) return []
  return database
    .updateTable('tables')
    .set({
      revision: sql`revision + 1`,
      // In a game it is the acts that count.
      updated_at: sql`case when state = 'open' then now() else updated_at end`,
    })
    .where('id', 'in', ids)
    .returning(['id', 'revision'])
    .execute()
}

async function setSeat(
  transaction: Transaction<Database>,
  id: string,
  seat: number,
  to: { readonly identity: string | null; readonly bot: string | null },
): Promise<void> {
  await transaction
    .updateTable('seats')
    .set(to)
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .execute()
}

/** The owner has left: the next person owns the table; without people it is gone. */
async function handOn(transaction: Transaction<Database>, table: Listed): Promise<void> {
  const next = table.seats.find(({ identity }) => identity !== null && identity !== table.owner)
  if (next?.identity != null) await own(transaction, table.id, next.identity)
  else await transaction.deleteFrom('tables').where('id', '=', table.id).execute()
}

async function own(transaction: Transaction<Database>, id: string, owner: string): Promise<void> {
  await transaction.updateTable('lobbies').set({ owner }).where('table_id', '=', id).execute()
}

function refuseBegun({ state }: Listed): void {
  if (state !== 'open') throw new NotAccepted('already-started')
}

function refuseOthers({ owner }: Listed, { id }: Identity): void {
  if (owner !== id) throw new NotAccepted('not-allowed')
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () =>
    CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length)),
  ).join('')
}
