import type { ExpansionName } from '@hadal/engine'
import { ownersName, seatOfPerson } from '../../stats/people.ts'
import type { CountedGame } from '../../stats/store.ts'
import type { MyGame } from '../../stats/sums.ts'
import { LEVELS, type Level, partsOf, readBot } from '../setup/bots.ts'

/** The games that somebody has played, as they look back at them; the oldest first. */
export function gamesOf(games: readonly CountedGame[], person: string): readonly MyGame[] {
  const owner = ownersName(games)
  return games.flatMap((game) => {
    const { id, seats, expansions, played } = game
    const seat = seatOfPerson(game, person, owner)
    const me = seat === undefined ? undefined : played.seats[seat]
    if (me === undefined) return []
    const bots = seats.flatMap(({ bot, standsIn }, at) =>
      bot === undefined || standsIn || at === seat ? [] : [bot],
    )
    const rivals = played.seats.filter((_, at) => at !== seat)
    return [{ id, players: seats.length, expansions, bots, me, rivals }]
  })
}

/** Which games are looked at. */
export const KINDS_OF_GAMES = ['all', 'base', 'kraken', 'leviathan', 'people'] as const
export type KindOfGames = (typeof KINDS_OF_GAMES)[number]

export function isOfKind({ expansions, bots }: MyGame, kind: KindOfGames): boolean {
  if (kind === 'all') return true
  if (kind === 'people') return bots.length === 0
  return kind === 'base' ? expansions.length === 0 : expansions.includes(kind)
}

/** The strongest bot that played against me: its level from 1 on; 0 where only people did. */
export function strongestRival({ bots }: MyGame): number {
  const levels = bots.flatMap((bot) => {
    const name = readBot(bot)
    return name === undefined ? [] : [LEVELS.indexOf(partsOf(name).level) + 1]
  })
  return Math.max(0, ...levels)
}

export const levelAt = (number: number): Level | undefined => LEVELS[number - 1]

/** The boxes of a game as one word that can be compared. */
export const boxesOf = ({ expansions }: MyGame): string => [...expansions].toSorted().join(' ')

export const boxesIn = (word: string): readonly ExpansionName[] =>
  word === '' ? [] : (word.split(' ') as ExpansionName[])
