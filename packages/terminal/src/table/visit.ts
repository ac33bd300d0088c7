import { randomInt } from 'node:crypto'
import type { Arguments } from '../arguments.ts'
import { wrap } from '../board/layout.ts'
import { finalScoreLines } from '../board/score.ts'
import { loadFromFile } from '../files.ts'
import type { Terminal } from '../input/terminal.ts'
import { randomFrom, sayBot, seatPlayers } from '../seats.ts'
import { Session } from '../session.ts'
import { listed } from '../words/english.ts'
import { presetOf, sayExpansions } from '../words/options.ts'
import { saveGame, takeUp } from './keeping.ts'
import { playTable } from './play.ts'
import { type Agreement, agree, agreeByDefault } from './prepare.ts'
import { type End, PERSON, type Sitting, sceneOfPerson } from './sitting.ts'

type Environment = Readonly<Record<string, string | undefined>>

const SEEDS = 1_000_000

/** One person's visit: as many games as they like. */
export async function visit(
  terminal: Terminal,
  given: Arguments,
  environment: Environment,
): Promise<void> {
  terminal.print(
    terminal.paint.heading('HADAL'),
    'A table for the board game Abyss. Type help whenever you are asked something.',
    '',
  )
  let seed = given.seed ?? randomInt(SEEDS)
  let begun = await begin(terminal, given, environment, seed)
  if (begun === undefined) return terminal.print('Goodbye.')
  for (;;) {
    const { sitting, agreement }: Begun = begun
    const end = await playTable(sitting)
    if (end === 'left') return terminal.print('Goodbye.')
    if (end === 'input-ended') break
    const again = await finish(sitting)
    if (again === 'input-ended') break
    if (again === 'left') return terminal.print('Goodbye.')
    seed++
    begun = beginAnew(terminal, agreement, seed, given)
  }
  terminal.print('', 'The input has ended, and so has the game. Goodbye.')
}

interface Begun {
  readonly sitting: Sitting
  readonly agreement: Agreement
}

/** Agrees on a game, or takes up a recorded one; nothing if the input ends. */
async function begin(
  terminal: Terminal,
  given: Arguments,
  environment: Environment,
  seed: number,
): Promise<Begun | undefined> {
  if (given.load !== undefined) {
    const loaded = loadFromFile(given.load)
    if ('thing' in loaded) {
      const { players, expansions } = loaded.thing.record.setup
      const agreement = { ...agreeByDefault(given, environment), players, expansions }
      const sitting = sitDown(terminal, agreement, seed, given)
      takeUp(sitting, loaded.thing)
      terminal.print(`Going on with “${given.load}”.`)
      return { sitting, agreement }
    }
    terminal.print(loaded.problem, 'So a new game begins.', '')
  }
  const agreement = given.script
    ? agreeByDefault(given, environment)
    : await agree(terminal, given, environment)
  return agreement && beginAnew(terminal, agreement, seed, given)
}

function beginAnew(
  terminal: Terminal,
  agreement: Agreement,
  seed: number,
  given: Arguments,
): Begun {
  const sitting = sitDown(terminal, agreement, seed, given)
  welcome(sitting, agreement, seed)
  return { agreement, sitting }
}

function sitDown(
  terminal: Terminal,
  { expansions, players, name, bots, options }: Agreement,
  seed: number,
  given: Arguments,
): Sitting {
  return {
    terminal,
    players: seatPlayers(players, name, bots),
    session: new Session({ players, expansions, options }, seed, PERSON),
    remembers: given.memory,
    showsAll: given.full,
    random: randomFrom(seed),
    told: 0,
    boardOfTurn: undefined,
  }
}

/** Says who plays what, by which rules, and how to have the same luck again. */
function welcome(
  { terminal, players }: Sitting,
  { expansions, preset, options }: Agreement,
  seed: number,
): void {
  const table = players.map(({ name, bot }) =>
    bot === undefined ? name : `${name} (${sayBot(bot)})`,
  )
  const boxes = expansions.length === 0 ? '' : ` With ${sayExpansions(expansions)}.`
  const text =
    `At the table: ${listed(table)}.${boxes} Rules: ${presetOf(options) ?? `${preset}, changed`}; type rules to see them. ` +
    `The same luck again: --seed ${seed}.`
  terminal.print(...wrap(text, terminal.width()))
}

/** Shows the score and asks for another game. */
async function finish(sitting: Sitting): Promise<End | 'again'> {
  const { terminal, session } = sitting
  const scene = sceneOfPerson(sitting)
  terminal.print(
    '',
    ...finalScoreLines(session.table.game, scene, terminal.paint, terminal.width()),
    '',
  )
  for (;;) {
    const line = await terminal.ask('Another game? yes, no, or save FILE [no] ')
    if (line === undefined) return 'input-ended'
    const [word = '', ...rest] = line.trim().split(/\s+/)
    if (/^y(es)?$/i.test(word)) return 'again'
    if (word === '' || /^(no?|quit|exit)$/i.test(word)) return 'left'
    if (word.toLowerCase() === 'save') await saveGame(sitting, rest.join(' '))
    else terminal.print('Type yes, no, or save and the name of a file.')
  }
}
