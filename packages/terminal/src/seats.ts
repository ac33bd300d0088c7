import { type Bot, botNamed, bots } from '@hadal/bots'
import { legal, refuse, seatAsked, seeded, type Table, view } from '@hadal/engine'
import { at, m, normal } from '@hadal/words'
import { mind } from './mind.ts'

/** Who sits where. A seat without a bot is a person's. */
export interface SeatedPlayer {
  readonly name: string
  readonly bot: Bot | undefined
}

const botNames = (): readonly string[] => [
  m.setup_bot_name_1(),
  m.setup_bot_name_2(),
  m.setup_bot_name_3(),
  m.setup_bot_name_4(),
  m.setup_bot_name_5(),
]

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

/** What levels, characters and other bots are called in the language in use, by their names here. */
function saidNames(): Readonly<Record<string, string>> {
  return {
    beginner: m.bots_level_1(),
    amateur: m.bots_level_2(),
    regular: m.bots_level_3(),
    skilled: m.bots_level_4(),
    master: m.bots_level_5(),
    grandmaster: m.bots_level_6(),
    hoarder: m.bots_hoarder(),
    rusher: m.bots_rusher(),
    'key-collector': m.bots_key_collector(),
    soldier: m.bots_soldier(),
    speculator: m.bots_speculator(),
    greedy: m.bots_before_greedy(),
    random: m.bots_before_random(),
  }
}

/** The name here of what somebody typed in the language in use. */
function named(typed: string): string {
  const found = Object.entries(saidNames()).find(([, said]) => normal(said) === normal(typed))
  return found?.[0] ?? typed
}

/** The bot of a kind, if there is one; after a colon its character: `master:rusher`. */
export function botOf(kind: string): Bot | undefined {
  const [name = '', ...character] = kind.split(':').map(named)
  const level = LEVEL_NAMES.indexOf(name) + 1
  return botNamed([level > 0 ? `level-${level}` : name, ...character].join(':'))
}

/** What a bot is called in the language in use. */
export function sayBot({ name }: Bot): string {
  const [kind = '', character] = name.split(':')
  const level = LEVEL_NAMES[Number(/^level-(\d)$/.exec(kind)?.[1]) - 1] ?? kind
  const said = saidNames()
  const called = said[level] ?? level
  return character === undefined
    ? called
    : m.bots_with_character({ level: called, character: said[character] ?? character })
}

/** Seats a person, if there is one, and bots; with too few kinds named, they go round again. */
export function seatPlayers(
  players: number,
  person: string | undefined,
  kinds: readonly string[],
): SeatedPlayer[] {
  const names = botNames().filter((name) => person === undefined || normal(name) !== normal(person))
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
