import type { Worth } from '@hadal/engine'
import { pointsOf } from '@hadal/engine'
import { sayLocation } from './cards.ts'
import { saySigned } from './english.ts'

/** The arithmetic of a location: `5 + 3×2 = 11`, `20 − 6 = 14`, `15 − 4 = 11 as The Jail`. */
export function sayWorth(worth: Worth): string {
  const arithmetic = sayArithmetic(worth)
  return worth.copied === undefined ? arithmetic : `${arithmetic} as ${sayLocation(worth.copied)}`
}

function sayArithmetic(worth: Worth): string {
  const { base, each, count } = worth
  const points = saySigned(pointsOf(worth))
  if (each === 0) return points
  const product = Math.abs(each) === 1 ? String(count) : `${Math.abs(each)}×${count}`
  if (base === 0 && each > 0) return product === points ? points : `${product} = ${points}`
  return `${base} ${each < 0 ? '−' : '+'} ${product} = ${points}`
}
