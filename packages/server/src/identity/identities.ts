import type { Me } from '@hadal/protocol'
import { type Kysely, sql } from 'kysely'
import { NotAccepted } from '../notAccepted.ts'
import { sessionOf } from '../sockets/devices.ts'
import type { Database } from '../store/database.ts'
import { fitsPassword, hashPassword } from './passwords.ts'
import { hashOf, newId, newSecret } from './secrets.ts'

/** Somebody who is known here. The id is nobody else's business. */
export interface Identity {
  readonly id: string
  readonly name: string
  readonly kind: Me['kind']
}

/** What a device shows to be known again. */
export interface Session {
  readonly identity: Identity
  readonly secret: string
}

const COLUMNS = [
  'identities.id',
  'identities.name',
  'identities.account',
  'identities.owner',
] as const
const UNIQUE_VIOLATION = '23505'

/** Guests, accounts and what their devices show. */
export class Identities {
  private readonly database: Kysely<Database>

  constructor(database: Kysely<Database>) {
    this.database = database
  }

  async newGuest(name: string): Promise<Session> {
    const id = newId()
    await this.database.insertInto('identities').values({ id, name }).execute()
    return this.newSession({ id, name, kind: 'guest' })
  }

  async ofSession(secret: string): Promise<Identity | undefined> {
    const row = await this.database
      .selectFrom('sessions')
      .innerJoin('identities', 'identities.id', 'sessions.identity')
      .select([...COLUMNS, sql<boolean>`sessions.used_at < now() - interval '1 day'`.as('isLate')])
      .where('sessions.hash', '=', hashOf(secret))
      .executeTakeFirst()
    if (row?.isLate) await this.noteUse(secret)
    return row && identityOf(row)
  }

  async rename({ id, kind }: Identity, name: string): Promise<void> {
    if (kind === 'account')
      throw new NotAccepted('not-allowed', 'People sign in with the name of an account: it stays.')
    await this.database.updateTable('identities').set({ name }).where('id', '=', id).execute()
  }

  /** Makes an account of a guest, who keeps every seat. */
  async keep({ id, kind }: Identity, name: string, password: string): Promise<Identity> {
    if (kind !== 'guest') throw new NotAccepted('not-allowed', 'Only a guest becomes an account.')
    const kept = await hashPassword(password)
    try {
      await this.database
        .updateTable('identities')
        .set({ name, account: compared(name), password: kept })
        .where('id', '=', id)
        .execute()
    } catch (error) {
      if (isUniqueViolation(error)) throw new NotAccepted('name-taken')
      throw error
    }
    return { id, name, kind: 'account' }
  }

  async signIn(name: string, password: string): Promise<Session> {
    const row = await this.database
      .selectFrom('identities')
      .select([...COLUMNS, 'password'])
      .where('account', '=', compared(name))
      .executeTakeFirst()
    const fits = await fitsPassword(password, row?.password ?? undefined)
    if (row === undefined || !fits) throw new NotAccepted('wrong-password')
    return this.newSession(identityOf(row))
  }

  async signOut(secret: string): Promise<void> {
    await this.database.deleteFrom('sessions').where('hash', '=', hashOf(secret)).execute()
  }

  /** Every other device has to sign in again: those that were forgotten are told. */
  async changePassword(
    { id }: Identity,
    password: string,
    next: string,
  ): Promise<Session & { readonly forgotten: readonly string[] }> {
    const row = await this.database
      .selectFrom('identities')
      .select([...COLUMNS, 'password'])
      .where('id', '=', id)
      .executeTakeFirst()
    const fits = await fitsPassword(password, row?.password ?? undefined)
    if (row === undefined || !fits) throw new NotAccepted('wrong-password')
    const kept = await hashPassword(next)
    const forgotten = await this.database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('identities')
        .set({ password: kept })
        .where('id', '=', id)
        .execute()
      return transaction
        .deleteFrom('sessions')
        .where('identity', '=', id)
        .returning('hash')
        .execute()
    })
    const session = await this.newSession(identityOf(row))
    return { ...session, forgotten: forgotten.map(({ hash }) => sessionOf(hash)) }
  }

  /** Once a day is enough to know who is long gone. */
  private async noteUse(secret: string): Promise<void> {
    await this.database
      .updateTable('sessions')
      .set({ used_at: sql`now()` })
      .where('hash', '=', hashOf(secret))
      .execute()
  }

  private async newSession(identity: Identity): Promise<Session> {
    const secret = newSecret()
    await this.database
      .insertInto('sessions')
      .values({ hash: hashOf(secret), identity: identity.id })
      .execute()
    return { identity, secret }
  }
}

export function identityOf(row: {
  readonly id: string
  readonly name: string
  readonly account: string | null
  readonly owner: string | null
}): Identity {
  const kind = row.owner !== null ? 'bot' : row.account === null ? 'guest' : 'account'
  return { id: row.id, name: row.name, kind }
}

/** Names that look alike are the same name. */
function compared(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
}
