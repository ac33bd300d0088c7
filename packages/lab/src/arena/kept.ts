import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Result } from './deal.ts'

interface Line extends Result {
  /** The key of the fixture. */
  readonly of: string
  readonly deal: number
}

const placeOf = (of: string, deal: number): string => `${of} ${deal}`

/**
 * Deals that are finished, one to a line of a file, written as they end.
 *
 * A run that was broken off finds here what it need not play again. Runs of other fixtures may
 * share the file.
 */
export class Kept {
  private readonly file: string | undefined
  private readonly results = new Map<string, Result>()

  /** Without a file nothing is kept. */
  constructor(file?: string) {
    this.file = file
    if (file === undefined || !existsSync(file)) return
    const text = readFileSync(file, 'utf8')
    for (const line of text.split('\n')) {
      const { of, deal, a, b } = readLine(line) ?? {}
      if (of !== undefined && deal !== undefined && a !== undefined && b !== undefined)
        this.results.set(placeOf(of, deal), { a, b })
    }
    // A line that was broken off stays alone.
    if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n')
  }

  get(of: string, deal: number): Result | undefined {
    return this.results.get(placeOf(of, deal))
  }

  add(of: string, deal: number, { a, b }: Result): void {
    if (this.file === undefined) return
    const line: Line = { of, deal, a, b }
    appendFileSync(this.file, `${JSON.stringify(line)}\n`)
  }
}

function readLine(line: string): Partial<Line> | undefined {
  try {
    return JSON.parse(line) as Partial<Line>
  } catch {
    return undefined
  }
}
