import {
  FIRST_KRAKEN,
  type Game,
  KINDS,
  KINDS_PER_RACE,
  type Kind,
  type LocationId,
  type LordId,
  type LordView,
  locations,
  lords,
  RACES,
  scoreLocation,
  suppose,
  type View,
} from '@hadal/engine'
import { Searches } from './loot.ts'
import { nebulisOf } from './nebulis.ts'
import { at, type Situation } from './situation.ts'

/** How many ways the rest of the game may go are looked at. */
const FUTURES = 4
/** The one location that can be exchanged for any of the deck. */
const EXCHANGED = 'black-smokers'
/** Among the kinds of a race, the plain one of strength 2: what is affiliated as a rule. */
const USUAL_ALLY = 2

/** What locations may be worth to a seat in the end. */
export class Hopes {
  private readonly s: Situation
  private readonly futures: readonly Game[]
  private searches: Searches | undefined

  constructor(s: Situation) {
    this.s = s
    this.futures = Array.from({ length: FUTURES }, (_, number) => suppose(future(s, number)))
  }

  of(location: LocationId): number {
    if (locations[location]?.name === EXCHANGED) return Math.max(0, ...this.ofDeck())
    const worth = this.score(location)
    return isSanctuary(location) ? worth + this.entering(location) : worth
  }

  /** What one that is controlled already is worth: nobody searches it again. */
  ofOwn(location: LocationId): number {
    return isSanctuary(location) ? this.score(location) : this.of(location)
  }

  private entering(location: LocationId): number {
    this.searches ??= new Searches(this.s)
    return this.searches.entering(location)
  }

  /** What a location scores in the futures, in the mean. */
  private score(location: LocationId): number {
    let total = 0
    for (const game of this.futures) total += scoreLocation(game, this.s.me, location).points
    return total / FUTURES
  }

  /** The hopes for each tile of the deck but the one that is exchanged. */
  ofDeck(): number[] {
    const { locationDeck } = this.s.game
    return locations
      .filter(({ id, name }) => at(locationDeck, id) === 1 && name !== EXCHANGED)
      .map(({ id }) => this.of(id))
  }

  /** The best of some tiles drawn from the deck, in the mean. */
  ofDrawing(tiles: number): number {
    const hopes = this.ofDeck().sort((one, other) => other - one)
    // The best tile is drawn with a chance of tiles/deck, else the best of the others is what counts.
    let mean = 0
    let still = 1
    for (const [before, hope] of hopes.entries()) {
      const chance = Math.min(1, tiles / (hopes.length - before))
      mean += still * chance * hope
      still *= 1 - chance
    }
    return mean
  }
}

/** K5: what gaining it sets off is a search. */
function isSanctuary(location: LocationId): boolean {
  const card = locations[location]
  return card?.onGain !== undefined && card.name !== EXCHANGED
}

/** The view after one way the game may go on for a seat: a few more lords, an ally with each. */
function future(s: Situation, number: number): View {
  const { view, me } = s
  const candidates = lordsToCome(s)
  const gained: LordView[] = []
  const affiliated = s.mine.affiliated.slice()
  const count = Math.min(candidates.length, Math.round(s.lordsToCome))
  for (let i = 0; i < count; i++) {
    // Spread over all that may come; which ones does not matter much, that they differ does.
    const [lord] = candidates.splice((number * 5 + i * 7) % candidates.length, 1)
    if (lord !== undefined) gained.push({ lord, disabled: false, used: false, under: undefined })
    const kind = ((number + i) % RACES) * KINDS_PER_RACE + USUAL_ALLY
    affiliated[kind] = at(affiliated, kind) + 1
  }
  for (const kind of lastAffiliated(s)) affiliated[kind] = at(affiliated, kind) + 1
  let { nebulis } = s.mine
  for (let kind = FIRST_KRAKEN; kind < KINDS; kind++) nebulis += at(s.hand, kind) * nebulisOf(kind)
  const seats = view.seats.map((their, seat) =>
    seat === me ? { ...their, affiliated, nebulis, lords: [...their.lords, ...gained] } : their,
  )
  return { ...view, seats }
}

/** The lords that a seat may still recruit. */
function lordsToCome({ view, game }: Situation): LordId[] {
  return lords
    .map(({ id }) => id)
    .filter((id) => at(game.lordDeck, id) === 1 || view.court.includes(id))
}

/** B9.3: what the hand will be good for. */
function lastAffiliated({ hand }: Situation): Kind[] {
  const kinds: Kind[] = []
  for (let race = 0; race < RACES; race++) {
    const first = race * KINDS_PER_RACE
    for (let kind = first; kind < first + KINDS_PER_RACE; kind++)
      if (at(hand, kind) > 0) {
        kinds.push(kind)
        break
      }
  }
  return kinds
}
