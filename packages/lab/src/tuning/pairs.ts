import { type Bot, type GreedyWeights, greedyWith } from '@hadal/bots'
import { type Setup, standings } from '@hadal/engine'
import { Sitting, TOO_LONG } from '../sitting.ts'

/** A deal that two sets of weights play against each other. */
export interface Pair {
  readonly setup: Setup
  /** The luck of the game. */
  readonly seed: number
  readonly one: GreedyWeights
  readonly other: GreedyWeights
}

/** What came of a deal for the first of two, the mean of both ways to sit. */
export interface Outcome {
  /** Points ahead of the other, from seat to seat. */
  readonly margin: number
  /** The share of the win. */
  readonly share: number
}

const sitting = new Sitting()

/** Plays a deal twice: the two take every other seat, and change places. */
export function playPair({ setup, seed, one, other }: Pair): Outcome {
  const bots = [greedyWith('one', () => one), greedyWith('other', () => other)]
  let margin = 0
  let share = 0
  for (const first of [0, 1]) {
    sitting.deal(setup, seed, seed)
    playOut(bots, first)
    const outcome = outcomeFor(first, setup.players)
    margin += outcome.margin / 2
    share += outcome.share / 2
  }
  return { margin, share }
}

/** The first of the two bots sits in the seats from `first` on, in every other one. */
function playOut(bots: readonly Bot[], first: number): void {
  for (let decisions = 0; decisions < TOO_LONG && !sitting.isOver; decisions++) {
    const bot = bots[(sitting.seat + first) % 2]
    if (bot === undefined) throw new Error('two bots play')
    sitting.play(bot, sitting.ask(bot))
  }
}

function outcomeFor(first: number, players: number): Outcome {
  const scores = standings(sitting.table.game)
  const winners = scores.filter(({ place }) => place === 1).length
  let mine = 0
  let theirs = 0
  let share = 0
  const seats = Math.ceil((players - first) / 2)
  for (const { seat, place, total } of scores)
    if (seat % 2 === first) {
      mine += total / seats
      if (place === 1) share += 1 / winners
    } else theirs += total / (players - seats)
  return { margin: mine - theirs, share }
}
