import { WrongArguments } from './arguments.ts'
import { balance } from './commands/balance.ts'
import { bench } from './commands/bench.ts'
import { count } from './commands/count.ts'
import { ladder } from './commands/ladder.ts'
import { match } from './commands/match.ts'
import { numbers } from './commands/numbers.ts'
import { record } from './commands/record.ts'
import { replayTrace } from './commands/replayTrace.ts'
import { simulate } from './commands/simulate.ts'
import { tune } from './commands/tune.ts'
import type { Report } from './report.ts'
import { playWhatIsSent, TUNE_WORKER } from './tuning/crew.ts'

type Command = (words: readonly string[]) => Report | Promise<Report>

/** What has to do with servers takes long to load, and is of no use to the rest. */
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['simulate', simulate],
  ['match', match],
  ['ladder', ladder],
  ['balance', balance],
  ['bench', bench],
  ['count', count],
  ['record', record],
  ['replay-trace', replayTrace],
  ['numbers', numbers],
  ['tune', tune],
  ['load', async (words) => (await import('./commands/load.ts')).load(words)],
  ['crash', async (words) => (await import('./commands/crash.ts')).crash(words)],
  ['fsck', async (words) => (await import('./commands/fsck.ts')).fsck(words)],
  ['train', async (words) => (await import('./commands/train.ts')).train(words)],
  ['curve', async (words) => (await import('./commands/curve.ts')).curve(words)],
  ['ship', async (words) => (await import('./commands/ship.ts')).ship(words)],
  ['soak', async (words) => (await import('./commands/soak.ts')).soak(words)],
])

/** The processes that a training consists of: nobody else has a use for them. */
const PARTS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['actor', async (words) => (await import('./commands/parts.ts')).actor(words)],
  ['learn', async (words) => (await import('./commands/parts.ts')).learner(words)],
])

const NAMES = [...COMMANDS.keys()].join(', ')

function whatIsWrong(command: string): string {
  const isMissing = command === '' || command.startsWith('-')
  return isMissing ? 'A command must come first' : `There is no command '${command}'`
}

/** Runs a command and returns its exit status. */
async function run([command = '', ...words]: readonly string[]): Promise<number> {
  try {
    const execute = COMMANDS.get(command) ?? PARTS.get(command)
    if (execute === undefined) throw new WrongArguments(`${whatIsWrong(command)}: ${NAMES}.`)
    const { json, lines, good } = await execute(words)
    const text = words.includes('--json') ? JSON.stringify(json) : lines.join('\n')
    process.stdout.write(`${text}\n`)
    return good ? 0 : 1
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}

if (process.argv[2] === TUNE_WORKER) await playWhatIsSent()
else process.exitCode = await run(process.argv.slice(2))
