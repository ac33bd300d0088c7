import type { Seat } from '@hadal/engine'
import type { LookBack } from './findings.ts'

/**
 * The chances of winning by seat, before the first move and after each.
 *
 * Everybody thinks a little better of themselves, and whoever is asked has seen most: so it is the mean of what
 * each seat thought when it was asked last. That foretells results better than the last thought alone, and does
 * not jump only because somebody else is asked.
 */
export function curveOf({ thought, moves }: LookBack): readonly (readonly number[])[] {
  const latest = new Map<Seat, readonly number[]>()
  const curve = moves.map(({ seat }, move) => {
    latest.set(seat, thought[move] ?? [])
    return mean([...latest.values()])
  })
  return [...curve, thought.at(-1) ?? []]
}

function mean(lists: readonly (readonly number[])[]): readonly number[] {
  const sums = lists.reduce((sum, list) => sum.map((one, at) => one + list[at]))
  return sums.map((sum) => sum / lists.length)
}
