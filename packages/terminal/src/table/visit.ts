import { randomInt } from 'node:crypto'
import { standings } from '@hadal/engine'
import { commandWord, list, presetName, presetOf, readCommand, sayExpansions } from '@hadal/words'
import type { Arguments } from '../arguments.ts'
import { loadFromFile } from '../files.ts'
import type { Terminal } from '../input/terminal.ts'
import { t } from '../messages.ts'
import { wrap } from '../screen/layout.ts'
import { finalScoreLines } from '../screen/score.ts'
import { randomFrom, sayBot, seatPlayers } from '../seats.ts'
import { Session } from '../session.ts'
import { answers, fileToSave, isNo, isYes, saveGame, takeUp } from './keeping.ts'
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
    ...wrap(t.welcome({ help: commandWord('help') }), terminal.width()),
    '',
  )
  let seed = given.seed ?? randomInt(SEEDS)
  let begun = await begin(terminal, given, environment, seed)
  if (begun === undefined) return terminal.print(t.goodbye())
  for (;;) {
    const { sitting, agreement }: Begun = begun
    const end = await playTable(sitting)
    if (end === 'left') return terminal.print(t.goodbye())
    if (end === 'input-ended') break
    const again = await finish(sitting)
    if (again === 'input-ended') break
    if (again === 'left') return terminal.print(t.goodbye())
    seed++
    begun = beginAnew(terminal, agreement, seed, given)
  }
  terminal.print('', t.input_ended())
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
      terminal.print(t.going_on({ file: given.load }))
      return { sitting, agreement }
    }
    terminal.print(loaded.problem, t.new_instead(), '')
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
  { expansions, options }: Agreement,
  seed: number,
): void {
  const table = players.map(({ name, bot }) =>
    bot === undefined ? name : `${name} (${sayBot(bot)})`,
  )
  const game = `${sayExpansions(expansions)}, ${presetName(presetOf(options))}`
  const text = t.at_table({ names: list(table), game, seed })
  terminal.print(...wrap(text, terminal.width()))
}

/** Shows the score and asks for another game. */
async function finish(sitting: Sitting): Promise<End | 'again'> {
  const { terminal, session } = sitting
  const scene = sceneOfPerson(sitting)
  terminal.print(
    '',
    ...finalScoreLines(standings(session.table.game), scene, terminal.paint, terminal.width()),
    '',
  )
  for (;;) {
    const line = await terminal.ask(t.again(answers()))
    if (line === undefined) return 'input-ended'
    const word = line.trim()
    if (isYes(word)) return 'again'
    if (isNo(word) || readCommand(word, ['quit']) !== undefined) return 'left'
    const file = fileToSave(word)
    if (file === undefined) terminal.print(...wrap(t.yes_or_no(answers()), terminal.width()))
    else await saveGame(sitting, file)
  }
}
