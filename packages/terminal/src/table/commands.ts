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
  isLocale,
  LANGUAGES,
  list,
  m,
  raceLetter,
  raceName,
  type Scene,
  saySealed,
} from '@hadal/words'
import { speakHere, t } from '../messages.ts'
import { wrap } from '../screen/layout.ts'
import { lastTurnsLines } from '../screen/news.ts'
import { boardLines } from './board.ts'
import { loadGame, quitGame, saveGame } from './keeping.ts'
import { type End, type Sitting, say, sceneOfPerson } from './sitting.ts'

/** What can be typed beside the choices. */
export const COMMANDS = [
  'help',
  'board',
  'log',
  'score',
  'rules',
  'card',
  'why',
  'undo',
  'save',
  'load',
  'language',
  'quit',
] as const satisfies readonly CommandName[]

/** What a command led to. After one that scrolls, the question is shown again. */
export type Answered =
  | { readonly type: 'answered'; readonly scrolls: boolean }
  | { readonly type: 'look-again' }
  | { readonly type: 'end'; readonly end: End }

const SHORT: Answered = { type: 'answered', scrolls: false }
const LONG: Answered = { type: 'answered', scrolls: true }

/** The turns that `log` shows. */
const LOG_TURNS = 12

/** Does what a command asks for. */
export async function answerCommand(
  sitting: Sitting,
  { command, name }: Command,
): Promise<Answered> {
  const { terminal, session } = sitting
  const scene = sceneOfPerson(sitting)
  const width = terminal.width()
  const print = (lines: readonly string[], answered: Answered): Answered => {
    terminal.print(...lines.flatMap((line) => wrap(terminal.paint.words(line), width)))
    return answered
  }
  switch (command) {
    case 'help':
      terminal.print(...helpLines(scene, width))
      return LONG
    case 'board':
      terminal.print(...boardLines(sitting, scene))
      return LONG
    case 'log':
      terminal.print(...lastTurnsLines(session.log, LOG_TURNS, scene, terminal.paint, width))
      return LONG
    case 'score':
      return print(describeScore(scene), LONG)
    case 'rules':
      return print(describeRules(scene), LONG)
    case 'card':
      return print(describeCard(scene, name), SHORT)
    case 'why': {
      const lines = explainTyped(scene, name)
      return print(lines, lines.length > 1 ? LONG : SHORT)
    }
    case 'undo':
      return undo(sitting)
    case 'save':
      await saveGame(sitting, name)
      return SHORT
    case 'load':
      return loadGame(sitting, name) ? { type: 'look-again' } : SHORT
    case 'language':
      return await changeLanguage(sitting, name)
    case 'quit': {
      const end = await quitGame(sitting)
      return end === undefined ? LONG : { type: 'end', end }
    }
  }
}

/** What can be typed at the table, and what is short for what. */
function helpLines({ view }: Scene, width: number): string[] {
  const races = RACE_NAMES.slice(0, hasKraken(view) ? undefined : RACES)
  const rows = COMMANDS.map(helpOn)
  const margin = 4 + Math.max(...rows.map(({ word }) => word.length))
  return [
    ...wrap(m.text_help_intro({ example: 'j5 j2 3p' }), width),
    ...wrap(
      m.text_help_letters({
        letters: list(races.map((_, race) => `${raceLetter(race)} ${raceName(race)}`)),
      }),
      width,
    ),
    '',
    ...rows.flatMap(({ word, means }) => wrap(means, width, `  ${word}`.padEnd(margin))),
  ]
}

async function changeLanguage(sitting: Sitting, wanted: string): Promise<Answered> {
  const language = wanted.trim().toLowerCase()
  if (!isLocale(language)) {
    say(sitting, t.bad_language({ typed: wanted, languages: list(LANGUAGES) }))
    return SHORT
  }
  await speakHere(language)
  say(sitting, t.speaks())
  sitting.boardOfTurn = undefined
  return { type: 'look-again' }
}

function undo(sitting: Sitting): Answered {
  const { session } = sitting
  const sealed = session.undo()
  if (sealed === undefined) {
    sitting.told = Math.min(sitting.told, session.log.length)
    say(sitting, t.undone())
    return { type: 'look-again' }
  }
  say(sitting, m.text_not_undone({ why: saySealed(sceneOfPerson(sitting), sealed) }))
  return SHORT
}
