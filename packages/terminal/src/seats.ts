import { type Bot, bots } from '@hadal/bots'
import { legal, refuse, seatAsked, seeded, type Table, view } from '@hadal/engine'
import { normal } from './input/match.ts'
import { at } from './words/at.ts'

/** Who sits where. A seat without a bot is a person's. */
export interface SeatedPlayer {
  readonly name: string
  readonly bot: Bot | undefined
}

const BOT_NAMES = ['Mira', 'Finn', 'Thalia', 'Otto', 'Coralie'] as const

export const BOT_KINDS: readonly string[] = [...bots.keys()]
export const DEFAULT_BOT = 'greedy'

/** The bot of a kind, if there is one. */
export function botOf(kind: string): Bot | undefined {
  return bots.get(kind)
}

/** Seats a person, if there is one, and bots; with too few kinds named, they go round again. */
export function seatPlayers(
  players: number,
  person: string | undefined,
  kinds: readonly string[],
): SeatedPlayer[] {
  const names = BOT_NAMES.filter((name) => person === undefined || normal(name) !== normal(person))
  const people = person === undefined ? [] : [{ name: person, bot: undefined }]
  return Array.from({ length: players }, (_, seat) => {
    const seated = people[seat]
    if (seated !== undefined) return seated
    const number = seat - people.length
    const kind = kinds[number % kinds.length] ?? DEFAULT_BOT
    const bot = botOf(kind)
    if (bot === undefined) throw new Error(`there is no bot called ${kind}`)
    return { name: at(names, number), bot }
  })
}

/** Luck of the bots' own: the table's luck is not touched by what they think. */
export function randomFrom(seed: number): (limit: number) => number {
  const chance = seeded(seed)
  return (limit) => chance.draw(0, new Uint8Array(limit).fill(1), limit)
}

/** Asks a bot what it decides. */
export function askBot(table: Table, bot: Bot, random: (limit: number) => number): number {
  const seat = seatAsked(table.game)
  const decision = bot.choose({
    legal: legal(table).toArray(),
    view: () => view(table.game, seat),
    random,
  })
  const refusal = refuse(table, seat, decision)
  if (refusal !== undefined)
    throw new Error(`the bot ${bot.name} decided ${decision}, which is refused: ${refusal.reason}`)
  return decision
}
