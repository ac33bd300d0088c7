import { type Bot, botNamed, bots } from '@hadal/bots'
import { legal, refuse, seatAsked, seeded, type Table, view } from '@hadal/engine'
import { normal } from './input/match.ts'
import { mind } from './mind.ts'
import { at } from './words/at.ts'

/** Who sits where. A seat without a bot is a person's. */
export interface SeatedPlayer {
  readonly name: string
  readonly bot: Bot | undefined
}

const BOT_NAMES = ['Mira', 'Finn', 'Thalia', 'Otto', 'Coralie'] as const

/** What the levels are called, the weakest first. */
export const LEVEL_NAMES: readonly string[] = [
  'beginner',
  'amateur',
  'regular',
  'skilled',
  'master',
  'grandmaster',
]

export const BOT_KINDS: readonly string[] = [...LEVEL_NAMES, ...bots.keys()]
/** For games that nobody plays in: it decides at once. */
export const DEFAULT_BOT = 'greedy'
/** For whoever has not chosen an opponent yet. */
export const USUAL_OPPONENT = 'amateur'

/** The bot of a kind, if there is one; after a colon its character: `master:rusher`. */
export function botOf(kind: string): Bot | undefined {
  const [name = '', ...character] = kind.split(':')
  const level = LEVEL_NAMES.indexOf(name) + 1
  return botNamed([level > 0 ? `level-${level}` : name, ...character].join(':'))
}

/** What a bot is called at this table: as whoever seats it calls it. */
export function sayBot({ name }: Bot): string {
  const [level = '', ...character] = name.split(':')
  const said = LEVEL_NAMES[Number(/^level-(\d)$/.exec(level)?.[1]) - 1]
  return [said ?? level, ...character].join(':')
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
  return (limit) => {
    if (limit <= MANY) return chance.draw(0, ANY.subarray(0, limit), limit)
    let number = 0
    for (let reach = 1; reach < limit; reach *= MANY)
      number = number * MANY + chance.draw(0, ANY, MANY)
    return number % limit
  }
}

const MANY = 256
/** One of each number. */
const ANY = new Uint8Array(MANY).fill(1)

/** Asks a bot what it decides. */
export function askBot(table: Table, bot: Bot, random: (limit: number) => number): number {
  const seat = seatAsked(table.game)
  const decision = bot.choose({
    legal: legal(table).toArray(),
    view: () => view(table.game, seat),
    random,
    ...(bot.needsNetwork && { mind: mind() }),
  })
  const refusal = refuse(table, seat, decision)
  if (refusal !== undefined)
    throw new Error(`the bot ${bot.name} decided ${decision}, which is refused: ${refusal.reason}`)
  return decision
}
