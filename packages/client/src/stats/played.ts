import {
  type Event,
  type GameRecord,
  KINDS,
  type LocationId,
  type LordId,
  newGame,
  play,
  type Score,
  scripted,
  standings,
  strengthOf,
  type Table,
} from '@hadal/engine'
import { pointsFrom, SOURCES, type Source } from '@hadal/words'

/** Allies by strength, from 1 on; the first number is nobody's. */
type ByStrength = readonly number[]

/** What one seat made of a game. */
export interface PlayedSeat {
  /** 1 for those who won. */
  readonly place: number
  readonly total: number
  readonly points: Readonly<Record<Source, number>>
  /** The lords that came to this seat, each once, whether they stayed or not. */
  readonly lords: readonly LordId[]
  readonly lordsAtEnd: number
  readonly locations: readonly { readonly location: LocationId; readonly points: number }[]
  /** How many allies were bought from the depths, and for how many pearls and nebulis. */
  readonly bought: ByStrength
  readonly paid: ByStrength
  readonly pearlsEarned: number
  readonly pearlsSpent: number
  readonly monsters: number
  readonly slain: number
}

/** A finished game in numbers, by seat. */
export interface PlayedGame {
  readonly turns: number
  readonly seats: readonly PlayedSeat[]
}

/** The strengths that an ally may have, and 0. */
const STRENGTHS = 6

class Counting {
  readonly lords = new Set<LordId>()
  readonly bought = new Array<number>(STRENGTHS).fill(0)
  readonly paid = new Array<number>(STRENGTHS).fill(0)
  monsters = 0
  slain = 0
  pearlsEarned = 0
  pearlsSpent = 0
  private pearls: number | undefined

  /** What comes and goes between two looks is small, and never both. */
  look(pearls: number): void {
    const more = pearls - (this.pearls ?? pearls)
    if (more > 0) this.pearlsEarned += more
    else this.pearlsSpent -= more
    this.pearls = pearls
  }

  note(event: Event): void {
    if (event.type === 'lord-gained') this.lords.add(event.lord)
    else if (event.type === 'monster-fought') this.monsters++
    else if (event.type === 'leviathan-slain') this.slain++
    else if (event.type === 'ally-bought' && event.kind < KINDS) {
      const strength = strengthOf[event.kind] ?? 0
      this.bought[strength] = (this.bought[strength] ?? 0) + 1
      this.paid[strength] = (this.paid[strength] ?? 0) + event.pearls + event.nebulis
    }
  }
}

/** Plays a finished game again and counts. */
export function playedOf({ setup, deal, moves }: GameRecord): PlayedGame {
  const counts = Array.from({ length: setup.players }, () => new Counting())
  let table: Table | undefined
  const look = (): void => {
    for (const [seat, count] of counts.entries()) count.look(table?.game.pearls[seat] ?? 0)
  }
  table = newGame(setup, scripted(deal), (event) => {
    if (table === undefined) return
    look()
    if ('seat' in event && event.seat !== undefined) counts[event.seat]?.note(event)
  })
  look()
  for (const { decision, luck } of moves) {
    table.chance = scripted(luck)
    play(table, decision)
    look()
  }
  const { game } = table
  const scores = standings(game).toSorted((one, other) => one.seat - other.seat)
  return {
    turns: game.turn[0] ?? 0,
    seats: scores.map((score) => seatOf(score, counts[score.seat] ?? new Counting())),
  }
}

function seatOf(score: Score & { readonly place: number }, count: Counting): PlayedSeat {
  const { place, total } = score
  return {
    place,
    total,
    points: pointsBySource(score),
    lords: [...count.lords],
    lordsAtEnd: score.lords.length,
    locations: score.locations.map(({ location, points }) => ({ location, points })),
    bought: count.bought,
    paid: count.paid,
    pearlsEarned: count.pearlsEarned,
    pearlsSpent: count.pearlsSpent,
    monsters: count.monsters,
    slain: count.slain,
  }
}

function pointsBySource(score: Score): PlayedSeat['points'] {
  const [lords, locations, affiliated, tokens, losses] = SOURCES.map((source) =>
    pointsFrom(source, score),
  )
  return {
    lords: lords ?? 0,
    locations: locations ?? 0,
    affiliated: affiliated ?? 0,
    tokens: tokens ?? 0,
    losses: losses ?? 0,
  }
}
