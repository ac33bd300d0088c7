/** A place at the table, counted clockwise from 0. */
export type Seat = number

const PLAYERS = 0
const EXPANSIONS = 1
const HAND_LIMIT = 2
const TURN_SEAT = 3
const SOLD = 4
const THREAT = 5
const EXTRA_TURNS = 6
const ENDED_BY = 7
const IDLE_TURNS = 8
const DECK_SIZE = 9
const DISCARD_SIZE = 10
const DEPTHS_SIZE = 11
const LORD_DECK_SIZE = 12
const LOCATION_DECK_SIZE = 13
const TOKEN_PILE_SIZE = 14
const AGENDA_SIZE = 15
const PAID_STRENGTH = 16
const PAID_RACES = 17
const PAID_KRAKENS = 18
const EXPLORING = 19
const LEVIATHAN_PILE_SIZE = 20
const LOOT_DECK_SIZE = 21
const LOOT_DISCARD_SIZE = 22
const KRAKEN_HOLDER = 23
const LEVIATHAN_DECK_SIZE = 24
const SCOURGE_HOLDER = 25
const MONSTERS_ARE_GONE = 26
const FOUGHT_AGAIN = 27
/** Even, so that what follows can be wide. */
export const NUMBERS = 28

/** The numbers of a state that stand alone: they share one row, and read like fields. */
export class Numbers {
  private readonly numbers: Uint8Array

  constructor(numbers: Uint8Array) {
    this.numbers = numbers
  }

  get players(): number {
    return this.numbers[PLAYERS]
  }
  set players(players: number) {
    this.numbers[PLAYERS] = players
  }

  /** Bits of `Expansion`. */
  get expansions(): number {
    return this.numbers[EXPANSIONS]
  }
  set expansions(expansions: number) {
    this.numbers[EXPANSIONS] = expansions
  }

  /** Martial law: the allies a hand may hold at the end of a turn; 255 without it. */
  get handLimit(): number {
    return this.numbers[HAND_LIMIT]
  }
  set handLimit(limit: number) {
    this.numbers[HAND_LIMIT] = limit
  }

  /** Whose turn it is. */
  get turnSeat(): Seat {
    return this.numbers[TURN_SEAT]
  }
  set turnSeat(seat: Seat) {
    this.numbers[TURN_SEAT] = seat
  }

  /** Allies sold in the current turn: the next one costs one pearl more. */
  get sold(): number {
    return this.numbers[SOLD]
  }
  set sold(sold: number) {
    this.numbers[SOLD] = sold
  }

  /** The space of the threat track the marker stands on, from 0. */
  get threat(): number {
    return this.numbers[THREAT]
  }
  set threat(threat: number) {
    this.numbers[THREAT] = threat
  }

  get extraTurns(): number {
    return this.numbers[EXTRA_TURNS]
  }
  set extraTurns(turns: number) {
    this.numbers[EXTRA_TURNS] = turns
  }

  /** The seat in whose turn the end was triggered, or `NOBODY`. */
  get endedBy(): number {
    return this.numbers[ENDED_BY]
  }
  set endedBy(seat: number) {
    this.numbers[ENDED_BY] = seat
  }

  /** Turns in a row in which a player could do nothing at all. */
  get idleTurns(): number {
    return this.numbers[IDLE_TURNS]
  }
  set idleTurns(turns: number) {
    this.numbers[IDLE_TURNS] = turns
  }

  get deckSize(): number {
    return this.numbers[DECK_SIZE]
  }
  set deckSize(size: number) {
    this.numbers[DECK_SIZE] = size
  }

  get discardSize(): number {
    return this.numbers[DISCARD_SIZE]
  }
  set discardSize(size: number) {
    this.numbers[DISCARD_SIZE] = size
  }

  get depthsSize(): number {
    return this.numbers[DEPTHS_SIZE]
  }
  set depthsSize(size: number) {
    this.numbers[DEPTHS_SIZE] = size
  }

  get lordDeckSize(): number {
    return this.numbers[LORD_DECK_SIZE]
  }
  set lordDeckSize(size: number) {
    this.numbers[LORD_DECK_SIZE] = size
  }

  get locationDeckSize(): number {
    return this.numbers[LOCATION_DECK_SIZE]
  }
  set locationDeckSize(size: number) {
    this.numbers[LOCATION_DECK_SIZE] = size
  }

  get tokenPileSize(): number {
    return this.numbers[TOKEN_PILE_SIZE]
  }
  set tokenPileSize(size: number) {
    this.numbers[TOKEN_PILE_SIZE] = size
  }

  /** Strength, races (a bit each) and krakens among the allies laid down. */
  get paidStrength(): number {
    return this.numbers[PAID_STRENGTH]
  }
  set paidStrength(strength: number) {
    this.numbers[PAID_STRENGTH] = strength
  }

  get paidRaces(): number {
    return this.numbers[PAID_RACES]
  }
  set paidRaces(races: number) {
    this.numbers[PAID_RACES] = races
  }

  get paidKrakens(): number {
    return this.numbers[PAID_KRAKENS]
  }
  set paidKrakens(krakens: number) {
    this.numbers[PAID_KRAKENS] = krakens
  }

  /** 1 while an exploration goes on. */
  get exploring(): number {
    return this.numbers[EXPLORING]
  }
  set exploring(value: number) {
    this.numbers[EXPLORING] = value
  }

  get leviathanPileSize(): number {
    return this.numbers[LEVIATHAN_PILE_SIZE]
  }
  set leviathanPileSize(value: number) {
    this.numbers[LEVIATHAN_PILE_SIZE] = value
  }

  get lootDeckSize(): number {
    return this.numbers[LOOT_DECK_SIZE]
  }
  set lootDeckSize(value: number) {
    this.numbers[LOOT_DECK_SIZE] = value
  }

  get lootDiscardSize(): number {
    return this.numbers[LOOT_DISCARD_SIZE]
  }
  set lootDiscardSize(value: number) {
    this.numbers[LOOT_DISCARD_SIZE] = value
  }

  /** Who has the kraken figure, or `NOBODY`. */
  get krakenHolder(): number {
    return this.numbers[KRAKEN_HOLDER]
  }
  set krakenHolder(value: number) {
    this.numbers[KRAKEN_HOLDER] = value
  }

  get leviathanDeckSize(): number {
    return this.numbers[LEVIATHAN_DECK_SIZE]
  }
  set leviathanDeckSize(value: number) {
    this.numbers[LEVIATHAN_DECK_SIZE] = value
  }

  /** Who has the scourge figure, or `NOBODY`. */
  get scourgeHolder(): number {
    return this.numbers[SCOURGE_HOLDER]
  }
  set scourgeHolder(value: number) {
    this.numbers[SCOURGE_HOLDER] = value
  }

  /** L4.1: 1 once a monster that is revealed is just discarded. */
  get monstersAreGone(): number {
    return this.numbers[MONSTERS_ARE_GONE]
  }
  set monstersAreGone(value: number) {
    this.numbers[MONSTERS_ARE_GONE] = value
  }

  /** L5.R5: 1 once the second fight of a turn has been fought. */
  get foughtAgain(): number {
    return this.numbers[FOUGHT_AGAIN]
  }
  set foughtAgain(value: number) {
    this.numbers[FOUGHT_AGAIN] = value
  }

  get agendaSize(): number {
    return this.numbers[AGENDA_SIZE]
  }
  set agendaSize(size: number) {
    this.numbers[AGENDA_SIZE] = size
  }
}
