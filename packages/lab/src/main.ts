import { WrongArguments } from './arguments.ts'
import { bench } from './commands/bench.ts'
import { count } from './commands/count.ts'
import { match } from './commands/match.ts'
import { record } from './commands/record.ts'
import { replayTrace } from './commands/replayTrace.ts'
import { simulate } from './commands/simulate.ts'
import type { Report } from './report.ts'

const COMMANDS: ReadonlyMap<string, (words: readonly string[]) => Report> = new Map([
  ['simulate', simulate],
  ['match', match],
  ['bench', bench],
  ['count', count],
  ['record', record],
  ['replay-trace', replayTrace],
])

const NAMES = [...COMMANDS.keys()].join(', ')

function whatIsWrong(command: string): string {
  const isMissing = command === '' || command.startsWith('-')
  return isMissing ? 'A command must come first' : `There is no command '${command}'`
}

/** Runs a command and returns its exit status. */
function run([command = '', ...words]: readonly string[]): number {
  try {
    const execute = COMMANDS.get(command)
    if (execute === undefined) throw new WrongArguments(`${whatIsWrong(command)}: ${NAMES}.`)
    const { json, lines, good } = execute(words)
    const text = words.includes('--json') ? JSON.stringify(json) : lines.join('\n')
    process.stdout.write(`${text}\n`)
    return good ? 0 : 1
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}

process.exitCode = run(process.argv.slice(2))
