import { expect, onTestFinished } from 'vitest'
import { countOf, KIND_NAMES, KINDS, MONSTER, RACE_NAMES } from '../src/cards/allies.ts'
import { lords } from '../src/cards/lord.ts'
import { TOKEN_NAMES } from '../src/cards/tokens.ts'
import type { Event } from '../src/game/events.ts'
import { COURT, Game, LordState, Place, type Seat } from '../src/game/game.ts'
import { agree } from '../src/game/setup.ts'
import { createTable, kernel, type Table } from '../src/game/table.ts'
import {
  forget,
  PRESETS,
  readDecision,
  type Score,
  sayDecision,
  saySeat,
  scoreLocation,
  scoreOf,
  submit,
  submitPayment,
  type TableOptions,
  type View,
  view,
  whyNot,
  winners,
} from '../src/index.ts'
import { readSeat } from '../src/notation/notation.ts'
import { allyWords, locationWords, lordWords, raceWords } from '../src/notation/words.ts'
import { finishGame } from '../src/turn/end.ts'
import { gainAlly } from '../src/turn/hand.ts'
import { assignLord, disableLord, enterPlay } from '../src/turn/lords.ts'
import { beginTurn } from '../src/turn/turn.ts'
import { luckOf } from './luck.ts'

/** What a seat has at the beginning of a scene. Names in a string are divided by spaces. */
export interface SeatOf {
  readonly hand?: string
  readonly pearls?: number
  /** Key tokens. */
  readonly keys?: number
  /** Lords: `keeper`, `keeper@jail` under a location, `keeper!` disabled. */
  readonly lords?: string
  readonly locations?: string
  readonly affiliated?: string
  /** Monster tokens by points: `2 3 4`. */
  readonly tokens?: string
}

/** What lies on the table. What is not named is in its deck; what cannot matter is left out. */
export interface TableOf {
  /** Lords at court, from the space next to the deck on; `-` is a free space. */
  readonly court?: string
  /** Available locations. */
  readonly available?: string
  readonly council?: string
  /** The exploration deck; all that is not elsewhere, if left out. */
  readonly deck?: string
  readonly discard?: string
  readonly lordDeck?: string
  readonly locationDeck?: string
  /** Monster tokens left, by points. */
  readonly tokenPile?: string
  /** The space of the threat marker, from 1. */
  readonly threat?: number
  readonly options?: Partial<TableOptions>
  /** Everything that will be drawn, in order: `crab3 monster trader jail token2`. */
  readonly luck?: string
  /** Who takes the turn; the first seat, if left out. */
  readonly turn?: string
  /** The seat that triggered the end. */
  readonly endedBy?: string
}

const words = (list: string | undefined): string[] =>
  (list ?? '').split(/\s+/).filter((word) => word !== '')

function must<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`the scene names ${what}, which does not exist`)
  return thing
}

const ally = (name: string): number =>
  name === 'monster' ? MONSTER : must(allyWords.read(name), `the ally '${name}'`)
const lordId = (name: string): number => must(lordWords.read(name), `the lord '${name}'`)
const locationId = (name: string): number =>
  must(locationWords.read(name), `the location '${name}'`)
const token = (points: string): number => {
  const at = TOKEN_NAMES.indexOf(`token${points}`)
  return must(at < 0 ? undefined : at, `a token of ${points}`)
}
const seatOf = (name: string): Seat => must(readSeat(name), `the seat '${name}'`)

/** Sets a scene: seats A, B, … and the table, with a turn about to be taken. */
export function scene(seats: Readonly<Record<string, SeatOf>>, on: TableOf = {}): Scene {
  const game = new Game()
  agree(game, {
    players: Object.keys(seats).length,
    options: { ...PRESETS.rulebook, ...on.options },
  })
  const { chance, left } = luckOf(words(on.luck))
  const table = createTable(game, chance)
  for (const [name, has] of Object.entries(seats)) placeSeat(table, seatOf(name), has)
  placeTable(game, on)
  game.agendaSize = 0
  kernel.ask(game, beginTurn, on.turn ? seatOf(on.turn) : 0)
  kernel.settle(table)
  onTestFinished((test) => {
    if (test.task.result?.state !== 'fail') expect(left(), 'luck that was not used').toEqual([])
  })
  return new Scene(table)
}

function placeSeat(table: Table, seat: Seat, has: SeatOf): void {
  const { game } = table
  game.pearls[seat] = has.pearls ?? 0
  game.keyTokens[seat] = has.keys ?? 0
  for (const name of words(has.hand)) gainAlly(game, seat, ally(name))
  for (const name of words(has.affiliated)) game.affiliated[seat][ally(name)]++
  for (const name of words(has.locations)) game.locationPlace[locationId(name)] = Place.Seat + seat
  for (const points of words(has.tokens)) game.tokens[seat][token(points)]++
  for (const word of words(has.lords)) {
    const [name, location] = word.replace('!', '').split('@')
    const lord = lordId(name)
    enterPlay(table, seat, lord)
    game.endedBy = 255
    if (word.endsWith('!')) disableLord(table, seat, lord)
    if (location !== undefined) assignLord(game, seat, lord, locationId(location))
  }
}

function placeTable(game: Game, on: TableOf): void {
  for (const [space, name] of words(on.court).entries())
    if (name !== '-') {
      game.court[space] = lordId(name) + 1
      game.lordPlace[lordId(name)] = Place.Board
    }
  for (const name of words(on.available)) game.locationPlace[locationId(name)] = Place.Board
  for (const name of words(on.council)) {
    const kind = ally(name)
    const race = RACE_NAMES.findIndex((raceName) => name.startsWith(raceName))
    game.council[race][kind]++
    game.councilSize[race]++
  }
  for (const name of words(on.discard)) game.discard[ally(name)]++
  game.discardSize = sum(game.discard)
  fillDeck(game, on.deck)
  const inLordDeck = on.lordDeck === undefined ? undefined : words(on.lordDeck).map(lordId)
  for (const { id } of lords)
    if (game.lordPlace[id] === Place.Box && (inLordDeck?.includes(id) ?? true)) {
      game.lordDeck[id] = 1
      game.lordPlace[id] = Place.Deck
    }
  game.lordDeckSize = sum(game.lordDeck)
  fillLocationDeck(game, on.locationDeck)
  for (const points of words(on.tokenPile ?? '2 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 3 4 4'))
    game.tokenPile[token(points)]++
  game.tokenPileSize = sum(game.tokenPile)
  game.threat = (on.threat ?? 1) - 1
  if (on.endedBy) game.endedBy = seatOf(on.endedBy)
}

function fillDeck(game: Game, deck: string | undefined): void {
  if (deck !== undefined) for (const name of words(deck)) game.deck[ally(name)]++
  else {
    // What the scene has laid out elsewhere is not in the deck.
    const laid = [...game.hand, ...game.affiliated, ...game.council, game.discard]
    for (let kind = 0; kind < KINDS; kind++) {
      const isBase = /^(?!kraken)[a-z]+\d$/.test(KIND_NAMES[kind])
      const elsewhere = laid.reduce((total, row) => total + row[kind], 0)
      game.deck[kind] = isBase ? Math.max(0, countOf[kind] - elsewhere) : 0
    }
    game.deck[MONSTER] = 6
  }
  game.deckSize = sum(game.deck)
}

function fillLocationDeck(game: Game, deck: string | undefined): void {
  const named = deck === undefined ? undefined : words(deck).map(locationId)
  for (let id = 0; locationWords.say(id) !== String(id); id++)
    if (game.locationPlace[id] === Place.Box && (named?.includes(id) ?? true)) {
      game.locationDeck[id] = 1
      game.locationPlace[id] = Place.Deck
    }
  game.locationDeckSize = sum(game.locationDeck)
}

const sum = (row: Uint8Array): number => row.reduce((total, count) => total + count, 0)

/** A small scene told in game words: what happens, what is asked, what is left. */
export class Scene {
  readonly events: Event[] = []
  private readonly table: Table

  constructor(table: Table) {
    this.table = table
    table.tell = (event) => this.events.push(event)
  }

  /** A lord enters play before a seat, as if by another lord's power. */
  gains(seat: string, lord: string): void {
    const { game } = this.table
    const id = lordId(lord)
    if (game.lordDeck[id]) {
      game.lordDeck[id] = 0
      game.lordDeckSize--
    }
    enterPlay(this.table, seatOf(seat), id)
    kernel.settle(this.table)
  }

  /** Checks who is asked what, and, if named, all that may be answered, in any order. */
  asks(seat: string, question: string, ...options: string[]): void {
    const asked = kernel.asked(this.table.game)
    const who = asked === undefined ? 'nobody' : saySeat(asked.seat)
    expect(`${who}: ${asked?.question.name}`).toBe(`${seat}: ${question}`)
    if (options.length > 0) expect(this.options()).toEqual([...options].sort())
  }

  /** Everything that may be answered now, in words. */
  options(): string[] {
    const legal = kernel.legal(this.table).toArray()
    return legal.map((decision) => sayDecision(this.table.game, decision)).sort()
  }

  /** Answers one question after the other. */
  answers(...answers: string[]): void {
    for (const answer of answers) {
      const decision = readDecision(this.table.game, answer)
      if (decision === undefined || !kernel.legal(this.table).has(decision))
        throw new Error(`'${answer}' cannot be answered; ${this.options().join(', ')} can`)
      kernel.play(this.table, decision)
    }
  }

  /** The active seat recruits a lord with a whole payment; the rest is paid in pearls. */
  recruits(lord: string, allies: string, pearls = 0): void {
    const refusal = this.payment(lord, allies, pearls)
    if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)}`)
  }

  /** Tries a whole payment: why it was refused, or nothing. */
  payment(lord: string, allies: string, pearls = 0): ReturnType<typeof submitPayment> {
    const { turnSeat } = this.table.game
    const payment = { allies: words(allies).map(ally), pearls }
    return submitPayment(this.table, turnSeat, lordId(lord), payment)
  }

  /** Tries an answer of a seat at the door: why it was refused, or nothing. */
  submits(seat: string, answer: string): ReturnType<typeof submit> {
    return submit(this.table, seatOf(seat), readDecision(this.table.game, answer))
  }

  /** Why a seat, or an `onlooker`, cannot choose a lord, a stack (`crab`), a location, … now. */
  whyNot(seat: string, name: string): ReturnType<typeof whyNot> {
    const seen = view(this.table.game, seat === 'onlooker' ? undefined : seatOf(seat))
    const lord = lordWords.read(name)
    if (lord !== undefined) return whyNot(seen, { lord })
    const stack = raceWords.read(name)
    if (stack !== undefined) return whyNot(seen, { stack })
    const location = locationWords.read(name)
    if (location !== undefined) return whyNot(seen, { location })
    if (name === 'plot' || name === 'explore' || name === 'buy')
      return whyNot(seen, { action: name })
    return whyNot(seen, { ally: ally(name) })
  }

  /** The game ends here: what is left in hand is affiliated or discarded. */
  ends(): void {
    finishGame(this.table)
    this.table.game.agendaSize = 0
  }

  /** The whole position, to the byte: what is equal before and after has not changed. */
  position(): string {
    return btoa(String.fromCharCode(...this.table.game.bytes))
  }

  isOver(): boolean {
    return this.table.game.agendaSize === 0
  }

  /** Whose turn it is. */
  turn(): string {
    return saySeat(this.table.game.turnSeat)
  }

  hand(seat: string): string {
    return listed(this.table.game.hand[seatOf(seat)])
  }
  affiliated(seat: string): string {
    return listed(this.table.game.affiliated[seatOf(seat)])
  }
  discardPile(): string {
    return listed(this.table.game.discard)
  }
  stack(race: string): string {
    return listed(this.table.game.council[must(raceWords.read(race), `the race '${race}'`)])
  }
  depths(): string {
    const { game } = this.table
    return [...game.depths.subarray(0, game.depthsSize)].map((card) => KIND_NAMES[card]).join(' ')
  }
  deckSize(): number {
    return this.table.game.deckSize
  }
  lordDeckSize(): number {
    return this.table.game.lordDeckSize
  }
  locationDeckSize(): number {
    return this.table.game.locationDeckSize
  }
  pearls(seat: string): number {
    return this.table.game.pearls[seatOf(seat)]
  }
  keyTokens(seat: string): number {
    return this.table.game.keyTokens[seatOf(seat)]
  }
  /** Tokens and free lords together. */
  keys(seat: string): number {
    return this.keyTokens(seat) + this.table.game.lordKeys[seatOf(seat)]
  }
  /** Monster tokens by points, in ascending order. */
  tokens(seat: string): string {
    const row = this.table.game.tokens[seatOf(seat)]
    return [...row].flatMap((count, at) => Array(count).fill(TOKEN_NAMES[at].slice(5))).join(' ')
  }
  /** The space of the threat marker, from 1. */
  threat(): number {
    return this.table.game.threat + 1
  }
  /** The lords at court, from the space next to the deck on; `-` is a free space. */
  court(): string {
    const { court } = this.table.game
    return Array.from({ length: COURT }, (_, space) =>
      court[space] === 0 ? '-' : lordWords.say(court[space] - 1),
    ).join(' ')
  }
  /** The lords of a seat in the order of their guilds: `keeper`, `keeper@jail`, `keeper!`. */
  lords(seat: string): string {
    const { game } = this.table
    return lords
      .filter(({ id }) => game.lordPlace[id] === Place.Seat + seatOf(seat))
      .map(({ id, name }) => {
        const under =
          game.lordUnder[id] === 0 ? '' : `@${locationWords.say(game.lordUnder[id] - 1)}`
        return name + under + (game.lordState[id] & LordState.Disabled ? '!' : '')
      })
      .join(' ')
  }
  locations(seat: string): string {
    return this.locationsAt(Place.Seat + seatOf(seat))
  }
  available(): string {
    return this.locationsAt(Place.Board)
  }
  private locationsAt(place: number): string {
    const at = [...this.table.game.locationPlace]
    return at.flatMap((where, id) => (where === place ? [locationWords.say(id)] : [])).join(' ')
  }
  /** Whether a lord is out of the game. */
  isGone(lord: string): boolean {
    return this.table.game.lordPlace[lordId(lord)] === Place.Gone
  }
  endTriggeredBy(): string | undefined {
    const { endedBy } = this.table.game
    return endedBy === 255 ? undefined : saySeat(endedBy)
  }
  score(seat: string): Score {
    return scoreOf(this.table.game, seatOf(seat))
  }
  /** What a location brings a seat now. */
  points(seat: string, location: string): number | undefined {
    const id = locationId(location)
    return this.score(seat).locations.find((score) => score.location === id)?.points
  }
  /** What a location would bring a seat, whoever controls it. */
  wouldBring(seat: string, location: string): number {
    return scoreLocation(this.table.game, seatOf(seat), locationId(location)).points
  }
  /** What a seat, or an onlooker, can see without having kept anything in mind. */
  sees(seat?: string): View {
    return forget(view(this.table.game, seat === undefined ? undefined : seatOf(seat)))
  }
  winners(): string[] {
    return winners(this.table.game).map(saySeat)
  }
}

function listed(row: Uint8Array): string {
  return [...row].flatMap((count, kind) => Array(count).fill(KIND_NAMES[kind])).join(' ')
}
