import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FEATURES, type Network, readNetwork, readWeights } from '@hadal/bots'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WrongArguments } from '../arguments.ts'
import { Folder } from './folder.ts'
import { SMOKE } from './plan.ts'
import { begin, changedBy, goOn } from './prepare.ts'

let folder: Folder
beforeEach(() => {
  folder = new Folder(mkdtempSync(join(tmpdir(), 'hadal-plan-')))
})
afterEach(() => rmSync(folder.path, { recursive: true }))

const POINT = {
  seconds: 20,
  games: 100,
  decisions: 9_000,
  samples: 5_000,
  steps: 80,
  loss: { win: 0.6, margin: 0.2, chances: 0.6, points: 0.1 },
  trials: {},
}

test('a training begins with a network that is the same for equal seeds, and with no weights', () => {
  begin(folder, SMOKE, { seed: 5, hidden: 8 })
  expect(folder.plan).toEqual({ ...SMOKE, seed: 5, hidden: 8 })
  expect(folder.has('weights.net')).toBe(false)
  const { shape, features, state } = readWeights(folder.read('start.net'))
  expect(shape).toMatchObject({ hidden: 8, inner: SMOKE.inner })
  expect(features).toBe(SMOKE.features)
  const other = new Folder(join(folder.path, 'other'))
  begin(other, SMOKE, { seed: 5, hidden: 8 })
  expect(readWeights(other.read('start.net')).state).toEqual(state)
})

test('a training from another network has its shape, and its weights to begin with', () => {
  begin(folder, SMOKE, { hidden: 8, inner: 4 })
  const next = new Folder(join(folder.path, 'next'))
  begin(next, SMOKE, {}, folder.at('start.net'))
  expect(next.plan).toMatchObject({ hidden: 8, inner: 4 })
  expect(next.read('weights.net')).toEqual(folder.read('start.net'))
})

test('a training from another network may be wider, and begins by playing as that did', () => {
  begin(folder, SMOKE, { hidden: 8, inner: 4 })
  const next = new Folder(join(folder.path, 'next'))
  begin(next, SMOKE, { hidden: 12 }, folder.at('start.net'))
  expect(next.plan).toMatchObject({ hidden: 12, inner: 4 })
  const narrow = readNetwork(folder.read('start.net'), FEATURES)
  const wide = readNetwork(next.read('start.net'), FEATURES)
  for (let first = 0; first < 200; first++)
    expect(judgements(wide, first)).toEqual(judgements(narrow, first))
})

/** What a network makes of a position and an answer that are made up. */
function judgements(network: Network, first: number): number[] {
  const [ofAction, ofState] = [new Float32Array(2), new Float32Array(10)]
  for (const inputs of [network.state, network.action]) {
    inputs.clear()
    for (let i = 0; i < 5; i++) inputs.add(first + 7 * i, 1 + i)
  }
  network.seeState()
  network.judgeAction(ofAction)
  network.judgeState(ofState)
  return [...ofAction, ...ofState].map((number) => Math.round(number * 1e4))
}

test('a training goes on from its last point, and with what it had', () => {
  begin(folder, SMOKE, { seed: 9 })
  folder.addPoint(POINT)
  goOn(folder, { seconds: 30 })
  expect(folder.plan).toEqual({ ...SMOKE, seed: 9, seconds: 30, startedAt: 20 })
})

test('a plan in a file changes what it names', () => {
  const path = folder.at('plan')
  writeFileSync(path, '{ "batch": 64, "blind": { "from": 2, "to": 1 } }')
  expect(changedBy(path, SMOKE)).toEqual({ ...SMOKE, batch: 64, blind: { from: 2, to: 1 } })
})

test('refused in words: what cannot be begun', () => {
  const refused = (work: () => void, words: RegExp) => {
    expect(work).toThrow(WrongArguments)
    expect(work).toThrow(words)
  }
  refused(() => goOn(folder, {}), /no training/)
  refused(() => begin(folder, SMOKE, { hidden: 30 }), /multiple of four/)
  refused(() => begin(folder, SMOKE, {}, folder.at('nothing')), /no network/)
  refused(() => changedBy(folder.at('nothing'), SMOKE), /no plan/)
  begin(folder, SMOKE, {})
  refused(() => begin(folder, SMOKE, {}), /--resume/)
  folder.addPoint(POINT)
  refused(() => goOn(folder, { seconds: 20 }), /20 s already/)
  refused(() => goOn(folder, { samples: 5_000 }), /5000 samples already/)
  refused(() => goOn(folder, { hidden: 64 }), /32 and 16 wide/)
  const other = new Folder(join(folder.path, 'other'))
  refused(() => begin(other, SMOKE, { inner: 4 }, folder.at('start.net')), /32 and 16 wide/)
  writeFileSync(folder.at('odd'), '{ "features": 1 }')
  refused(() => changedBy(folder.at('odd'), SMOKE), /cannot say 'features'/)
})
