import { KIND_NAMES } from '../src/cards/allies.ts'
import { leviathans } from '../src/cards/leviathans.ts'
import { LOOT_NAMES } from '../src/cards/loot.ts'
import { LEVIATHAN_TOKEN_NAMES, TOKEN_NAMES } from '../src/cards/tokens.ts'
import { Source } from '../src/game/sources.ts'
import type { Chance } from '../src/kernel/chance.ts'
import { locationWords, lordWords, named } from '../src/notation/words.ts'

const WORDS = new Map([
  [Source.Exploration, named(KIND_NAMES)],
  [Source.Lords, lordWords],
  [Source.Locations, locationWords],
  [Source.Tokens, named(TOKEN_NAMES)],
  [Source.Theft, named(TOKEN_NAMES)],
  [Source.Loot, named(LOOT_NAMES)],
  [Source.Leviathans, named(leviathans.map(({ name }) => `leviathan${name}`))],
  [Source.LeviathanTokens, named(LEVIATHAN_TOKEN_NAMES)],
  [Source.LeviathanTheft, named(LEVIATHAN_TOKEN_NAMES)],
  [Source.Die, named(['die1', 'die2', 'die3', 'die4', 'die5', 'die6'], 1)],
] as const)

/** Luck that a scene has written down; what it has not, fails the scene. */
export function luckOf(words: readonly string[]): { chance: Chance; left: () => string[] } {
  const waiting = [...words]
  const next = (source: number): number => {
    const word = waiting.shift()
    if (word === undefined) throw new Error(`the scene has no luck left for source ${source}`)
    for (const [known, names] of WORDS)
      if (known === source) {
        const value = names.read(word)
        if (value !== undefined) return value
      }
    throw new Error(`the scene has '${word}' where source ${source} draws`)
  }
  return {
    chance: {
      draw(source, bag) {
        const value = next(source)
        if (!bag[value])
          throw new Error(`what the scene draws is not there: source ${source}, ${value}`)
        return value
      },
      roll: () => next(Source.Die),
    },
    left: () => waiting,
  }
}
