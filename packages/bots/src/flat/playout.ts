import {
  copyGame,
  createTable,
  Game,
  isOver,
  legal,
  play,
  type Seat,
  Source,
  seeded,
  standings,
  type Table,
} from '@hadal/engine'

/** Random play that goes on for longer is broken off and counted as it stands. */
const TOO_LONG = 5_000
/** Points ahead are little beside the win, but tell apart what wins equally often. */
const POINT = 1 / 500
/** One of each number: whoever draws from it chooses at random. */
const NUMBERS = new Uint8Array(256).fill(1)

/** A table on which random games are played to their end, one after the other. */
export class Playouts {
  private readonly table: Table = createTable(new Game(), seeded(0))

  /**
   * What a decision comes to for a seat when everybody plays on at random: the share of the win, and
   * a little for the points ahead. Nothing if the decision cannot be taken in this game.
   *
   * Equal seeds mean equal luck, for the cards as for those who decide.
   */
  valueOf(decision: number, seat: Seat, from: Game, seed: number): number | undefined {
    const { table } = this
    const { game, options } = table
    copyGame(from, game)
    table.chance = seeded(seed)
    table.settled = false
    // A question with one answer must not be answered before it was asked.
    table.asksAll = true
    legal(table)
    table.asksAll = false
    if (game.agendaSize !== from.agendaSize || !options.has(decision)) return undefined
    play(table, decision)
    const whim = seeded(~seed)
    for (let step = 0; step < TOO_LONG && !isOver(game); step++)
      play(table, options.list[whim.draw(Source.Die, NUMBERS, options.size)] ?? 0)
    return worth(game, seat)
  }
}

function worth(game: Game, seat: Seat): number {
  const scores = standings(game)
  const mine = scores.find((score) => score.seat === seat)
  if (mine === undefined) return 0
  const others = scores.filter((score) => score !== mine)
  const ahead = mine.total - Math.max(...others.map(({ total }) => total))
  const winners = scores.filter(({ place }) => place === 1).length
  return (mine.place === 1 ? 1 / winners : 0) + POINT * ahead
}
