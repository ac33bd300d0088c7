import type { ErrorCode } from '@hadal/protocol'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../store/database.ts'

/** Somebody's connection, as far as it can be ended. */
interface Ends {
  close(code: ErrorCode): void
  /** The same device may connect again at once. */
  goAway(): void
}

/** A device that was forgotten; or one that is somebody else from now on, and may connect again. */
export type Ended = readonly [session: string, why: 'forgotten' | 'renewed']

/** Devices with sockets on this node, by what they show: whoever is forgotten is cut off. */
export class Devices {
  private readonly connected = new Map<string, Set<Ends>>()

  /** A device has connected; what is handed back is called when it is gone. */
  enter(session: string, connection: Ends): () => void {
    const connections = this.connected.get(session) ?? new Set()
    this.connected.set(session, connections.add(connection))
    return () => {
      connections.delete(connection)
      if (connections.size === 0) this.connected.delete(session)
    }
  }

  end(ended: readonly Ended[]): void {
    for (const [session, why] of ended)
      for (const connection of [...(this.connected.get(session) ?? [])])
        if (why === 'renewed') connection.goAway()
        else connection.close('not-signed-in')
  }

  /** Asks the database which devices are still known: news of other nodes may get lost. */
  async check(database: Kysely<Database>): Promise<void> {
    const shown = [...this.connected.keys()]
    if (shown.length === 0) return
    const known = await database
      .selectFrom('sessions')
      .select('hash')
      .where('hash', '=', sql<Buffer>`any(${shown.map(hashIn)}::bytea[])`)
      .execute()
    const left = new Set(known.map(({ hash }) => sessionOf(hash)))
    this.end(shown.filter((one) => !left.has(one)).map((one) => [one, 'forgotten']))
  }
}

/** What a session is called: it does not open anything. */
export function sessionOf(hash: Buffer): string {
  return hash.toString('base64url')
}

function hashIn(session: string): Buffer {
  return Buffer.from(session, 'base64url')
}
