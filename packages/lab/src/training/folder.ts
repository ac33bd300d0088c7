import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Point, readCurve } from './curve.ts'
import type { Plan } from './plan.ts'

/** What one actor has played so far. */
export interface Played {
  readonly games: number
  readonly decisions: number
  /** By table: games, the sum of the shares of the win, and that of the margins. */
  readonly trials: Readonly<Record<string, { games: number; share: number; margin: number }>>
}

/**
 * The folder through which actors and learner speak to each other.
 *
 *   plan.json       what is to be done
 *   start.net       the network it began with
 *   weights.net     the network as it is; the learner writes it, actors play with it
 *   past.net        the network as it was some time ago
 *   progress        how much of the training has passed, from 0 to 1
 *   samples/*.rows  what actors noted; the learner takes it away
 *   stats/*.json    what each actor has played
 *   curve.jsonl     a point every few seconds
 *   checkpoint.*    what only the learner that wrote it can read
 *   stop            is there when everybody is to stop
 */
export class Folder {
  readonly path: string

  constructor(path: string) {
    this.path = path
    for (const room of ['samples', 'stats']) mkdirSync(this.at(room), { recursive: true })
  }

  at(name: string): string {
    return join(this.path, name)
  }

  has(name: string): boolean {
    return existsSync(this.at(name))
  }

  /** When a file was written, in milliseconds; 0 if it never was. */
  writtenAt(name: string): number {
    return statSync(this.at(name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  }

  read(name: string): Uint8Array {
    return readFileSync(this.at(name))
  }

  /** Whoever reads it sees all of it or nothing. */
  write(name: string, content: string | Uint8Array): void {
    writeFileSync(this.at(`${name}.part`), content)
    renameSync(this.at(`${name}.part`), this.at(name))
  }

  remove(name: string): void {
    rmSync(this.at(name), { force: true })
  }

  get plan(): Plan {
    return JSON.parse(readFileSync(this.at('plan.json'), 'utf8'))
  }

  set plan(plan: Plan) {
    this.write('plan.json', JSON.stringify(plan))
  }

  get progress(): number {
    return this.has('progress') ? Number(readFileSync(this.at('progress'), 'utf8')) : 0
  }

  set progress(passed: number) {
    this.write('progress', String(passed))
  }

  /** The names of the shards that wait to be learnt. */
  get shards(): readonly string[] {
    const names = readdirSync(this.at('samples')).filter((name) => name.endsWith('.rows'))
    return names.map((name) => `samples/${name}`)
  }

  /** What all actors have played since they were started. */
  get played(): readonly Played[] {
    const names = readdirSync(this.at('stats')).filter((name) => name.endsWith('.json'))
    return names.map((name) => JSON.parse(readFileSync(this.at(`stats/${name}`), 'utf8')))
  }

  get curve(): readonly Point[] {
    return this.has('curve.jsonl') ? readCurve(this.at('curve.jsonl')) : []
  }

  addPoint(point: Point): void {
    appendFileSync(this.at('curve.jsonl'), `${JSON.stringify(point)}\n`)
  }

  get isOver(): boolean {
    return this.has('stop')
  }

  stop(): void {
    this.write('stop', '')
  }

  /** Forgets what was said by those who worked here before. */
  tidyUp(): void {
    this.remove('stop')
    for (const name of readdirSync(this.at('stats'))) this.remove(`stats/${name}`)
  }
}
