import { readKept, writeKept } from '../../app/storage.ts'

/** How well bots play, the weakest first. */
export const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6'] as const
/** What bots may have a taste for; without one they play whatever they find best. */
export const CHARACTERS = ['hoarder', 'rusher', 'key-collector', 'soldier', 'speculator'] as const

export type Level = (typeof LEVELS)[number]
export type Character = (typeof CHARACTERS)[number]

/** A bot that can be seated. */
export type BotName = Level | `${Level}:${Character}`

export const USUAL_BOT: BotName = 'level-2'

export function botWith(level: Level, character: Character | undefined): BotName {
  return character === undefined ? level : `${level}:${character}`
}

/** How well a bot plays, and what it has a taste for. */
export function partsOf(bot: BotName): {
  readonly level: Level
  readonly character: Character | undefined
} {
  const [level, character] = bot.split(':')
  return {
    level: LEVELS.find((one) => one === level) ?? 'level-1',
    character: CHARACTERS.find((one) => one === character),
  }
}

/** Bots as they were called before there were levels. */
const BEFORE: Readonly<Record<string, BotName>> = { random: 'level-1', greedy: USUAL_BOT }

/** A bot by the name that was kept; nothing if there is no such bot. */
export function readBot(kept: unknown): BotName | undefined {
  if (typeof kept !== 'string') return undefined
  const bots = LEVELS.flatMap((level) =>
    [undefined, ...CHARACTERS].map((character) => botWith(level, character)),
  )
  return bots.find((bot) => bot === kept) ?? BEFORE[kept]
}

const NAME = 'hadal.bot'

/** The bot that was chosen last, wherever that was. */
export function rememberedBot(): BotName {
  return readBot(readKept(NAME)) ?? USUAL_BOT
}

export function rememberBot(bot: BotName): void {
  writeKept(NAME, bot)
}
