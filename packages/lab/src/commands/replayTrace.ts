import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PRESETS } from '@hadal/engine'
import { flag, oneOf, WrongArguments } from '../arguments.ts'
import { command } from '../command.ts'
import { Progress } from '../progress.ts'
import { columns, type Report } from '../report.ts'
import { explain } from '../trace/explain.ts'
import { type Comparison, compareGame } from '../trace/game.ts'

/** Replays recorded games of another implementation and compares every position with ours. */
export const replayTrace = command({
  name: 'replay-trace',
  positionals: {
    names: ['PATH...'],
    needs: 'a file or a folder',
    help: 'recorded games, .jsonl or .jsonl.gz, or folders of them',
  },
  options: {
    explain: flag('print both positions where they differ'),
    preset: oneOf('rules that the games follow', 'arena', PRESETS),
  },
  run({ names, options }) {
    const files = names.flatMap(filesIn)
    if (files.length === 0) throw new WrongArguments(`No recorded game is in ${names.join(', ')}.`)
    const progress = new Progress(files.length)
    const games = files.map((file, at) => {
      const compared = compareGame(file, options.preset)
      progress.update(at + 1)
      return compared
    })
    progress.end()
    return report(games, options.explain)
  },
})

/** Recorded games are JSON lines, zipped or not. */
function filesIn(path: string): string[] {
  if (!existsSync(path)) throw new WrongArguments(`There is no file or folder '${path}'.`)
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.jsonl(\.gz)?$/.test(name))
    .sort()
    .map((name) => join(path, name))
}

function report(games: readonly Comparison[], explains: boolean): Report {
  const total = (count: (game: Comparison) => number): number =>
    games.reduce((sum, game) => sum + count(game), 0)
  const accepted: Record<string, number> = {}
  for (const game of games)
    for (const [reason, count] of Object.entries(game.refusalsAccepted))
      accepted[reason] = (accepted[reason] ?? 0) + count
  const ended = (result: Comparison['result']): number =>
    games.filter((game) => game.result === result).length
  const unexplained = total((game) => game.refusalsUnexplained.length)
  const json = {
    files: games.length,
    agreed: ended('agreed'),
    stopped: ended('stopped'),
    disagreed: ended('disagreed'),
    stepsCompared: total((game) => game.steps),
    valuesCompared: total((game) => game.values),
    refusalsChecked: total((game) => game.refusals),
    refusalsAccepted: accepted,
    refusalsUnexplained: unexplained,
    games: games.map(({ file, result, step, deviation, difference, refusalsUnexplained }) => ({
      file,
      result,
      step,
      deviation,
      field: difference?.field,
      ours: difference?.ours,
      theirs: difference?.theirs,
      ...(refusalsUnexplained.length > 0 && { refusalsUnexplained }),
    })),
  }
  const disagreements = games.filter((game) => game.result === 'disagreed')
  return {
    json,
    lines: [
      ...columns([
        ['games', json.files],
        ['agreed to the end', json.agreed],
        ['stopped at a known deviation', json.stopped],
        ['disagreed', json.disagreed],
        ['steps compared', json.stepsCompared],
        ['values compared', json.valuesCompared],
        ['refusals checked', json.refusalsChecked],
        ['refusals unexplained', unexplained],
        ...Object.entries(accepted).map(([reason, count]) => [`refused there: ${reason}`, count]),
      ]),
      ...disagreements.flatMap((game) => ['', ...told(game, explains)]),
      ...games.flatMap(({ file, refusalsUnexplained }) =>
        refusalsUnexplained.map((refusal) => `${file}: ${refusal}`),
      ),
    ],
    good: disagreements.length === 0 && unexplained === 0,
  }
}

function told(game: Comparison, explains: boolean): string[] {
  const { file, step, difference } = game
  return [
    `${file}, step ${step}: ${difference?.field}`,
    `  ours    ${difference?.ours}`,
    `  theirs  ${difference?.theirs}`,
    ...(explains ? explain(game) : []),
  ]
}
