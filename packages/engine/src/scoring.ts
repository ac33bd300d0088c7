import { KINDS_PER_RACE, RACES, strengthOf } from './cards/allies.ts'
import { locations, pointsOf, type Worth } from './cards/location.ts'
import { influenceOf, lords } from './cards/lord.ts'
import { pointsOfToken } from './cards/tokens.ts'
import { type Game, type LocationId, type LordId, Place, type Seat } from './game/game.ts'

/** The points of a seat, with the arithmetic behind them. */
export interface Score {
  readonly seat: Seat
  readonly lords: readonly { readonly lord: LordId; readonly points: number }[]
  readonly locations: readonly LocationScore[]
  /** The strongest affiliated ally of each race. */
  readonly affiliated: readonly number[]
  readonly tokens: number
  /** Points lost for nebulis and for the kraken figure, and for wounds; won for the scourge. */
  readonly nebulis: number
  readonly kraken: number
  readonly wounds: number
  readonly scourge: number
  readonly total: number
  /** What decides between equals, in this order (B9.5). */
  readonly pearls: number
  readonly highestLord: number
}

export interface LocationScore {
  readonly location: LocationId
  readonly worth: Worth
  readonly points: number
}

/** K3.3 */
const KRAKEN_PENALTY = 5
/** L4.2 */
const SCOURGE_BONUS = 5

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** B9.4: what a seat would score with what it has now. */
export function scoreOf(game: Game, seat: Seat): Score {
  const lordScores = lords
    .filter((lord) => game.lordPlace[lord.id] === Place.Seat + seat)
    .map((lord) => ({ lord: lord.id, points: influenceOf[lord.id] }))
  const locationScores = locations
    .filter((location) => game.locationPlace[location.id] === Place.Seat + seat)
    .map((location) => scoreLocation(game, seat, location.id))
  const affiliated = Array.from({ length: RACES }, (_, race) =>
    strongestAffiliated(game, seat, race),
  )
  const tokens = sum(Array.from(game.tokens[seat], (count, token) => count * pointsOfToken[token]))
  // From 0 on, so that nobody scores minus zero.
  const nebulis = 0 - game.nebulis[seat]
  const kraken = game.krakenHolder === seat ? -KRAKEN_PENALTY : 0
  const wounds = 0 - game.wounds[seat]
  const scourge = game.scourgeHolder === seat ? SCOURGE_BONUS : 0
  const lordPoints = lordScores.map((lord) => lord.points)
  return {
    seat,
    lords: lordScores,
    locations: locationScores,
    affiliated,
    tokens,
    nebulis,
    kraken,
    wounds,
    scourge,
    total:
      sum(lordPoints) +
      sum(locationScores.map((location) => location.points)) +
      sum(affiliated) +
      tokens +
      nebulis +
      kraken +
      wounds +
      scourge,
    pearls: game.pearls[seat],
    highestLord: Math.max(0, ...lordPoints),
  }
}

/**
 * The points of a seat that everybody can count: all but those of its monster tokens.
 *
 * Bots ask for them at every step of every game they imagine: nothing is listed on the way.
 */
export function openPoints(game: Game, seat: Seat): number {
  const mine = Place.Seat + seat
  let points = 0 - game.nebulis[seat] - game.wounds[seat]
  if (game.krakenHolder === seat) points -= KRAKEN_PENALTY
  if (game.scourgeHolder === seat) points += SCOURGE_BONUS
  for (let lord = 0; lord < lords.length; lord++)
    if (game.lordPlace[lord] === mine) points += influenceOf[lord]
  for (let location = 0; location < locations.length; location++)
    if (game.locationPlace[location] === mine)
      points += pointsOf(locations[location].worth(game, seat))
  for (let race = 0; race < RACES; race++) points += strongestAffiliated(game, seat, race)
  return points
}

/** What a location is worth to a seat now, whoever controls it. */
export function scoreLocation(game: Game, seat: Seat, location: LocationId): LocationScore {
  const worth = locations[location].worth(game, seat)
  return { location, worth, points: pointsOf(worth) }
}

/** The strength of the strongest affiliated ally of a race; 0 without one. */
export function strongestAffiliated(game: Game, seat: Seat, race: number): number {
  let kind = (race + 1) * KINDS_PER_RACE - 1
  while (kind >= race * KINDS_PER_RACE && game.affiliated[seat][kind] === 0) kind--
  return kind < race * KINDS_PER_RACE ? 0 : strengthOf[kind]
}

/** B9.5: the scores from first to last; equals share a place. */
export function standings(game: Game): readonly (Score & { readonly place: number })[] {
  const scores = Array.from({ length: game.players }, (_, seat) => scoreOf(game, seat))
  const before = (one: Score, other: Score): number =>
    other.total - one.total || other.pearls - one.pearls || other.highestLord - one.highestLord
  const ranked = scores.toSorted(before)
  return ranked.map((score) => ({
    ...score,
    place: 1 + ranked.findIndex((better) => before(better, score) === 0),
  }))
}

/** The seats that win: several only if nothing tells them apart. */
export function winners(game: Game): readonly Seat[] {
  return standings(game)
    .filter((score) => score.place === 1)
    .map((score) => score.seat)
}
