import { standings } from '@hadal/engine'
import { cpuMicroseconds } from '../cpu.ts'
import { type Player, playerNamed } from '../players.ts'
import { Sitting, TOO_LONG } from '../sitting.ts'
import { median } from '../statistics.ts'
import { type Fixture, seedOfBots, seedOfDeal } from './fixture.ts'

/** How a bot did on one deal, alone in every seat in turn. */
export interface Side {
  /** Share of the wins. */
  readonly share: number
  /** Points ahead of the mean of the others. */
  readonly margin: number
  /** Games that went on for too long; they count as they stood. */
  readonly unfinished: number
  readonly decisions: number
  readonly microseconds: number
}

/** How one deal went. */
export interface Result {
  readonly a: Side
  readonly b: Side
}

/** How much better one bot did than the other, from 0 to 1; half when they are equal. */
export const scoreOf = ({ a, b }: Result): number => (a.share + 1 - b.share) / 2

/** What a bot has used up on one deal. */
class Account {
  readonly player: Player
  decisions = 0
  microseconds = 0

  constructor(player: Player) {
    this.player = player
  }
}

/** What is counted while a bot sits alone. */
interface Alone {
  readonly share: number
  readonly margin: number
  readonly unfinished: number
}

/** A table on which deals are played, one after the other. */
export class Dealer {
  private readonly sitting = new Sitting()
  private readonly clock = new Clock()

  /**
   * Plays a deal with each of the two bots alone in every seat.
   *
   * With two players the one alone and the others change places by themselves.
   */
  play(fixture: Fixture, deal: number): Result {
    const { a, b, budget, net } = fixture
    const first = new Account(playerNamed(a, budget, net))
    const second = new Account(playerNamed(b, budget, net))
    const ofFirst = this.playRotations(fixture, deal, first, second)
    const ofSecond =
      fixture.setup.players === 2
        ? { share: 1 - ofFirst.share, margin: 0 - ofFirst.margin, unfinished: 0 }
        : this.playRotations(fixture, deal, second, first)
    return { a: sideOf(ofFirst, first), b: sideOf(ofSecond, second) }
  }

  private playRotations(fixture: Fixture, deal: number, alone: Account, others: Account): Alone {
    const { sitting } = this
    const { setup } = fixture
    const { players } = setup
    let share = 0
    let margin = 0
    let unfinished = 0
    for (let seat = 0; seat < players; seat++) {
      sitting.deal(setup, seedOfDeal(fixture, deal), seedOfBots(fixture, deal))
      this.playOut(seat, alone, others)
      if (!sitting.isOver) unfinished++
      const scores = standings(sitting.table.game)
      const winners = scores.filter(({ place }) => place === 1)
      const mine = scores.find((score) => score.seat === seat)?.total ?? 0
      const theirs = scores.reduce((sum, score) => sum + score.total, 0) - mine
      if (winners.some((winner) => winner.seat === seat)) share += 1 / winners.length
      margin += mine - theirs / (players - 1)
    }
    return { share: share / players, margin: margin / players, unfinished }
  }

  private playOut(seat: number, alone: Account, others: Account): void {
    const { sitting, clock } = this
    for (let decisions = 0; decisions < TOO_LONG && !sitting.isOver; decisions++) {
      const account = sitting.seat === seat ? alone : others
      const { bot, mind } = account.player
      const started = cpuMicroseconds()
      const decision = sitting.ask(bot, mind)
      account.microseconds += cpuMicroseconds() - started - clock.own
      account.decisions++
      sitting.play(bot, decision)
    }
  }
}

function sideOf(alone: Alone, { decisions, microseconds }: Account): Side {
  return { ...alone, decisions, microseconds }
}

/** What reading the clock costs by itself, so that it can be left out of account. */
class Clock {
  readonly own: number

  constructor() {
    const costs: number[] = []
    for (let round = 0; round < 50; round++) {
      const started = cpuMicroseconds()
      for (let i = 0; i < 100; i++) cpuMicroseconds()
      costs.push((cpuMicroseconds() - started) / 101)
    }
    this.own = median(costs)
  }
}
