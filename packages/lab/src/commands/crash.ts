import { WrongArguments, whole } from '../arguments.ts'
import { command } from '../command.ts'
import { type CrashCounts, type CrashSettings, crashTables } from '../online/crash.ts'
import { canMeasure } from '../online/machine.ts'
import { Progress } from '../progress.ts'
import { columns, type Report } from '../report.ts'
import { percentile, rounded } from '../statistics.ts'

const QUIET = 11_000

export const crash = command({
  name: 'crash',
  options: {
    rounds: whole('rounds: odd ones kill the server, even ones PostgreSQL', 20, 1),
    tables: whole('tables played in a round', 10, 1, 200),
  },
  async run({ options }) {
    if (!canMeasure) throw new WrongArguments('crash kills processes of Linux: it runs only there.')
    const progress = new Progress(options.rounds)
    const tell = (round: number) => progress.update(round)
    const report = await crashed({ ...options, quietMs: QUIET, tell })
    progress.end()
    return report
  },
})

export async function crashed(settings: CrashSettings): Promise<Report> {
  const counts = await crashTables(settings)
  const { tables, acknowledged, lost, doubled, unreachable, restarts, fsyncs, damaged } = counts
  const { server, postgres } = restarts
  return {
    json: {
      rounds: settings.rounds,
      tables,
      acknowledged,
      lost,
      doubled,
      unreachable,
      damaged,
      restartMs: spread([...server, ...postgres]),
      restartMsByVictim: { server: spread(server), postgres: spread(postgres) },
      fsyncsPerMove: rounded(fsyncs.fsyncs / fsyncs.moves, 3),
      fsyncsPerCommit: rounded(fsyncs.fsyncs / fsyncs.commits, 3),
      fsyncs,
    },
    lines: linesOf(counts),
    good: lost + doubled + unreachable + damaged.length === 0 && acknowledged > 0,
  }
}

/** Something that never came back took infinitely long, which no program can read. */
function spread(milliseconds: readonly number[]) {
  const [p50, max] = [0.5, 1].map((share) => percentile(milliseconds, share))
  const told = (ms = 0) => (Number.isFinite(ms) ? rounded(ms, 0) : null)
  return { p50: told(p50), max: told(max) }
}

function linesOf({ restarts, fsyncs, damaged, ...counts }: CrashCounts): string[] {
  const row = (name: string, milliseconds: readonly number[]) => [
    name,
    percentile(milliseconds, 0.5).toFixed(0),
    percentile(milliseconds, 1).toFixed(0),
  ]
  return [
    ...columns([
      ['tables', counts.tables],
      ['moves that somebody has seen', counts.acknowledged],
      ['of these lost', counts.lost],
      ['doubled', counts.doubled],
      ['tables that could not be played on', counts.unreachable],
      ['records that are damaged', damaged.length],
      ['fsyncs a move', (fsyncs.fsyncs / fsyncs.moves).toFixed(2)],
      ['fsyncs a commit', (fsyncs.fsyncs / fsyncs.commits).toFixed(2)],
    ]),
    ...columns([
      ['killed; played on after, ms', 'p50', 'max'],
      row('server', restarts.server),
      row('PostgreSQL', restarts.postgres),
    ]),
  ]
}
