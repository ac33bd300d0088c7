import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { file, optional, WrongArguments } from '../arguments.ts'
import { command } from '../command.ts'
import { percent } from '../report.ts'
import { joined, type Point, readCurve, TRIED, together } from '../training/curve.ts'
import { drawCurve } from '../training/picture.ts'

/** Rows of the table cover so much time each, in seconds. */
const ROW = 60

/** Draws the curve of a training, or of several that followed each other, and tells it as a table. */
export const curve = command({
  name: 'curve',
  positionals: {
    names: ['FOLDER...'],
    needs: 'the folder of a training',
    help: 'the folder of a training, or its curve.jsonl; several are stages in their order',
  },
  options: { svg: optional(file('also draw the curve to this file')) },
  run({ names, options }) {
    const stages = joined(names.map((name) => readCurve(fileOf(name))))
    if (options.svg !== undefined) writeFileSync(options.svg, drawCurve(stages))
    return { json: { stages }, lines: tableOf(stages), good: true }
  },
})

/** A training in its folder, or the file of its curve alone. */
function fileOf(name: string): string {
  const path = statSync(name, { throwIfNoEntry: false })?.isDirectory()
    ? join(name, 'curve.jsonl')
    : name
  if (!existsSync(path)) throw new WrongArguments(`There is no curve in ${name}.`)
  return path
}

/** A table in Markdown. */
function tableOf(stages: readonly (readonly Point[])[]): string[] {
  return [
    `| stage | seconds | games | samples | loss of the win | ${[...TRIED.values()].join(' | ')} |`,
    `|---|---|---|---|---|${'---|'.repeat(TRIED.size)}`,
    ...stages.flatMap((stage, at) => inRows(stage).map((points) => rowOf(points, at + 1))),
  ]
}

/** Points in groups, from the last backwards: how it ended is worth a whole row. */
function inRows(stage: readonly Point[]): readonly (readonly Point[])[] {
  const last = stage.at(-1)?.seconds ?? 0
  const rows = new Map<number, Point[]>()
  for (const point of stage) {
    const row = Math.floor((last - point.seconds) / ROW)
    rows.set(row, [...(rows.get(row) ?? []), point])
  }
  return [...rows.values()]
}

function rowOf(points: readonly Point[], stage: number): string {
  const last = points.at(-1)
  const mean = points.reduce((sum, { loss }) => sum + loss.win, 0) / points.length
  const cells = [...TRIED.keys()].map((table) => {
    const trial = together(points, table)
    return trial ? `${percent(trial.winRate)} of ${trial.games}` : ''
  })
  const counts = [last?.seconds.toFixed(0), many(last?.games ?? 0), many(last?.samples ?? 0)]
  return `| ${[stage, ...counts, mean.toFixed(3), ...cells].join(' | ')} |`
}

const many = (count: number) =>
  count < 1e5 ? String(count) : `${(count / 1e6).toFixed(count < 1e7 ? 2 : 0)} million`
