import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A database that only one file of tests uses. */
export interface TestDatabase {
  readonly url: string
  /** Connections to it; they are ended with it. */
  readonly pool: pg.Pool
  /** Ends all connections, those of others too, and takes it away. */
  drop(): Promise<void>
}

/** Makes an empty database: `beforeAll` one, `afterAll` drop it. */
export async function testDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(`create database ${name}`)
  const url = new URL(inject('postgres'))
  url.pathname = name
  const pool = new pg.Pool({ connectionString: url.href })
  // A connection that waits in the pool may be cut off when the database is dropped.
  pool.on('error', () => {})
  return {
    url: url.href,
    pool,
    async drop() {
      await pool.end()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
