import { pointsOf, type Score, type Worth } from '@hadal/engine'
import { keyOf } from './at.ts'
import { sayNumber } from './cards.ts'
import { locationName } from './locations.ts'
import { m, messageNamed } from './messages.ts'

/** The arithmetic of a location: `5 + 3 × 2`, `20 − 6`, `15 − 4 as The Jail`. */
export function sayWorth(worth: Worth): string {
  const arithmetic = sayArithmetic(worth)
  return worth.copied === undefined
    ? arithmetic
    : m.reason_score_copied({ arithmetic, location: locationName(worth.copied) })
}

/** The same with what it comes to, unless that is all there is: `5 + 3 × 2 = 11`. */
export function sayWorthInFull(worth: Worth): string {
  const points = sayNumber(pointsOf(worth))
  const arithmetic = sayArithmetic(worth)
  const sum = arithmetic === points ? points : `${arithmetic} = ${points}`
  return worth.copied === undefined
    ? sum
    : m.reason_score_copied({ arithmetic: sum, location: locationName(worth.copied) })
}

function sayArithmetic(worth: Worth): string {
  const { base, each, count } = worth
  if (each === 0) return sayNumber(base)
  const size = Math.abs(each)
  const product = size === 1 ? String(count) : `${size} × ${count}`
  if (base === 0) return each < 0 ? `−${product}` : product
  return `${base} ${each < 0 ? '−' : '+'} ${product}`
}

/** What points come from, in the order of the score sheet, the total, and what decides between equals. */
export const SCORE_CATEGORIES = [
  'lords',
  'locations',
  'affiliated',
  'tokens',
  'nebulis',
  'kraken',
  'wounds',
  'scourge',
  'total',
  'pearls',
  'highestLord',
] as const satisfies readonly (keyof Score)[]
export type ScoreCategory = (typeof SCORE_CATEGORIES)[number]

const categoryKey = (category: ScoreCategory): string =>
  `reason_score_${keyOf(category === 'highestLord' ? 'highest-lord' : category)}`

export const scoreCategoryName = (category: ScoreCategory): string =>
  messageNamed(categoryKey(category))
/** How its points are counted. */
export const scoreCategoryText = (category: ScoreCategory): string =>
  messageNamed(`${categoryKey(category)}_full`)
