import { costOfLord, type LeviathanId, scoreLocation, type View, whyNot } from '@hadal/engine'
import { boardLines, titleLine, WHOLE_BOARD } from '../board/board.ts'
import { wrap } from '../board/layout.ts'
import { lastTurnsLines } from '../board/news.ts'
import { sayRacesToPay } from '../board/scene.ts'
import { liveScoreLines } from '../board/score.ts'
import type { Command } from '../input/command.ts'
import { findChoice, findLeviathan, findLocation, findLord } from '../input/find.ts'
import {
  lordCard,
  sayGuild,
  sayLocation,
  sayLord,
  textOfLocation,
  textOfLord,
} from '../words/cards.ts'
import { capital } from '../words/english.ts'
import {
  leviathanCard,
  sayLevels,
  sayLeviathan,
  saySpace,
  textOfLeviathan,
} from '../words/leviathans.ts'
import { presetOf, sayExpansions, sayRules } from '../words/options.ts'
import { saySealed, sayWhyNot } from '../words/refusals.ts'
import { sayWorth } from '../words/worth.ts'
import { helpLines } from './help.ts'
import { loadGame, quitGame, saveGame } from './keeping.ts'
import { type End, type Sitting, say, sceneOfPerson } from './sitting.ts'

/** What a command led to. After one that scrolls, the question is shown again. */
export type Answered =
  | { readonly type: 'answered'; readonly scrolls: boolean }
  | { readonly type: 'look-again' }
  | { readonly type: 'end'; readonly end: End }

const SHORT: Answered = { type: 'answered', scrolls: false }
const LONG: Answered = { type: 'answered', scrolls: true }

/** The turns that `log` shows. */
const LOG_TURNS = 12

type TableCommand = Exclude<Command, { readonly type: 'nothing' | 'number' | 'words' }>

/** Does what a command asks for. */
export async function answerCommand(sitting: Sitting, command: TableCommand): Promise<Answered> {
  const { terminal, session } = sitting
  const { paint } = terminal
  const width = terminal.width()
  switch (command.type) {
    case 'help':
      terminal.print(...helpLines(sceneOfPerson(sitting).seen.expansions))
      return LONG
    case 'board': {
      const scene = sceneOfPerson(sitting)
      terminal.print(
        titleLine(scene, paint, width),
        ...boardLines(scene, WHOLE_BOARD, paint, width),
      )
      return LONG
    }
    case 'log':
      terminal.print(
        ...lastTurnsLines(session.log, LOG_TURNS, sceneOfPerson(sitting), paint, width),
      )
      return LONG
    case 'score':
      terminal.print(...liveScoreLines(sceneOfPerson(sitting), paint, width))
      return LONG
    case 'lord':
      terminal.print(...describeLord(sitting, command.name))
      return SHORT
    case 'location':
      terminal.print(...describeLocation(sitting, command.name))
      return SHORT
    case 'leviathan':
      terminal.print(...describeLeviathans(sitting, command.name))
      return SHORT
    case 'rules':
      terminal.print(...rulesLines(sitting))
      return LONG
    case 'why':
      say(sitting, explainChoice(sitting, command.name))
      return SHORT
    case 'undo':
      return undo(sitting)
    case 'save':
      await saveGame(sitting, command.name)
      return SHORT
    case 'load':
      return loadGame(sitting, command.name) ? { type: 'look-again' } : SHORT
    case 'quit': {
      const end = await quitGame(sitting)
      return end === undefined ? LONG : { type: 'end', end }
    }
  }
}

function describeLord(sitting: Sitting, name: string): string[] {
  const { paint } = sitting.terminal
  const width = sitting.terminal.width()
  const scene = sceneOfPerson(sitting)
  const found = findLord(name, scene.seen.expansions)
  if ('problem' in found) return [found.problem]
  const lord = found.thing
  const { influence, keys, cost } = lordCard(lord)
  const now = costOfLord(scene.game, scene.you, lord).cost
  const changed = now === cost ? '' : ` (${now} for you now)`
  const facts =
    `${sayLord(lord)}: ${sayGuild(lord)}, influence ${influence}, ` +
    `${keys > 0 ? 'a key' : 'no key'}; costs ${cost}${changed}, ${sayRacesToPay(scene, lord)}.`
  return [...wrap(paint.words(facts), width), ...wrap(textOfLord(lord, scene.seen), width, '  ')]
}

function describeLocation(sitting: Sitting, name: string): string[] {
  const width = sitting.terminal.width()
  const scene = sceneOfPerson(sitting)
  const found = findLocation(name, scene.seen.expansions)
  if ('problem' in found) return [found.problem]
  const location = found.thing
  const { worth } = scoreLocation(scene.game, scene.you, location)
  return [
    ...wrap(`${sayLocation(location)}: ${sayWorth(worth)} for you now.`, width),
    ...wrap(textOfLocation(location, scene.seen), width, '  '),
  ]
}

/** A leviathan by its number; without one, all that are at the border. */
function describeLeviathans(sitting: Sitting, name: string): string[] {
  const width = sitting.terminal.width()
  const { seen } = sceneOfPerson(sitting)
  const describe = (leviathan: LeviathanId): string[] => [
    ...wrap(`${capital(sayLeviathan(leviathan))}${sayWhere(seen, leviathan)}.`, width),
    ...wrap(textOfLeviathan(leviathan, seen.expansions.includes('kraken')), width, '  '),
  ]
  const atBorder = seen.border.flatMap((one) => (one === undefined ? [] : [one.leviathan]))
  if (name === '' && atBorder.length > 0) return atBorder.flatMap(describe)
  const found = findLeviathan(name, seen.expansions)
  return 'problem' in found ? [found.problem] : describe(found.thing)
}

function sayWhere({ border }: View, leviathan: LeviathanId): string {
  const space = border.findIndex((one) => one?.leviathan === leviathan)
  const lost = border[space]?.lost
  if (lost === undefined) return ''
  const left =
    lost === 0
      ? ''
      : `, ${leviathanCard(leviathan).levels.length - lost} health left: ${sayLevels(leviathan, lost)}`
  return ` at ${saySpace(space)}${left}`
}

/** What the table plays: expansions, preset, and what that means. */
function rulesLines(sitting: Sitting): string[] {
  const width = sitting.terminal.width()
  const { seen } = sceneOfPerson(sitting)
  const preset = presetOf(seen.options)
  return [
    ...wrap(
      `This table plays ${sayExpansions(seen.expansions)} by ` +
        `${preset === undefined ? 'options of its own' : `the preset ${preset}`}.`,
      width,
    ),
    ...sayRules(seen).flatMap((rule) => wrap(rule, width, '  ')),
  ]
}

/** Why something cannot be chosen. */
export function explainChoice(sitting: Sitting, typed: string): string {
  const scene = sceneOfPerson(sitting)
  const found = findChoice(typed, scene.seen.expansions)
  if ('problem' in found) return found.problem
  const why = whyNot(scene.seen, found.thing)
  return why === undefined
    ? 'You can choose it now: it is among the choices.'
    : sayWhyNot(why, scene)
}

function undo(sitting: Sitting): Answered {
  const { session } = sitting
  const sealed = session.undo()
  if (sealed === undefined) {
    sitting.told = Math.min(sitting.told, session.log.length)
    say(sitting, 'Your last decision is taken back.')
    return { type: 'look-again' }
  }
  say(sitting, `That cannot be undone: ${saySealed(sealed, sceneOfPerson(sitting))}.`)
  return SHORT
}
