import type { Event } from '../game/events.ts'
import { EXPANSION_NAMES, type ExpansionName } from '../game/expansions.ts'
import type { Game } from '../game/game.ts'
import { BadOption, OPTION_NAMES, PRESETS, type TableOptions, withOption } from '../game/options.ts'
import { BadSetup, newGame, type Setup } from '../game/setup.ts'
import { kernel, type Table } from '../game/table.ts'
import { type Chance, LuckMismatch, noted, type Outcome, scripted } from '../kernel/chance.ts'
import {
  readDecision,
  readOutcome,
  readSeat,
  sayDecision,
  sayOutcome,
  saySeat,
} from './notation.ts'

/** A decision and the luck it drew. */
export interface Move {
  readonly decision: number
  readonly luck: readonly Outcome[]
}

/** The truth about a game: set-up, then decisions with the luck each of them drew. */
export interface GameRecord {
  readonly setup: Setup
  /** The luck of the set-up. */
  readonly deal: readonly Outcome[]
  readonly moves: readonly Move[]
}

/** Says what is wrong with a record, and in which line. */
export class BadRecord extends Error {
  override name = 'BadRecord'
  /** The line that does not fit, from 1 on; nothing where no line is to blame. */
  readonly line: number | undefined
  /** The version of the format, where it is another than ours. */
  readonly version: number | undefined

  constructor(message: string, at: { readonly line?: number; readonly version?: number } = {}) {
    super(message)
    this.line = at.line
    this.version = at.version
  }
}

/** A table that writes its record as it is played. */
export interface RecordedTable {
  readonly table: Table
  readonly record: GameRecord
  play(decision: number): void
}

export function recordGame(
  setup: Setup,
  chance: Chance,
  tell?: (event: Event) => void,
): RecordedTable {
  let luck: Outcome[] = []
  const moves: Move[] = []
  const table = newGame(
    setup,
    noted(chance, (outcome) => luck.push(outcome)),
    tell,
  )
  const record: GameRecord = { setup, deal: luck, moves }
  return {
    table,
    record,
    play(decision) {
      luck = []
      kernel.play(table, decision)
      moves.push({ decision, luck })
    },
  }
}

/** Plays a record again, without a seed, up to a number of moves. */
export function replay(
  record: GameRecord,
  moves = record.moves.length,
  tell?: (event: Event) => void,
): Table {
  const outcomes = [record.deal, ...record.moves.slice(0, moves).map((move) => move.luck)].flat()
  const table = newGame(record.setup, scripted(outcomes), tell)
  for (const move of record.moves.slice(0, moves)) kernel.play(table, move.decision)
  return table
}

const RECORD_VERSION = 1
const FIRST_LINE = `hadal record ${RECORD_VERSION}`
const ANY_FIRST_LINE = /^hadal record (\d+)$/

/** A line that says something about a record, and that reading it passes over. */
const COMMENT = '#'

/**
 * A record as text, one decision a line, for people and programs alike.
 *
 * `remark` may say something about the position after each decision; it becomes a comment.
 */
export function writeRecord(
  record: GameRecord,
  remark: (game: Game) => string | undefined = () => undefined,
): string {
  const { setup } = record
  const lines = [FIRST_LINE, `players ${setup.players}`]
  if (setup.expansions.length > 0) lines.push(`expansions ${setup.expansions.join(' ')}`)
  for (const name of OPTION_NAMES)
    if (setup.options[name] !== PRESETS.rulebook[name])
      lines.push(`option ${name} ${setup.options[name]}`)
  lines.push(`deal ${record.deal.map(sayOutcome).join(' ')}`)
  const table = newGame(setup, scripted(record.deal))
  for (const { decision, luck } of record.moves) {
    const words = `${saySeat(kernel.seatAsked(table.game))} ${sayDecision(table.game, decision)}`
    lines.push(luck.length === 0 ? words : `${words} | ${luck.map(sayOutcome).join(' ')}`)
    table.chance = scripted(luck)
    kernel.play(table, decision)
    const comment = remark(table.game)
    if (comment !== undefined) lines.push(`${COMMENT} ${comment}`)
  }
  return `${lines.join('\n')}\n`
}

/** Reads a record back; the first thing that does not fit is said with its line. */
export function readRecord(text: string): GameRecord {
  const lines = text.split('\n').map((line) => line.trimEnd())
  checkVersion(lines[0])
  let at = 1
  const fail = (what: string): never => {
    throw new BadRecord(`line ${at + 1} of the record: ${what}`, { line: at + 1 })
  }
  const readLuck = (words: string): Outcome[] =>
    words
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => readOutcome(word) ?? fail(`'${word}' is no luck of this game`))

  let players = 0
  let expansions: readonly ExpansionName[] = []
  let options: TableOptions = PRESETS.rulebook
  const moves: Move[] = []
  let deal: Outcome[] = []
  try {
    for (; !lines[at]?.startsWith('deal '); at++) {
      const [word, name = '', value = ''] = (lines[at] ?? '').split(' ')
      if (word === 'players') players = Number(name)
      else if (word === 'expansions') expansions = readExpansions(lines[at], fail)
      else if (word === 'option') options = withOption(options, name, value)
      else fail(`'${lines[at] ?? ''}' stands where the set-up or the deal should`)
    }
    deal = readLuck(lines[at].slice('deal '.length))
    const chance = scripted(deal)
    const table = newGame({ players, expansions, options }, chance)
    if (chance.left() > 0) fail('the deal holds more than is dealt')
    for (at++; at < lines.length; at++) {
      if (lines[at] === '' || lines[at].startsWith(COMMENT)) continue
      const [words, luckWords = ''] = lines[at].split(' | ', 2)
      const luck = readLuck(luckWords)
      const decision = readMove(table, words, fail)
      const luckOfMove = scripted(luck)
      table.chance = luckOfMove
      kernel.play(table, decision)
      if (luckOfMove.left() > 0) fail('there is more luck than the decision draws')
      moves.push({ decision, luck })
    }
  } catch (error) {
    if (isAboutWhatIsWritten(error)) fail(error.message)
    throw error
  }
  return { setup: { players, expansions, options }, deal, moves }
}

function checkVersion(line: string): void {
  if (line === FIRST_LINE) return
  const version = ANY_FIRST_LINE.exec(line)?.[1]
  if (version === undefined)
    throw new BadRecord(`this is no record: it must begin with '${FIRST_LINE}'`)
  throw new BadRecord(`this record is of version ${version}, not ${RECORD_VERSION}`, {
    version: Number(version),
  })
}

/** Errors that tell what does not fit in a record, but not where. */
function isAboutWhatIsWritten(error: unknown): error is Error {
  return error instanceof LuckMismatch || error instanceof BadSetup || error instanceof BadOption
}

function readMove(table: Table, words: string, fail: (what: string) => never): number {
  const seat = kernel.seatAsked(table.game)
  if (seat < 0) return fail('the game is over, but the record goes on')
  if (readSeat(words.slice(0, 1)) !== seat)
    return fail(`${saySeat(seat)} is asked, not '${words.slice(0, 1)}'`)
  const decision = readDecision(table.game, words.slice(2))
  if (decision === undefined || !kernel.legal(table).has(decision))
    return fail(`'${words.slice(2)}' cannot be decided here`)
  return decision
}

function readExpansions(line: string, fail: (what: string) => never): ExpansionName[] {
  const names = line.split(' ').slice(1)
  return names.map(
    (name) =>
      EXPANSION_NAMES.find((known) => known === name) ?? fail(`there is no expansion '${name}'`),
  )
}
