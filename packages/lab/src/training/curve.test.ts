import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { curve } from '../commands/curve.ts'
import { joined, type Point, readCurve, together } from './curve.ts'
import { drawCurve } from './picture.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const STAGES = join(import.meta.dirname, '../../training/stages')

const point = (seconds: number, games: number, winRate: number): Point => ({
  seconds,
  games: 10 * seconds,
  decisions: 100 * seconds,
  samples: 50 * seconds,
  steps: seconds,
  loss: { win: 0.5, margin: 0.2, chances: 0.5, points: 0.1 },
  trials: { '2': { games, winRate, margin: 1 } },
})

test('trainings that followed each other are one curve', () => {
  const [first, second] = joined([
    [point(15, 1, 0), point(30, 1, 0)],
    [point(15, 1, 0), point(31, 1, 0)],
  ])
  expect(first?.map(({ seconds, games }) => [seconds, games])).toEqual([
    [15, 150],
    [30, 300],
  ])
  expect(second?.map(({ seconds, games }) => [seconds, games])).toEqual([
    [45, 450],
    [61, 610],
  ])
})

test('games are counted together, not points', () => {
  expect(together([point(1, 30, 0.5), point(2, 10, 0.9)], '2')).toEqual({
    games: 40,
    winRate: 0.6,
    margin: 1,
  })
  expect(together([point(1, 30, 0.5)], '4')).toBeUndefined()
})

test('a curve is drawn with a line for every table that was tried', () => {
  const picture = drawCurve([[point(30, 20, 0.25), point(60, 20, 0.5)]])
  expect(picture).toContain('two players')
  expect(picture).not.toContain('one of four')
  expect(picture.match(/<circle/g)).toHaveLength(2)
})

test('docs/TRAINING.md and its picture show the curves of the stages', async () => {
  const files = readdirSync(STAGES).filter((name) => name.endsWith('.jsonl'))
  const paths = files.sort().map((name) => join(STAGES, name))
  const picture = drawCurve(joined(paths.map(readCurve)))
  expect(readFileSync(join(ROOT, 'docs/training-curve.svg'), 'utf8')).toBe(picture)
  const page = readFileSync(join(ROOT, 'docs/TRAINING.md'), 'utf8')
  const { lines } = await curve.run(paths)
  expect(page).toContain(lines.join('\n'))
})
