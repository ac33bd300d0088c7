import { describe, expect, test } from 'vitest'
import { hasAll, plainly, soughtIn, stretchesOf } from './find.ts'

const finds = (text: string, written: string): boolean => hasAll(plainly(text), soughtIn(written))
const marked = (text: string, written: string): string[] =>
  stretchesOf(text, soughtIn(written)).map(([from, to]) => text.slice(from, to))

describe('what is looked for is found', () => {
  test.each([
    ['The Oracle', 'oracle'],
    ['Kořist', 'KORIST'],
    ['Žetón', 'zeton'],
    ['L’Œil du Léviathan', "l'oeil leviathan"],
    ['Ковчег Її', 'її'],
    ['Ёж', 'еж'],
    ['Морской конёк', 'конек'],
    ['каль\u00adмари', 'кальмари'],
    ['Each rival discards 1 ally', 'ally  discards'],
  ])('%s by “%s”', (text, written) => {
    expect(finds(text, written)).toBe(true)
  })

  test('only where all of the words stand', () => {
    expect(finds('Gain 3 pearls', 'gain keys')).toBe(false)
  })

  test('and everything where nothing was written', () => {
    expect(soughtIn('  ')).toEqual([])
    expect(finds('Gain 3 pearls', ' ')).toBe(true)
  })
})

describe('what was found is marked', () => {
  test('as it is written there', () => {
    expect(marked('Léviathan et leviathans', 'LÉVIATHAN')).toEqual(['Léviathan', 'leviathan'])
    expect(marked('L’œil', 'oei')).toEqual(['œi'])
  })

  test('with all that is put onto its last letter', () => {
    expect(marked('cafe\u0301 noir', 'cafe')).toEqual(['cafe\u0301'])
  })

  test('from the beginning of the text, whatever the order of the words', () => {
    expect(marked('pay pearls for allies', 'allies pay')).toEqual(['pay', 'allies'])
  })

  test('in one piece where words overlap', () => {
    expect(marked('sentinel', 'tine sent')).toEqual(['sentine'])
  })
})
