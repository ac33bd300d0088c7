// What is written for people who write bots, run servers or work on the project, is what the programs do.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERRORS, PROTOCOL } from '@hadal/protocol'
import { readSettings } from '@hadal/server'
import { expect, test } from 'vitest'
import { COMMON } from '../src/arguments.ts'
import { COMMANDS } from '../src/commandList.ts'
import { numbers } from '../src/commands/numbers.ts'

const ROOT = join(import.meta.dirname, '../../..')
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const page = (name: string) => textOf(`docs/${name}.md`)

test('docs/NUMBERS.md says what the numbers of the rules mean', async () => {
  const { lines } = await numbers.run([])
  expect(page('NUMBERS')).toBe(`${lines.join('\n')}\n`)
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

test('the row of README.md about packages/lab names every lab command and no other', () => {
  const [, row = ''] = /^\| `packages\/lab` \| (.*) \|$/m.exec(textOf('README.md')) ?? []
  const [how, ...names] = [...row.matchAll(/`([^`]+)`/g)].map(([, code]) => code)
  expect(how).toBe('npm run lab -- COMMAND')
  expect(names.sort()).toEqual([...COMMANDS.keys()].sort())
})

const PAGES = ['README.md', 'CONTRIBUTING.md', ...pagesIn('docs'), 'packages/server/README.md']

function pagesIn(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => `${folder}/${name}`)
}

test.each(PAGES)('%s calls lab commands that exist, with options that they have', async (file) => {
  const wrong: string[] = []
  for (const [call, name = '', rest = ''] of textOf(file).matchAll(
    /npm run (?:-s )?lab -- ([a-z][\w-]*)([^`\n]*)/g,
  )) {
    const options = await COMMANDS.get(name)
      ?.load()
      .then((command) => ({ ...command.options, ...COMMON }))
    const used = [...rest.matchAll(/ --([a-z-]+)/g)].map(([, option = '']) => option)
    if (options === undefined || used.some((option) => !(option in options))) wrong.push(call)
  }
  expect(wrong).toEqual([])
})

test.each(PAGES)('%s names only npm scripts that package.json has', (file) => {
  const { scripts } = JSON.parse(textOf('package.json'))
  const named = [...textOf(file).matchAll(/npm run (?:-s )?([a-z]\w*)/g)].map(([, name]) => name)
  expect(named.filter((name) => name !== undefined && !(name in scripts))).toEqual([])
})
