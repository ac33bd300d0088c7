import { KIND_NAMES } from '../cards/allies.ts'
import { leviathans } from '../cards/leviathans.ts'
import { LOOT_NAMES } from '../cards/loot.ts'
import { LEVIATHAN_TOKEN_NAMES, TOKEN_NAMES } from '../cards/tokens.ts'
import type { Game, Seat } from '../game/game.ts'
import { Source } from '../game/sources.ts'
import { kernel } from '../game/table.ts'
import type { Outcome } from '../kernel/chance.ts'
import type { Words } from '../kernel/kernel.ts'
import { locationWords, lordWords, named, seatWords } from './words.ts'

/** A decision in words, as records have it: `recruit slaver`, `crab3`, `use oracle`. */
export function sayDecision(game: Game, decision: number): string {
  return wordsOf(game, decision).say(decision)
}

/** The decision that words stand for now; nothing if they mean nothing here. */
export function readDecision(game: Game, words: string): number | undefined {
  const asked = kernel.asked(game)
  if (!asked) return undefined
  return kernel.interruptWords.read(words) ?? asked.question.words.read(words)
}

function wordsOf(game: Game, decision: number): Words {
  const asked = kernel.asked(game)
  if (!asked) throw new Error('the game is over: nothing is decided')
  return kernel.isInterrupt(decision) ? kernel.interruptWords : asked.question.words
}

/** The letter of a seat: A is the first. */
export const saySeat = (seat: Seat): string => seatWords.say(seat)
export const readSeat = (word: string): Seat | undefined => seatWords.read(word)

const DICE = ['1', '2', '3', '4', '5', '6']

// Every source has a word of its own before what was drawn.
const outcomeWords: Readonly<Record<Source, readonly [string, Words]>> = {
  [Source.Die]: ['die', named(DICE, 1)],
  [Source.Exploration]: ['card', named(KIND_NAMES)],
  [Source.Lords]: ['lord', lordWords],
  [Source.Locations]: ['location', locationWords],
  [Source.Tokens]: ['token', named(TOKEN_NAMES)],
  [Source.Theft]: ['theft', named(TOKEN_NAMES)],
  [Source.FirstSeat]: ['first', seatWords],
  [Source.Loot]: ['loot', named(LOOT_NAMES)],
  [Source.Leviathans]: ['leviathan', named(() => leviathans.map((leviathan) => leviathan.name))],
  [Source.LeviathanTokens]: ['leviathan-token', named(LEVIATHAN_TOKEN_NAMES)],
  [Source.LeviathanTheft]: ['leviathan-theft', named(LEVIATHAN_TOKEN_NAMES)],
}

/** A piece of luck in words: `card:crab3`, `lord:slaver`, `die:4`. */
export function sayOutcome({ source, value }: Outcome): string {
  for (const [number, [name, words]] of Object.entries(outcomeWords))
    if (Number(number) === source) return `${name}:${words.say(value)}`
  throw new Error(`there is no source ${source}`)
}

/** The luck that words stand for; nothing if they mean none. */
export function readOutcome(text: string): Outcome | undefined {
  const [name, word = ''] = text.split(':', 2)
  for (const [number, [sourceName, words]] of Object.entries(outcomeWords)) {
    if (sourceName !== name) continue
    const value = words.read(word)
    return value === undefined ? undefined : { source: Number(number), value }
  }
  return undefined
}
