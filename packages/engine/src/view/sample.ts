import {
  DECK_KINDS,
  KINDS,
  type Kind,
  MONSTER,
  RACES,
  raceOf,
  strengthOf,
} from '../cards/allies.ts'
import { locations } from '../cards/location.ts'
import { keysOf, lords } from '../cards/lord.ts'
import { countOfToken, TOKENS } from '../cards/tokens.ts'
import { Game, LordState, NOBODY, Place, type Seat } from '../game/game.ts'
import { cardsInGame } from '../game/invariants.ts'
import { agree } from '../game/setup.ts'
import { Source } from '../game/sources.ts'
import type { Chance } from '../kernel/chance.ts'
import type { Counts, SeatView, View } from './view.ts'

/**
 * Deals a full game that fits everything a seat has seen.
 *
 * What the seat knows lies where it saw it; the rest is dealt at random to the places that hold
 * something unknown. With memory little is: what went to the council or to a hand was seen by all.
 */
export function sample(seen: View, chance: Chance): Game {
  const game = new Game()
  agree(game, seen)
  placeTable(game, seen)
  placeLords(game, seen)
  placeLocations(game, seen)
  dealCards(game, seen, chance)
  dealTokens(game, seen, chance)
  return game
}

/** A full game that fits a view, for questions whose answer does not depend on what is hidden. */
export function suppose(seen: View): Game {
  return sample(seen, {
    draw: (_source, bag) => bag.findIndex((count) => count > 0),
    roll: () => 1,
  })
}

function placeTable(game: Game, seen: View): void {
  game.turn[0] = seen.turn
  game.turnSeat = seen.turnSeat
  game.sold = seen.sold
  game.threat = seen.threat
  game.extraTurns = seen.extraTurns
  game.endedBy = seen.endedBy ?? NOBODY
  game.idleTurns = seen.idleTurns
  game.agenda.set(seen.agenda)
  game.agendaSize = seen.agenda.length / 4
  for (const [seat, their] of seen.seats.entries()) {
    game.pearls[seat] = their.pearls
    game.keyTokens[seat] = their.keyTokens
    game.bought[seat] = their.bought
  }
}

function placeLords(game: Game, seen: View): void {
  for (const lord of lords) game.lordPlace[lord.id] = Place.Deck
  for (const [space, lord] of seen.court.entries())
    if (lord !== undefined) {
      game.court[space] = lord + 1
      game.lordPlace[lord] = Place.Board
    }
  for (const lord of seen.lordsGone) game.lordPlace[lord] = Place.Gone
  for (const [seat, their] of seen.seats.entries()) placeLordsOf(game, seat, their)
  for (const lord of lords) game.lordDeck[lord.id] = game.lordPlace[lord.id] === Place.Deck ? 1 : 0
  game.lordDeckSize = seen.lordDeckSize
}

function placeLordsOf(game: Game, seat: Seat, their: SeatView): void {
  for (const { lord, disabled, used, under } of their.lords) {
    game.lordPlace[lord] = Place.Seat + seat
    game.lordUnder[lord] = under === undefined ? 0 : under + 1
    game.lordState[lord] = (disabled ? LordState.Disabled : 0) | (used ? LordState.Used : 0)
    game.lordCount[seat]++
    if (under === undefined && !disabled) game.lordKeys[seat] += keysOf[lord]
  }
}

function placeLocations(game: Game, seen: View): void {
  for (const location of locations) game.locationPlace[location.id] = Place.Deck
  for (const location of seen.locationsAvailable) game.locationPlace[location] = Place.Board
  for (const location of seen.locationsDrawn) game.locationPlace[location] = Place.Drawn
  for (const location of seen.locationsGone) game.locationPlace[location] = Place.Gone
  for (const [seat, their] of seen.seats.entries())
    for (const location of their.locations) game.locationPlace[location] = Place.Seat + seat
  for (const { id } of locations)
    game.locationDeck[id] = game.locationPlace[id] === Place.Deck ? 1 : 0
  game.locationDeckSize = seen.locationDeckSize
}

function dealCards(game: Game, seen: View, chance: Chance): void {
  const pool = Uint8Array.from({ length: DECK_KINDS }, (_, card) => cardsInGame(game, card))
  const lay = (row: Uint8Array, counts: Counts): void => {
    for (const [card, count] of counts.entries()) {
      row[card] += count
      pool[card] -= count
    }
  }
  for (const [space, card] of seen.depths.entries()) {
    game.depths[space] = card
    pool[card]--
  }
  game.depthsSize = seen.depths.length
  lay(game.paid, seen.paid)
  for (let kind = 0; kind < KINDS; kind++) layDown(game, kind, seen.paid[kind] ?? 0)
  for (const [seat, their] of seen.seats.entries()) {
    lay(game.affiliated[seat], their.affiliated)
    lay(game.hand[seat], their.hand ?? seen.memory?.hands[seat] ?? [])
  }
  for (const [race, stack] of (seen.memory?.council ?? []).entries()) lay(game.council[race], stack)
  lay(game.discard, seen.memory?.discard ?? [])

  // Stacks first: only one race fits there.
  for (let race = 0; race < RACES; race++)
    dealTo(
      game.council[race],
      seen.councilSize[race],
      pool,
      chance,
      (card) => raceOf[card] === race,
    )
  for (const [seat, their] of seen.seats.entries())
    dealTo(game.hand[seat], their.handSize, pool, chance, (card) => card !== MONSTER)
  dealTo(game.discard, seen.discardSize, pool, chance, () => true)
  game.deck.set(pool)

  game.deckSize = seen.deckSize
  game.discardSize = seen.discardSize
  game.councilSize.set(seen.councilSize)
  for (const [seat, their] of seen.seats.entries()) {
    game.handSize[seat] = their.handSize
    for (let kind = 0; kind < KINDS; kind++)
      game.handStrength[seat][raceOf[kind]] += game.hand[seat][kind] * strengthOf[kind]
  }
}

/** What the state counts about allies laid down for a lord. */
function layDown(game: Game, kind: Kind, count: number): void {
  if (count === 0) return
  game.paidStrength += count * strengthOf[kind]
  if (raceOf[kind] < RACES) game.paidRaces |= 1 << raceOf[kind]
  else game.paidKrakens += count
}

/** Fills a place up to its size with fitting cards of the pool. */
function dealTo(
  row: Uint8Array,
  size: number,
  pool: Uint8Array,
  chance: Chance,
  fits: (card: Kind) => boolean,
): void {
  let missing = size - sum(row)
  if (missing === 0) return
  const fitting = pool.map((count, card) => (fits(card) ? count : 0))
  for (; missing > 0; missing--) {
    const card = chance.draw(Source.Exploration, fitting, sum(fitting))
    fitting[card]--
    pool[card]--
    row[card]++
  }
}

function dealTokens(game: Game, seen: View, chance: Chance): void {
  const pool = countOfToken.slice()
  const lay = (seat: Seat, token: number, count: number): void => {
    game.tokens[seat][token] += count
    pool[token] -= count
  }
  for (const [seat, their] of seen.seats.entries())
    for (const [token, count] of (their.tokens ?? []).entries()) lay(seat, token, count)
  const { theft } = seen
  if (theft) {
    // A token that others saw stolen is unknown to them: any value fits what they know.
    game.theft.set([(theft.token ?? 0) + 1, theft.thief, theft.victim])
    if (theft.token !== undefined && seen.seat === theft.victim) lay(theft.thief, theft.token, 1)
  }
  for (const [seat, their] of seen.seats.entries())
    for (let missing = their.tokenCount - sum(game.tokens[seat]); missing > 0; missing--)
      lay(seat, chance.draw(Source.Tokens, pool, sum(pool)), 1)
  game.tokenPile.set(pool)
  game.tokenPileSize = seen.tokenPileSize
  if (theft && theft.token === undefined) game.theft[0] = 1 + someToken(game, theft.thief)
}

/** A token a seat holds; the first will do. */
function someToken(game: Game, seat: Seat): number {
  for (let token = 0; token < TOKENS; token++) if (game.tokens[seat][token]) return token
  return 0
}

function sum(row: Uint8Array): number {
  return row.reduce((total, count) => total + count, 0)
}
