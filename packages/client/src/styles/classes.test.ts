import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { classNamesIn, mayHave } from '../../test/classNames.ts'

const source = join(import.meta.dirname, '..')

function filesIn(folder: string, isWanted: (name: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path, isWanted)
    return isWanted(entry.name) ? [path] : []
  })
}

/** The selectors of a style sheet, without what stands between braces. */
function selectorsIn(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/url\([^)]*\)/g, '')
    .replaceAll(/[^{};]*;/g, '')
}

/** The classes that a style sheet wants of one element, for each selector of each rule. */
function compoundsIn(css: string): readonly (readonly string[])[] {
  const selectors: string[] = []
  let rest = selectorsIn(css)
  for (let inner = PARENTHESES.exec(rest); inner; inner = PARENTHESES.exec(rest)) {
    selectors.push(inner[1] ?? '')
    rest = rest.replace(inner[0], '')
  }
  return [...selectors, rest]
    .flatMap((selector) => selector.split(/[\s,>+~{}]+/))
    .map((compound) => [...compound.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
    .filter(({ length }) => length > 0)
}

/** What stands in the innermost parentheses, as in `:is(.a, .b)`. */
const PARENTHESES = /\(([^()]*)\)/

test('every combination of classes in a style sheet is given to some element', () => {
  const given = classNamesIn(
    filesIn(source, (name) => /\.tsx?$/.test(name) && !/\.(?:test|d)\./.test(name)),
  )
  const passedOn = given.filter(({ isPassedOn }) => isPassedOn)
  const isGiven = (names: readonly string[]): boolean =>
    given.some((one) =>
      names.every(
        (name) =>
          mayHave(one, name) || (one.isOpen && passedOn.some((other) => mayHave(other, name))),
      ),
    )
  const styled = new Map<string, readonly string[]>()
  for (const file of filesIn(source, (name) => name.endsWith('.css')))
    for (const names of compoundsIn(readFileSync(file, 'utf8')))
      styled.set(`${file.slice(source.length)}: .${names.join('.')}`, names)
  expect(styled.size).toBeGreaterThan(1000)
  const dead = [...styled].filter(([, names]) => !isGiven(names)).map(([where]) => where)
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
