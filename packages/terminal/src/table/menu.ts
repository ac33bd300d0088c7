import { type ChoiceWords, type Shorthand, understand } from '@hadal/words'
import type { Terminal } from '../input/terminal.ts'
import { padLeft, wrap } from '../screen/layout.ts'
import { answerCommand, COMMANDS } from './commands.ts'
import { type End, type Sitting, say, sceneOfPerson } from './sitting.ts'

/** What came of a menu. */
export type Reply =
  | {
      readonly type: 'chosen'
      readonly index: number
      /** How a lord is to be paid, where that was typed too. */
      readonly payment: Shorthand | undefined
    }
  /** The table has changed, or is to be told in another language: look at it again. */
  | { readonly type: 'look-again' }
  | { readonly type: 'end'; readonly end: End }

interface Menu {
  /** The question, line by line. */
  readonly ask: readonly string[]
  readonly choices: readonly ChoiceWords[]
}

/** Asks for one of several things, until there is an answer; commands are answered on the way. */
export async function chooseFrom(sitting: Sitting, { ask, choices }: Menu): Promise<Reply> {
  const { terminal } = sitting
  const labels = choices.map(({ label }) => label)
  const show = (): void => terminal.print('', ...menuLines(terminal, ask, choices))
  show()
  for (;;) {
    const line = await terminal.ask('> ')
    if (line === undefined) return { type: 'end', end: 'input-ended' }
    const said = understand(line, { labels, commands: COMMANDS, scene: sceneOfPerson(sitting) })
    if (said.type === 'choice') return { type: 'chosen', index: said.index, payment: said.payment }
    if (said.type === 'problem') {
      say(sitting, said.sentence)
      continue
    }
    const answered = await answerCommand(sitting, said)
    if (answered.type !== 'answered') return answered
    if (answered.scrolls) show()
  }
}

/** A question, and under it its choices with their numbers. */
export function menuLines(
  { paint, width }: Terminal,
  ask: readonly string[],
  choices: readonly ChoiceWords[],
): string[] {
  const digits = choices.length > 9 ? 2 : 1
  const [title = '', ...help] = ask
  return [
    ...wrap(title, width()).map((line) => paint.strong(paint.words(line))),
    ...help.flatMap((line) => wrap(line, width())).map(paint.faint),
    ...choices.flatMap(({ label, sub }, index) => {
      const number = `  ${paint.strong(padLeft(String(index + 1), digits))}  `
      const text = sub === undefined || sub === '' ? label : `${label}: ${sub}`
      return wrap(paint.words(text), width(), number)
    }),
  ]
}
