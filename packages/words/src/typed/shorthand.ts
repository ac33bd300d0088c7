import { type Kind, RACE_NAMES, raceOf, strengthOf } from '@hadal/engine'
import { at } from '../at.ts'
import { raceLetter } from '../cards.ts'
import type { RankedPayment } from '../outlook/seen.ts'

/** Cards and pearls as they are typed in short: `j5 j2 3p`. */
export interface Shorthand {
  /** Races by their letters, with strengths. */
  readonly allies: readonly string[]
  readonly pearls: number | undefined
  readonly nebulis: number | undefined
}

const LETTERS = RACE_NAMES.map((_, race) => raceLetter(race).toLowerCase())
const ALLY = new RegExp(`^[${LETTERS.join('')}]\\d$`)
const PRICE = /^(\d+)([pn])$/

/** Takes a payment in shorthand from the end of a line. */
export function readShorthand(line: string): {
  readonly rest: string
  readonly payment: Shorthand | undefined
} {
  const words = line
    .trim()
    .toLowerCase()
    .split(/[\s,+]+/)
  const first = words.findLastIndex((word) => !ALLY.test(word) && !PRICE.test(word)) + 1
  const short = words.slice(first)
  if (short.length === 0) return { rest: line, payment: undefined }
  const price = (letter: string): number | undefined => {
    const found = short.flatMap((word) => PRICE.exec(word) ?? [])
    const amount = found[found.indexOf(letter) - 1]
    return amount === undefined ? undefined : Number(amount)
  }
  return {
    rest: words.slice(0, first).join(' '),
    payment: {
      allies: short.filter((word) => ALLY.test(word)).toSorted(),
      pearls: price('p'),
      nebulis: price('n'),
    },
  }
}

const shortOf = (kind: Kind): string => `${at(LETTERS, at(raceOf, kind))}${at(strengthOf, kind)}`

/** The payments that a shorthand can mean; what it does not say may be anything. */
export function paymentsMeant(
  short: Shorthand,
  payments: readonly RankedPayment[],
): readonly RankedPayment[] {
  return payments.filter(
    ({ allies, pearls, nebulis }) =>
      String(allies.map(shortOf).toSorted()) === String(short.allies) &&
      (short.pearls === undefined || short.pearls === pearls) &&
      (short.nebulis === undefined || short.nebulis === nebulis),
  )
}
