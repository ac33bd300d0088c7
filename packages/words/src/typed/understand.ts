import { whyNot } from '@hadal/engine'
import { capital, list } from '../cards.ts'
import { m } from '../messages.ts'
import { explainWhyNot } from '../reasons.ts'
import type { Scene } from '../scene.ts'
import { type Command, type CommandName, commandWord, readCommand } from './command.ts'
import { match, normal } from './match.ts'
import { readShorthand, type Shorthand } from './shorthand.ts'
import { choicesBeside, findChoice } from './things.ts'

/** What somebody means by a line. */
export type Understood =
  | {
      readonly type: 'choice'
      readonly index: number
      /** How a lord is to be paid, where that was typed too. */
      readonly payment: Shorthand | undefined
    }
  | ({ readonly type: 'command' } & Command)
  /** It is none of the choices: why, in a sentence. */
  | { readonly type: 'problem'; readonly sentence: string }

interface Choices {
  /** The words of each choice, in the order of their numbers. */
  readonly labels: readonly string[]
  readonly commands: readonly CommandName[]
  /** The table it is typed at: it says why something cannot be chosen. */
  readonly scene: Scene
}

/** Reads a line: a number, a command, or the words of a choice. */
export function understand(line: string, { labels, commands, scene }: Choices): Understood {
  const problem = (sentence: string): Understood => ({ type: 'problem', sentence })
  const typed = line.trim()
  const help = commandWord('help')
  const last = labels.length
  if (typed === '')
    return problem(last === 0 ? m.text_nothing_to_choose({ help }) : m.text_nothing({ last, help }))
  const isSaid = labels.some((label) => normal(label) === normal(typed))
  const command = isSaid ? undefined : readCommand(typed, commands)
  if (command !== undefined) return { type: 'command', ...command }
  const { rest, payment } = readShorthand(typed)
  const wanted = rest === '' ? typed : rest
  if (/^\d+$/.test(wanted)) {
    const number = Number(wanted)
    if (number >= 1 && number <= last) return { type: 'choice', index: number - 1, payment }
    return problem(
      last === 0 ? m.text_nothing_to_choose({ help }) : m.text_no_number({ number: wanted, last }),
    )
  }
  for (const [text, paid] of [
    [typed, undefined],
    [wanted, payment],
  ] as const) {
    const found = match(text, labels)
    if (found.type === 'one') return { type: 'choice', index: found.index, payment: paid }
    if (found.type === 'several') {
      const numbers = list(
        found.indexes.map((index) => String(index + 1)),
        'or',
      )
      return problem(m.text_several({ numbers }))
    }
  }
  return problem(explainChoice(scene, wanted) ?? m.text_unknown({ typed, help }))
}

/** Why something on the table cannot be chosen; nothing if there is no such thing. */
function explainChoice(scene: Scene, typed: string): string | undefined {
  const found = findChoice(typed, scene.view.expansions)
  return 'problem' in found ? undefined : sayWhyNotNow(scene, found.thing)
}

/** The answer to `why`, line by line: a sentence about what was typed; alone, one for each thing that cannot be chosen. */
export function explainTyped(scene: Scene, typed: string): readonly string[] {
  if (normal(typed) === '') return explainAll(scene)
  const found = findChoice(typed, scene.view.expansions)
  return ['problem' in found ? found.problem : sayWhyNotNow(scene, found.thing)]
}

/** What cannot be chosen now, and why: a line for each. */
function explainAll(scene: Scene): readonly string[] {
  const { view, question } = scene
  // A seat that is not asked has the same reason for everything.
  if (question === undefined) return [sayWhyNotNow(scene, { action: 'explore' })]
  const lines = choicesBeside(scene, question).flatMap(({ name, thing }) => {
    const why = whyNot(view, thing)
    return why === undefined || why.reason === 'another-question'
      ? []
      : [`${capital(name)}: ${explainWhyNot(scene, why)}`]
  })
  return lines.length === 0 ? [m.text_can_choose_all()] : lines
}

function sayWhyNotNow(scene: Scene, thing: Parameters<typeof whyNot>[1]): string {
  const why = whyNot(scene.view, thing)
  return why === undefined ? m.text_can_choose() : explainWhyNot(scene, why)
}
