import { RACE_NAMES, RACES } from '@hadal/engine'
import {
  type Command,
  type CommandName,
  describeCard,
  describeRules,
  describeScore,
  explainTyped,
  hasKraken,
  helpOn,
  list,
  m,
  raceLetter,
  raceName,
  type Scene,
  saySealed,
  tellTurns,
} from '@hadal/words'
import type { TableModel } from '../../table/model.ts'

/** What can be typed beside the choices. */
export const COMMANDS = [
  'help',
  'card',
  'why',
  'undo',
  'log',
  'score',
  'rules',
] as const satisfies readonly CommandName[]

/** Turns that `log` tells. */
const LOG_TURNS = 6

/** What a command is answered with, line by line. */
export function answerCommand(
  { scene, log, update }: TableModel,
  { command, name }: Command,
  onUndo: () => void,
): readonly string[] {
  switch (command) {
    case 'card':
      return describeCard(scene, name)
    case 'why':
      return explainTyped(scene, name)
    case 'log':
      return tellTurns(scene, log)
        .slice(-LOG_TURNS)
        .map(({ turn, lines }) => `${m.table_turn({ turn })}: ${lines.join('. ')}.`)
    case 'score':
      return describeScore(scene)
    case 'rules':
      return describeRules(scene)
    case 'undo': {
      const { undo } = update
      if (!undo.possible && !undo.canAsk)
        return [m.text_not_undone({ why: saySealed(scene, undo) })]
      onUndo()
      return []
    }
    default:
      return helpLines(scene)
  }
}

function helpLines({ view }: Scene): readonly string[] {
  const races = RACE_NAMES.slice(0, hasKraken(view) ? undefined : RACES)
  return [
    m.text_help_intro({ example: 'j5 j2 3p' }),
    m.text_help_letters({
      letters: list(races.map((_, race) => `${raceLetter(race)} ${raceName(race)}`)),
    }),
    ...COMMANDS.map(helpOn).map(({ word, means }) => `${word}: ${means}`),
  ]
}
