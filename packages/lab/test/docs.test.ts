// What is written for people who write bots, or run servers, is what the programs do.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERRORS, PROTOCOL } from '@hadal/protocol'
import { readSettings } from '@hadal/server'
import { expect, test } from 'vitest'
import { numbers } from '../src/commands/numbers.ts'

const page = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../docs', `${name}.md`), 'utf8')

test('docs/NUMBERS.md says what the numbers of the rules mean', () => {
  expect(page('NUMBERS')).toBe(`${numbers([]).lines.join('\n')}\n`)
})

test('docs/API.md names every error, and the protocol', () => {
  const api = page('API')
  const missing = Object.keys(ERRORS).filter((code) => !api.includes(`\`${code}\``))
  expect(missing).toEqual([])
  expect(api).toContain(`\`welcome.protocol\` is ${PROTOCOL}.`)
})

test('docs/SERVER.md names every limit as it is', () => {
  const said = new Map<string, string>()
  for (const [, names = '', values = ''] of page('SERVER').matchAll(
    /^\| (`[A-Z_`, ]+`) \| ([\d, ]+) \|/gm,
  ))
    for (const [at, name] of names.split(', ').entries())
      said.set(name.replaceAll('`', ''), values.split(', ')[at]?.trim() ?? '')
  const { limits } = readSettings({})
  const wanted = Object.entries(limits).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
    String(value),
  ])
  expect([...said].sort()).toEqual(wanted.sort())
})
