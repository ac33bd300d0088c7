/** Numbers counted one by one: their mean and how far they spread. */
export class Tally {
  count = 0
  private sum = 0
  private squares = 0

  add(value: number): void {
    this.count++
    this.sum += value
    this.squares += value * value
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count
  }

  /** The standard deviation of a sample. */
  get sd(): number {
    if (this.count < 2) return 0
    const { count, mean } = this
    return Math.sqrt(Math.max(0, (this.squares - count * mean * mean) / (count - 1)))
  }
}

/** The interval for a mean share, 95 %; shares that are all alike leave the rule of three. */
export function ci95({ count, mean, sd }: Tally): readonly [number, number] {
  const half = sd === 0 ? 3 / count : (1.96 * sd) / Math.sqrt(count)
  return [Math.max(0, mean - half), Math.min(1, mean + half)]
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2
}

/** What a share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

/** So many digits behind the point: enough for whoever reads the report. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
