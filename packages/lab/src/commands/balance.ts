import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  EXPANSION_NAMES,
  type ExpansionName,
  GUILD_NAMES,
  locations,
  lords,
  PRESETS,
} from '@hadal/engine'
import { file, type Option, seed, type Values, WrongArguments, whole } from '../arguments.ts'
import { budget } from '../budget.ts'
import { command } from '../command.ts'
import { type Fate, Fates } from '../fates.ts'
import { network } from '../network.ts'
import { botList, playerNamed } from '../players.ts'
import { Progress } from '../progress.ts'
import { columns, percent } from '../report.ts'
import { Sitting, TOO_LONG } from '../sitting.ts'
import { rounded } from '../statistics.ts'
import { seedOf } from '../streams.ts'

/** Where the page of the game reads it. */
const PAGE = join(import.meta.dirname, '../../../client/src/screens/balance/games.json')

/** A number of players and the expansions they play with: `3+kraken`. */
interface Kind {
  readonly name: string
  readonly players: number
  readonly expansions: readonly ExpansionName[]
}

const BOXES: readonly (readonly ExpansionName[])[] = [
  [],
  ...EXPANSION_NAMES.map((name) => [name]),
  EXPANSION_NAMES,
]

const KINDS: readonly Kind[] = [2, 3, 4].flatMap((players) =>
  BOXES.map((expansions) => ({ name: [players, ...expansions].join('+'), players, expansions })),
)

const KIND_NAMES = KINDS.map(({ name }) => name).join(', ')

const kinds: Option<readonly Kind[]> = {
  help: `kinds of games, separated by commas: ${KIND_NAMES}`,
  value: 'KINDS',
  text: 'all',
  read(text, name) {
    if (text === 'all') return KINDS
    return text.split(',').map((word) => {
      const kind = KINDS.find((one) => one.name === word.trim())
      if (kind !== undefined) return kind
      throw new WrongArguments(`--${name} can name ${KIND_NAMES}, or all, not '${word}'.`)
    })
  },
}

const balanceOptions = {
  games: whole('games of each kind', 1000, 1),
  seed,
  bots: botList('bots that take the seats in turn', 'random'),
  budget: budget('instant'),
  net: network,
  kinds,
  workers: whole('worker processes; each plays one kind at a time', 1, 1, 64),
  out: {
    ...file('file to write the counts to; an empty name writes none'),
    text: PAGE,
    usual: 'the data of the page /balance',
  },
}

/** What became of those who had a card: how many, how many of them won, and their points by it. */
type Counted = readonly [owned: number, wins: number, points: number]

/** The games of one kind, as they are written down. */
export interface KindOfGames {
  readonly players: number
  readonly expansions: readonly ExpansionName[]
  readonly games: number
  readonly meanScore: number
  readonly meanWinningScore: number
  readonly meanTurns: number
  /** Games won by seat, the first being the one that begins. */
  readonly wins: readonly number[]
  readonly lords: Readonly<Record<string, Counted>>
  readonly locations: Readonly<Record<string, Counted>>
  readonly guilds: Readonly<Record<string, Counted>>
}

/** P103: how cards, guilds and seats do when bots play among themselves. */
export const balance = command({
  name: 'balance',
  options: balanceOptions,
  async run({ options, words }) {
    const { games, bots, out } = options
    const played =
      options.workers === 1
        ? options.kinds.map((kind) => playKind(kind, options))
        : await playApart(options.kinds, words, options.workers)
    const unfinished = played.reduce((sum, kind) => sum + games - kind.games, 0)
    const json = { bots, games, unfinished, kinds: played }
    if (out !== '') writeFileSync(out, inLines(json))
    return { json, lines: played.flatMap(linesOf), good: unfinished === 0 }
  },
})

function playKind(
  { players, expansions }: Kind,
  options: Values<typeof balanceOptions>,
): KindOfGames {
  const { games, seed } = options
  const bots = options.bots.map((name) => playerNamed(name, options.budget, options.net))
  const sitting = new Sitting()
  const fates = new Fates(players)
  const setup = { players, expansions, options: PRESETS.rulebook }
  const progress = new Progress(games)
  for (let game = 0; game < games; game++) {
    sitting.deal(setup, seedOf(seed, game), seedOf(seed, ~game))
    for (let decisions = 0; decisions < TOO_LONG && !sitting.isOver; decisions++) {
      // Bots of different strength begin in turn, so that seats are compared and not bots.
      const player = bots[(sitting.seat + game) % bots.length]
      if (player === undefined) throw new Error('nobody plays')
      sitting.play(player.bot, sitting.ask(player.bot, player.mind))
    }
    if (sitting.isOver) fates.count(sitting.table.game)
    progress.update(game + 1)
  }
  progress.end()
  return {
    players,
    expansions,
    games: fates.finished,
    meanScore: rounded(fates.score.mean, 2),
    meanWinningScore: rounded(fates.winningScore.mean, 2),
    meanTurns: rounded(fates.turns.mean, 2),
    wins: fates.wins.map((wins) => rounded(wins, 2)),
    lords: counted(
      lords.map(({ name }) => name),
      fates.lords,
    ),
    locations: counted(
      locations.map(({ name }) => name),
      fates.locations,
    ),
    guilds: counted(GUILD_NAMES, fates.guilds),
  }
}

/** By name; what nobody ever had is left out. */
function counted(names: readonly string[], fates: readonly Fate[]): Record<string, Counted> {
  const had = names.flatMap((name, at): [string, Counted][] => {
    const { owned = 0, wins = 0, points = 0 } = fates[at] ?? {}
    return owned === 0 ? [] : [[name, [owned, rounded(wins, 2), points]]]
  })
  return Object.fromEntries(had)
}

/** Plays every kind with a process of its own, so many at a time. */
async function playApart(
  wanted: readonly Kind[],
  words: readonly string[],
  workers: number,
): Promise<readonly KindOfGames[]> {
  const played: KindOfGames[] = []
  // The longest games first, so that none is left alone at the end.
  const waiting = wanted
    .map((kind, at) => ({ kind, at }))
    .toSorted((one, other) => other.kind.name.length - one.kind.name.length)
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const alone = ['--kinds', next.kind.name, '--workers', '1', '--out', '', '--json']
      const { kinds: found } = JSON.parse(await lab(['balance', ...words, ...alone]))
      played[next.at] = found[0]
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return played
}

/** Runs this program once more and hands back what it prints. */
function lab(words: readonly string[]): Promise<string> {
  const main = join(import.meta.dirname, '../main.ts')
  const child = spawn(process.execPath, [...process.execArgv, main, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (part) => {
    text += part
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`lab ${words.join(' ')} ended with ${code}`)),
    )
  })
}

/** As the formatter of the repository writes it: objects over lines, lists of numbers in one. */
function inLines(value: unknown, indent = ''): string {
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== 'object'))
      return `[${value.map((one) => JSON.stringify(one)).join(', ')}]`
    const lines = value.map((one) => `${indent}  ${inLines(one, `${indent}  `)}`)
    return `[\n${lines.join(',\n')}\n${indent}]`
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const lines = Object.entries(value).map(
    ([name, one]) => `${indent}  ${JSON.stringify(name)}: ${inLines(one, `${indent}  `)}`,
  )
  const text = `{\n${lines.join(',\n')}\n${indent}}`
  return indent === '' ? `${text}\n` : text
}

/** For people: who begins, and which lords do best and worst. */
function linesOf({
  players,
  expansions,
  games,
  wins,
  lords: theirs,
  ...kind
}: KindOfGames): string[] {
  const ranked = Object.entries(theirs)
    .map(([name, [owned, won]]) => ({ name, share: won / owned }))
    .toSorted((one, other) => other.share - one.share)
  const named = (some: typeof ranked): string =>
    some.map(({ name, share }) => `${name} ${percent(share)}`).join(', ')
  return [
    `${players} players, ${expansions.join(' and ') || 'base game'}: ${games} games`,
    ...columns([
      ['  mean score', `${kind.meanScore}, of winners ${kind.meanWinningScore}`],
      ['  wins by seat', wins.map((won) => percent(won / Math.max(1, games))).join(', ')],
      ['  best lords', named(ranked.slice(0, 5))],
      ['  last lords', named(ranked.slice(-5))],
    ]),
  ]
}
