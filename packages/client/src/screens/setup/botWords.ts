import { m } from '@hadal/words'
import { type BotName, type Character, LEVELS, type Level, partsOf, readBot } from './bots.ts'

interface Words {
  readonly name: () => string
  readonly why: () => string
}

export const LEVEL_WORDS: Readonly<Record<Level, Words>> = {
  'level-1': { name: () => m.bots_level_1(), why: () => m.bots_level_1_why() },
  'level-2': { name: () => m.bots_level_2(), why: () => m.bots_level_2_why() },
  'level-3': { name: () => m.bots_level_3(), why: () => m.bots_level_3_why() },
  'level-4': { name: () => m.bots_level_4(), why: () => m.bots_level_4_why() },
  'level-5': { name: () => m.bots_level_5(), why: () => m.bots_level_5_why() },
  'level-6': { name: () => m.bots_level_6(), why: () => m.bots_level_6_why() },
}

export const CHARACTER_WORDS: Readonly<Record<Character | 'even', Words>> = {
  even: { name: () => m.bots_even(), why: () => m.bots_even_why() },
  hoarder: { name: () => m.bots_hoarder(), why: () => m.bots_hoarder_why() },
  rusher: { name: () => m.bots_rusher(), why: () => m.bots_rusher_why() },
  'key-collector': {
    name: () => m.bots_key_collector(),
    why: () => m.bots_key_collector_why(),
  },
  soldier: { name: () => m.bots_soldier(), why: () => m.bots_soldier_why() },
  speculator: { name: () => m.bots_speculator(), why: () => m.bots_speculator_why() },
}

/** Which level it is, the weakest being 1. */
export const levelNumber = (level: Level): number => LEVELS.indexOf(level) + 1

/** `Master · Rusher` */
export function sayBot(bot: BotName): string {
  const { level, character } = partsOf(bot)
  const name = LEVEL_WORDS[level].name()
  if (character === undefined) return name
  return m.bots_with_character({ level: name, character: CHARACTER_WORDS[character].name() })
}

/** Bots of games that were begun before there were levels. */
const BEFORE: Readonly<Record<string, () => string>> = {
  greedy: () => m.bots_before_greedy(),
  random: () => m.bots_before_random(),
}

/** What the bot in a seat is called, as those who set it there were told. */
export function nameOfBot(bot: string): string {
  const known = BEFORE[bot]
  if (known !== undefined) return known()
  const name = readBot(bot)
  return name === undefined ? bot : sayBot(name)
}
