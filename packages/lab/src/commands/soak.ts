import { WrongArguments, whole } from '../arguments.ts'
import { command } from '../command.ts'
import { canMeasure } from '../online/machine.ts'
import { type SoakCounts, type SoakSettings, soakTables } from '../online/soak.ts'
import { Progress } from '../progress.ts'
import { columns, type Report } from '../report.ts'

const MINUTE = 60_000
/** A bot whose node has died is played by another one after 40 seconds: whoever waits longer is stuck. */
const STUCK = MINUTE

export const soak = command({
  name: 'soak',
  options: {
    minutes: whole('duration in minutes', 10, 1),
    tables: whole('tables played at the same time', 20, 1, 500),
  },
  async run({ options: { minutes, tables } }) {
    if (!canMeasure) throw new WrongArguments('soak kills processes of Linux: it runs only there.')
    const milliseconds = minutes * MINUTE
    const progress = new Progress(milliseconds)
    const report = await soaked({
      milliseconds,
      tables,
      cutEvery: 3_000,
      killNodeEvery: 25_000,
      killPostgresEvery: 55_000,
      tell: (passed) => progress.update(passed),
    })
    progress.end()
    return report
  },
})

export async function soaked(settings: SoakSettings): Promise<Report> {
  const counts = await soakTables(settings)
  const { errors, memory, found, ...rest } = counts
  const { growth, ...bytes } = memoryOf(memory)
  const json = {
    minutes: settings.milliseconds / MINUTE,
    tables: settings.tables,
    ...rest,
    longestWaitMs: Math.round(rest.longestWaitMs),
    errors: errors.length,
    errorsTold: [...new Set(errors)].slice(0, 20),
    memoryBytes: { ...bytes, growthPerHour: growth },
    stored: { tables: found.tables, acts: found.acts, damaged: found.damaged },
  }
  return {
    json,
    lines: linesOf(counts),
    good: errors.length === 0 && found.damaged.length === 0 && counts.longestWaitMs < STUCK,
  }
}

/** Memory after the first quarter, when everything has been used once, and at the end. */
function memoryOf(memory: SoakCounts['memory']) {
  const steady = memory.slice(Math.floor(memory.length / 4))
  const all = memory.map(({ bytes }) => bytes)
  return {
    first: all[0] ?? 0,
    steady: steady[0]?.bytes ?? 0,
    last: all.at(-1) ?? 0,
    max: Math.max(0, ...all),
    growth: Math.round(slopeOf(steady) * 60 * MINUTE),
  }
}

/** Bytes a millisecond, along the straight line that fits best. */
function slopeOf(points: SoakCounts['memory']): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const at = mean(points.map((point) => point.at))
  const bytes = mean(points.map((point) => point.bytes))
  const over = mean(points.map((point) => (point.at - at) * (point.bytes - bytes)))
  const spread = mean(points.map((point) => (point.at - at) ** 2))
  return spread === 0 ? 0 : over / spread
}

function linesOf({ errors, memory, found, ...counts }: SoakCounts): string[] {
  const mib = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
  const { steady, last, max } = memoryOf(memory)
  return [
    ...columns([
      ['games begun', counts.games],
      ['games played to the end', counts.gamesOver],
      ['moves of people', counts.moves],
      ['connections cut', counts.cuts],
      ['nodes killed', counts.nodesKilled],
      ['PostgreSQL killed', counts.postgresKilled],
      ['moves that took more than 5 s', counts.stalls],
      ['longest wait, s', (counts.longestWaitMs / 1000).toFixed(1)],
      ['errors', errors.length],
      ['stored acts', found.acts],
      ['damaged tables', found.damaged.length],
      ['memory after a quarter, MiB', mib(steady)],
      ['memory at the end, MiB', mib(last)],
      ['most memory, MiB', mib(max)],
    ]),
    ...new Set(errors),
  ]
}
