import { WrongArguments } from './arguments.ts'
import { COMMANDS, TRAINING_PROCESSES } from './commandList.ts'
import { helpFor, helpForAll } from './help.ts'
import type { Report } from './report.ts'

/** What the program prints, and its exit status. */
interface Answer {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

const NAMES = [...COMMANDS.keys()].join(', ')

const isHelp = (word: string): boolean => word === '--help' || word === '-h'

/** Answers a command line: with help, with the report of a command, or with what is wrong. */
export async function answer([name = '', ...words]: readonly string[]): Promise<Answer> {
  if (name === 'help') return answer([...words, '--help'])
  try {
    const { lines, good } = await reportOf(name, words)
    return { status: good ? 0 : 1, stdout: `${lines.join('\n')}\n`, stderr: '' }
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error
    return { status: 2, stdout: '', stderr: `${error.message}\n` }
  }
}

async function reportOf(name: string, words: readonly string[]): Promise<Omit<Report, 'json'>> {
  if (isHelp(name)) return { lines: helpForAll(COMMANDS), good: true }
  const listed = COMMANDS.get(name) ?? TRAINING_PROCESSES.get(name)
  if (listed === undefined)
    throw new WrongArguments(`${whatIsWrong(name)}: ${NAMES}; --help describes them.`)
  const command = await listed.load()
  if (words.some(isHelp)) return { lines: helpFor(command, listed.summary), good: true }
  const { json, lines, good } = await command.run(words)
  return { lines: words.includes('--json') ? [JSON.stringify(json)] : lines, good }
}

function whatIsWrong(name: string): string {
  const isMissing = name === '' || name.startsWith('-')
  return isMissing ? 'A command must come first' : `There is no command '${name}'`
}
