// Long runs: many crashes in a row, and minutes of play while connections, nodes and the database die.
import { expect, test } from 'vitest'
import { crashed } from '../../src/commands/crash.ts'
import { soaked } from '../../src/commands/soak.ts'

/** Minutes of play, and time to begin and to end. */
const PATIENCE_MS = 600_000

test(
  'nothing is lost or done twice in ten crashes of server and PostgreSQL',
  async () => {
    const { json, good } = await crashed({ rounds: 10, tables: 10, quietMs: 0 })
    expect(json).toMatchObject({ tables: 100, lost: 0, doubled: 0, unreachable: 0, damaged: [] })
    expect(good).toBe(true)
  },
  PATIENCE_MS,
)

test(
  'two minutes of play survive cut connections, killed nodes and a killed database',
  async () => {
    const { json, good } = await soaked({
      milliseconds: 120_000,
      tables: 10,
      cutEvery: 2_000,
      killNodeEvery: 15_000,
      killPostgresEvery: 40_000,
    })
    expect(json).toMatchObject({ errors: 0, stored: { damaged: [] } })
    expect(good).toBe(true)
  },
  PATIENCE_MS,
)
