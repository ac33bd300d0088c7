import {
  isOver,
  legal,
  recordGame,
  seatAsked,
  seeded,
  turnDigests,
  view,
  writeRecord,
} from '@hadal/engine'
import { checkPlayers, expansions, players, preset, seed, WrongArguments } from '../arguments.ts'
import { budget } from '../budget.ts'
import { command } from '../command.ts'
import { network } from '../network.ts'
import { botList, playerNamed } from '../players.ts'
import { Stream, seedOf } from '../streams.ts'

/** Plays one game between bots and prints its record, with a digest of the position at every turn. */
export const record = command({
  name: 'record',
  options: {
    players,
    seed,
    bots: botList('bots that take the seats in turn', 'random'),
    budget: budget('instant'),
    net: network,
    expansions,
    preset,
  },
  run({ options }) {
    const bots = options.bots.map((name) => playerNamed(name, options.budget, options.net))
    checkPlayers(options.players, options.expansions)
    const stream = new Stream(seedOf(options.seed, ~0))
    const setup = {
      players: options.players,
      expansions: options.expansions,
      options: options.preset,
    }
    const { table, play, record: written } = recordGame(setup, seeded(options.seed))
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
  },
})
