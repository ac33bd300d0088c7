import type { Score } from '@hadal/engine'
import {
  list,
  locationName,
  lordName,
  type Ranked,
  sayMargin,
  sayNumber,
  sayWinner,
  sayWorthInFull,
  sourceName,
  tellScores,
  type Who,
} from '@hadal/words'
import { t } from '../messages.ts'
import { wrap } from './layout.ts'
import type { Paint } from './paint.ts'

/** The score of everybody with its arithmetic, and who has won. */
export function finalScoreLines(result: Ranked, who: Who, paint: Paint, width: number): string[] {
  const scores = tellScores(who.names, result)
  return [
    paint.heading(t.final_score().toLocaleUpperCase()),
    ...result.flatMap((score, at) => [
      ...wrap(scores[at] ?? '', width, `${score.place}. `),
      ...arithmeticOf(score).flatMap((line) => wrap(paint.faint(line), width, '     ')),
    ]),
    '',
    ...wrap(`${sayWinner(who, result)}. ${sayMargin(who, result)}.`, width),
  ]
}

/** Where the points of lords, locations and allies come from. */
function arithmeticOf({ lords, locations, affiliated }: Score): string[] {
  const counted = affiliated.filter((points) => points > 0)
  return [
    lords.length > 0 &&
      `${sourceName('lords')}: ${list(lords.map(({ lord, points }) => `${lordName(lord)} ${sayNumber(points)}`))}`,
    locations.length > 0 &&
      `${sourceName('locations')}: ${list(
        locations.map(
          ({ location, worth }) => `${locationName(location)} ${sayWorthInFull(worth)}`,
        ),
      )}`,
    counted.length > 1 &&
      `${sourceName('affiliated')}: ${counted.join(' + ')} = ${counted.reduce((sum, one) => sum + one, 0)}`,
  ].filter((line) => line !== false)
}
