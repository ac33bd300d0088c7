import type { Token } from '@hadal/protocol'
import type { Kysely } from 'kysely'
import { NotAccepted } from '../notAccepted.ts'
import type { Database } from '../store/database.ts'
import { type Identity, identityOf } from './identities.ts'
import { hashOf, newId, newSecret } from './secrets.ts'

const NOTED_EVERY = 3_600_000

/** Bots that people bring: each has a token, and is somebody of its own. */
export class Tokens {
  private readonly database: Kysely<Database>
  private readonly most: number

  constructor(database: Kysely<Database>, most: number) {
    this.database = database
    this.most = most
  }

  async make(owner: Identity, name: string): Promise<Token & { readonly secret: string }> {
    if (owner.kind === 'bot') throw new NotAccepted('not-allowed', 'Bots do not make bots.')
    const [bot, id, secret] = [newId(), newId(), newSecret()]
    return this.database.transaction().execute(async (transaction) => {
      // Whoever asks twice at once waits here, so that the limit holds.
      await transaction
        .selectFrom('identities')
        .select('id')
        .where('id', '=', owner.id)
        .forUpdate()
        .execute()
      if ((await this.of(owner, transaction)).length >= this.most)
        throw new NotAccepted('limit-reached')
      await transaction
        .insertInto('identities')
        .values({ id: bot, name, owner: owner.id })
        .execute()
      const { created_at } = await transaction
        .insertInto('tokens')
        .values({ id, hash: hashOf(secret), identity: bot })
        .returning('created_at')
        .executeTakeFirstOrThrow()
      return { id, name, secret, createdAt: created_at.toISOString() }
    })
  }

  async of({ id }: Identity, database = this.database): Promise<readonly Token[]> {
    const rows = await database
      .selectFrom('tokens')
      .innerJoin('identities', 'identities.id', 'tokens.identity')
      .select(['tokens.id', 'identities.name', 'tokens.created_at', 'tokens.used_at'])
      .where('identities.owner', '=', id)
      .orderBy('tokens.created_at')
      .execute()
    return rows.map(({ id: token, name, created_at, used_at }) => ({
      id: token,
      name,
      createdAt: created_at.toISOString(),
      ...(used_at && { usedAt: used_at.toISOString() }),
    }))
  }

  /** The bot keeps its seats, but nobody can act in them any more. It is handed back. */
  async revoke({ id: owner }: Identity, token: string): Promise<Identity> {
    const revoked = await this.database
      .deleteFrom('tokens')
      .using('identities')
      .whereRef('identities.id', '=', 'tokens.identity')
      .where('identities.owner', '=', owner)
      .where('tokens.id', '=', token)
      .returning(['identities.id', 'identities.name', 'identities.account', 'identities.owner'])
      .executeTakeFirst()
    if (revoked === undefined) throw new NotAccepted('not-found')
    return identityOf(revoked)
  }

  async identityBy(secret: string): Promise<Identity | undefined> {
    const row = await this.database
      .selectFrom('tokens')
      .innerJoin('identities', 'identities.id', 'tokens.identity')
      .select(['identities.id', 'name', 'account', 'owner', 'tokens.id as token', 'used_at'])
      .where('hash', '=', hashOf(secret))
      .executeTakeFirst()
    if (row === undefined) return undefined
    // Roughly when it was used is enough to see whether it still is.
    if (row.used_at === null || Date.now() - row.used_at.getTime() > NOTED_EVERY)
      await this.database
        .updateTable('tokens')
        .set({ used_at: new Date() })
        .where('id', '=', row.token)
        .execute()
    return identityOf(row)
  }
}
