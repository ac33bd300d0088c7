import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { GreedyWeights } from '@hadal/bots'
import { WrongArguments } from '../arguments.ts'
import type { Standing } from './spsa.ts'

/** What a run is begun with, and where it stands. */
export interface Run {
  /** Everything that the games depend on: whoever resumes a run must mean the same. */
  readonly options: object
  readonly start: GreedyWeights
  readonly standing: Standing
}

/** A file of JSON lines: how the run was begun, then where it stood after every step. */
export class Checkpoints {
  private readonly path: string

  /** Nothing is written without a path. */
  constructor(path: string) {
    this.path = path
  }

  /** The run as it stood last, or the one that begins here. */
  open(begun: Run): Run {
    if (this.path === '') return begun
    if (!existsSync(this.path)) {
      const { options, start } = begun
      writeFileSync(this.path, `${JSON.stringify({ options, start })}\n`)
      return begun
    }
    // What follows the last end of a line was cut off in the middle.
    const lines = readFileSync(this.path, 'utf8').split('\n').slice(0, -1)
    writeFileSync(this.path, lines.map((line) => `${line}\n`).join(''))
    const [first, ...steps] = lines
    const { options, start }: Run = JSON.parse(first ?? '{}')
    if (JSON.stringify(options) !== JSON.stringify(begun.options))
      throw new WrongArguments(`${this.path} is of a run with other options.`)
    const last = steps.at(-1)
    return { options, start, standing: last === undefined ? begun.standing : JSON.parse(last) }
  }

  add(standing: Standing): void {
    if (this.path !== '') appendFileSync(this.path, `${JSON.stringify(standing)}\n`)
  }
}
