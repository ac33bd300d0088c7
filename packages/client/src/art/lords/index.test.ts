import { lords } from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { lordNames, lordPortrait } from './index.ts'

const portraits = lordNames.map((name) => [name, lordPortrait(name)] as const)

/** All first groups of a pattern. */
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1])

/** What is wrong with the nesting of the tags, if anything. */
function misnested(svg: string): string | undefined {
  const open: string[] = []
  for (const [tag, closing, name = '', alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing && open.pop() !== name) return tag
    if (!closing && !alone) open.push(name)
  }
  return open.at(-1)
}

test('every lord of the game has a portrait, and nobody else', () => {
  expect([...lordNames].sort()).toEqual(lords.map(({ name }) => name).sort())
})

test('a name that no lord bears is refused', () => {
  expect(() => lordPortrait('nobody')).toThrow('nobody')
  expect(() => lordPortrait('constructor')).toThrow('constructor')
})

test('no two lords look the same', () => {
  // the name is taken out, as it is part of every id
  const figures = portraits.map(([name, svg]) => svg.replaceAll(`${name}-`, ''))
  expect(new Set(figures).size).toBe(lordNames.length)
})

describe.each(portraits)('%s', (name, svg) => {
  test('is one picture of 300 × 340 that an <img> can show', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 300 340"/)
    expect(svg).toMatch(/^<svg [^>]* width="300" height="340">/)
    expect(misnested(svg)).toBeUndefined()
    expect(svg.match(/<svg/g)).toHaveLength(1)
  })

  test('has no numbers or words gone wrong', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object/)
    expect(svg).not.toMatch(/ d="(?!M)/)
    for (const tag of svg.match(/<[a-zA-Z][^>]*>/g) ?? []) {
      const attributes = found(tag, / ([a-zA-Z:-]+)="/g)
      expect(new Set(attributes).size, tag).toBe(attributes.length)
    }
  })

  test('refers only to itself', () => {
    const ids = found(svg, / id="([^"]+)"/g)
    expect(new Set(ids).size).toBe(ids.length)
    const references = found(svg, /(?:href="#|url\(#)([^")]+)/g)
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
    expect(svg.replace(/xmlns="[^"]+"/, '')).not.toMatch(
      /https?:|data:|<text|<image|font|<style|<script/,
    )
    expect(ids.every((id) => id?.startsWith(`${name}-`))).toBe(true)
  })

  test('is the same whenever it is drawn', () => {
    expect(lordPortrait(name)).toBe(svg)
  })
})
