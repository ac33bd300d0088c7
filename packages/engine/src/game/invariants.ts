import { DECK_KINDS, KIND_NAMES, KINDS, RACES, raceOf, strengthOf } from '../cards/allies.ts'
import { LEVIATHANS, leviathans } from '../cards/leviathans.ts'
import { countOfLoot, LOOT_KINDS } from '../cards/loot.ts'
import { activeOwner, keysOf, lords, turnPowersOf } from '../cards/lord.ts'
import { countOfLeviathanToken, countOfToken, LEVIATHAN_TOKENS, TOKENS } from '../cards/tokens.ts'
import { Expansion } from './expansions.ts'
import { COURT, DEPTHS, type Game, LOCATIONS, LORDS, NOBODY, Place } from './game.ts'
import { cardsInGame } from './setup.ts'

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
  leviathansAreSomewhere(game, must)
  lootIsConserved(game, must)
  sentinelsAreHeld(game, must)
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
  const powers = new Uint8Array(game.turnPowers.length)
  for (const owner of game.sentinelOwner) if (owner > 0) powers[owner - 1]++
  for (let lord = 0; lord < LORDS; lord++) {
    const place = game.lordPlace[lord]
    const name = lords[lord]?.name ?? lord
    must((place === Place.Deck) === (game.lordDeck[lord] === 1), 'lords have one place', name)
    must((place === Place.Board) === atCourt.has(lord), 'lords at court are there', name)
    must(place >= Place.Seat || game.lordUnder[lord] === 0, 'lords under locations are owned', name)
    if (place < Place.Seat) continue
    count[place - Place.Seat]++
    const owner = activeOwner(game, lord)
    if (owner === NOBODY) continue
    keys[owner] += keysOf[lord]
    powers[owner] += turnPowersOf[lord]
  }
  for (let seat = 0; seat < count.length; seat++) {
    must(count[seat] === game.lordCount[seat], 'lords are counted', seat)
    must(keys[seat] === game.lordKeys[seat], 'keys are counted', seat)
    must(powers[seat] === game.turnPowers[seat], 'turn powers are counted', seat)
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
  must(total(game.leviathanPile) === game.leviathanPileSize, 'the second pile is counted')
  for (let token = 0; token < LEVIATHAN_TOKENS; token++) {
    let found = game.leviathanPile[token] + game.leviathanTokensUsed[token]
    for (const tokens of game.leviathanTokens) found += tokens[token]
    const there = game.expansions & Expansion.Leviathan ? countOfLeviathanToken[token] : 0
    must(found === there, 'tokens of the second pile are conserved', token)
  }
}

function leviathansAreSomewhere(game: Game, must: Must): void {
  must(total(game.leviathanDeck) === game.leviathanDeckSize, 'the leviathan deck is counted')
  const atBorder = new Set(Array.from(game.border, (leviathan) => leviathan - 1))
  for (let leviathan = 0; leviathan < LEVIATHANS; leviathan++) {
    const place = game.leviathanPlace[leviathan]
    const inDeck = game.leviathanDeck[leviathan] === 1
    must((place === Place.Deck) === inDeck, 'leviathans have one place', leviathan)
    must((place === Place.Board) === atBorder.has(leviathan), 'leviathans are there', leviathan)
    const { levels } = leviathans[leviathan]
    const lost = game.leviathanLost[leviathan]
    if (place === Place.Board)
      must(lost < levels.length, 'leviathans at the border live', leviathan)
  }
}

function lootIsConserved(game: Game, must: Must): void {
  must(total(game.lootDeck) === game.lootDeckSize, 'the loot deck is counted')
  must(total(game.lootDiscard) === game.lootDiscardSize, 'discarded loot is counted')
  for (let loot = 0; loot < LOOT_KINDS; loot++) {
    let found = game.lootDeck[loot] + game.lootDiscard[loot]
    for (const there of game.loot) found += there[loot]
    const there = game.expansions & Expansion.Kraken ? countOfLoot[loot] : 0
    must(found === there, 'loot is conserved', loot)
  }
}

function sentinelsAreHeld(game: Game, must: Must): void {
  for (const sentinel of game.sentinelIn)
    if (sentinel > 0) must(game.sentinelOwner[sentinel - 1] > 0, 'sentinels have owners', sentinel)
  const none = game.nebulis.every((count) => count === 0)
  must(game.krakenHolder === NOBODY || !none, 'the kraken figure is held for nebulis')
}
