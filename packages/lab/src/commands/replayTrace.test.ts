import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { type OwnTrace, ownTrace } from '../../test/ownTrace.ts'
import { WrongArguments } from '../arguments.ts'
import { replayTrace } from './replayTrace.ts'

const folder = mkdtempSync(join(tmpdir(), 'hadal-trace-'))
afterAll(() => rmSync(folder, { recursive: true }))

const STEPS = 30
let files = 0

/** Writes a recorded game, perhaps changed, and replays it. */
async function replayed(change: (trace: OwnTrace) => void = () => {}, ...words: string[]) {
  const trace = ownTrace(STEPS)
  change(trace)
  const file = join(folder, `${files++}.jsonl.gz`)
  writeFileSync(file, gzipSync(trace.lines.map((line) => JSON.stringify(line)).join('\n')))
  const report = await replayTrace.run([file, ...words])
  const { games, ...json } = JSON.parse(JSON.stringify(report.json))
  return { ...report, json, game: games[0] }
}

function at<Thing>(list: readonly Thing[], index: number): Thing {
  const thing = list[index]
  if (thing === undefined) throw new Error(`there is no ${index}`)
  return thing
}

test('a recorded game that follows the rules agrees to the last step and the last point', async () => {
  const { json, game, good } = await replayed()
  expect(good).toBe(true)
  expect(game).toMatchObject({ result: 'agreed', step: STEPS })
  expect(json).toMatchObject({
    files: 1,
    agreed: 1,
    stopped: 0,
    disagreed: 0,
    stepsCompared: STEPS,
  })
  expect(json.valuesCompared).toBeGreaterThan(30 * STEPS)
})

test('a value that differs is told with its step, its field and both values', async () => {
  const { json, game, good, lines } = await replayed(({ steps }) => {
    const { snapshot } = at(steps, 9)
    Object.assign(at(snapshot.players, 1), { pearls: 77 })
  }, '--explain')
  expect(good).toBe(false)
  expect(json).toMatchObject({ disagreed: 1, stepsCompared: 9 })
  expect(game).toMatchObject({
    result: 'disagreed',
    step: 10,
    field: 'seat 1 pearls',
    theirs: '77',
  })
  expect(lines.join('\n')).toContain('! seat 1 pearls:')
  expect(lines.join('\n')).toMatch(/^ {4}seat 0 pearls: \d+$/m)
})

test('cards that differ, and luck that cannot be, are noticed', async () => {
  const cards = await replayed(({ steps }) => {
    Object.assign(at(steps, 5).snapshot, { alliesDiscard: [{ race: 'crab', value: 1, count: 3 }] })
  })
  expect(cards.game).toMatchObject({ result: 'disagreed', step: 6, field: 'alliesDiscard' })
  const luck = await replayed(({ steps }) => {
    const lucky = steps.find(({ random }) => random.length > 0)
    lucky?.random.splice(0, 1, { draw: 'ally', race: 'kraken', value: 4 })
  })
  expect(luck.game).toMatchObject({ result: 'disagreed', field: 'luck' })
})

test('an action that our rules refuse is a disagreement', async () => {
  const { game } = await replayed(({ steps }) => {
    Object.assign(at(steps, 0), { action: 'requestSupport', args: { race: 'crab' } })
  })
  expect(game).toMatchObject({ result: 'disagreed', step: 1, field: 'action' })
})

test('a score that differs by a point is a disagreement', async () => {
  const { game } = await replayed(({ lines }) => {
    const last = at(lines, lines.length - 1)
    if ('final' in last) Object.assign(last, { final: wrongScore(last.final) })
  })
  expect(game).toMatchObject({ result: 'disagreed', field: 'score of seat 0: total' })
})

function wrongScore(final: unknown): unknown {
  return JSON.parse(JSON.stringify(final).replace('"total":0', '"total":1'))
}

test('the comparison ends before a step with a known deviation of the other implementation', async () => {
  const { json, game, good } = await replayed(({ steps }) => {
    at(steps, 19).deviations = ['B01', 'K02']
  })
  expect(good).toBe(true)
  expect(game).toMatchObject({ result: 'stopped', step: 20, deviation: 'K02' })
  expect(json).toMatchObject({ stopped: 1, stepsCompared: 19 })
})

test('what was refused there must be refused here; what is not is told', async () => {
  const { json, good } = await replayed(({ steps }) => {
    const [turn] = steps
    if (turn)
      turn.rejected = [
        { action: 'requestSupport', args: { race: 'crab' } },
        { action: 'exploreTake', args: { slot: 1 } },
        { action: 'plot', args: {} },
      ]
  })
  expect(json.refusalsChecked).toBe(3)
  expect(json.refusalsAccepted).toEqual({})
  expect(json.refusalsUnexplained).toBe(0)
  expect(good).toBe(true)
  const unexplained = await replayed(({ steps }) => {
    const offer = steps.find(({ state }) => state === 'purchase')
    if (offer) offer.rejected = [{ action: 'pass', args: {} }]
    at(steps, 0).rejected = [{ action: 'explore', args: {} }]
  })
  expect(unexplained.json.refusalsUnexplained).toBe(2)
  expect(unexplained.good).toBe(false)
})

test('files that are no recorded games, and paths that lead nowhere, get a sentence', async () => {
  const file = join(folder, 'broken.jsonl')
  writeFileSync(file, '{"game": 1\n')
  const { json } = await replayTrace.run([file])
  expect(JSON.stringify(json)).toContain('line 1 is no JSON')
  await expect(replayTrace.run([])).rejects.toThrow(
    new WrongArguments('replay-trace needs a file or a folder.'),
  )
  await expect(replayTrace.run(['no/such/place'])).rejects.toThrow(
    "There is no file or folder 'no/such/place'.",
  )
  await expect(replayTrace.run([file, '--preset', 'house'])).rejects.toThrow('--preset must be')
})
