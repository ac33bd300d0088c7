import {
  countOf,
  DECK_KINDS,
  Effect,
  effectOf,
  FIRST_KRAKEN,
  KIND_NAMES,
  KINDS,
  MONSTER,
  MONSTERS,
  RACES,
  raceOf,
  strengthOf,
} from '../cards/allies.ts'
import { activeOwner, keysOf, lords } from '../cards/lord.ts'
import { countOfToken, TOKENS } from '../cards/tokens.ts'
import { COURT, DEPTHS, type Game, LOCATIONS, LORDS, Place } from './game.ts'

/** What must hold in every position: a list of what does not, for developers. */
export function brokenInvariants(game: Game): string[] {
  const broken: string[] = []
  const must: Must = (holds, what, which) => {
    if (!holds) broken.push(which === undefined ? what : `${what} (${which})`)
  }
  cardsAreConserved(game, must)
  handsAddUp(game, must)
  lordsAreSomewhere(game, must)
  locationsAreSomewhere(game, must)
  tokensAreConserved(game, must)
  must(game.turnSeat < game.players, 'it is the turn of somebody at the table')
  must(game.agendaSize * 4 <= game.agenda.length, 'the agenda has room')
  for (let seat = 0; seat < game.players; seat++)
    must(game.pearls[seat] < 60_000 && game.keyTokens[seat] < 60_000, 'nobody owes', seat)
  return broken
}

/** The sentence is put together only when it is needed: this runs in every position of the laws. */
type Must = (holds: boolean, what: string, which?: number | string) => void

function total(row: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < row.length; i++) sum += row[i]
  return sum
}

/** How many cards of a kind are in the game. */
export function cardsInGame(_game: Game, card: number): number {
  if (card === MONSTER) return MONSTERS
  return card < FIRST_KRAKEN && effectOf[card] === Effect.None ? countOf[card] : 0
}

function cardsAreConserved(game: Game, must: Must): void {
  must(game.depthsSize <= DEPTHS, 'the depths have five spaces')
  const found = new Uint8Array(DECK_KINDS)
  const count = (row: Uint8Array): void => {
    for (let card = 0; card < row.length; card++) found[card] += row[card]
  }
  count(game.deck)
  count(game.discard)
  count(game.paid)
  for (const rows of [game.hand, game.affiliated, game.council]) for (const row of rows) count(row)
  for (let space = 0; space < game.depthsSize; space++) found[game.depths[space]]++
  for (let card = 0; card < DECK_KINDS; card++)
    must(found[card] === cardsInGame(game, card), 'cards are conserved', KIND_NAMES[card])
}

function handsAddUp(game: Game, must: Must): void {
  must(total(game.deck) === game.deckSize, 'the deck is counted')
  must(total(game.discard) === game.discardSize, 'the discard pile is counted')
  for (let race = 0; race < RACES; race++)
    must(total(game.council[race]) === game.councilSize[race], 'stacks are counted', race)
  for (let seat = 0; seat < game.hand.length; seat++) {
    must(total(game.hand[seat]) === game.handSize[seat], 'hands are counted', seat)
    const strengths = new Uint8Array(RACES + 1)
    for (let kind = 0; kind < KINDS; kind++)
      strengths[raceOf[kind]] += game.hand[seat][kind] * strengthOf[kind]
    for (let race = 0; race <= RACES; race++)
      must(strengths[race] === game.handStrength[seat][race], 'strength is counted', seat)
  }
}

function lordsAreSomewhere(game: Game, must: Must): void {
  must(total(game.lordDeck) === game.lordDeckSize, 'the lord deck is counted')
  const atCourt = new Set<number>()
  for (let space = 0; space < COURT; space++)
    if (game.court[space]) atCourt.add(game.court[space] - 1)
  const count = new Uint8Array(game.lordCount.length)
  const keys = new Uint8Array(game.lordKeys.length)
  for (let lord = 0; lord < LORDS; lord++) {
    const place = game.lordPlace[lord]
    const name = lords[lord]?.name ?? lord
    must((place === Place.Deck) === (game.lordDeck[lord] === 1), 'lords have one place', name)
    must((place === Place.Board) === atCourt.has(lord), 'lords at court are there', name)
    must(place >= Place.Seat || game.lordUnder[lord] === 0, 'lords under locations are owned', name)
    if (place < Place.Seat) continue
    count[place - Place.Seat]++
    const owner = activeOwner(game, lord)
    if (owner < keys.length) keys[owner] += keysOf[lord]
  }
  for (let seat = 0; seat < count.length; seat++) {
    must(count[seat] === game.lordCount[seat], 'lords are counted', seat)
    must(keys[seat] === game.lordKeys[seat], 'keys are counted', seat)
  }
}

function locationsAreSomewhere(game: Game, must: Must): void {
  must(total(game.locationDeck) === game.locationDeckSize, 'the location deck is counted')
  for (let location = 0; location < LOCATIONS; location++)
    must(
      (game.locationPlace[location] === Place.Deck) === (game.locationDeck[location] === 1),
      'locations have one place',
      location,
    )
}

function tokensAreConserved(game: Game, must: Must): void {
  must(total(game.tokenPile) === game.tokenPileSize, 'the pile of tokens is counted')
  for (let token = 0; token < TOKENS; token++) {
    let found = game.tokenPile[token]
    for (const tokens of game.tokens) found += tokens[token]
    must(found === countOfToken[token], 'tokens are conserved', token)
  }
}
