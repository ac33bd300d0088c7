import { FEATURES, readNetwork, writeWeights } from '@hadal/bots'
import { rulebookSetup } from '@hadal/engine'
import { expect, test } from 'vitest'
import { improvement } from './improvement.ts'
import { randomWeights } from './learner/parameters.ts'
import { SMOKE } from './plan.ts'
import { PLAYERS, ROW, Samples, SCORES, WHOLE, WINS } from './samples.ts'
import { SelfPlay } from './selfPlay.ts'

const network = readNetwork(
  writeWeights(randomWeights({ ...SMOKE, hidden: 8, inner: 4 }), 'float'),
  FEATURES,
)
const CURIOUS = { blind: 300, temperature: 0.1 }

const playedWith = (seed: number, capacity = 2_000) => {
  const samples = new Samples(capacity)
  const played = new SelfPlay(network, seed).playGame(rulebookSetup(3), [], CURIOUS, samples)
  return { samples, played }
}

test('every decision that was noted is told what came of the game, from its own seat on', () => {
  const { samples, played } = playedWith(4)
  expect(samples.size).toBeGreaterThan(50)
  const { scores = [], shares = [] } = played ?? {}
  const turned = (list: readonly number[], seat: number) => [
    ...list.slice(seat),
    ...list.slice(0, seat),
  ]
  const seats = [0, 1, 2].map((seat) =>
    JSON.stringify([turned(shares, seat), turned(scores, seat)]),
  )
  const told = new Set<string>()
  for (let row = 0; row < samples.size; row++) {
    const bytes = samples.bytes.subarray(row * ROW, (row + 1) * ROW)
    expect(bytes[PLAYERS]).toBe(3)
    const wins = [...bytes.subarray(WINS, WINS + 3)].map((share) => share / WHOLE)
    told.add(JSON.stringify([wins, [...bytes.subarray(SCORES, SCORES + 3)]]))
  }
  expect([...told].sort()).toEqual(seats.sort())
})

test('equal seeds play equal games', () => {
  const [one, same, other] = [playedWith(1), playedWith(1), playedWith(2)]
  // A list of bytes this long takes Vitest seconds to compare.
  expect(Buffer.compare(same.samples.bytes, one.samples.bytes)).toBe(0)
  expect(same.played).toEqual(one.played)
  expect(Buffer.compare(other.samples.bytes, one.samples.bytes)).not.toBe(0)
})

test('no more is noted than there is room for', () => {
  const { samples, played } = playedWith(1, 20)
  expect(samples.size).toBe(20)
  expect(played?.decisions).toBeGreaterThan(20)
})

test('a network wins half of its games against itself, each deal from both seats', () => {
  expect(improvement(network, network, 3)).toEqual({ games: 6, winRate: 0.5, margin: 0 })
})
