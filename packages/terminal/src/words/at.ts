/** The entry of a list that is known to have it. */
export function at<Entry>(list: ArrayLike<Entry>, index: number): Entry {
  const entry = list[index]
  if (entry === undefined) throw new RangeError(`there is no entry ${index}`)
  return entry
}
