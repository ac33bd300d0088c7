import type { TableOptions } from '@hadal/engine'
import type { NewTable } from '@hadal/protocol'
import type { Generated, JSONColumnType } from 'kysely'

/** What is agreed at a table, for good. */
export type Agreed = Pick<
  NewTable,
  'players' | 'expansions' | 'perfectMemory' | 'clock' | 'pace'
> & { readonly options: TableOptions }

/** What is kept about tables beside their game; see the migration `0003_lobby`. */
export interface LobbyTables {
  readonly lobbies: {
    table_id: string
    owner: string
    name: string | null
    agreed: JSONColumnType<Agreed>
    visibility: NewTable['visibility']
    onlookers: boolean
    code: string | null
    rematch: string | null
  }
  readonly seats: {
    table_id: string
    seat: number
    identity: string | null
    bot: string | null
  }
  readonly seat_links: {
    hash: Buffer
    table_id: string
    seat: number
    identity: string | null
    created_at: Generated<Date>
  }
}
