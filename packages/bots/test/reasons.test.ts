import {
  forget,
  type Game,
  isOver,
  KINDS,
  LEVIATHAN_TOKEN_NAMES,
  leviathans,
  locations,
  lords,
  newGame,
  play,
  RACES,
  type Seat,
  sample,
  seatAsked,
  seeded,
  type View,
  view,
  Zone,
} from '@hadal/engine'
import { beforeAll, expect, test } from 'vitest'
import { bots, type Reason, reasonFor } from '../src/index.ts'
import { observe } from './observing.ts'
import { everySetup } from './setups.ts'

/** What was said about the decisions of one bot. */
interface Talk {
  decisions: number
  /** How often nothing stood out, and how often there was a choice, by question. */
  readonly speechless: Map<string, number>
  readonly asked: Map<string, number>
  readonly outOfRange: Set<string>
  /** Reasons that changed with cards the seat cannot see. */
  leaks: number
}

/** The numbers that each argument may be, from the first up to and without the last. */
const RANGES: Readonly<Record<string, (seen: View) => readonly [number, number]>> = {
  lord: () => [0, lords.length],
  location: () => [0, locations.length],
  leviathan: () => [0, leviathans.length],
  race: () => [0, RACES],
  kind: () => [0, KINDS],
  token: () => [0, LEVIATHAN_TOKEN_NAMES.length],
  zone: () => [0, Object.keys(Zone).length],
  target: () => [0, lords.length],
  seat: ({ players }) => [0, players],
  percent: () => [0, 101],
  count: () => [1, 70],
  strength: () => [0, 100],
  // Some locations cost points.
  points: () => [-60, 60],
  hoped: () => [-60, 100],
  pearls: () => [0, 60],
  nebulis: () => [1, 3],
  keys: () => [1, 3],
  tokens: () => [0, 6],
}

function isInRange(reason: Reason, seen: View): boolean {
  const { why, ...said } = reason
  return Object.entries(said).every(([name, value]) => {
    // A reward is printed on the threat track.
    if (typeof value !== 'number') return name === 'reward'
    const [first, end] = RANGES[name]?.(seen) ?? [0, 0]
    return Number.isInteger(value) && value >= first && value < end
  })
}

const withoutMemory = (game: Game, seat: Seat): View => forget(view(game, seat))

/** The presets in turn: what is said depends little on them. */
const SETUPS = everySetup.filter((_, number) => number % 2 === (number >> 1) % 2)

const LOOKS_THROUGH_DISCARD = 'take an ally from the discard pile'

/** Lets a bot play a game of every kind, and asks for the reason of every decision. */
function listenTo(name: string): Talk {
  const talk: Talk = {
    decisions: 0,
    speechless: new Map(),
    asked: new Map(),
    outOfRange: new Set(),
    leaks: 0,
  }
  const bot = bots.get(name)
  const luck = seeded(3)
  for (const [number, setup] of SETUPS.entries()) {
    const table = newGame(setup, seeded(number))
    for (let step = 0; bot !== undefined && !isOver(table.game); step++) {
      const { game } = table
      const look = step % 3 === 0 ? withoutMemory : view
      const observation = observe(game, number * 1000 + step, look)
      const decision = bot.choose(observation)
      const seen = observation.view()
      const reason = reasonFor(seen, observation.legal, decision)
      listen(talk, seen, reason)
      const question = seen.asked?.question ?? ''
      // Whoever looks through the discard pile sees it, but a forgetful view does not tell it.
      if (step % 7 === 0 && question !== LOOKS_THROUGH_DISCARD) {
        const other = look(sample(seen, luck), seatAsked(game))
        const otherReason = reasonFor(other, observation.legal, decision)
        if (JSON.stringify(otherReason) !== JSON.stringify(reason)) talk.leaks++
      }
      play(table, decision)
    }
  }
  return talk
}

const more = (counts: Map<string, number>, name: string): unknown =>
  counts.set(name, (counts.get(name) ?? 0) + 1)

function listen(talk: Talk, seen: View, reason: Reason): void {
  talk.decisions++
  const question = seen.asked?.question ?? ''
  if (reason.why !== 'only-choice') more(talk.asked, question)
  if (reason.why === 'best-of') more(talk.speechless, question)
  if (!isInRange(reason, seen)) talk.outOfRange.add(JSON.stringify(reason))
}

const total = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

/** The questions about which more often than so nothing was said, of those that were asked often. */
const silentAbout = ({ asked, speechless }: Talk, share: number, often: number): string[] =>
  [...asked]
    .filter(([name, count]) => count >= often && (speechless.get(name) ?? 0) > share * count)
    .map(([name]) => name)

const talks = new Map<string, Talk>()
beforeAll(() => {
  for (const name of ['greedy', 'random']) talks.set(name, listenTo(name))
}, 300_000)

const talkOf = (name: string): Talk => {
  const talk = talks.get(name)
  if (talk === undefined) throw new Error(`${name} has not played`)
  return talk
}

test.each(['greedy', 'random'])('whatever %s decides, there is a reason to be told', (name) => {
  const talk = talkOf(name)
  expect(talk.decisions).toBeGreaterThan(3000)
  expect([...talk.outOfRange]).toEqual([])
})

test.each(['greedy', 'random'])('no reason of %s tells of cards that it cannot see', (name) => {
  expect(talkOf(name).leaks).toBe(0)
})

test('whoever plays for a reason seldom lacks one', () => {
  const talk = talkOf('greedy')
  expect(total(talk.speechless)).toBeLessThan(0.04 * total(talk.asked))
  expect(silentAbout(talk, 0.12, 20)).toEqual([])
})

test('every question has reasons of its own', () => {
  const { asked } = talkOf('random')
  expect(asked.size).toBeGreaterThan(40)
  // Even chance does something now and then that a player might do.
  expect(silentAbout(talkOf('random'), 0.9, 8)).toEqual([])
})
