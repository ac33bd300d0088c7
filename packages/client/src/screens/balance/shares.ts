import { type ExpansionName, GUILD_NAMES, locations, lords } from '@hadal/engine'

/** What became of those who had a card: how many, how many of them won, and their points by it. */
type Counted = readonly number[]

/** Games of one kind that bots played among themselves, as the lab has written them down. */
export interface KindOfGames {
  readonly players: number
  readonly expansions: readonly string[]
  readonly games: number
  readonly meanScore: number
  readonly meanWinningScore: number
  readonly meanTurns: number
  readonly wins: readonly number[]
  readonly lords: Readonly<Record<string, Counted | undefined>>
  readonly locations: Readonly<Record<string, Counted | undefined>>
  readonly guilds: Readonly<Record<string, Counted | undefined>>
}

/** What can be compared. */
export const ABOUTS = ['lords', 'locations', 'guilds'] as const
export type About = (typeof ABOUTS)[number]

/** How those did who had something. */
export interface Share {
  /** Its number in the rules. */
  readonly id: number
  readonly owned: number
  readonly share: number
  /** Where the true share is with a probability of 95 %. */
  readonly least: number
  readonly most: number
  /** The mean of the points it brought. */
  readonly points: number
}

const NAMES: Readonly<Record<About, readonly string[]>> = {
  lords: lords.map(({ name }) => name),
  locations: locations.map(({ name }) => name),
  guilds: GUILD_NAMES,
}

/** The shares of everything that somebody had. */
export function sharesOf(kind: KindOfGames, about: About): readonly Share[] {
  return NAMES[about].flatMap((name, id) => {
    const [owned = 0, wins = 0, points = 0] = kind[about][name] ?? []
    return owned === 0 ? [] : [{ id, owned, points: points / owned, ...shareOf(wins, owned) }]
  })
}

/** How often each seat won, the first being the one that begins. */
export function sharesOfSeats({ wins, games }: KindOfGames): readonly Omit<Share, 'points'>[] {
  return wins.map((won, id) => ({ id, owned: games, ...shareOf(won, games) }))
}

/** A share with its interval, after Wilson: it holds for few games and for shares near the ends as well. */
export function shareOf(
  wins: number,
  games: number,
): { readonly share: number; readonly least: number; readonly most: number } {
  const share = wins / games
  const middle = (share + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games)
  const half =
    (Z / (1 + Z ** 2 / games)) *
    Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2))
  return { share, least: Math.max(0, middle - half), most: Math.min(1, middle + half) }
}

/** So many standard errors hold 95 %. */
const Z = 1.96

/** The games of a kind, if there are any. */
export function kindOf(
  kinds: readonly KindOfGames[],
  players: number,
  expansions: readonly ExpansionName[],
): KindOfGames | undefined {
  return kinds.find(
    (kind) =>
      kind.players === players &&
      kind.expansions.length === expansions.length &&
      expansions.every((name) => kind.expansions.includes(name)),
  )
}

/** By what rows are put in order. */
export type Order = 'name' | 'share' | 'owned' | 'points'

export function inOrder(
  shares: readonly Share[],
  order: Order,
  descending: boolean,
  nameOf: (id: number) => string,
  compare: (one: string, other: string) => number,
): readonly Share[] {
  const sign = descending ? -1 : 1
  return shares.toSorted((one, other) =>
    order === 'name'
      ? sign * compare(nameOf(one.id), nameOf(other.id))
      : sign * (one[order] - other[order]),
  )
}
