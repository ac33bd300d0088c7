import {
  DECK_KINDS,
  KINDS,
  type Kind,
  MONSTER,
  RACES,
  Race,
  raceOf,
  strengthOf,
} from '../cards/allies.ts'
import { leviathans } from '../cards/leviathans.ts'
import { locations } from '../cards/location.ts'
import { countOfLoot } from '../cards/loot.ts'
import { keysOf, lords, turnPowersOf } from '../cards/lord.ts'
import { countOfLeviathanToken, countOfToken, TOKENS } from '../cards/tokens.ts'
import { Game, LordState, NOBODY, Place, type Seat } from '../game/game.ts'
import { agree, cardsInGame, isLocationInGame, isLordInGame } from '../game/setup.ts'
import { Source } from '../game/sources.ts'
import type { Chance } from '../kernel/chance.ts'
import type { Counts, Memory, SeatView, View } from './view.ts'

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
  placeBorder(game, seen)
  placeSmuggling(game, seen)
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
  game.exploring = seen.exploring ? 1 : 0
  game.monstersAreGone = seen.monstersAreGone ? 1 : 0
  game.foughtAgain = seen.foughtAgain ? 1 : 0
  game.agenda.set(seen.agenda)
  game.agendaSize = seen.agenda.length / 4
  for (const [seat, their] of seen.seats.entries()) {
    game.pearls[seat] = their.pearls
    game.keyTokens[seat] = their.keyTokens
    game.bought[seat] = their.bought
    game.nebulis[seat] = their.nebulis
    game.wounds[seat] = their.wounds
  }
}

function placeLords(game: Game, seen: View): void {
  for (const lord of lords) if (isLordInGame(game, lord)) game.lordPlace[lord.id] = Place.Deck
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
    if (under !== undefined || disabled) continue
    game.lordKeys[seat] += keysOf[lord]
    game.turnPowers[seat] += turnPowersOf[lord]
  }
}

function placeLocations(game: Game, seen: View): void {
  for (const location of locations)
    if (isLocationInGame(game, location)) game.locationPlace[location.id] = Place.Deck
  for (const location of seen.locationsAvailable) game.locationPlace[location] = Place.Board
  for (const location of seen.locationsDrawn) game.locationPlace[location] = Place.Drawn
  for (const location of seen.locationsGone) game.locationPlace[location] = Place.Gone
  for (const [seat, their] of seen.seats.entries())
    for (const location of their.locations) game.locationPlace[location] = Place.Seat + seat
  for (const { id } of locations)
    game.locationDeck[id] = game.locationPlace[id] === Place.Deck ? 1 : 0
  game.locationDeckSize = seen.locationDeckSize
}

function placeBorder(game: Game, seen: View): void {
  game.scourgeHolder = seen.scourgeHolder ?? NOBODY
  game.leviathanDeckSize = seen.leviathanDeckSize
  if (!seen.expansions.includes('leviathan')) return
  game.leviathanPlace.fill(Place.Deck)
  for (const leviathan of seen.leviathansGone) game.leviathanPlace[leviathan] = Place.Gone
  if (seen.leviathanDrawn !== undefined) game.leviathanPlace[seen.leviathanDrawn] = Place.Drawn
  for (const [seat, their] of seen.seats.entries())
    for (const leviathan of their.slain) {
      game.leviathanPlace[leviathan] = Place.Seat + seat
      game.leviathanLost[leviathan] = leviathans[leviathan].levels.length
    }
  for (const [space, there] of seen.border.entries())
    if (there !== undefined) {
      game.border[space] = there.leviathan + 1
      game.leviathanPlace[there.leviathan] = Place.Board
      game.leviathanLost[there.leviathan] = there.lost
    }
  for (const [leviathan, place] of game.leviathanPlace.entries())
    game.leviathanDeck[leviathan] = place === Place.Deck ? 1 : 0
}

function placeSmuggling(game: Game, seen: View): void {
  game.krakenHolder = seen.krakenHolder ?? NOBODY
  if (seen.expansions.includes('kraken')) game.lootDeck.set(countOfLoot)
  game.lootDeckSize = seen.lootDeckSize
  game.lootDiscard.set(seen.lootDiscard)
  game.lootDiscardSize = sum(game.lootDiscard)
  for (const { location, loot } of seen.loot) game.loot[location].set(loot)
  for (const row of [game.lootDiscard, ...game.loot])
    for (let loot = 0; loot < row.length; loot++) game.lootDeck[loot] -= row[loot]
  for (const [sentinel, { owner, on, waits }] of seen.sentinels.entries()) {
    if (owner === undefined) continue
    game.sentinelOwner[sentinel] = owner + 1
    game.turnPowers[owner]++
    game.sentinelBack[sentinel] = waits ? 1 : 0
    if (on === undefined) continue
    game.sentinelIn[on.zone] = sentinel + 1
    game.sentinelTarget[sentinel] = on.target
  }
}

function dealCards(game: Game, seen: View, chance: Chance): void {
  const pool = Uint8Array.from({ length: DECK_KINDS }, (_, card) => cardsInGame(game, card))
  for (const [space, card] of seen.depths.entries()) {
    game.depths[space] = card
    pool[card]--
  }
  game.depthsSize = seen.depths.length
  lay(game.paid, seen.paid, pool)
  for (let kind = 0; kind < KINDS; kind++) layDown(game, kind, seen.paid[kind])
  for (const [seat, their] of seen.seats.entries()) {
    lay(game.affiliated[seat], their.affiliated, pool)
    lay(game.hand[seat], their.hand ?? seen.memory?.hands[seat] ?? [], pool)
  }
  for (const [race, stack] of (seen.memory?.council ?? []).entries())
    lay(game.council[race], stack, pool)
  lay(game.discard, seen.memory?.discard ?? [], pool)
  if (seen.memory?.healed) dealHealed(game, seen.memory.healed, pool, chance)

  const { Exploration } = Source
  // Stacks first: few cards fit there.
  for (let race = 0; race < RACES; race++)
    dealTo(game.council[race], seen.councilSize[race], pool, Exploration, chance, (card) =>
      belongs(card, race),
    )
  for (const [seat, their] of seen.seats.entries())
    dealTo(game.hand[seat], their.handSize, pool, Exploration, chance, (card) => card !== MONSTER)
  dealTo(game.discard, seen.discardSize, pool, Exploration, chance)
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

/** Whether a card can lie in a stack of the council: krakens can in any. */
function belongs(card: Kind, race: number): boolean {
  return card !== MONSTER && (raceOf[card] === race || raceOf[card] === Race.Kraken)
}

/** The ally that somebody looked out from the discard pile: one of those it can be. */
function dealHealed(
  game: Game,
  { seat, among, inDiscard }: NonNullable<Memory['healed']>,
  pool: Uint8Array,
  chance: Chance,
): void {
  const candidates = new Uint8Array(KINDS)
  for (const kind of among) candidates[kind] = 1
  const kind = chance.draw(Source.Exploration, candidates, among.length)
  game.hand[seat][kind]++
  if (inDiscard) game.discard[kind]--
  else pool[kind]--
  game.healed.set([kind + 1, seat, inDiscard ? 0 : 1])
  game.healedFrom.set(candidates)
}

/** What the state counts about allies laid down for a lord. */
function layDown(game: Game, kind: Kind, count: number): void {
  if (count === 0) return
  game.paidStrength += count * strengthOf[kind]
  if (raceOf[kind] < RACES) game.paidRaces |= 1 << raceOf[kind]
  else game.paidKrakens += count
}

/** Fills a place up to its size with fitting things of the pool. */
function dealTo(
  row: Uint8Array,
  size: number,
  pool: Uint8Array,
  source: Source,
  chance: Chance,
  fits: (thing: number) => boolean = () => true,
): void {
  let missing = size - sum(row)
  if (missing === 0) return
  const fitting = pool.map((count, thing) => (fits(thing) ? count : 0))
  for (; missing > 0; missing--) {
    const thing = chance.draw(source, fitting, sum(fitting))
    fitting[thing]--
    layOne(row, thing, pool)
  }
}

function dealTokens(game: Game, seen: View, chance: Chance): void {
  const { theft } = seen
  if (theft) game.theft.set([theft.token + 1, theft.thief, theft.victim])
  // The victim knows one token of the thief, who is somebody else.
  const robbedOf = theft !== undefined && seen.seat === theft.victim ? theft.token : -1
  const thief = theft?.thief ?? 0

  const pool = countOfToken.slice()
  for (const [seat, { tokens = [] }] of seen.seats.entries()) lay(game.tokens[seat], tokens, pool)
  if (robbedOf >= 0 && robbedOf < TOKENS) layOne(game.tokens[thief], robbedOf, pool)
  for (const [seat, { tokenCount }] of seen.seats.entries())
    dealTo(game.tokens[seat], tokenCount, pool, Source.Tokens, chance)
  game.tokenPile.set(pool)
  game.tokenPileSize = seen.tokenPileSize

  if (!seen.expansions.includes('leviathan')) return
  const second = countOfLeviathanToken.slice()
  lay(game.leviathanTokensUsed, seen.leviathanTokensUsed, second)
  for (const [seat, { leviathanTokens = [] }] of seen.seats.entries())
    lay(game.leviathanTokens[seat], leviathanTokens, second)
  if (robbedOf >= TOKENS) layOne(game.leviathanTokens[thief], robbedOf - TOKENS, second)
  for (const [seat, { leviathanTokenCount }] of seen.seats.entries())
    dealTo(game.leviathanTokens[seat], leviathanTokenCount, second, Source.LeviathanTokens, chance)
  game.leviathanPile.set(second)
  game.leviathanPileSize = seen.leviathanPileSize
}

/** Lays what is known into its place, out of the pool. */
function lay(row: Uint8Array, counts: Counts, pool: Uint8Array): void {
  for (let thing = 0; thing < counts.length; thing++) {
    row[thing] += counts[thing]
    pool[thing] -= counts[thing]
  }
}

function layOne(row: Uint8Array, thing: number, pool: Uint8Array): void {
  row[thing]++
  pool[thing]--
}

function sum(row: Uint8Array): number {
  let total = 0
  for (let at = 0; at < row.length; at++) total += row[at]
  return total
}
