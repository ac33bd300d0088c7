import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OPTION_NAMES } from '../src/game/options.ts'

// The specification and the scenes must not drift apart: every number has a scene that cites it.
const root = new URL('../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** The numbers of all clauses, rulings and examples: `B4.7`, `K3.R1`, `E12`. */
function clauses(): string[] {
  const found: string[] = []
  let section = ''
  for (const line of read('docs/RULES.md').split('\n')) {
    section = /^### ([BKL]\d+)/.exec(line)?.[1] ?? section
    if (/^## [EO]\./.test(line)) section = ''
    const number = /^(R?\d+)\. /.exec(line)?.[1]
    if (section !== '' && number !== undefined) found.push(`${section}.${number}`)
    const example = /^(E\d+)\. /.exec(line)?.[1]
    if (example !== undefined) found.push(example)
  }
  return found
}

/** Everything that titles of scenes and of unit tests cite. */
function cited(): Set<string> {
  const folders = ['packages/engine/test/', 'packages/engine/src/']
  const titles = folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .flatMap((file) => read(folder + file).match(/^\s*(test|\]?\)\().*['"`].*$/gm) ?? []),
  )
  return new Set(titles.flatMap((title) => title.match(/\b([BKL]\d+\.R?\d+|E\d+)\b/g) ?? []))
}

test('the specification is read', () => {
  expect(clauses().length).toBeGreaterThan(150)
})

test('every clause, ruling and example of the rules has a scene that cites it', () => {
  const known = cited()
  expect(clauses().filter((clause) => !known.has(clause))).toEqual([])
})

test('every table option has a scene that names it', () => {
  const scenes = readdirSync(new URL('packages/engine/test/rules/', root))
    .map((file) => read(`packages/engine/test/rules/${file}`))
    .join('\n')
  expect(OPTION_NAMES.filter((name) => !scenes.includes(name))).toEqual([])
})
