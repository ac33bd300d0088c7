import { type Options, readArguments, type Values, WrongArguments } from './arguments.ts'
import type { Report } from './report.ts'

/** Arguments without the name of an option; every one is needed, and `FILE...` may be repeated. */
interface Positionals<Names extends readonly string[] = readonly string[]> {
  readonly names: Names
  /** Completes the sentence `match needs the names of two bots.` */
  readonly needs: string
  /** Replaces `needs` in help. */
  readonly help?: string
}

/** As many strings as names were declared. */
type Given<Names extends readonly string[]> = Names extends readonly [`${string}...`]
  ? readonly string[]
  : { readonly [At in keyof Names]: string }

interface Invocation<Of extends Options, Names extends readonly string[]> {
  readonly names: Given<Names>
  readonly options: Values<Of>
  /** The arguments before they were read, for a command that starts this program again. */
  readonly words: readonly string[]
}

interface Declaration<Of extends Options, Names extends readonly string[]> {
  readonly name: string
  readonly positionals?: Positionals<Names>
  readonly options: Of
  run(invocation: Invocation<Of, Names>): Report | Promise<Report>
}

/** A command whose arguments are read, and described, by what it declares. */
export interface Command {
  readonly name: string
  readonly positionals?: Positionals
  readonly options: Options
  run(words: readonly string[]): Promise<Report>
}

export function command<Of extends Options, const Names extends readonly string[] = readonly []>({
  run,
  ...declared
}: Declaration<Of, Names>): Command {
  return {
    ...declared,
    async run(words) {
      const { names, options } = readArguments(declared.options, words)
      checkNames(declared, names)
      // Their number has been checked, which the type does not know.
      return run({ names: names as Given<Names>, options, words })
    },
  }
}

function checkNames(
  { name, positionals }: Pick<Command, 'name' | 'positionals'>,
  given: readonly string[],
): void {
  if (positionals === undefined) {
    if (given.length === 0) return
    throw new WrongArguments(`${name} has no use for '${given.join(' ')}'.`)
  }
  const { names, needs } = positionals
  const isRepeated = names.at(-1)?.endsWith('...')
  const isEnough = isRepeated ? given.length >= names.length : given.length === names.length
  if (!isEnough) throw new WrongArguments(`${name} needs ${needs}.`)
}
