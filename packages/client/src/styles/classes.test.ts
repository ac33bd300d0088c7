import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

function filesIn(folder: string, isWanted: (name: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path, isWanted)
    return isWanted(entry.name) ? [path] : []
  })
}

const textOf = (files: readonly string[]): string =>
  files.map((file) => readFileSync(file, 'utf8')).join('\n')

/** The selectors of a style sheet, without what stands between braces. */
function selectorsIn(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/url\([^)]*\)/g, '')
    .replaceAll(/[^{};]*;/g, '')
}

test('no class is styled that nothing has', () => {
  const code = textOf(filesIn(source, (name) => /\.tsx?$/.test(name) && !/\.test\./.test(name)))
  const words = new Set(code.match(/[a-zA-Z][\w-]*/g))
  // Some are put together: `r-${race}` is styled as `.r-crab`, `n${rivals}` as `.n3`.
  const beginnings = new Set(
    [...code.matchAll(/([a-z]+-?)\$\{/g)].map(([, beginning]) => beginning),
  )
  const isPutTogether = (name: string): boolean =>
    beginnings.has(/^[a-z]+-/.exec(name)?.[0]) || beginnings.has(/^([a-z]+)\d+$/.exec(name)?.[1])
  const styled = new Map<string, string>()
  for (const file of filesIn(source, (name) => name.endsWith('.css')))
    for (const [, name = ''] of selectorsIn(readFileSync(file, 'utf8')).matchAll(
      /\.([a-zA-Z][\w-]*)/g,
    ))
      styled.set(name, file.slice(source.length))
  expect(styled.size).toBeGreaterThan(300)
  const dead = [...styled].filter(([name]) => !words.has(name) && !isPutTogether(name))
  expect(dead).toEqual([])
})

test('no two rooms give the same name to different things', () => {
  // Style sheets are loaded with their rooms: such a mix-up shows only to those who have been in both.
  const rooms = new Map<string, Set<string>>()
  const styles = filesIn(source, (name) => name.endsWith('.css'))
  // What lies beside this file is meant for all of them, and always loaded.
  for (const file of styles.filter((path) => dirname(path) !== import.meta.dirname))
    for (const [, name = ''] of selectorsIn(readFileSync(file, 'utf8')).matchAll(
      /^ +\.([a-zA-Z][\w-]*)(?: \{|,$)/gm,
    ))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(dirname(file).slice(source.length)))
  expect(rooms.size).toBeGreaterThan(300)
  expect([...rooms].filter(([, { size }]) => size > 1)).toEqual([])
})
