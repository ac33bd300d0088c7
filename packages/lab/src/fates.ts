import { type Game, GUILD_NAMES, locations, lords, standings } from '@hadal/engine'
import { rounded, Tally } from './statistics.ts'

/** How a card has done: how often somebody had it at the end, and what became of them. */
export class Fate {
  owned = 0
  wins = 0
  points = 0

  get winShare(): number {
    return this.owned === 0 ? 0 : rounded(this.wins / this.owned, 4)
  }

  add(share: number, points: number): void {
    this.owned++
    this.wins += share
    this.points += points
  }
}

/** What is counted when games are over: who won, with what, and with how many points. */
export class Fates {
  finished = 0
  readonly turns = new Tally()
  readonly score = new Tally()
  readonly winningScore = new Tally()
  /** Games won by seat; those who share a win share the game. */
  readonly wins: number[]
  readonly lords = lords.map(() => new Fate())
  readonly locations = locations.map(() => new Fate())
  /** A guild is had by whoever has one of its lords or more. */
  readonly guilds = GUILD_NAMES.map(() => new Fate())

  constructor(players: number) {
    this.wins = Array.from({ length: players }, () => 0)
  }

  /** Counts a game that is over. */
  count(game: Game): void {
    this.finished++
    this.turns.add(game.turn[0] ?? 0)
    const scores = standings(game)
    const winners = scores.filter(({ place }) => place === 1).length
    for (const { seat, place, total, lords: theirLords, locations: theirLocations } of scores) {
      const share = place === 1 ? 1 / winners : 0
      this.wins[seat] = (this.wins[seat] ?? 0) + share
      this.score.add(total)
      if (place === 1) this.winningScore.add(total)
      for (const { lord, points } of theirLords) this.lords[lord]?.add(share, points)
      for (const { location, points } of theirLocations)
        this.locations[location]?.add(share, points)
      const guilds = new Set(theirLords.map(({ lord }) => lords[lord]?.guild))
      for (const guild of guilds) if (guild !== undefined) this.guilds[guild]?.add(share, 0)
    }
  }

  /** The share of the games that each seat won. */
  get winShareBySeat(): number[] {
    return this.wins.map((wins) => rounded(wins / Math.max(1, this.finished), 5))
  }
}
