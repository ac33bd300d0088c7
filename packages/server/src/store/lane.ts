import type pg from 'pg'

/** A connection that is kept, for one statement after the other. */
export class Lane {
  private readonly pool: pg.Pool
  private client: pg.PoolClient | undefined

  constructor(pool: pg.Pool) {
    this.pool = pool
  }

  /** The rows that a statement tells. After a failure the next one has another connection. */
  async query<Row extends unknown[]>(statement: pg.QueryArrayConfig): Promise<Row[]> {
    const client = this.client ?? (await this.connect())
    try {
      const { rows } = await client.query<Row>(statement)
      return rows
    } catch (error) {
      this.letGo(client, error)
      throw error
    }
  }

  /** Gives the connection back; another statement would take one again. */
  close(): void {
    if (this.client !== undefined) this.letGo(this.client)
  }

  private async connect(): Promise<pg.PoolClient> {
    const client = await this.pool.connect()
    // One that breaks off while nothing is asked must not be asked again.
    client.once('error', (error) => this.letGo(client, error))
    this.client = client
    return client
  }

  private letGo(client: pg.PoolClient, error?: unknown): void {
    if (this.client !== client) return
    this.client = undefined
    client.release(error !== undefined)
  }
}
