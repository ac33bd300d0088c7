/** A stretch of a text, from one place up to another. */
export type Stretch = readonly [from: number, to: number]

interface Folded {
  readonly text: string
  /** Where each letter of it stands in what was folded. */
  readonly places: readonly number[]
}

/** Letters that are written as two where a keyboard has them not. */
const AS_TWO: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** Marks on letters, and hyphens that only show at the end of a line. */
const LEFT_OUT = /[\p{Mark}\u00ad]/gu
const APOSTROPHES = /[’ʼ`´]/g

/** One letter as it is compared: small, without accents. */
function foldLetter(letter: string): string {
  const small = letter.toLowerCase()
  return (AS_TWO[small] ?? small)
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .replace(APOSTROPHES, "'")
    .replace(/\s/, ' ')
}

function fold(text: string): Folded {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const letter of text) {
    const plain = foldLetter(letter)
    for (let count = 0; count < plain.length; count++) places.push(at)
    folded += plain
    at += letter.length
  }
  return { text: folded, places }
}

/** A text as it is compared: no capitals, no accents. */
export const plainly = (text: string): string => fold(text).text

/** The words that somebody looks for; none where nothing was written. */
export function soughtIn(written: string): readonly string[] {
  return [...new Set(plainly(written).split(' '))].filter((word) => word !== '')
}

/** Whether a text, as it is compared, has all of the words. */
export function hasAll(plain: string, sought: readonly string[]): boolean {
  return sought.every((word) => plain.includes(word))
}

/** Where the words stand in a text, from its beginning; those that touch are one stretch. */
export function stretchesOf(text: string, sought: readonly string[]): readonly Stretch[] {
  const { text: plain, places } = fold(text)
  const found = sought.flatMap((word) => {
    const all: [number, number][] = []
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      all.push([places[at] ?? 0, places[at + word.length] ?? text.length])
    return all
  })
  const joined: [number, number][] = []
  for (const [from, to] of found.sort(([one], [other]) => one - other)) {
    const last = joined.at(-1)
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}
