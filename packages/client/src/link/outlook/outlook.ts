import { type LordId, lords, sayDecision, type View } from '@hadal/engine'
import type { Outlook, Question } from '../protocol.ts'
import { cardOutlook } from './card.ts'
import { locationOutlook, locationsInSight } from './locations.ts'
import { lordOutlook } from './lords.ts'
import { seatOutlook } from './seats.ts'
import { supposed } from './supposed.ts'

/** What the rules say about the things on the table, as one pair of eyes sees them. */
export function outlook(view: View, question?: Question): Outlook {
  const atCourt = view.court.filter((lord) => lord !== undefined)
  return {
    lords: Object.fromEntries(
      [...atCourt, ...lordsNamed(view, question)].map((lord) => [lord, lordOutlook(view, lord)]),
    ),
    locations: Object.fromEntries(
      locationsInSight(view).map((location) => [location, locationOutlook(view, location)]),
    ),
    seats: view.seats.map((_, seat) => seatOutlook(view, seat)),
    card: cardOutlook(view, question),
  }
}

const lordByName = new Map(lords.map(({ name, id }) => [name, id]))

/** The lords that a question speaks of: decisions about them end with their names. */
function lordsNamed(view: View, question: Question | undefined): LordId[] {
  if (question === undefined || question.ahead) return []
  const game = supposed(view)
  return question.decisions
    .map((decision) => lordByName.get(sayDecision(game, decision).split(' ').at(-1) ?? ''))
    .filter((lord) => lord !== undefined)
}
