import { f, type Point } from '../kernel/index.ts'
import { list, parse, type Segment } from './paths.ts'

// The same picture in fewer letters: a court of lords is many paths, and every portrait travels as text.

const toTenth = (n: number): number => Math.round(n * 10) / 10
const short = (n: number): string => String(f(n)).replace(/^(-?)0\./, '$1.')

/** Nobody sees a tenth of a pixel in a shape as wide as this. */
const LARGE = 84
const isLarge = (segments: readonly Segment[]): boolean => {
  const ends = segments.flatMap(({ points }) => points.slice(-1))
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  return spread(ends.map(([x]) => x)) > LARGE || spread(ends.map(([, y]) => y)) > LARGE
}

/** The same path in relative coordinates, rounded to tenths, or to whole pixels where that is enough. */
export const compact = (d: string, coarse = false): string => {
  if (/[^MLQCZ\d\s.-]/.test(d)) return d
  const segments = parse(d)
  const round = coarse || isLarge(segments) ? Math.round : toTenth
  let here: Point = [0, 0]
  let start = here
  let text = ''
  let last = ''
  for (const { command, points } of segments) {
    if (command === 'Z') {
      text += 'z'
      here = start
      last = 'z'
      continue
    }
    const [x, y] = here
    const ends = points.map((point): Point => [round(point[0]), round(point[1])])
    const numbers = list(ends.flatMap(([u, v]) => [short(u - x), short(v - y)]))
    const letter = text ? command.toLowerCase() : command
    if (letter !== last || command === 'M') text += letter + numbers
    else text += numbers.startsWith('-') ? numbers : ` ${numbers}`
    last = letter
    here = ends.at(-1) ?? here
    if (command === 'M') start = here
  }
  return text
}

const PAIR = '<path id="([\\w-]+)"[^>]*/><use href="#\\1" transform="scale\\(-1 1\\)"/>'
const PAIRS = new RegExp(`(?:${PAIR}){2,}`, 'g')
const OUTLINES = /(?:<(?:path|use|circle)[^>]* fill="none"[^>]*\/>){2,}/g

/** Runs of mirrored pairs become one mirrored group, runs of unfilled lines one group. */
export const regroup = (markup: string): string =>
  markup
    .replace(PAIRS, (run) => {
      const id = /id="([\w-]+)"/.exec(run)?.[1]
      const halves = run.replace(/<use [^>]*>/g, '').replace(/ id="[\w-]+"/g, '')
      return `<g id="${id}">${halves}</g><use href="#${id}" transform="scale(-1 1)"/>`
    })
    .replace(OUTLINES, (run) => `<g fill="none">${run.replace(/ fill="none"/g, '')}</g>`)
    .replace(/(=")0\./g, '$1.')
