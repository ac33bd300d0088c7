import {
  FEWEST_PLAYERS,
  isOver,
  legal,
  MOST_PLAYERS,
  recordGame,
  seatAsked,
  seeded,
  turnDigests,
  view,
  writeRecord,
} from '@hadal/engine'
import {
  checkPlayers,
  expansions,
  preset,
  readArguments,
  WrongArguments,
  whole,
} from '../arguments.ts'
import { budget } from '../budget.ts'
import { network } from '../network.ts'
import { botList, playerNamed } from '../players.ts'
import type { Report } from '../report.ts'
import { Stream, seedOf } from '../streams.ts'

const recordOptions = {
  players: whole(2, FEWEST_PLAYERS, MOST_PLAYERS),
  seed: whole(1, 0),
  bots: botList('random'),
  budget: budget('instant'),
  net: network,
  expansions,
  preset,
}

/** Plays one game between bots and prints its record, with a digest of the position at every turn. */
export function record(words: readonly string[]): Report {
  const { names, options } = readArguments(recordOptions, words)
  if (names.length > 0) throw new WrongArguments(`record has no use for '${names.join(' ')}'.`)
  const { players, seed } = options
  const bots = options.bots.map((name) => playerNamed(name, options.budget, options.net))
  checkPlayers(players, options.expansions)
  const stream = new Stream(seedOf(seed, ~0))
  const setup = { players, expansions: options.expansions, options: options.preset }
  const { table, play, record: written } = recordGame(setup, seeded(seed))
  while (!isOver(table.game)) {
    const player = bots[seatAsked(table.game) % bots.length]
    if (player === undefined) throw new WrongArguments('--bots must name a bot.')
    const choice = player.bot.choose({
      legal: legal(table).toArray(),
      view: () => view(table.game, seatAsked(table.game)),
      random: (limit) => stream.below(limit),
      mind: player.mind,
    })
    play(choice)
  }
  const text = writeRecord(written, turnDigests()).trimEnd()
  return { json: { record: text }, lines: text.split('\n'), good: true }
}
