import { padLeft, wrap } from '../board/layout.ts'
import { readCommand } from '../input/command.ts'
import { findChoice } from '../input/find.ts'
import { match } from '../input/match.ts'
import type { Terminal } from '../input/terminal.ts'
import { listed } from '../words/english.ts'
import { type Answered, answerCommand, explainChoice } from './commands.ts'
import { type End, type Sitting, say, sceneOfPerson } from './sitting.ts'

/** What came of a menu. */
export type Reply =
  | { readonly type: 'chosen'; readonly index: number }
  /** The table has changed: look at it again. */
  | { readonly type: 'look-again' }
  | { readonly type: 'end'; readonly end: End }

/** Asks for one of several things, until there is an answer; commands are answered on the way. */
export async function chooseFrom(
  sitting: Sitting,
  question: string,
  labels: readonly string[],
): Promise<Reply> {
  const { terminal } = sitting
  const show = (): void => terminal.print('', ...menuLines(sitting, question, labels))
  show()
  for (;;) {
    const line = await terminal.ask('> ')
    if (line === undefined) return { type: 'end', end: 'input-ended' }
    const command = readCommand(line)
    switch (command.type) {
      case 'nothing':
        say(sitting, `Type a number from 1 to ${labels.length}, or help.`)
        break
      case 'number':
        if (command.number >= 1 && command.number <= labels.length)
          return { type: 'chosen', index: command.number - 1 }
        say(sitting, `There is no choice ${command.number}: they go from 1 to ${labels.length}.`)
        break
      case 'words': {
        const found = match(command.text, labels)
        if (found.type === 'one') return { type: 'chosen', index: found.index }
        if (found.type === 'several') {
          const numbers = found.indexes.map((index) => String(index + 1))
          say(sitting, `That could be ${listed(numbers, 'or')}: type more of it, or the number.`)
        } else say(sitting, sayUnknown(sitting, command.text))
        break
      }
      default: {
        const answered: Answered = await answerCommand(sitting, command)
        if (answered.type !== 'answered') return answered
        if (answered.scrolls) show()
      }
    }
  }
}

/** What was typed is no choice: if it speaks of something on the table, why not. */
function sayUnknown(sitting: Sitting, typed: string): string {
  return 'thing' in findChoice(typed, sceneOfPerson(sitting).seen.expansions)
    ? explainChoice(sitting, typed)
    : `“${typed}” is none of the choices. Type a number, the words of a choice, or help.`
}

/** The room before a choice: two spaces, its number with two digits at most, two spaces. */
const NUMBERED = 6

/** How many columns the text of a choice has. */
export function menuWidth(terminal: Terminal): number {
  return terminal.width() - NUMBERED
}

function menuLines({ terminal }: Sitting, question: string, labels: readonly string[]): string[] {
  const { paint } = terminal
  const digits = labels.length > 9 ? 2 : 1
  return [
    ...wrap(question, terminal.width()).map((line) => paint.strong(paint.words(line))),
    ...labels.flatMap((label, index) => {
      const number = `  ${paint.strong(padLeft(String(index + 1), digits))}  `
      const indent = ' '.repeat(digits + 4)
      return label
        .split('\n')
        .flatMap((part) => wrap(part, menuWidth(terminal)))
        .map((line, row) => (row === 0 ? number : indent) + paint.words(line))
    }),
  ]
}
