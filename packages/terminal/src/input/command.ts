/** What somebody typed at the table. */
export type Command =
  | { readonly type: 'nothing' }
  | { readonly type: 'number'; readonly number: number }
  | { readonly type: 'words'; readonly text: string }
  | { readonly type: PlainCommand }
  | { readonly type: NamedCommand; readonly name: string }

const PLAIN_COMMANDS = ['help', 'board', 'log', 'score', 'rules', 'undo', 'quit'] as const
type PlainCommand = (typeof PLAIN_COMMANDS)[number]

const NAMED_COMMANDS = ['lord', 'location', 'leviathan', 'why', 'save', 'load'] as const
type NamedCommand = (typeof NAMED_COMMANDS)[number]

const OTHER_WORDS: Readonly<Record<string, PlainCommand>> = { '?': 'help', exit: 'quit' }

/** Reads a line: a command, a number, or the words of a choice. */
export function readCommand(line: string): Command {
  const text = line.trim()
  if (text === '') return { type: 'nothing' }
  if (/^\d+$/.test(text)) return { type: 'number', number: Number(text) }
  const word = text.toLowerCase()
  const plain = OTHER_WORDS[word] ?? PLAIN_COMMANDS.find((command) => command === word)
  if (plain !== undefined) return { type: plain }
  const [first = '', ...rest] = text.split(/\s+/)
  const named = NAMED_COMMANDS.find((command) => command === first.toLowerCase())
  if (named !== undefined) return { type: named, name: rest.join(' ') }
  return { type: 'words', text }
}
