import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { COMMANDS } from './commandList.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))

function lab(...words: readonly string[]): { status: number | null; out: string; told: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', program, ...words],
    { encoding: 'utf8' },
  )
  return { status, out: stdout, told: stderr }
}

test('one JSON object and nothing else is printed for programs', () => {
  const { status, out, told } = lab('count', '--depth', '1', '--json')
  expect(status).toBe(0)
  expect(told).toBe('')
  expect(out.trimEnd().split('\n')).toHaveLength(1)
  expect(JSON.parse(out)).toHaveProperty('positions')
})

test('games are shared out among processes, and the same comes of them', () => {
  const words = ['tune', '--games', '4', '--directions', '2', '--check', '4', '--json']
  const alone = lab(...words)
  const together = lab(...words, '--workers', '2')
  expect(together.status).toBe(0)
  expect(together.out).toBe(alone.out)
})

test('a table is printed for people', () => {
  const { status, out } = lab('count', '--depth', '1')
  expect(status).toBe(0)
  expect(out).toContain('depth 1')
})

test('--help prints every command with its summary', () => {
  const { status, out, told } = lab('--help')
  expect({ status, told }).toEqual({ status: 0, told: '' })
  const lines = out.split('\n').map((line) => line.trim().replace(/ {2,}/, ': '))
  for (const [name, { summary }] of COMMANDS) expect(lines).toContain(`${name}: ${summary}`)
})

test('COMMAND --help prints the options of the command and does not run it', () => {
  const { status, out, told } = lab('simulate', '--games', '0', '--help')
  expect({ status, told }).toEqual({ status: 0, told: '' })
  expect(out).toMatch(/^ {2}--games N +games to play \(default 1000\)$/m)
})

test.each([
  [[], /^A command must come first: simulate, match, .*\.\n$/],
  [['--json'], /^A command must come first: simulate, match, .*\.\n$/],
  [['dance'], /^There is no command 'dance': simulate, match, .*\.\n$/],
  [['simulate', 'greedy'], "simulate has no use for 'greedy'.\n"],
  [['count', '--depth', '0', '--json'], /^--depth must be/],
])('wrong arguments %j end with status 2 and a sentence', (words, sentence) => {
  const { status, out, told } = lab(...words)
  expect(status).toBe(2)
  expect(out).toBe('')
  expect(told).toMatch(sentence)
})
