// A short soak: everything is really started, killed and counted.
import { expect, test } from 'vitest'
import { soaked } from '../../src/commands/soak.ts'

test('soak plays on while connections, a node and the database die', async () => {
  const { json, good } = await soaked({
    milliseconds: 10_000,
    tables: 4,
    cutEvery: 1_000,
    killNodeEvery: 3_000,
    killPostgresEvery: 6_000,
  })
  expect(json).toMatchObject({
    errors: 0,
    longestWaitMs: expect.any(Number),
    stored: { damaged: [] },
  })
  expect(good).toBe(true)
  const { moves, cuts, nodesKilled, postgresKilled, memoryBytes } = JSON.parse(JSON.stringify(json))
  expect(moves).toBeGreaterThan(0)
  expect(cuts).toBeGreaterThan(0)
  expect(nodesKilled).toBeGreaterThan(0)
  expect(postgresKilled).toBe(1)
  expect(memoryBytes.last).toBeGreaterThan(0)
})
