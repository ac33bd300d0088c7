// A small measurement: everything is really started and counted.
import { expect, test } from 'vitest'
import { measure } from '../../src/commands/load.ts'

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
