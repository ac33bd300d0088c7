import { DRAW, KEY_TOKENS, type LocationId, locations, PASS } from '@hadal/engine'
import { sayKeyTokens, sayPoints } from '../cards.ts'
import { locationName, locationRule } from '../locations.ts'
import { lordName } from '../lords.ts'
import { m } from '../messages.ts'
import { type Scene, theLord } from '../scene.ts'
import type { ChoiceWords, QuestionBook } from './book.ts'
import { amongLocations, below, inLocationDeck, ownedLord } from './targets.ts'

/** What a location is worth to you now; one that nobody sees has only its rule. */
export function worthNow({ outlook }: Scene, location: LocationId, seat: number): string {
  const points = outlook?.locations[location]?.points[seat]
  if (points === undefined) return locationRule(location)
  return m.question_points_now({ points: sayPoints(points) })
}

const named = (location: LocationId): { location: string } => ({ location: locationName(location) })

/** B7.R3: the only one that is exchanged for a location of the deck. */
const blackSmokers = (): LocationId => locations.findIndex(({ name }) => name === 'black-smokers')

/** B7.3: the keys still to be spent, in the argument that the question was asked with. */
const keysToSpend = (state: number): number => state >> 6

function drawTiles(tiles: number): ChoiceWords {
  return {
    label: m.question_control_draw({ tiles }),
    sub: tiles === 1 ? m.question_control_draw_one() : m.question_control_draw_some(),
  }
}

/** Keys and locations. */
export const locationQuestions: QuestionBook = {
  'control a location': {
    ask: (_scene, { decisions }) => ({
      title: m.question_control_ask(),
      help: decisions.includes(DRAW + 1) ? m.question_control_help() : undefined,
    }),
    choice: (scene, decision, { seat }) =>
      decision < DRAW
        ? {
            label: m.question_control(named(decision)),
            sub: worthNow(scene, decision, seat),
          }
        : drawTiles(decision - DRAW),
    target: below(DRAW, amongLocations),
    doing: 'controls',
  },
  'choose a drawn location': {
    // B7.4: an ambassador, counted from one, goes under it alone.
    ask: (_scene, { a }) => ({
      title: m.question_drawn_ask(),
      help:
        a > 0
          ? m.question_drawn_help_ambassador({ lord: lordName(a - 1) })
          : m.question_drawn_help(),
    }),
    choice: (scene, decision, { seat }) => ({
      label: m.question_control(named(decision)),
      sub: worthNow(scene, decision, seat),
    }),
    target: amongLocations,
    doing: 'controls',
  },
  'spend keys': {
    ask: (_scene, { a, b }) => ({
      title: m.question_keys_ask(named(a)),
      help: m.question_keys_help({ count: keysToSpend(b) }),
    }),
    choice: (_scene, decision, { b }) =>
      decision === KEY_TOKENS
        ? { label: m.question_keys_tokens({ keys: sayKeyTokens(keysToSpend(b)) }) }
        : {
            label: m.question_keys_lord({ lord: lordName(decision) }),
            sub: m.question_keys_lord_sub(),
          },
    target: below(KEY_TOKENS, ownedLord),
    doing: 'controls',
  },
  'exchange the location for one of the deck': {
    ask(_scene, { decisions }) {
      const words = named(blackSmokers())
      return {
        title: decisions.includes(PASS)
          ? m.question_smokers_ask(words)
          : m.question_smokers_ask_must(words),
        help: m.question_smokers_help(),
      }
    },
    choice: (scene, decision, { seat }) =>
      decision === PASS
        ? {
            label: m.question_smokers_pass(named(blackSmokers())),
            sub: m.question_smokers_pass_sub(),
          }
        : { label: m.question_return(named(decision)), sub: worthNow(scene, decision, seat) },
    target: inLocationDeck,
    doing: 'controls',
  },
  'give a location': {
    ask: () => ({
      title: m.question_give_ask(),
      help: m.question_give_help(theLord('illusionist')),
    }),
    choice: (scene, decision, { seat }) =>
      decision === PASS
        ? { label: m.question_give_pass() }
        : { label: m.question_give(named(decision)), sub: worthNow(scene, decision, seat) },
    target: amongLocations,
    doing: 'controls',
  },
  'take a location in return': {
    ask: (_scene, { a }) => ({ title: m.question_return_ask(named(a)) }),
    choice: (scene, decision, { seat }) => ({
      label: m.question_return(named(decision)),
      sub: worthNow(scene, decision, seat),
    }),
    target: amongLocations,
    doing: 'controls',
  },
}
