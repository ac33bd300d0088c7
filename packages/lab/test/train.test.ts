// A whole training, small, as people run it: begun, interrupted, gone on with, and better in the end.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readCurve } from '../src/training/curve.ts'

const PROGRAM = join(import.meta.dirname, '../src/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'hadal-train-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const train = (...words: readonly string[]): ChildProcess =>
  spawn(
    process.execPath,
    ['--import', 'tsx', PROGRAM, 'train', '--smoke', '--json', '--folder', folder, ...words],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )

async function endOf(
  child: ChildProcess,
): Promise<{ code: unknown; said: string; found: Record<string, unknown> }> {
  let [out, said] = ['', '']
  child.stdout?.on('data', (chunk) => {
    out += chunk
  })
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  return { code, said, found: out === '' ? {} : JSON.parse(out) }
}

test('a training is interrupted, goes on, and beats what it began with', async () => {
  // So many that it cannot be done before it is interrupted.
  const first = train('--samples', '1000000', '--seconds', '600')
  const firstEnd = endOf(first)
  // Its first line on standard error is the first point of the curve.
  if (first.stderr) await once(first.stderr, 'data')
  first.kill('SIGINT')
  const interrupted = await firstEnd
  expect(interrupted.said).toMatch(/ s, \d+ games, /)
  expect(interrupted).toMatchObject({ code: 0, found: { interrupted: true, learner: 'plain' } })
  expect(existsSync(join(folder, 'weights.net'))).toBe(true)
  const before = readCurve(join(folder, 'curve.jsonl')).length

  const again = await endOf(train())
  expect(again).toMatchObject({ code: 2, said: expect.stringContaining('--resume') })

  const { code, found } = await endOf(train('--resume', '--samples', '80000'))
  expect(found).toMatchObject({ interrupted: false, improved: { games: 60 } })
  expect(code).toBe(0)
  const points = readCurve(join(folder, 'curve.jsonl'))
  expect(points.length).toBeGreaterThan(before)
  const samples = points.map((point) => point.samples)
  expect(samples.at(-1)).toBeGreaterThanOrEqual(80_000)
  expect(samples).toEqual(samples.toSorted((one, other) => one - other))
  expect(Number(readFileSync(join(folder, 'progress'), 'utf8'))).toBe(1)
})
