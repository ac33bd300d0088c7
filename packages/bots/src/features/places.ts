import { type Game, locations, Place, pointsOf, type Seat } from '@hadal/engine'
import type { Sparse } from '../net/sparse.ts'
import { OfPlaces, OfSeat, SEAT_SIZE, SEATS } from './layout.ts'

const owned = new Uint8Array(SEATS)

/** Locations: those to be had, and those that are. */
export function describePlaces(game: Game, me: Seat, out: Sparse): void {
  owned.fill(0)
  let mine = 0
  for (let location = 0; location < locations.length; location++) {
    const place = game.locationPlace[location]
    if (place === Place.Board || place === Place.Drawn) {
      out.add(OfPlaces.available + location, 1)
      out.add(OfPlaces.worth + location, worthOf(game, me, location))
    } else if (place >= Place.Seat) {
      const seat = place - Place.Seat
      owned[seat]++
      out.add((seat === me ? OfPlaces.mine : OfPlaces.theirs) + location, 1)
      if (seat === me) mine += worthOf(game, me, location)
    }
  }
  out.add(OfPlaces.deck, game.locationDeckSize)
  out.add(OfPlaces.points, mine)
  for (let distance = 0; distance < game.players; distance++)
    out.add(distance * SEAT_SIZE + OfSeat.locations, owned[(me + distance) % game.players])
}

/** What a location is worth to a seat as things are; nobody wants it for less than nothing. */
export function worthOf(game: Game, seat: Seat, location: number): number {
  return Math.max(0, pointsOf(locations[location].worth(game, seat)))
}
