// Small crashes: everything is really started, killed and counted.
import pg from 'pg'
import { expect, test } from 'vitest'
import { crashed } from '../../src/commands/crash.ts'

const any = expect.any(Number)

test('crash kills both, and finds nothing lost', async () => {
  const { json, good } = await crashed({ rounds: 2, tables: 3, quietMs: 0 })
  expect(json).toMatchObject({
    tables: 6,
    acknowledged: any,
    lost: 0,
    doubled: 0,
    unreachable: 0,
    damaged: [],
    restartMs: { p50: any, max: any },
    fsyncsPerMove: any,
  })
  expect(good).toBe(true)
  expect(Object(json).acknowledged).toBeGreaterThan(6 * 10)
})

test('crash finds what is lost when PostgreSQL does not wait for the disk', async () => {
  const { json, good } = await crashed({
    rounds: 2,
    tables: 4,
    quietMs: 0,
    // What is lost is not waited for: nobody will send it again.
    patienceMs: 5_000,
    async prepare(databaseUrl) {
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      await client.query('alter role current_user set synchronous_commit = off')
      await client.query("alter system set wal_writer_delay = '10s'")
      await client.end()
    },
  })
  expect(Object(json).lost).toBeGreaterThan(0)
  expect(good).toBe(false)
})
