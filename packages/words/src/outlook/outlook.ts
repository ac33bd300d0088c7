import { locations, lords, sayDecision, type View } from '@hadal/engine'
import type { Question } from '@hadal/table'
import { cardOutlook } from './card.ts'
import { locationOutlook, locationsInSight } from './locations.ts'
import { lordOutlook } from './lords.ts'
import { seatOutlook } from './seats.ts'
import type { Outlook } from './seen.ts'
import { supposed } from './supposed.ts'

/** What the rules say about the things on the table, as one pair of eyes sees them. */
export function outlook(view: View, question?: Question): Outlook {
  const atCourt = view.court.filter((lord) => lord !== undefined)
  const named = namesIn(view, question)
  return {
    lords: Object.fromEntries(
      [...atCourt, ...idsOf(named, lordByName)].map((lord) => [lord, lordOutlook(view, lord)]),
    ),
    locations: Object.fromEntries(
      [...locationsInSight(view), ...idsOf(named, locationByName)].map((location) => [
        location,
        locationOutlook(view, location),
      ]),
    ),
    seats: view.seats.map((_, seat) => seatOutlook(view, seat)),
    card: cardOutlook(view, question),
  }
}

const lordByName = new Map(lords.map(({ name, id }) => [name, id]))
const locationByName = new Map(locations.map(({ name, id }) => [name, id]))

/** What a question speaks of, though it may lie in a deck: decisions about a card end with its name. */
function namesIn(view: View, question: Question | undefined): readonly string[] {
  if (question === undefined || question.ahead) return []
  const game = supposed(view)
  return question.decisions.map((decision) => sayDecision(game, decision).split(' ').at(-1) ?? '')
}

function idsOf(names: readonly string[], byName: ReadonlyMap<string, number>): number[] {
  return names.map((name) => byName.get(name)).filter((id) => id !== undefined)
}
