import { DRAW, KEY_TOKENS, type LocationId, PASS, scoreLocation } from '@hadal/engine'
import { type Scene, seatOf } from '../../board/scene.ts'
import { lordCard, sayLocation, sayLord } from '../cards.ts'
import { count } from '../english.ts'
import { sayLootAt } from '../loot.ts'
import { sayWorth } from '../worth.ts'
import type { QuestionBook } from './words.ts'

/** `The Chasm: now 5 + 3×2 = 11`. */
function describe({ game, you, seen }: Scene, location: LocationId): string {
  const worth = sayWorth(scoreLocation(game, you, location).worth)
  return `${sayLocation(location)}: now ${worth}${sayLootAt(seen, location)}`
}

/** B7.3: three keys, less those of the lords who lie under the location already. */
function keysToSpend(scene: Scene, location: LocationId): number {
  return seatOf(scene, scene.you)
    .lords.filter(({ under }) => under === location)
    .reduce((keys, { lord }) => keys - lordCard(lord).keys, 3)
}

/** Keys and locations. */
export const locationQuestions: QuestionBook = {
  'control a location': {
    ask: () => 'You have three keys and must control a location. Which one?',
    choice(scene, decision) {
      if (decision < DRAW) return `control ${describe(scene, decision)}`
      const tiles = decision - DRAW
      return `draw ${count(tiles, 'location')} and control ${tiles === 1 ? 'it' : 'one of them'}`
    },
    about: ['locations', 'you'],
  },
  'choose a drawn location': {
    ask: () => 'Which of the locations drawn do you control? The others become available.',
    choice: (scene, decision) => `control ${describe(scene, decision)}`,
    about: ['locations', 'you'],
  },
  'spend keys': {
    ask: (scene, { a }) =>
      `${sayLocation(a)}: ${count(keysToSpend(scene, a), 'key')} to spend. What do you use?`,
    choice: (scene, decision, { a }) =>
      decision === KEY_TOKENS
        ? `spend ${count(keysToSpend(scene, a), 'key token')}`
        : `put the ${sayLord(decision)} under it`,
    about: ['you'],
  },
  'exchange the location for one of the deck': {
    ask: () => 'You look through the location deck. Which location do you take instead?',
    choice: (scene, decision) =>
      decision === PASS ? 'keep The Black Smokers' : `take ${describe(scene, decision)}`,
    about: ['you'],
  },
  'give a location': {
    ask: () => 'Do you exchange one of your locations for an available one?',
    choice: (scene, decision) =>
      decision === PASS ? 'exchange nothing' : `give ${describe(scene, decision)}`,
    about: ['locations', 'you'],
  },
  'take a location in return': {
    ask: (_scene, { a }) => `Which location do you take for ${sayLocation(a)}?`,
    choice: (scene, decision) => `take ${describe(scene, decision)}`,
    about: ['locations', 'you'],
  },
}
