import { RACE_NAMES, type Race } from '@hadal/engine'
import { raceName, racePlural } from '@hadal/words'

/** How things are made to stand out. Without colour it does nothing: words carry the meaning. */
export interface Paint {
  heading(text: string): string
  strong(text: string): string
  faint(text: string): string
  good(text: string): string
  /** Colours the races named in a text. */
  words(text: string): string
}

const same = (text: string): string => text

export const plain: Paint = {
  heading: same,
  strong: same,
  faint: same,
  good: same,
  words: same,
}

const ESCAPE = String.fromCharCode(27)
/** What is switched on is switched off again, and nothing else: paint may lie on paint. */
const sgr = (on: string, off: string) => (text: string) =>
  `${ESCAPE}[${on}m${text}${ESCAPE}[${off}m`

// Bright blue, red, yellow, green and magenta; krakens cyan.
const RACE_COLOURS = ['94', '91', '93', '92', '95', '96'] as const
const races = RACE_COLOURS.map((colour) => sgr(colour, '39'))
const race = (number: Race, text: string): string => races[number]?.(text) ?? text

/** Races by their names in the language in use, with the strengths behind them: `crab 5 4`. */
function raceWords(): RegExp {
  const names = RACE_NAMES.flatMap((_, race) => [racePlural(race), raceName(race)])
  return new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})(?: \\d+\\b)*`, 'giu')
}

function raceNamed(name: string): Race {
  const small = name.toLowerCase()
  return RACE_NAMES.findIndex((_, race) =>
    [racePlural(race), raceName(race)].some((one) => one.toLowerCase() === small),
  )
}

export const coloured: Paint = {
  heading: sgr('1;36', '22;39'),
  strong: sgr('1', '22'),
  faint: sgr('2', '22'),
  good: sgr('32', '39'),
  words: (text) =>
    text.replace(raceWords(), (words: string, name: string) => race(raceNamed(name), words)),
}

/** Whether a terminal can show colours and nobody has asked for none. */
export function wantsColour(
  environment: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): boolean {
  if (!isTerminal || environment.TERM === 'dumb') return false
  return environment.NO_COLOR === undefined || environment.NO_COLOR === ''
}

const COLOURS = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g')

/** How many columns a text takes on the screen. */
export function widthOf(text: string): number {
  return text.replace(COLOURS, '').length
}
