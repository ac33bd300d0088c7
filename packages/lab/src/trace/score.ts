import { type Game, locations, scoreOf } from '@hadal/engine'
import type { Difference } from './compare.ts'
import type { Trace, TraceScore } from './format.ts'
import { idOf } from './names.ts'

/** K06: there the figure is not passed on for the krakens left in hand: it is counted anew. */
const FIGURE_LEFT = 'K06'

/** Compares the final score of every seat, item by item. */
export function scoreDifferences(
  game: Game,
  trace: Trace,
): { readonly compared: number; readonly found: readonly Difference[] } {
  const recount = trace.finalDeviations.includes(FIGURE_LEFT)
  const found: Difference[] = []
  let compared = 0
  for (const theirs of trace.scores) {
    const ours = itemsOf(game, theirs.seat)
    for (const [item, points] of itemsThere(theirs)) {
      if (recount && (item === 'kraken' || item === 'total')) continue
      compared++
      const our = ours.get(item) ?? 0
      if (our !== points)
        found.push({
          field: `score of seat ${theirs.seat}: ${item}`,
          ours: String(our),
          theirs: String(points),
        })
    }
  }
  return { compared, found }
}

const sum = (points: readonly { readonly points: number }[]): number =>
  points.reduce((total, each) => total + each.points, 0)

function itemsOf(game: Game, seat: number): Map<string, number> {
  const score = scoreOf(game, seat)
  const items = new Map([
    ['lords', sum(score.lords)],
    ['locations', sum(score.locations)],
    ['affiliated', score.affiliated.reduce((total, strength) => total + strength, 0)],
    ['monsters', score.tokens],
    ['nebulis', score.nebulis],
    ['kraken', score.kraken],
    ['wounds', score.wounds],
    ['scourge', score.scourge],
    ['total', score.total],
    ['pearls', score.pearls],
    ['highestLord', score.highestLord],
  ])
  for (const { location, points } of score.locations)
    items.set(`location ${locations[location]?.name}`, points)
  return items
}

function itemsThere(score: TraceScore): [string, number][] {
  const { nebulis = 0, kraken = 0, wounds = 0, scourge = 0 } = score
  const { lords, affiliated, monsters, total, pearls, highestLord } = score
  return [
    ...Object.entries({ lords, locations: score.locations, affiliated, monsters }),
    ...Object.entries({ nebulis, kraken, wounds, scourge, total, pearls, highestLord }),
    ...score.locationDetail.map(({ name, points }): [string, number] => [
      `location ${idOf(name)}`,
      points,
    ]),
  ]
}
