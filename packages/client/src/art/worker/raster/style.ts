import type { Rule, Stroke } from './steps.ts'
import { readNumber, readNumbers } from './values.ts'

/** What a tag hands down to everything in it. */
export interface Style {
  readonly fill: string
  readonly stroke: string
  /** What `currentColor` means. */
  readonly color: string
  readonly fillOpacity: number
  readonly strokeOpacity: number
  readonly fillRule: Rule
  readonly width: number
  readonly join: Stroke['join']
  readonly cap: Stroke['cap']
  readonly dash: readonly number[]
  readonly dashOffset: number
}

export const FIRST_STYLE: Style = {
  fill: '#000',
  stroke: 'none',
  color: '#000',
  fillOpacity: 1,
  strokeOpacity: 1,
  fillRule: 'nonzero',
  width: 1,
  join: 'miter',
  cap: 'butt',
  dash: [],
  dashOffset: 0,
}

const oneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (text: string): Word => {
    const word = words.find((one) => one === text)
    if (word === undefined) throw new Error(`neither of ${words.join(', ')}: ${text}`)
    return word
  }

const readRule = oneOf<Rule>('nonzero', 'evenodd')
const readJoin = oneOf<Stroke['join']>('miter', 'round', 'bevel')
const readCap = oneOf<Stroke['cap']>('butt', 'round', 'square')

const READERS: Readonly<Record<string, (text: string) => Partial<Style>>> = {
  fill: (fill) => ({ fill }),
  stroke: (stroke) => ({ stroke }),
  color: (color) => ({ color }),
  'fill-opacity': (text) => ({ fillOpacity: readNumber(text) }),
  'stroke-opacity': (text) => ({ strokeOpacity: readNumber(text) }),
  'fill-rule': (text) => ({ fillRule: readRule(text) }),
  'stroke-width': (text) => ({ width: readNumber(text) }),
  'stroke-linejoin': (text) => ({ join: readJoin(text) }),
  'stroke-linecap': (text) => ({ cap: readCap(text) }),
  'stroke-dasharray': (text) => ({ dash: text === 'none' ? [] : readNumbers(text) }),
  'stroke-dashoffset': (text) => ({ dashOffset: readNumber(text) }),
}

/** The attributes that are handed down. */
export const STYLE_ATTRIBUTES: readonly string[] = Object.keys(READERS)

/** The style of a tag with these attributes, inside of something with another style. */
export function styled(around: Style, attributes: ReadonlyMap<string, string>): Style {
  let style = around
  for (const [name, text] of attributes) {
    const read = READERS[name]
    if (read) style = { ...style, ...read(text) }
  }
  return style
}
