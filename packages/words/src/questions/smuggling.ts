import { ON_LOCATION, ON_STACK, PASS, SEARCH, type Seat, valueOfLoot } from '@hadal/engine'
import { at } from '../at.ts'
import { capital, racePlural, raceStack, sayCards, sayNebulis } from '../cards.ts'
import { locationName } from '../locations.ts'
import { lordName } from '../lords.ts'
import { m } from '../messages.ts'
import { cardObject } from '../objects.ts'
import { lordCalled, type Scene, seatOf, theLord } from '../scene.ts'
import type { ChoiceWords, QuestionBook, Target } from './book.ts'
import { worthNow } from './locations.ts'
import { describeLord } from './lords.ts'
import { amongAffiliated, amongLocations, atCourt, atSeat, button, inCouncil } from './targets.ts'
import { discard } from './turn.ts'

const seatWithNebulis = (scene: Scene, seat: Seat): ChoiceWords => ({
  label: at(scene.names, seat),
  sub: sayNebulis(seatOf(scene, seat).nebulis),
})

/** K4.1: what a sentinel is placed on, by the number it is named with. */
function spotOf(decision: number): Target {
  if (decision >= ON_LOCATION) return amongLocations(decision - ON_LOCATION)
  return decision >= ON_STACK ? inCouncil(decision - ON_STACK) : atCourt(decision)
}

function reserve(scene: Scene, decision: number, seat: Seat): ChoiceWords {
  if (decision === PASS)
    return { label: m.question_sentinel_pass(), sub: m.question_sentinel_pass_sub() }
  const spot = spotOf(decision)
  switch (spot.zone) {
    case 'locations':
      return {
        label: m.question_sentinel_location({ location: locationName(spot.location) }),
        sub: worthNow(scene, spot.location, seat),
      }
    case 'council':
      return {
        label: m.question_sentinel_stack({ stack: raceStack(spot.race) }),
        sub: sayCards(at(scene.view.councilSize, spot.race)),
      }
    default:
      return {
        label: m.question_sentinel_lord({ lord: lordName(decision) }),
        sub: describeLord(decision),
      }
  }
}

/** K5.3: what lies on a sanctuary is worth its value. */
function lootOn({ view }: Scene, location: number): number {
  const there = view.loot.find((one) => one.location === location)?.loot ?? []
  return there.reduce((points, count, loot) => points + count * at(valueOfLoot, loot), 0)
}

/** K5.R2: an empty deck is made of what was discarded. */
function lootLeft({ view: { lootDeckSize, lootDiscard } }: Scene): number {
  return lootDeckSize > 0 ? lootDeckSize : lootDiscard.reduce((sum, count) => sum + count, 0)
}

/** Kraken: nebulis, krakens, sentinels, loot, and the powers of its lords. */
export const smugglingQuestions: QuestionBook = {
  'name a race': {
    ask: () => ({
      title: m.question_race_ask(),
      help: m.question_race_help(theLord('executioner')),
    }),
    choice: (_scene, decision) => ({ label: capital(racePlural(decision)) }),
    target: button,
    doing: 'decides',
  },
  'discard an affiliated ally': {
    ask: () => ({
      title: m.question_executed_ask(),
      help: m.question_executed_help(theLord('executioner')),
      by: lordCalled('executioner'),
    }),
    choice: (_scene, decision) => discard(decision),
    target: amongAffiliated,
    doing: 'discards',
  },
  'place a kraken': {
    // K2.R3: the kraken in the lowest space first.
    ask: ({ view }) => ({
      title: m.question_kraken_ask({ card: cardObject(at(view.depths, 0)) }),
      help: m.question_kraken_help(),
    }),
    choice: ({ view }, decision) => ({
      label: m.question_kraken({ stack: raceStack(decision) }),
      sub: sayCards(at(view.councilSize, decision)),
    }),
    target: inCouncil,
    doing: 'explores',
  },
  'give the kraken figure': {
    ask: () => ({ title: m.question_figure_ask(), help: m.question_figure_help() }),
    choice: seatWithNebulis,
    target: atSeat,
    doing: 'decides',
  },
  'choose who gets a nebulis': {
    ask: (scene, { seat }) => ({
      title: m.question_fence_ask(),
      help: m.question_fence_help({
        ...theLord('fence'),
        nebulis: sayNebulis(seatOf(scene, seat).nebulis),
      }),
    }),
    choice: seatWithNebulis,
    target: atSeat,
    doing: 'decides',
  },
  'place a sentinel': {
    ask: () => ({ title: m.question_sentinel_ask(), help: m.question_sentinel_help() }),
    choice: (scene, decision, { seat }) => reserve(scene, decision, seat),
    target: spotOf,
    doing: 'reserves',
  },
  'search the sanctuary': {
    ask: (scene, { a }) => ({
      title: m.question_search_ask({ points: lootOn(scene, a) }),
      help: m.question_search_help(),
    }),
    choice: (scene, decision, { a }) =>
      decision === SEARCH
        ? {
            label: m.question_search_on(),
            sub: m.question_search_on_sub({ count: lootLeft(scene) }),
          }
        : {
            label: m.question_search_stop(),
            sub: m.question_search_stop_sub({ count: lootOn(scene, a) }),
          },
    target: button,
    doing: 'searches',
  },
  'take an ally from the discard pile': {
    ask: () => ({
      title: m.question_healer_ask(),
      help: m.question_healer_help(theLord('healer')),
      by: lordCalled('healer'),
    }),
    choice: (_scene, decision) => ({ label: m.question_take({ card: cardObject(decision) }) }),
    // They lie in the discard pile: there is nothing on the table to point at.
    target: button,
    doing: 'decides',
  },
}
