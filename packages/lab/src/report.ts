/** What a command has found: for programs and for people. */
export interface Report {
  readonly json: object
  readonly lines: readonly string[]
  /** Whether every check that was made held. */
  readonly good: boolean
}

/** Rows in columns: the first to the left, numbers to the right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths: number[] = []
  for (const row of rows)
    for (const [at, cell] of row.entries())
      widths[at] = Math.max(widths[at] ?? 0, String(cell).length)
  return rows.map((row) =>
    row
      .map((cell, at) => {
        const width = widths[at] ?? 0
        return at === 0 ? String(cell).padEnd(width) : String(cell).padStart(width)
      })
      .join('  ')
      .trimEnd(),
  )
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
