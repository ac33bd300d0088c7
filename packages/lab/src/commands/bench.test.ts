import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bench, compare, measure } from './bench.ts'

const KEPT = join(import.meta.dirname, '../../benchmark.json')

/** So short that the figures say nothing about speed. */
const measured = measure(1, 1000)
const run = (figures = measured.figures) => ({ ...measured, figures })
/** Figures that nothing falls below, or that everything does. */
const figuresOf = (figure: number) =>
  Object.fromEntries(Object.keys(measured.figures).map((name) => [name, figure]))

test('figures are divided by the yardstick of the same run', () => {
  const { figures, json } = measured
  const { yardstick, random, copyNs } = JSON.parse(JSON.stringify(json))
  expect(figures).toEqual({
    'decisions with 2 players': Math.round(random[2].decisionsPerCpuSecond / yardstick),
    'decisions with 3 players': Math.round(random[3].decisionsPerCpuSecond / yardstick),
    'decisions with 4 players': Math.round(random[4].decisionsPerCpuSecond / yardstick),
    'copies of a game': Math.round(1e9 / copyNs / yardstick),
  })
})

test('a benchmark that is no slower than before is good', () => {
  const { good, json } = compare(() => run(), figuresOf(1))
  expect(good).toBe(true)
  expect(json).toMatchObject({ tooSlow: [] })
})

test('a benchmark that is slower than before in all of three runs is not good', () => {
  let runs = 0
  const counted = () => {
    runs++
    return run()
  }
  const { good, json, lines } = compare(counted, figuresOf(1e12))
  expect(good).toBe(false)
  expect(runs).toBe(3)
  expect(json).toMatchObject({ tooSlow: Object.keys(figuresOf(1)) })
  expect(lines.at(-1)).toMatch(/copies of a game.*too slow/)
})

test('a figure may be 10 % below what was kept, and no more', () => {
  const { json } = compare(() => run({ decisions: 89, copies: 90 }), {
    decisions: 100,
    copies: 100,
  })
  expect(json).toMatchObject({ tooSlow: ['decisions'] })
})

test('the best of several runs counts, figure by figure', () => {
  const runs = [run({ decisions: 100, copies: 50 }), run({ decisions: 50, copies: 100 })]
  const { good } = compare(() => runs.shift() ?? run(), { decisions: 100, copies: 100 })
  expect(good).toBe(true)
})

test('figures are kept for everything that is compared', () => {
  expect(Object.keys(JSON.parse(readFileSync(KEPT, 'utf8')))).toEqual(Object.keys(measured.figures))
})

test('a file that holds no figures is refused in one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hadal-bench-'))
  const file = join(folder, 'figures.json')
  writeFileSync(file, 'none')
  await expect(bench.run(['--against', file])).rejects.toThrow(
    '--against must name a file that --keep has',
  )
  rmSync(folder, { recursive: true })
})
