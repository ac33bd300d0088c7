import type { ColumnType, Generated } from 'kysely'

type Made = Generated<Date>

/** What is kept about people; see the migration `0002_identities`. */
export interface IdentityTables {
  readonly identities: {
    id: string
    name: string
    account: string | null
    password: string | null
    owner: string | null
    created_at: Made
  }
  readonly sessions: { hash: Buffer; identity: string; used_at: Generated<Date>; created_at: Made }
  readonly tokens: {
    id: string
    hash: Buffer
    identity: string
    created_at: Made
    used_at: ColumnType<Date | null, never, Date>
  }
  readonly keys: { name: string; value: Buffer; created_at: Made }
}
