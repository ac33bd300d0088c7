// What `lab --help` and `lab COMMAND --help` print.
import { COMMON, type Option } from './arguments.ts'
import type { Command } from './command.ts'

const LAB = 'npm run -s lab --'
const COLUMNS = 100

type Definition = readonly [term: string, text: string]

/** All commands with their summaries. */
export function helpForAll(commands: ReadonlyMap<string, { readonly summary: string }>): string[] {
  return [
    `${LAB} COMMAND [OPTIONS]`,
    '',
    ...inColumns([...commands].map(([name, { summary }]) => [name, summary])),
    '',
    `${LAB} COMMAND --help describes the arguments of a command.`,
  ]
}

/** How a command is called, and what its arguments mean. */
export function helpFor({ name, positionals, options }: Command, summary: string): string[] {
  const names = positionals?.names.join(' ') ?? ''
  return [
    [LAB, name, ...(positionals ? [names] : []), '[OPTIONS]'].join(' '),
    '',
    summary,
    '',
    ...inColumns([
      ...(positionals ? [[names, positionals.help ?? positionals.needs] as const] : []),
      ...Object.entries({ ...options, ...COMMON }).map(([option, declared]) =>
        definitionOf(option, declared),
      ),
    ]),
  ]
}

function definitionOf(
  name: string,
  { help, value, text, usual = text }: Option<unknown>,
): Definition {
  const term = value === undefined ? `--${name}` : `--${name} ${value}`
  return [term, usual === '' ? help : `${help} (default ${usual})`]
}

/** Terms to the left; texts to the right, broken between words. */
function inColumns(definitions: readonly Definition[]): string[] {
  const indent = 2 + Math.max(...definitions.map(([term]) => term.length)) + 2
  const line = new RegExp(`\\S.{0,${COLUMNS - indent - 1}}(?= |$)`, 'g')
  return definitions.flatMap(([term, text]) =>
    (text.match(line) ?? []).map(
      (part, at) => `${(at === 0 ? `  ${term}` : '').padEnd(indent)}${part}`,
    ),
  )
}
