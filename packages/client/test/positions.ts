// Moments of games, one for each question, as files that the page can load.

import { bots } from '@hadal/bots'
import {
  asked,
  type ExpansionName,
  type GameRecord,
  isOver,
  legal,
  PRESETS,
  type RecordedTable,
  recordGame,
  type Setup,
  seatAsked,
  seeded,
  type View,
  view,
} from '@hadal/engine'
import { QUESTIONS } from '@hadal/words'
import { randomFrom } from '@hadal/words/testing'
import { writeRecordText } from '../src/keep/recordText.ts'

/** The seat that is asked in every position: the person's. */
const ME = 0
/** Games that bots play; they make the finer positions. */
const FINE_GAMES = 24
/** Of a hundred decisions of those so many are made by chance: there is much that bots never do. */
const BY_CHANCE = [10, 40] as const
/** What was not met there is looked for in so many games of chance at most. */
const MORE_GAMES = 2000
/** No position is better than this. */
const BEST = 8
/** Longer games have run into a circle. */
const LONGEST = 3000

/**
 * It takes the Corruptor, five in pearls and nebulis in the same purse: once in thousands of games.
 * What is asked then are a few plain buttons, like in many others.
 */
const NEVER_MET = 'pay for the second lord'

/** Every question that a position is found for. */
const QUESTION_NAMES: readonly string[] = Object.keys(QUESTIONS).filter(
  (name) => name !== NEVER_MET,
)

/** Who sits at the table: a name as long as names may be among them. */
const NAMES = ['Olena', 'Brine', 'Thalassa Nereida', 'Kelp', 'Silt'] as const

/** Both boxes with a table full of players, and the smaller games between. */
const SETUPS: readonly Setup[] = [
  setup(5, ['kraken', 'leviathan']),
  setup(4, []),
  setup(4, ['kraken', 'leviathan']),
  setup(3, ['kraken']),
  setup(3, ['leviathan']),
]

function setup(players: number, expansions: readonly ExpansionName[]): Setup {
  return { players, expansions, options: PRESETS.rulebook }
}

/** A moment in which the person is asked something. */
interface Position {
  /** The game up to there, to be loaded. */
  readonly file: string
  /** How many decisions there are to choose from. */
  readonly choices: number
}

/** Moments of games, by what is asked in them. */
export type Positions = Readonly<Record<string, Position>>

/** The game in which something is asked. */
export function fileAt(positions: Positions, question: string): string {
  const position = positions[question]
  if (position === undefined) throw new Error(`“${question}” is no question.`)
  return position.file
}

/** A moment of a game that was found, and how well it shows its question. */
interface Found {
  readonly record: GameRecord
  readonly choices: number
  readonly worth: number
}

/** Plays games until every question was asked of the person, best in the middle of a game. */
export function findPositions(): Positions {
  const found = new Map<string, Found>()
  const isDone = (seed: number) => seed >= FINE_GAMES && found.size >= QUESTION_NAMES.length
  for (let seed = 0; seed < FINE_GAMES + MORE_GAMES && !isDone(seed); seed++) {
    playGame(seed, (name, see, { record, table }) => {
      const best = found.get(name)?.worth ?? -1
      if (best >= BEST) return
      const worth = worthOf(see())
      if (best >= worth) return
      const choices = legal(table).toArray().length
      found.set(name, { record: { ...record, moves: [...record.moves] }, choices, worth })
    })
  }
  return Object.fromEntries(
    QUESTION_NAMES.map((name) => {
      const moment = found.get(name)
      if (moment === undefined) throw new Error(`“${name}” was never asked.`)
      return [name, { file: fileOf(moment.record), choices: moment.choices }]
    }),
  )
}

/** A game that is over, with both expansions; with another seed, another one. */
export function finishedGame(seed = 0): string {
  const known = finished.get(seed) ?? fileOf(playGame(seed, () => {}).record)
  finished.set(seed, known)
  return known
}

/** Games that were played already, by their seeds. */
const finished = new Map<number, string>()

/** A record as a file, with one person and otherwise bots. */
function fileOf(record: GameRecord): string {
  const seats = NAMES.slice(0, record.setup.players).map((name, seat) => ({
    name,
    bot: seat === ME ? undefined : 'greedy',
  }))
  return writeRecordText({ record, seats, perfectMemory: true })
}

type Look = (question: string, see: () => View, game: RecordedTable) => void

/** Plays a game to its end and shows every moment in which the person is asked. */
function playGame(seed: number, look: Look): RecordedTable {
  const setup = SETUPS[seed % SETUPS.length]
  const bot = bots.get('greedy')
  if (setup === undefined || bot === undefined) throw new Error('nobody can play')
  const game = recordGame(setup, seeded(seed))
  const { table } = game
  const random = randomFrom(seed)
  const chance = seed < FINE_GAMES ? (BY_CHANCE[seed % BY_CHANCE.length] ?? 0) : 100
  for (let count = 0; !isOver(table.game) && count < LONGEST; count++) {
    const seat = seatAsked(table.game)
    const choices = legal(table).toArray()
    const see = () => view(table.game, seat)
    if (seat === ME) look(asked(table.game)?.question.name ?? '', see, game)
    const chosen =
      random(100) < chance
        ? choices[random(choices.length)]
        : bot.choose({ legal: choices, view: see, random })
    game.play(chosen ?? 0)
  }
  return game
}

/** A table that has something on it, and a hand that is neither empty nor a heap. */
function worthOf({ turn, seats, players }: View): number {
  const { handSize = 0, lords = [] } = seats[ME] ?? {}
  const round = turn / players
  const hand = handSize >= 4 && handSize <= 9 ? 3 : handSize > 0 ? 1 : 0
  return hand + Math.min(3, lords.length) + (round >= 4 ? 2 : 0)
}
