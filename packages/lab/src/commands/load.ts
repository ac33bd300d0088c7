import { oneOf, WrongArguments, whole } from '../arguments.ts'
import { command } from '../command.ts'
import type { Counts, Spread } from '../online/figures.ts'
import { measureLoad } from '../online/load.ts'
import { canMeasure } from '../online/machine.ts'
import { SHAPES, type Shape } from '../online/shapes.ts'
import { columns, percent, type Report } from '../report.ts'
import { rounded } from '../statistics.ts'

export const load = command({
  name: 'load',
  options: {
    shape: oneOf(
      'workload: moves with pauses, moves without, many tables, or long games',
      'paced',
      SHAPES,
    ),
    nodes: whole('server nodes', 1, 1, 8),
    stored: whole('tables in the database before the measurement', 0, 0, 1_000_000),
  },
  async run({ options: { shape, nodes, stored } }) {
    if (!canMeasure)
      throw new WrongArguments('load measures processes of Linux: it runs only there.')
    return measure(shape, SHAPES[shape], nodes, stored)
  },
})

/** Measures a shape by a name. */
export async function measure(name: string, by: Shape, nodes: number, stored = 0): Promise<Report> {
  const counts = await measureLoad(by, nodes, stored)
  const { rss } = counts
  const perMatch = (bytes: number) => Math.round((bytes - rss.rssBefore) / counts.matches)
  const quarters = counts.cpuByQuarter.map((cost) => (cost === undefined ? null : rounded(cost, 3)))
  const [first, last] = [quarters.at(0), quarters.at(-1)]
  const json = {
    shape: name,
    nodes,
    matches: counts.matches,
    seats: counts.seats,
    startupMs: rounded(counts.startupMs, 0),
    ...(counts.startupMsEmpty !== undefined && {
      stored,
      startupMsEmpty: rounded(counts.startupMsEmpty, 0),
    }),
    postgresStartMs: rounded(counts.postgresStartMs ?? 0, 0),
    createMatchMs: rounded(counts.createMatchMs, 2),
    moves: counts.moves,
    movesPerSec: rounded(counts.movesPerSec, 1),
    moveToOtherMs: roundedSpread(counts.moveToOtherMs),
    moveToSelfMs: roundedSpread(counts.moveToSelfMs),
    bytesPerUpdate: rounded(counts.bytesPerUpdate, 0),
    bytesPerUpdateP95: counts.bytesPerUpdateP95,
    updatesPerMove: rounded(counts.updatesPerMove, 2),
    syncBytes: rounded(counts.syncBytes, 0),
    serverCpuMsPerMove: rounded(counts.serverCpuMsPerMove, 3),
    postgresCpuMsPerMove: rounded(counts.postgresCpuMsPerMove, 3),
    serverCpuShare: rounded(counts.serverCpuShare, 3),
    generatorCpuShare: rounded(counts.generatorCpuShare, 3),
    ...rss,
    rssPerMatchAfterConnection: perMatch(rss.rssAfterConnection),
    rssPerMatchAfterPlay: perMatch(rss.rssAfterPlay),
    heldBytesPerMatch: Math.round(counts.heldBytesPerMatch),
    diskBytes: counts.diskBytes,
    diskBytesBefore: counts.diskBytesBefore,
    serverCpuMsByQuarter: quarters,
    lastQuarterToFirst: first && last ? rounded(last / first, 3) : null,
    gamesOver: counts.gamesOver,
    stalls: counts.stalls,
    refusals: counts.refusals,
    failures: counts.failures,
    complaints: counts.complaints.length,
    complaintsTold: [...new Set(counts.complaints)].slice(0, 5),
    node: process.version,
  }
  return {
    json,
    lines: linesOf(name, counts),
    good: counts.moves > 0 && counts.stalls === 0 && counts.failures.length === 0,
  }
}

function roundedSpread({ p50, p95, p99, max }: Spread): Spread {
  return {
    p50: rounded(p50, 2),
    p95: rounded(p95, 2),
    p99: rounded(p99, 2),
    max: rounded(max, 2),
  }
}

function linesOf(name: string, counts: Counts): string[] {
  const { moveToOtherMs: other, moveToSelfMs: self, rss } = counts
  const row = ({ p50, p95, p99, max }: Spread) => [p50, p95, p99, max].map((ms) => ms.toFixed(1))
  const kib = (bytes: number) => (bytes / 1024 / counts.matches).toFixed(0)
  return [
    `${name}: ${counts.matches} tables of ${counts.seats}, ${counts.nodes} nodes; ${counts.movesPerSec.toFixed(0)} moves a second, ${counts.stalls} stalls`,
    ...columns([
      ['milliseconds', 'p50', 'p95', 'p99', 'max'],
      ['move to the others', ...row(other)],
      ['move to oneself', ...row(self)],
    ]),
    ...columns([
      ['CPU of the servers, ms a move', counts.serverCpuMsPerMove.toFixed(3)],
      ['CPU of PostgreSQL, ms a move', counts.postgresCpuMsPerMove.toFixed(3)],
      ['CPU of this generator', percent(counts.generatorCpuShare)],
      ['bytes an update', counts.bytesPerUpdate.toFixed(0)],
      ['bytes of the first frame', counts.syncBytes.toFixed(0)],
      ['memory a table holds, KiB', (counts.heldBytesPerMatch / 1024).toFixed(0)],
      [
        'growth of the process, connected, a table, KiB',
        kib(rss.rssAfterConnection - rss.rssBefore),
      ],
      ['growth of the process, after play, a table, KiB', kib(rss.rssAfterPlay - rss.rssBefore)],
      ['start, ms', counts.startupMs.toFixed(0)],
      ['opening a table, ms', counts.createMatchMs.toFixed(1)],
    ]),
  ]
}
