import {
  type LocationId,
  locations,
  lords,
  PASS,
  RACE_NAMES,
  RACES,
  SEARCH,
  SETTLE,
  sayDecision,
} from '@hadal/engine'
import { type Scene, seatOf } from '../../board/scene.ts'
import { at } from '../at.ts'
import { sayCard, sayLocation, sayLord, sayRace } from '../cards.ts'
import { count } from '../english.ts'
import { sayLootOn } from '../loot.ts'
import { sayPrice } from '../price.ts'
import { saySentinel } from '../sentinels.ts'
import { sayWho } from '../who.ts'
import { sayStack } from './turn.ts'
import type { QuestionBook } from './words.ts'

/** What a sentinel is placed on: the engine's word for it is the name of a lord, race or location. */
function saySpot(scene: Scene, decision: number): string {
  const name = sayDecision(scene.game, decision)
  const lord = lords.find((card) => card.name === name)
  if (lord !== undefined) return `the ${sayLord(lord.id)}`
  const location = locations.find((card) => card.name === name)
  if (location !== undefined) return sayLocation(location.id)
  const races: readonly string[] = RACE_NAMES.slice(0, RACES)
  const race = races.indexOf(name)
  return race < 0 ? name : `the ${sayStack(scene, race)}`
}

/** K5.2: what searching on may cost. */
function askToSearch({ seen }: Scene, location: LocationId): string {
  const loot = sayLootOn(seen, location)
  return (
    `${sayLocation(location)}${loot}: do you search on? A value that lies there already takes ` +
    'both cards away and ends the search.'
  )
}

/** Kraken: nebulis, krakens, sentinels, loot, and the powers of its lords. */
export const smugglingQuestions: QuestionBook = {
  'place a kraken': {
    ask: ({ seen }) => `To which stack of the council does ${sayCard(at(seen.depths, 0))} go?`,
    choice: (scene, decision) => `the ${sayStack(scene, decision)}`,
    about: ['council'],
  },
  'give the kraken figure': {
    ask: () => 'Others have as many nebulis as you, or more. Who gets the kraken figure from you?',
    choice: (scene, decision) =>
      `${sayWho(scene, decision)}, who has ${seatOf(scene, decision).nebulis} nebulis`,
    about: ['rivals'],
  },
  'choose who gets a nebulis': {
    ask: (scene) =>
      `You have ${seatOf(scene, scene.you).nebulis} nebulis, too few for all. Who gets one?`,
    choice: (scene, decision) =>
      `${sayWho(scene, decision)}, who has ${seatOf(scene, decision).nebulis} nebulis`,
    about: ['rivals'],
  },
  'place a sentinel': {
    ask: (_scene, { a }) => `Where do you place ${saySentinel(a)}? Nobody else may take that.`,
    choice: (scene, decision) =>
      decision === PASS ? 'keep it for now' : `reserve ${saySpot(scene, decision)}`,
    about: ['court', 'locations', 'council'],
  },
  'search the sanctuary': {
    ask: (scene, { a }) => askToSearch(scene, a),
    choice: ({ seen }, decision) =>
      decision === SEARCH
        ? `search on: ${count(seen.lootDeckSize, 'loot card')} in the deck`
        : 'stop here',
    about: ['you'],
  },
  'pay for the second lord': {
    ask: (_scene, { a }) => `The ${sayLord(a)} costs 5 pearls. How do you pay?`,
    choice: (_scene, decision) =>
      `pay ${sayPrice({ pearls: 5 - (decision - SETTLE), nebulis: decision - SETTLE })}`,
    about: ['hand'],
  },
  'name a race': {
    ask: () => 'Each opponent discards an affiliated ally of a race. Which race?',
    choice: (_scene, decision) => sayRace(decision),
    about: ['rivals'],
  },
  'discard an affiliated ally': {
    ask: (_scene, { a }) => `Which affiliated ${sayRace(a)} do you discard?`,
    choice: (_scene, decision) => `discard ${sayCard(decision)}`,
    about: ['you'],
  },
  'take an ally from the discard pile': {
    ask: () => 'You look through the discard pile. Which ally do you take?',
    choice: (_scene, decision) => `take ${sayCard(decision)}`,
    about: ['court', 'hand'],
  },
  'free a lord': {
    ask: () => 'Which of your lords comes back from under its location?',
    choice: (scene, decision) => {
      const under = seatOf(scene, scene.you).lords.find(({ lord }) => lord === decision)?.under
      const from = under === undefined ? '' : ` from under ${sayLocation(under)}`
      return `free the ${sayLord(decision)}${from}`
    },
    about: ['you'],
  },
}
