import { expect, onTestFinished } from 'vitest'
import { KIND_NAMES } from '../src/cards/allies.ts'
import { leviathans } from '../src/cards/leviathans.ts'
import { LOOT_NAMES } from '../src/cards/loot.ts'
import { lords } from '../src/cards/lord.ts'
import { LEVIATHAN_TOKEN_NAMES, TOKEN_NAMES } from '../src/cards/tokens.ts'
import type { Event } from '../src/game/events.ts'
import { COURT, Game, LordState, NOBODY, Place } from '../src/game/game.ts'
import { agree } from '../src/game/setup.ts'
import { createTable, kernel, type Table } from '../src/game/table.ts'
import {
  affiliable,
  forget,
  isOver,
  type Memory,
  PRESETS,
  readDecision,
  type Score,
  sayDecision,
  saySeat,
  scoreLocation,
  scoreOf,
  scoreWithHand,
  sentinelLords,
  submit,
  submitPayment,
  supposePaid,
  type View,
  view,
  whyNot,
  winners,
  Zone,
} from '../src/index.ts'
import { locationWords, lordWords, raceWords } from '../src/notation/words.ts'
import { finishGame } from '../src/turn/end.ts'
import { enterPlay } from '../src/turn/lords.ts'
import { beginTurn } from '../src/turn/turn.ts'
import { luckOf } from './luck.ts'
import {
  ally,
  locationId,
  lordId,
  must,
  placeSeat,
  placeTable,
  type SeatOf,
  seatOf,
  type TableOf,
  words,
} from './setting.ts'

/** Sets a scene: seats A, B, … and the table, with a turn about to be taken. */
export function scene(seats: Readonly<Record<string, SeatOf>>, on: TableOf = {}): Scene {
  const game = new Game()
  agree(game, {
    players: Object.keys(seats).length,
    expansions: on.expansions ?? [],
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

/** A scene with Leviathan: there is a border, a second pile of tokens, martial law. */
export function borderScene(seats: Readonly<Record<string, SeatOf>>, on: TableOf = {}): Scene {
  return scene(seats, { expansions: ['leviathan'], ...on })
}

/** What a payment would lead to, before any power. */
interface Supposed {
  readonly affiliable: string
  readonly hand: string
  readonly affiliated: string
  readonly pearls: number
  readonly nebulis: number
  readonly krakenHolder: string | undefined
  /** Who would have to choose something first. */
  readonly asked: string | undefined
}

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
  recruits(lord: string, allies: string, pearls = 0, nebulis = 0): void {
    const refusal = this.payment(lord, allies, pearls, nebulis)
    if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)}`)
  }

  /** Tries a whole payment: why it was refused, or nothing. */
  payment(lord: string, allies: string, pearls = 0, nebulis = 0): ReturnType<typeof submitPayment> {
    const { turnSeat } = this.table.game
    const payment = { allies: words(allies).map(ally), pearls, nebulis }
    return submitPayment(this.table, turnSeat, lordId(lord), payment)
  }

  /** Looks ahead: what a payment would lead to, with the first ally it allows affiliated. */
  supposes(seat: string, lord: string, allies: string, pearls = 0, nebulis = 0): Supposed {
    const { game } = this.table
    const me = seatOf(seat)
    const payment = { allies: words(allies).map(ally), pearls, nebulis }
    const kinds = affiliable(game, me, lordId(lord), payment)
    const after = supposePaid(game, me, lordId(lord), payment, kinds[0])
    return {
      affiliable: kinds.map((kind) => KIND_NAMES[kind]).join(' '),
      hand: listed(after.hand[me]),
      affiliated: listed(after.affiliated[me]),
      pearls: after.pearls[me],
      nebulis: after.nebulis[me],
      krakenHolder: after.krakenHolder === NOBODY ? undefined : saySeat(after.krakenHolder),
      asked: isOver(after) ? undefined : saySeat(kernel.seatAsked(after)),
    }
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
    this.table.game.agendaSize = 0
    finishGame(this.table)
    kernel.settle(this.table)
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
  nebulis(seat: string): number {
    return this.table.game.nebulis[seatOf(seat)]
  }
  wounds(seat: string): number {
    return this.table.game.wounds[seatOf(seat)]
  }
  /** Who has the kraken figure, and the scourge. */
  krakenHolder(): string | undefined {
    const { krakenHolder } = this.table.game
    return krakenHolder === NOBODY ? undefined : saySeat(krakenHolder)
  }
  scourgeHolder(): string | undefined {
    const { scourgeHolder } = this.table.game
    return scourgeHolder === NOBODY ? undefined : saySeat(scourgeHolder)
  }
  /** The sentinels in play: `watcher=B` held by its owner, `watcher=B@crab` on what it reserves. */
  sentinels(): string {
    const all = view(this.table.game).sentinels.flatMap(({ owner, on }, sentinel) => {
      if (owner === undefined) return []
      const names =
        on &&
        (on.zone === Zone.Court ? lordWords : on.zone === Zone.Council ? raceWords : locationWords)
      const spot = on && names ? `@${names.say(on.target)}` : ''
      return [`${lordWords.say(sentinelLords[sentinel])}=${saySeat(owner)}${spot}`]
    })
    return all.join(' ')
  }
  /** Leviathans slain by a seat, by number. */
  slain(seat: string): string {
    return this.leviathansAt(Place.Seat + seatOf(seat))
  }
  /** Leviathans that are out of the game, slain by nobody. */
  leviathansGone(): string {
    return this.leviathansAt(Place.Gone)
  }
  private leviathansAt(place: number): string {
    const at = [...this.table.game.leviathanPlace]
    return at.flatMap((where, id) => (where === place ? [leviathans[id].name] : [])).join(' ')
  }
  /** The spaces of the border from 2-3 on: `-`, `20`, or `1-1` with 1 health lost. */
  border(): string {
    const { border, leviathanLost } = this.table.game
    return Array.from(border, (there) => {
      if (there === 0) return '-'
      const lost = leviathanLost[there - 1]
      return leviathans[there - 1].name + (lost === 0 ? '' : `-${lost}`)
    }).join(' ')
  }
  /** Tokens of the second pile that a seat holds. */
  leviathanTokens(seat: string): string {
    const row = this.table.game.leviathanTokens[seatOf(seat)]
    return [...row].flatMap((count, at) => Array(count).fill(LEVIATHAN_TOKEN_NAMES[at])).join(' ')
  }
  /** The values of the loot on a location. */
  loot(location: string): string {
    const row = this.table.game.loot[locationId(location)]
    return [...row].flatMap((count, at) => Array(count).fill(LOOT_NAMES[at].slice(4))).join(' ')
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
    return endedBy === NOBODY ? undefined : saySeat(endedBy)
  }
  score(seat: string): Score {
    return scoreOf(this.table.game, seatOf(seat))
  }
  /** What a seat would score with its own hand put away. */
  scoreWithHand(seat: string): Score {
    return scoreWithHand(this.table.game, seatOf(seat))
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
  /** What a seat, or an onlooker, has kept in mind of what lay face up. */
  remembers(seat?: string): Memory | undefined {
    return view(this.table.game, seat === undefined ? undefined : seatOf(seat)).memory
  }
  winners(): string[] {
    return winners(this.table.game).map(saySeat)
  }
}

function listed(row: Uint8Array): string {
  return [...row].flatMap((count, kind) => Array(count).fill(KIND_NAMES[kind])).join(' ')
}
