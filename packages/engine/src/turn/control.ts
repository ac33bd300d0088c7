import { locations } from '../cards/location.ts'
import { activeOwner, keysOf, lords } from '../cards/lord.ts'
import { type Game, type LocationId, type LordId, Place, type Seat } from '../game/game.ts'
import { Source } from '../game/sources.ts'
import { kernel, type Table } from '../game/table.ts'
import type { Options } from '../kernel/options.ts'
import { anyOf, from, locationWords, lordWords } from '../notation/words.ts'
import { isReservedFrom, releaseSentinel, Zone } from '../smuggling/sentinels.ts'
import { assignLord } from './lords.ts'
import { keysOfSeat } from './pearls.ts'

/** B7.1: keys for a location. */
export const KEYS_FOR_LOCATION = 3
/** B7.2: the most tiles that can be drawn at once. */
const MOST_DRAWN = 4
/** Draws tiles; the number added is theirs. */
export const DRAW = 32
/** Pays what is still missing with key tokens. */
export const KEY_TOKENS = 64

/** Whether a seat may take a location that lies face up. */
function canTakeLocation(game: Game, me: Seat, location: LocationId): boolean {
  return (
    game.locationPlace[location] === Place.Board &&
    !isReservedFrom(game, me, Zone.Locations, location)
  )
}

export function offerLocations(game: Game, me: Seat, out: Options): void {
  for (let location = 0; location < locations.length; location++)
    if (canTakeLocation(game, me, location)) out.add(location)
}

/** Whether there is a location that a seat could come to control. */
function canControlAny(game: Game, me: Seat): boolean {
  return game.locationDeckSize > 0 || canTakeAnyLocation(game, me)
}

export function canTakeAnyLocation(game: Game, me: Seat): boolean {
  for (let location = 0; location < locations.length; location++)
    if (canTakeLocation(game, me, location)) return true
  return false
}

/** B7.1: whether a seat must control a location; B7.R1: not without one to control. */
export function isLocationDue(game: Game, me: Seat): boolean {
  return keysOfSeat(game, me) >= KEYS_FOR_LOCATION && canControlAny(game, me)
}

/** B7.1: as often as there are three keys. */
export const checkKeys = kernel.step('check the keys', (table, me) => {
  const { game } = table
  if (!isLocationDue(game, me)) return
  kernel.ask(game, checkKeys, me)
  kernel.ask(game, controlLocation, me)
})

export const controlLocation = kernel.question('control a location', {
  words: anyOf(locationWords, from(DRAW, ['', 'draw1', 'draw2', 'draw3', 'draw4'])),
  options(game, me, out) {
    offerLocations(game, me, out)
    const most = Math.min(MOST_DRAWN, game.locationDeckSize)
    for (let tiles = 1; tiles <= most; tiles++) out.add(DRAW + tiles)
  },
  answer(table, me, decision) {
    const { game } = table
    if (decision < DRAW) kernel.ask(game, spendKeys, me, decision, spending(KEYS_FOR_LOCATION, 0))
    else {
      drawLocations(table, me, decision - DRAW)
      kernel.ask(game, chooseDrawn, me)
    }
  },
})

/** Draws tiles from the deck, for everybody to see, as many as there are. */
export function drawLocations(table: Table, me: Seat, tiles: number): void {
  const { game } = table
  const drawn: LocationId[] = []
  for (let i = 0; i < tiles && game.locationDeckSize > 0; i++) {
    const location = table.chance.draw(Source.Locations, game.locationDeck, game.locationDeckSize)
    game.locationDeck[location] = 0
    game.locationDeckSize--
    game.locationPlace[location] = Place.Drawn
    drawn.push(location)
  }
  table.tell?.({ type: 'locations-drawn', seat: me, locations: drawn })
}

/** B7.2: one of the tiles drawn; `ambassador` is a lord + 1 who goes under it alone (B7.4). */
export const chooseDrawn = kernel.question('choose a drawn location', {
  words: locationWords,
  options(game, _me, out) {
    for (let location = 0; location < locations.length; location++)
      if (game.locationPlace[location] === Place.Drawn) out.add(location)
  },
  answer(table, me, chosen, ambassador) {
    const { game } = table
    for (let location = 0; location < locations.length; location++)
      if (game.locationPlace[location] === Place.Drawn) game.locationPlace[location] = Place.Board
    if (ambassador > 0) {
      assignLord(game, me, ambassador - 1, chosen)
      gainLocation(table, me, chosen, 0)
    } else kernel.ask(game, spendKeys, me, chosen, spending(KEYS_FOR_LOCATION, 0))
  },
})

/** The keys still to be spent and the first lord that may be named, in one byte. */
const spending = (keys: number, fromLord: LordId): number => (keys << 6) | fromLord

/** B7.3: lords by ascending id, the rest in tokens. Part of the choice of the location. */
const spendKeys = kernel.question('spend keys', {
  words: anyOf(lordWords, from(KEY_TOKENS, ['tokens'])),
  unbroken: 'always',
  options(game, me, out, _location, state) {
    const needed = state >> 6
    const tokens = game.keyTokens[me]
    if (tokens >= needed) out.add(KEY_TOKENS)
    let onLords = 0
    for (let lord = lords.length - 1; lord >= (state & 63); lord--) {
      if (keysOf[lord] === 0 || activeOwner(game, lord) !== me) continue
      onLords += keysOf[lord]
      if (onLords + tokens >= needed) out.add(lord)
    }
  },
  answer(table, me, decision, location, state) {
    const { game } = table
    const needed = state >> 6
    if (decision === KEY_TOKENS) {
      game.keyTokens[me] -= needed
      gainLocation(table, me, location, needed)
      return
    }
    assignLord(game, me, decision, location)
    const left = needed - keysOf[decision]
    if (left <= 0) gainLocation(table, me, location, 0)
    else kernel.ask(game, spendKeys, me, location, spending(left, decision + 1))
  },
})

/** A location comes under a player's control, by whatever way. */
export function gainLocation(
  table: Table,
  me: Seat,
  location: LocationId,
  keyTokens: number,
): void {
  const { game } = table
  game.locationPlace[location] = Place.Seat + me
  releaseSentinel(table, Zone.Locations, location)
  if (table.tell) {
    const under = lords.filter((lord) => game.lordUnder[lord.id] === location + 1)
    table.tell({
      type: 'location-controlled',
      seat: me,
      location,
      lords: under.map((lord) => lord.id),
      keyTokens,
    })
  }
  locations[location].onGain?.(table, me)
}
