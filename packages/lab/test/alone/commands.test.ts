// Small versions of the measurements: everything is really started, killed and counted.
import pg from 'pg'
import { expect, test } from 'vitest'
import { crashed } from '../../src/commands/crash.ts'
import { measure } from '../../src/commands/load.ts'
import { soaked } from '../../src/commands/soak.ts'

const any = expect.any(Number)
const spread = { p50: any, p95: any, p99: any, max: any }

test('load tells every figure of its shape', async () => {
  const shape = { matches: 3, seats: 3, think: 20, warmUp: 300, measured: 2_000 }
  const { json, lines, good } = await measure('small', shape, 2, 50)
  expect(json).toMatchObject({
    shape: 'small',
    nodes: 2,
    stored: 50,
    startupMsEmpty: any,
    matches: 3,
    seats: 3,
    startupMs: any,
    createMatchMs: any,
    moves: any,
    movesPerSec: any,
    moveToOtherMs: spread,
    moveToSelfMs: spread,
    bytesPerUpdate: any,
    updatesPerMove: any,
    syncBytes: any,
    serverCpuMsPerMove: any,
    postgresCpuMsPerMove: any,
    generatorCpuShare: any,
    rssBefore: any,
    rssAfterCreation: any,
    rssAfterConnection: any,
    rssAfterPlay: any,
    diskBytes: any,
    stalls: any,
    failures: [],
  })
  const { moves, stalls, moveToOtherMs, updatesPerMove, syncBytes, bytesPerUpdate } = JSON.parse(
    JSON.stringify(json),
  )
  expect(good).toBe(stalls === 0)
  expect(moves).toBeGreaterThan(0)
  expect(moveToOtherMs.p50).toBeGreaterThan(0)
  expect(moveToOtherMs.max).toBeGreaterThanOrEqual(moveToOtherMs.p99)
  // Everybody hears of every decision, but for those that are nobody's business yet.
  expect(updatesPerMove).toBeGreaterThan(1)
  expect(syncBytes).toBeGreaterThan(bytesPerUpdate)
  expect(lines.join('\n')).toContain('move to the others')
})

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

test('soak plays on while connections, a node and the database die', async () => {
  const { json, good } = await soaked({
    milliseconds: 16_000,
    tables: 4,
    cutEvery: 1_000,
    killNodeEvery: 5_000,
    killPostgresEvery: 8_000,
  })
  expect(json).toMatchObject({ errors: 0, longestWaitMs: any, stored: { damaged: [] } })
  expect(good).toBe(true)
  const { moves, cuts, nodesKilled, postgresKilled, memoryBytes } = JSON.parse(JSON.stringify(json))
  expect(moves).toBeGreaterThan(0)
  expect(cuts).toBeGreaterThan(0)
  expect(nodesKilled).toBeGreaterThan(0)
  expect(postgresKilled).toBe(1)
  expect(memoryBytes.last).toBeGreaterThan(0)
})
