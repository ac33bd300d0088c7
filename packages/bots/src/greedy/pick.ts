/** The option worth most; the first of equals. Nothing if there is none. */
export function best(
  options: readonly number[],
  worth: (option: number) => number,
): number | undefined {
  let chosen: number | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const worthOf = worth(option)
    if (chosen === undefined || worthOf > most) {
      chosen = option
      most = worthOf
    }
  }
  return chosen
}
