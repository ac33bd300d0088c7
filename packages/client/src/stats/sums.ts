import type { ExpansionName } from '@hadal/engine'
import { SOURCES, type Source } from '@hadal/words'
import { type Share, shareOf } from '../screens/balance/shares.ts'
import type { PlayedSeat } from './played.ts'

/** A finished game as one of those who played it looks back at it. */
export interface MyGame {
  readonly id: string
  readonly players: number
  readonly expansions: readonly ExpansionName[]
  /** The bots that played against me, by name; none where only people did. */
  readonly bots: readonly string[]
  readonly me: PlayedSeat
  readonly rivals: readonly PlayedSeat[]
}

/** Some games, how many of them were won, and the points in them. */
export interface Tally {
  readonly games: number
  readonly wins: number
  readonly average: number
}

/** The mean of something for me, and for a rival of mine. */
export interface Compared {
  readonly mine: number
  readonly rivals: number
}

/** What allies of one strength cost; nothing where nobody bought one. */
export interface Price {
  readonly strength: number
  readonly bought: number
  readonly mine: number | undefined
  readonly rivals: number | undefined
}

const mean = (numbers: readonly number[]): number => total(numbers) / Math.max(1, numbers.length)
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

const hasWon = ({ me }: MyGame): boolean => me.place === 1

export function tallyOf(games: readonly MyGame[]): Tally {
  return {
    games: games.length,
    wins: games.filter(hasWon).length,
    average: mean(games.map(({ me }) => me.total)),
  }
}

/** The share that everybody would win if all were alike. */
export function fairShare(games: readonly MyGame[]): number {
  return mean(games.map(({ players }) => 1 / players))
}

/** Something of mine beside that of a rival, on average over games. */
export function compare(games: readonly MyGame[], of: (seat: PlayedSeat) => number): Compared {
  return {
    mine: mean(games.map(({ me }) => of(me))),
    rivals: mean(games.flatMap(({ rivals }) => rivals.map(of))),
  }
}

/** Where points come from; what the deep gives and takes only where it did. */
export function pointsBySource(
  games: readonly MyGame[],
): readonly (Compared & { readonly source: Source })[] {
  return SOURCES.map((source) => ({
    source,
    ...compare(games, ({ points }) => points[source]),
  })).filter(({ source, mine, rivals }) => source !== 'losses' || mine !== 0 || rivals !== 0)
}

/** Games in groups, in the order of `compareKeys`. */
export function grouped<Key extends string | number>(
  games: readonly MyGame[],
  keyOf: (game: MyGame) => Key,
  compareKeys: (one: Key, other: Key) => number,
): readonly (Tally & { readonly key: Key })[] {
  const keys = [...new Set(games.map(keyOf))].toSorted(compareKeys)
  return keys.map((key) => ({ key, ...tallyOf(games.filter((game) => keyOf(game) === key)) }))
}

/** What allies cost me and my rivals, by strength, the weakest first. */
export function prices(games: readonly MyGame[]): readonly Price[] {
  const rivals = games.flatMap((game) => game.rivals)
  const mine = games.map(({ me }) => me)
  return [1, 2, 3, 4, 5].map((strength) => ({
    strength,
    bought: total(mine.map(({ bought }) => bought[strength] ?? 0)),
    mine: priceFor(mine, strength),
    rivals: priceFor(rivals, strength),
  }))
}

function priceFor(seats: readonly PlayedSeat[], strength: number): number | undefined {
  const bought = total(seats.map((seat) => seat.bought[strength] ?? 0))
  return bought === 0 ? undefined : total(seats.map((seat) => seat.paid[strength] ?? 0)) / bought
}

/** So many purchases of a strength are needed to say something about it. */
const ENOUGH = 3

/** The strength for which I pay most above or below what others do; nothing where too little was bought. */
export function oddestPrice(
  all: readonly Price[],
): (Price & { readonly more: number }) | undefined {
  const compared = all.flatMap((price) =>
    price.bought < ENOUGH || price.mine === undefined || price.rivals === undefined
      ? []
      : [{ ...price, more: price.mine - price.rivals }],
  )
  return compared.toSorted((one, other) => Math.abs(other.more) - Math.abs(one.more))[0]
}

/** How often I won with each lord that came to me. */
export function sharesOfLords(games: readonly MyGame[]): readonly Share[] {
  return sharesBy(games, ({ me }) => me.lords.map((id) => ({ id, points: 0 })))
}

/** How often I won with each location, and what it brought. */
export function sharesOfLocations(games: readonly MyGame[]): readonly Share[] {
  return sharesBy(games, ({ me }) =>
    me.locations.map(({ location, points }) => ({ id: location, points })),
  )
}

interface Had {
  readonly id: number
  readonly points: number
}

function sharesBy(
  games: readonly MyGame[],
  hadIn: (game: MyGame) => readonly Had[],
): readonly Share[] {
  const had = games.flatMap((game) => hadIn(game).map((one) => ({ ...one, won: hasWon(game) })))
  const ids = [...new Set(had.map(({ id }) => id))].toSorted((one, other) => one - other)
  return ids.map((id) => {
    const such = had.filter((one) => one.id === id)
    const wins = such.filter(({ won }) => won).length
    return {
      id,
      owned: such.length,
      points: mean(such.map(({ points }) => points)),
      ...shareOf(wins, such.length),
    }
  })
}
