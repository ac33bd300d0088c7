import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a training is to do; the learner, in whatever language, reads it too. */
export interface Plan {
  readonly state: number
  readonly action: number
  readonly row: number
  readonly hidden: number
  readonly inner: number
  /** Says which features the inputs are. */
  readonly features: number
  readonly stateUnits: readonly number[]
  readonly actionUnits: readonly number[]
  /** How long it is to take. */
  readonly seconds: number
  readonly seed: number
  /** How often each sample is learnt. */
  readonly replay: number
  readonly batch: number
  readonly learningRate: { readonly from: number; readonly to: number }
  /** How many samples are remembered. */
  readonly memory: number
  readonly blind: { readonly from: number; readonly to: number }
  readonly temperature: { readonly from: number; readonly to: number }
  /** Games of a thousand that are played to see how strong the network is, and teach nothing. */
  readonly trials: number
  /** Decisions of a hundred that are noted. */
  readonly noted: number
  /** Simulated time starts here: a training that goes on is not as curious as one that begins. */
  readonly startedAt: number
}

/** The folder through which actors and learner speak to each other. */
export class Folder {
  readonly path: string

  constructor(path: string) {
    this.path = path
    for (const room of ['samples', 'stats']) mkdirSync(join(path, room), { recursive: true })
  }

  get plan(): Plan {
    return JSON.parse(readFileSync(join(this.path, 'plan.json'), 'utf8'))
  }

  set plan(plan: Plan) {
    this.write('plan.json', JSON.stringify(plan))
  }

  /** The network that learns, and one as it was some time ago. */
  get weights(): string {
    return join(this.path, 'weights.net')
  }

  get past(): string {
    return join(this.path, 'past.net')
  }

  get isOver(): boolean {
    return existsSync(join(this.path, 'stop'))
  }

  stop(): void {
    this.write('stop', '')
  }

  /** Whoever reads it sees all of it or nothing. */
  write(name: string, content: string | Uint8Array): void {
    const path = join(this.path, name)
    writeFileSync(`${path}.part`, content)
    renameSync(`${path}.part`, path)
  }
}
