import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the program as `npm run play` does, with these lines on standard input. */
function run(flags: readonly string[], input: string): Promise<Ran> {
  const child = spawn(process.execPath, ['scripts/play.mjs', ...flags], {
    cwd: ROOT,
    stdio: 'pipe',
    env: { ...process.env, LANG: 'C', LC_ALL: 'C' },
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  child.stdin.end(input)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })))
}

test('without a terminal bots play a demonstration, to a score', async () => {
  const { code, out, err } = await run(['--seed', '7'], '')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('HADAL: a demonstration')
  expect(out).toMatch(/^ {2}1 {2}\w+ reveals /m)
  expect(out).toContain('FINAL SCORE')
  expect(out).toMatch(/Affiliated allies: .* = \d+$/m)
  expect(out).not.toContain('\u001b')
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
})

test('a script plays a whole game by always choosing the first', async () => {
  const input = '1\n'.repeat(500)
  const { code, out, err } = await run(['--script', '--seed', '3', '--name', 'Ann'], input)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/Your turn\. What will you do\?\n.*\n {2}1 {2}Explore/)
  expect(out).toContain('FINAL SCORE')
  expect(out).toContain('Another game?')
})

test('five play with both expansions', async () => {
  const flags = ['--script', '--seed', '4', '--players', '5', '--expansions', 'kraken,leviathan']
  const { code, out, err } = await run(flags, '1\n2\n'.repeat(600))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('Kraken and Leviathan, Rulebook.')
  expect(out).toContain('FINAL SCORE')
})

test('the end of the input ends the program politely', async () => {
  const { code, out, err } = await run(['--script', '--seed', '3'], '1\n')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out.trimEnd()).toMatch(/The input has ended, and so has the game\. Goodbye\.$/)
})

test('a flag that does not exist is refused in a sentence', async () => {
  const { code, out, err } = await run(['--fly'], '')
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toContain('There is no flag --fly.')
  expect(err).not.toContain('    at ')
})

test('the language is asked for by a flag', async () => {
  const { code, out } = await run(['--language', 'cs', '--help'], '')
  expect(code).toBe(0)
  expect(out).toContain('stůl pro deskovou hru')
})
