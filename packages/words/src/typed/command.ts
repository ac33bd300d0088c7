import { LANGUAGES, m } from '../messages.ts'
import { normal } from './match.ts'

/** Words that ask for something instead of answering; some want a name after them. */
const COMMANDS = {
  help: { hasName: false, words: () => m.text_word_help(), means: () => m.text_help_help() },
  board: { hasName: false, words: () => m.text_word_board(), means: () => m.text_help_board() },
  log: { hasName: false, words: () => m.text_word_log(), means: () => m.text_help_log() },
  score: { hasName: false, words: () => m.text_word_score(), means: () => m.text_help_score() },
  rules: { hasName: false, words: () => m.text_word_rules(), means: () => m.text_help_rules() },
  card: { hasName: true, words: () => m.text_word_card(), means: () => m.text_help_card() },
  why: { hasName: true, words: () => m.text_word_why(), means: () => m.text_help_why() },
  undo: { hasName: false, words: () => m.text_word_undo(), means: () => m.text_help_undo() },
  save: { hasName: true, words: () => m.text_word_save(), means: () => m.text_help_save() },
  load: { hasName: true, words: () => m.text_word_load(), means: () => m.text_help_load() },
  language: {
    hasName: true,
    words: () => m.text_word_language(),
    means: () => m.text_help_language({ languages: LANGUAGES.join(', ') }),
  },
  quit: { hasName: false, words: () => m.text_word_quit(), means: () => m.text_help_quit() },
} as const

export type CommandName = keyof typeof COMMANDS

/** A command, with the name that was typed after it. */
export interface Command {
  readonly command: CommandName
  readonly name: string
}

/** The word of a command in the language in use: the first of those it answers to. */
export function commandWord(command: CommandName): string {
  return wordsOf(command)[0] ?? command
}

/** What a command does, with the word for it. */
export function helpOn(command: CommandName): { readonly word: string; readonly means: string } {
  const { hasName, means } = COMMANDS[command]
  const word = commandWord(command)
  return { word: hasName ? `${word} …` : word, means: means() }
}

/** Reads a command out of a line; English words do in every language. */
export function readCommand(line: string, among: readonly CommandName[]): Command | undefined {
  if (line.trim() === '?') return { command: 'help', name: '' }
  const [first = '', ...rest] = line.trim().split(/\s+/)
  const word = normal(first)
  const command = among.find((one) =>
    [one, ...wordsOf(one)].some((other) => normal(other) === word),
  )
  if (command === undefined) return undefined
  const { hasName } = COMMANDS[command]
  return hasName || rest.length === 0 ? { command, name: rest.join(' ') } : undefined
}

const wordsOf = (command: CommandName): string[] => COMMANDS[command].words().split(/,\s*/)
