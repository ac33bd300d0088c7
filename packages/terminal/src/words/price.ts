import { count } from './english.ts'

/** `2 pearls`, `1 nebulis`, or `2 pearls and 1 nebulis`. */
export function sayPrice({
  pearls,
  nebulis,
}: {
  readonly pearls: number
  readonly nebulis: number
}): string {
  if (nebulis === 0) return count(pearls, 'pearl')
  const used = `${nebulis} nebulis`
  return pearls === 0 ? used : `${count(pearls, 'pearl')} and ${used}`
}
