import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { compile } from '@inlang/paraglide-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compilePackage, keepPluralRules, OPTIONS } from '../messages.mjs'

const ROOT = join(import.meta.dirname, '../..')
const WORDS = join(ROOT, 'packages/words')
const MESSAGES = join(ROOT, 'scripts/messages.mjs')
const FORMAT = 'plugin.inlang.messageFormat'
/** Few areas, with plurals, choices and markup among them: Paraglide's own compiler is slow. */
const AREAS = ['common', 'table', 'pay']

let folder: string

beforeAll(() => {
  folder = packageOf(AREAS)
})

afterAll(() => rmSync(folder, { recursive: true }))

test('messages are compiled as Paraglide compiles them', async () => {
  await sameAsParaglide()
})

test('a message that changes is compiled again', async () => {
  change('en', (messages) => ({ ...messages, common_close: 'Shut {what}' }))
  await sameAsParaglide()
  expect(compiled()['messages/en.js']).toContain('Shut ${')
})

test('a message that is added to some languages is compiled', async () => {
  for (const language of ['en', 'fr'])
    change(language, (messages) => ({ ...messages, common_added: `Added in ${language}` }))
  await sameAsParaglide()
  expect(compiled()['messages/fr.js']).toContain('Added in fr')
})

test('a message whose plurals change is compiled', async () => {
  const plural = (one: string) => [
    {
      declarations: ['input count', 'local countPlural = count: plural'],
      selectors: ['countPlural'],
      match: { 'countPlural=one': one, 'countPlural=other': '{count} things' },
    },
  ]
  change('en', (messages) => ({ ...messages, common_added: plural('one thing') }))
  await sameAsParaglide()
  change('en', (messages) => ({ ...messages, common_added: plural('a single thing') }))
  await sameAsParaglide()
  expect(compiled()['messages/en.js']).toContain('a single thing')
})

test('a message that is removed leaves nothing', async () => {
  for (const language of ['en', 'fr']) change(language, ({ common_added, ...others }) => others)
  await sameAsParaglide()
  expect(Object.values(compiled()).join()).not.toContain('common_added')
})

test('a language that is removed leaves nothing', async () => {
  const file = join(folder, 'project.inlang/settings.json')
  const settings = JSON.parse(readFileSync(file, 'utf8'))
  const locales = settings.locales.filter((locale: string) => locale !== 'cs')
  writeFileSync(file, JSON.stringify({ ...settings, locales }))
  await sameAsParaglide()
  expect(Object.keys(compiled())).not.toContain('messages/cs.js')
})

test('a file that is not JSON is named', async () => {
  const broken = packageOf(['common'])
  const file = join(broken, 'messages/uk/common.json')
  writeFileSync(file, '{ "common_close": }')
  await expect(compilePackage(broken)).rejects.toThrow(file)
  rmSync(broken, { recursive: true })
})

test('processes that compile at the same time leave whole files and no others', async () => {
  const shared = packageOf(AREAS)
  const code = `import { compilePackage } from ${JSON.stringify(pathToFileURL(MESSAGES).href)}
    await compilePackage(${JSON.stringify(shared)})`
  const compileElsewhere = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code])
  await Promise.all([compileElsewhere(), compileElsewhere(), compileElsewhere()])
  const together = compiled(shared)
  rmSync(join(shared, 'src'), { recursive: true })
  await compilePackage(shared)
  expect(together).toEqual(compiled(shared))
  rmSync(shared, { recursive: true })
})

/** A package with these areas of the messages that page and terminal share. */
function packageOf(areas: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'hadal-'))
  cpSync(join(WORDS, 'messages'), join(copy, 'messages'), { recursive: true })
  const settings = JSON.parse(readFileSync(join(WORDS, 'project.inlang/settings.json'), 'utf8'))
  mkdirSync(join(copy, 'project.inlang'))
  writeFileSync(
    join(copy, 'project.inlang/settings.json'),
    JSON.stringify({
      ...settings,
      modules: settings.modules.map((module: string) => resolve(WORDS, module)),
      [FORMAT]: { pathPattern: areas.map((area) => `./messages/{locale}/${area}.json`) },
    }),
  )
  return copy
}

type Messages = Record<string, unknown>

function change(language: string, changed: (messages: Messages) => Messages): void {
  const file = join(folder, 'messages', language, 'common.json')
  writeFileSync(file, JSON.stringify(changed(JSON.parse(readFileSync(file, 'utf8')))))
}

/** Compiles what has changed, and compares it with what Paraglide makes of all of it. */
async function sameAsParaglide(): Promise<void> {
  await compilePackage(folder)
  const reference = mkdtempSync(join(tmpdir(), 'hadal-'))
  const src = join(reference, 'src/compiled')
  await compile({ project: join(folder, 'project.inlang'), outdir: src, ...OPTIONS })
  const registry = join(src, 'registry.js')
  writeFileSync(registry, keepPluralRules(readFileSync(registry, 'utf8')))
  expect(compiled()).toEqual(compiled(reference))
  rmSync(reference, { recursive: true })
}

/** The files that were compiled, by name, but the note of what they were compiled from. */
function compiled(of = folder): Record<string, string> {
  const src = join(of, 'src/compiled')
  const names = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'sources')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(
    names.map((name) => [
      name.slice(src.length + 1).replaceAll('\\', '/'),
      readFileSync(name, 'utf8'),
    ]),
  )
}
