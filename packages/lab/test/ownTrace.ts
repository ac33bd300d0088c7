import {
  asked,
  EXPLORE,
  type Game,
  KIND_NAMES,
  legal,
  locations,
  lords,
  NOBODY,
  newGame,
  noted,
  type Outcome,
  PASS,
  Place,
  PRESETS,
  play,
  RACE_NAMES,
  raceOf,
  Source,
  scoreOf,
  seeded,
  strengthOf,
  TAKE,
  TOKEN_NAMES,
} from '@hadal/engine'
import type { TraceAction, TraceAlly, TraceLuck, TraceSnapshot } from '../src/trace/format.ts'

/** A line of a recorded game, as far as a test wants to change it. */
interface OwnStep extends TraceAction {
  step: number
  player: number
  state: string
  random: TraceLuck[]
  rejected?: TraceAction[]
  deviations?: string[]
  snapshot: TraceSnapshot
}

export interface OwnTrace {
  readonly lines: object[]
  readonly steps: OwnStep[]
}

const STATES: Readonly<Record<string, string>> = {
  'take your turn': 'action',
  'buy the ally': 'purchase',
  'take the ally or explore on': 'explore',
  'fight the monster or explore on': 'explore',
  'choose a reward': 'chooseMonsterReward',
}

/** Everybody explores, nobody buys, and the first card is taken: a game in the recorded form. */
export function ownTrace(steps: number): OwnTrace {
  let luck: Outcome[] = []
  const chance = noted(seeded(12), (outcome) => luck.push(outcome))
  const fromFirst = {
    ...chance,
    draw: (source: number, bag: Uint8Array, size: number) =>
      source === Source.FirstSeat ? 0 : chance.draw(source, bag, size),
  }
  const setup = { players: 2, expansions: [], options: PRESETS.arena }
  const table = newGame(setup, fromFirst)
  table.asksAll = true
  const { game } = table
  const start = { snapshot: snapshotOf(game), setupRandom: luck.map(traceLuck), random: [] }
  const told: OwnStep[] = []
  while (told.length < steps) {
    const waiting = asked(game)
    const question = waiting?.question.name ?? ''
    const choice = CHOICES[question]
    if (choice === undefined || waiting === undefined)
      throw new Error(`'${question}' was not expected`)
    const { decision, action, args } = choice(game)
    luck = []
    if (!legal(table).has(decision)) throw new Error(`${decision} cannot be decided`)
    play(table, decision)
    while (asked(game)?.question.name === 'end your turn') play(table, 0)
    told.push({
      step: told.length + 1,
      player: waiting.seat,
      state: STATES[question] ?? '',
      action,
      args,
      random: luck.map(traceLuck),
      snapshot: snapshotOf(game),
    })
  }
  const head = { game: { seed: 12, players: 2, kraken: false, leviathan: false, firstPlayer: 0 } }
  return { lines: [head, start, ...told, { final: finalOf(game) }], steps: told }
}

type Choice = TraceAction & { readonly decision: number }

const CHOICES: Readonly<Record<string, (game: Game) => Choice>> = {
  'take your turn': () => ({ decision: EXPLORE, action: 'explore', args: {} }),
  'buy the ally': () => ({ decision: PASS, action: 'pass', args: {} }),
  'take the ally or explore on': takes,
  'fight the monster or explore on': takes,
  'choose a reward': () => ({ decision: 0, action: 'chooseReward', args: { reward: 'P' } }),
}

function takes(game: Game): Choice {
  return { decision: TAKE, action: 'exploreTake', args: { slot: game.depthsSize } }
}

function allyOf(kind: number): TraceAlly {
  if (KIND_NAMES[kind] === 'monster') return { monster: true }
  const race = RACE_NAMES[raceOf[kind] ?? 0] ?? ''
  return { race, value: strengthOf[kind] ?? 0 }
}

function traceLuck({ source, value }: Outcome): TraceLuck {
  if (source === Source.Lords) return { draw: 'lord', name: lords[value]?.name ?? '' }
  if (source === Source.Locations) return { draw: 'location', name: locations[value]?.name ?? '' }
  return { draw: 'ally', ...allyOf(value) }
}

const listed = (row: Uint8Array | undefined): TraceAlly[] =>
  Array.from(row ?? []).flatMap((count, kind) => Array<TraceAlly>(count).fill(allyOf(kind)))

const bag = (row: Uint8Array): TraceAlly[] =>
  Array.from(row).flatMap((count, kind) => (count > 0 ? [{ ...allyOf(kind), count }] : []))

const lordsAt = (game: Game, place: number): string[] =>
  lords.filter(({ id }) => game.lordPlace[id] === place).map(({ name }) => name)

const locationsAt = (game: Game, place: number): string[] =>
  locations.filter(({ id }) => game.locationPlace[id] === place).map(({ name }) => name)

function snapshotOf(game: Game): TraceSnapshot {
  const waiting = asked(game)
  return {
    state: STATES[waiting?.question.name ?? ''] ?? '',
    active: waiting ? [waiting.seat] : [],
    turn: game.turn[0] ?? 0,
    turnPlayer: game.turnSeat,
    players: [0, 1].map((seat) => ({
      seat,
      pearls: game.pearls[seat] ?? 0,
      keys: game.keyTokens[seat] ?? 0,
      bought: game.bought[seat] ?? 0,
      hand: listed(game.hand[seat]),
      affiliated: [],
      lords: [],
      locations: [],
      monsters: [],
    })),
    court: Array.from(game.court, (lord, space) => ({
      slot: space + 1,
      lord: lords[lord - 1]?.name ?? '',
    })),
    lordsDeck: lordsAt(game, Place.Deck),
    lordsDiscard: lordsAt(game, Place.Gone),
    explore: Array.from(game.depths.subarray(0, game.depthsSize), (card, space) => ({
      slot: space + 1,
      ...allyOf(card),
    })),
    council: Object.fromEntries(
      game.council.map((stack, race) => [RACE_NAMES[race], listed(stack)]),
    ),
    alliesDeck: bag(game.deck),
    alliesDiscard: bag(game.discard),
    threat: game.threat,
    locationsAvailable: locationsAt(game, Place.Board).map((name) => ({ name })),
    locationsDeck: locationsAt(game, Place.Deck),
    locationsRemoved: locationsAt(game, Place.Gone),
    monsterDeck: Object.fromEntries(
      Array.from(game.tokenPile, (count, token) => [TOKEN_NAMES[token]?.slice(5), count]),
    ),
    purchaseCost: game.sold + 1,
    extraTurns: game.extraTurns,
    endTriggeredBy: game.endedBy === NOBODY ? null : game.endedBy,
  }
}

function finalOf(game: Game): object {
  const scores = [0, 1].map((seat) => {
    const { total, pearls, highestLord } = scoreOf(game, seat)
    const nothing = { lords: 0, locations: 0, locationDetail: [], affiliated: 0, monsters: 0 }
    return { seat, ...nothing, total, pearls, highestLord }
  })
  return { scores, deviations: {} }
}
