/** The entry of a list that is known to have it. */
export function at<Entry>(list: ArrayLike<Entry>, index: number): Entry {
  const entry = list[index]
  if (entry === undefined) throw new RangeError(`There is no entry ${index}.`)
  return entry
}

/** The part of a message's key that names a card: `border-guard` becomes `border_guard`. */
export function keyOf(name: string): string {
  return name.replaceAll('-', '_')
}
