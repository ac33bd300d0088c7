import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WrongArguments } from '../arguments.ts'
import { tune } from './tune.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tune-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const any = expect.any(Number)
const judgement = { games: 4, margin: any, marginCi95: [any, any], winRate: any, ci95: [any, any] }

async function tuned(...words: readonly string[]) {
  const { json } = await tune.run(['--games', '8', '--directions', '2', '--check', '4', ...words])
  return JSON.parse(JSON.stringify(json))
}

test('tells what it found, and how that does in games it was not found with', async () => {
  const found = await tuned('--rate', '3')
  expect(found).toMatchObject({
    players: 2,
    expansions: [],
    games: 8,
    steps: 2,
    start: { strength: any },
    found: { strength: any },
    against: { start: judgement, greedy: judgement },
  })
  expect(found.found).not.toEqual(found.start)
  expect(found.isBetter).toBe(found.against.start.marginCi95[0] > 0)
})

test('goes on where it was stopped, even in the middle of a line', async () => {
  const whole = join(folder, 'whole.jsonl')
  const found = await tuned('--resume', whole)
  const lines = readFileSync(whole, 'utf8').trimEnd().split('\n')
  expect(lines).toHaveLength(3)
  const [begun = '', first = '', second = ''] = lines
  const stopped = join(folder, 'stopped.jsonl')
  writeFileSync(stopped, `${begun}\n${first}\n${second.slice(0, 40)}`)
  expect(await tuned('--resume', stopped)).toEqual(found)
  expect(readFileSync(stopped, 'utf8')).toBe(readFileSync(whole, 'utf8'))
})

test('does not go on with something else', async () => {
  const path = join(folder, 'run.jsonl')
  writeFileSync(path, '{"options":{"players":4},"start":{}}\n')
  await expect(tuned('--resume', path)).rejects.toThrow(
    new WrongArguments(`${path} is of a run with other options.`),
  )
})

test.each([
  [['greedy'], "tune has no use for 'greedy'."],
  [['--rate', '0'], "--rate must be a number above 0, not '0'."],
  [['--players', '5'], '--players can be 4 at most here: 5 play with leviathan only.'],
])('%j is refused with a sentence', async (words, sentence) => {
  await expect(tune.run(words)).rejects.toThrow(new WrongArguments(sentence))
})
