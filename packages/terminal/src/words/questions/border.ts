import { DEPTHS, Effect, effectOf, IGNORE, type Kind, PASS, TAKE } from '@hadal/engine'
import { isActive, type Scene, seatOf } from '../../board/scene.ts'
import { at } from '../at.ts'
import {
  lordCard,
  nebulisFrom,
  sayCard,
  sayGuild,
  sayLeviathanToken,
  sayLord,
  strengthOfAlly,
} from '../cards.ts'
import { count, listed } from '../english.ts'
import {
  blowOf,
  leviathanCard,
  sayAttack,
  sayLevels,
  sayLeviathan,
  saySpace,
} from '../leviathans.ts'
import { sayWho } from '../who.ts'
import type { QuestionBook } from './words.ts'

/** The leviathan in a space, where a question says that there is one. */
function leviathanAt({ seen }: Scene, space: number): { leviathan: number; lost: number } {
  const there = seen.border[space]
  if (there === undefined) throw new Error(`there is no leviathan at ${space}`)
  return there
}

/** `leviathan 5 at 7: 4 (1), 6 (2)`. */
function describe(scene: Scene, space: number): string {
  const { leviathan, lost } = leviathanAt(scene, space)
  return `${sayLeviathan(leviathan)} at ${saySpace(space)}, resistance (tokens) ${sayLevels(leviathan, lost)}`
}

/** What an attack with so much strength would bring you. */
function sayBlow(scene: Scene, space: number, attack: number): string {
  const { leviathan, lost } = leviathanAt(scene, space)
  const { health, tokens, slays } = blowOf(leviathan, lost, attack)
  if (health === 0) return 'no harm, but 1 pearl for you'
  const extra = seatOf(scene, scene.you)
    .lords.filter(isActive)
    .reduce((sum, { lord }) => sum + (lordCard(lord).tokensForHealth ?? 0), 0)
  const won = count(tokens + health * extra, 'token')
  return slays ? `slays it, ${won}` : `${health} health, ${won}`
}

const BEST_ROLL = 6

/** What an ally needs to harm the leviathan in a space. */
function sayFighter(scene: Scene, kind: Kind, space: number): string {
  const { leviathan, lost } = leviathanAt(scene, space)
  const { resistance } = at(leviathanCard(leviathan).levels, lost)
  const roll = resistance - strengthOfAlly(kind)
  const addsPearls = at(effectOf, kind) === Effect.Pearls
  const chance =
    roll <= 1
      ? 'harms it with any roll'
      : roll <= BEST_ROLL
        ? `harms it with a roll of ${roll}${roll < BEST_ROLL ? ' or more' : ''}`
        : addsPearls
          ? `harms it only with ${count(roll - BEST_ROLL, 'pearl')} at least`
          : 'cannot harm it'
  const nebulis = nebulisFrom([kind])
  return `${sayCard(kind)}: ${chance}${nebulis > 0 ? `; brings ${nebulis} nebulis` : ''}`
}

const fightOrNot =
  (fight: string, pass: string) =>
  (_scene: Scene, decision: number): string =>
    decision === PASS ? pass : fight

/** Leviathan: monsters, fights, attacks, tokens, and the powers of its lords. */
export const borderQuestions: QuestionBook = {
  'fight a leviathan or explore on': {
    ask: () => 'A monster! Do you fight a leviathan?',
    choice({ seen }, decision) {
      const bonus = seen.depths.length === DEPTHS ? ' and gain 1 pearl' : ''
      if (decision === TAKE) return `fight a leviathan${bonus}; the exploration ends`
      if (decision === IGNORE) return 'ignore the monster (the Coward) and explore on'
      return seen.leviathanDeckSize > 0
        ? 'explore on: a leviathan comes, and one in its space attacks you first'
        : 'explore on: no leviathan is left to come'
    },
    about: ['depths', 'border', 'hand'],
  },
  'choose a leviathan to fight': {
    ask: () => 'Which leviathan do you fight?',
    choice: (scene, decision) => `fight ${describe(scene, decision)}`,
    about: ['border', 'hand'],
  },
  'choose an ally for the fight': {
    ask: (scene, { a }) => `You fight ${describe(scene, a)}. Which ally do you discard for it?`,
    choice: (scene, decision, { a }) => sayFighter(scene, decision, a),
    about: ['hand'],
  },
  'add pearls to the attack': {
    ask: (scene, { a, b }) =>
      `Your attack on ${describe(scene, a)}, is ${b}. How many pearls do you add?`,
    choice: (scene, decision, { a, b }) =>
      `${decision === 0 ? 'no pearl' : count(decision, 'pearl')}: ${b + decision}, ${sayBlow(scene, a, b + decision)}`,
    about: ['hand'],
  },
  'attack the leviathan again': {
    ask: (scene, { a }) => `${describe(scene, a).replace(/^l/, 'L')}. Do you attack it again?`,
    choice: fightOrNot('attack it again', 'let it be'),
    about: ['border', 'hand'],
  },
  'fight a second leviathan': {
    ask: () => 'The leviathan is slain. Do you fight another one (the Intrepid)?',
    choice: fightOrNot('fight another leviathan', 'fight no more'),
    about: ['border', 'hand'],
  },
  'fight a leviathan at once': {
    ask: () => 'Do you fight a leviathan at once?',
    choice: fightOrNot('fight a leviathan', 'fight none'),
    about: ['border', 'hand'],
  },
  'choose a leviathan to harm': {
    ask: () => 'Which leviathan loses 1 health?',
    choice: (scene, decision) => describe(scene, decision),
    about: ['border'],
  },
  'place a leviathan': {
    ask: (_scene, { a }) =>
      `You have drawn ${sayLeviathan(a)}: resistance (tokens) ${sayLevels(a, 0)}, it attacks ` +
      `with ${sayAttack(leviathanCard(a).attack)}. On which space does it go?`,
    choice: (_scene, decision) => `space ${saySpace(decision)}`,
    about: ['border'],
  },
  'choose who adds a leviathan': {
    ask: () => 'Who adds a leviathan to the border, and takes the attack if its space is taken?',
    choice: (scene, decision) => sayWho(scene, decision),
    about: ['border', 'rivals'],
  },
  'split the tokens': {
    ask: ({ seen }, { a }) =>
      `You have won ${count(a, 'token')}. From which pile? First pile, points at the end: ` +
      `${seen.tokenPileSize} left; second pile, pearls, keys and stacks: ${seen.leviathanPileSize} left.`,
    choice({ seen }, decision, { a }) {
      const second = Math.min(a, seen.tokenPileSize + seen.leviathanPileSize) - decision
      const parts = [
        ...(decision > 0 ? [`${decision} of the first pile`] : []),
        ...(second > 0 ? [`${second} of the second pile`] : []),
      ]
      return listed(parts)
    },
    about: ['you'],
  },
  'reveal a monster token': {
    ask: () => 'Do you reveal a token of the second pile?',
    choice: (scene, decision) => {
      if (decision === PASS) return 'reveal none now'
      const held = seatOf(scene, scene.you).leviathanTokens?.[decision] ?? 1
      const more = held > 1 ? ` (you have ${held})` : ''
      return `reveal a token: ${sayLeviathanToken(decision)}${more}`
    },
    about: ['you'],
  },
  'discard allies to a leviathan': {
    ask: (scene, { a }) => {
      const left = Math.min(a, seatOf(scene, scene.you).handSize)
      return `A leviathan attacks: ${count(left, 'ally', 'allies')} to discard, in the order of this list. Which one?`
    },
    choice: (_scene, decision) => {
      const nebulis = nebulisFrom([decision])
      return `discard ${sayCard(decision)}${nebulis > 0 ? `: brings ${nebulis} nebulis` : ''}`
    },
    about: ['hand'],
  },
  'discard a lord to a leviathan': {
    ask: () => 'A leviathan attacks: which of your free lords do you lose?',
    choice(_scene, decision) {
      const { influence, keys } = lordCard(decision)
      const key = keys > 0 ? ', key' : ''
      return `lose the ${sayLord(decision)} (${sayGuild(decision)}, influence ${influence}${key})`
    },
    about: ['you'],
  },
}
