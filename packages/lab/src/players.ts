import { type Bot, bots, type Mind } from '@hadal/bots'
import { type Option, WrongArguments } from './arguments.ts'
import { budgetOf } from './budget.ts'
import { cpuMicroseconds } from './cpu.ts'
import { hasNetwork, networkIn } from './network.ts'

/** A bot, and what it thinks with. */
export interface Player {
  /** As it was said: `strong`, or `strong@FILE` for one with a network of its own. */
  readonly name: string
  readonly bot: Bot
  readonly mind: Mind
}

interface Named {
  readonly bot: Bot
  /** The file of its network, if it needs one. */
  readonly file: string | undefined
}

/** For sentences about bots. */
export const BOT_NAMES = [...bots.keys()].join(', ')

/** CPU time: a bot has its whole budget however busy the machine is. */
const now = (): number => cpuMicroseconds() / 1000

/** Whom a name means; bots that need a network use the one in `net` unless they name another. */
function read(name: string, net: string): Named {
  const [known = '', ...rest] = name.split('@')
  const bot = bots.get(known)
  if (bot === undefined) throw new WrongArguments(`There is no bot '${known}': ${BOT_NAMES}.`)
  if (!bot.needsNetwork && rest.length > 0)
    throw new WrongArguments(`${known} plays without a network.`)
  return { bot, file: bot.needsNetwork && (rest.length > 0 ? rest.join('@') : net) }
}

export function playerNamed(name: string, budget: string, net: string): Player {
  const { bot, file } = read(name, net)
  const thinks = { budget: budgetOf(budget) ?? { sims: 0 }, now }
  const mind = file === undefined ? thinks : { ...thinks, network: networkIn(file).network }
  return { name, bot, mind }
}

/** A name that tells apart what would not play the same: networks by what is in them. */
export function identityOf(name: string, net: string): string {
  const { bot, file } = read(name, net)
  return file === undefined ? bot.name : `${bot.name}#${networkIn(file).digest}`
}

/** Whether a bot is there, with everything that it needs. */
export function canPlay(name: string, net: string): boolean {
  const bot = bots.get(name)
  return bot !== undefined && (!bot.needsNetwork || hasNetwork(net))
}

/** Whether a bot decides so quickly that starting a worker for it takes longer. */
export function isQuick(name: string, net: string): boolean {
  const { bot } = read(name, net)
  return !bot.isSlow && !bot.needsNetwork
}

/** Bots by name, divided by commas. */
export function botList(help: string, usual: string): Option<readonly string[]> {
  return {
    help: `${help}, separated by commas: ${BOT_NAMES}`,
    value: 'NAMES',
    text: usual,
    read: (text) =>
      text.split(',').flatMap((word) => {
        const name = word.trim()
        if (name !== '') read(name, '')
        return name === '' ? [] : [name]
      }),
  }
}
