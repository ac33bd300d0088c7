import {
  asked,
  type ExpansionName,
  type Game,
  KIND_NAMES,
  lords,
  newGame,
  type Outcome,
  PRESETS,
  type Preset,
  play,
  raceOf,
  readDecision,
  readOutcome,
  sayDecision,
  scripted,
  strengthOf,
  type Table,
  type View,
} from '@hadal/engine'
import { greedy } from '../src/greedy/greedy.ts'
import type { Reason } from '../src/reasons/reason.ts'
import { reasonFor } from '../src/reasons/reasons.ts'
import { observe } from './observing.ts'

/** What matters in a scene. Names in a string are divided by spaces. */
interface SceneOf {
  /** The six lords of the court. */
  readonly court?: string
  /** The location that is available. */
  readonly location?: string
  /** What will be drawn, as records have it: `card:crab3 lord:jailer`. */
  readonly luck?: string
  /** Hands and pearls of A, B, …; A takes the first turn. */
  readonly hands?: readonly string[]
  readonly pearls?: readonly number[]
  readonly keys?: readonly number[]
  /** The space of the threat marker, from 1. */
  readonly threat?: number
  readonly preset?: Preset
  readonly expansions?: readonly ExpansionName[]
  /** The leviathan that waits at the border, in the space of a 7. */
  readonly leviathan?: string
}

const words = (list: string): string[] => list.split(' ').filter((word) => word !== '')

/** A turn of A, with nothing on the table but what is named. */
export function scene(of: SceneOf): Table {
  const expansions = of.expansions ?? (of.leviathan === undefined ? [] : ['leviathan'])
  const court = words(of.court ?? 'keeper reaper shepherd miller aquaculturalist landowner')
  const luck = [
    ...court.map((lord) => `lord:${lord}`),
    `location:${of.location ?? 'abyss'}`,
    ...(expansions.includes('leviathan')
      ? [`leviathan:${of.leviathan ?? '20'}`, 'die:3', 'die:4']
      : []),
    'first:A',
    ...words(of.luck ?? ''),
  ]
  const setup = {
    players: of.hands?.length ?? 2,
    expansions,
    options: PRESETS[of.preset ?? 'rulebook'],
  }
  const table = newGame(setup, scripted(luck.map(outcome)))
  const { game } = table
  for (const [seat, hand] of (of.hands ?? []).entries())
    for (const name of words(hand)) give(game, seat, KIND_NAMES.indexOf(name))
  game.pearls.set(of.pearls ?? [])
  game.keyTokens.set(of.keys ?? [])
  game.threat = (of.threat ?? 1) - 1
  table.settled = false
  return table
}

function outcome(word: string): Outcome {
  const read = readOutcome(word)
  if (read === undefined) throw new Error(`'${word}' is no luck of this game`)
  return read
}

/** An ally goes from the deck to a hand. */
function give(game: Game, seat: number, kind: number): void {
  add(game.deck, kind, -1)
  game.deckSize--
  add(game.hand[seat], kind, 1)
  add(game.handSize, seat, 1)
  add(game.handStrength[seat], raceOf[kind] ?? 0, strengthOf[kind] ?? 0)
}

function add(row: Uint8Array | undefined, at: number, count: number): void {
  if (row !== undefined) row[at] = (row[at] ?? 0) + count
}

/** What the greedy bot would do now, in words. */
export function choice({ game }: Table): string {
  return sayDecision(game, greedy.choose(observe(game, 1)))
}

/** Why whoever is asked would decide so, said in words; what they see may be changed a little. */
export function why({ game }: Table, said: string, change = (seen: View): View => seen): Reason {
  const { legal, view } = observe(game, 1)
  return reasonFor(change(view()), legal, meant(game, said))
}

/** The view in which the seats have just these lords, all of them free. */
export function withLords(seen: View, ...names: readonly (readonly string[])[]): View {
  const free = (name: string) => ({
    lord: lords.findIndex((lord) => lord.name === name),
    disabled: false,
    used: false,
    under: undefined,
  })
  return {
    ...seen,
    seats: seen.seats.map((seat, at) => ({ ...seat, lords: (names[at] ?? []).map(free) })),
  }
}

/** Allies go from the deck to the council. */
export function leaveAtCouncil({ game }: Table, ...names: readonly string[]): void {
  for (const kind of names.map((name) => KIND_NAMES.indexOf(name))) {
    const race = raceOf[kind] ?? 0
    add(game.deck, kind, -1)
    game.deckSize--
    add(game.council[race], kind, 1)
    add(game.councilSize, race, 1)
  }
}

function meant(game: Game, said: string): number {
  const decision = readDecision(game, said)
  if (decision === undefined) throw new Error(`'${said}' means nothing here`)
  return decision
}

/** Plays decisions in words, one after the other. */
export function answer(table: Table, ...decisions: readonly string[]): void {
  for (const said of decisions) play(table, meant(table.game, said))
}

/** Lets the greedy bot decide as long as this is what is asked. */
export function decide(table: Table, question: string): void {
  while (asked(table.game)?.question.name === question) answer(table, choice(table))
}
