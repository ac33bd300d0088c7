import type { FastifyRequest } from 'fastify'
import { NotAccepted } from '../notAccepted.ts'

/** How much anybody may ask for; each can be changed by the environment, see `readSettings`. */
export interface Limits {
  /** Requests of one address in a minute, files of the page among them. */
  readonly requestsPerMinute: number
  /** Changes by one person in a minute. */
  readonly changesPerMinute: number
  /** Wrong passwords and codes from one address in ten minutes: whatever else proves something cannot be guessed. */
  readonly failuresPerTenMinutes: number
  /** New guests from one address in an hour. */
  readonly guestsPerHour: number
  /** Tables of one person that are not over. */
  readonly tablesPerPerson: number
  readonly tokensPerPerson: number
  readonly socketsPerAddress: number
  readonly socketsPerPerson: number
  readonly sockets: number
  /** Frames of one socket in ten seconds. */
  readonly framesPerTenSeconds: number
}

export const USUAL_LIMITS: Limits = {
  requestsPerMinute: 1200,
  changesPerMinute: 240,
  failuresPerTenMinutes: 20,
  guestsPerHour: 100,
  tablesPerPerson: 40,
  tokensPerPerson: 10,
  socketsPerAddress: 200,
  socketsPerPerson: 20,
  sockets: 5000,
  framesPerTenSeconds: 200,
}

/** The part of the rate limiter that we use: asks whether one more is too many. */
type Check = (
  request: FastifyRequest,
  options?: { readonly increment?: boolean },
) => Promise<{ readonly key: string; readonly isExceeded?: boolean; readonly remaining?: number }>

/** Counts something that may happen only so often, by address or by person. */
export class Allowance {
  private readonly check: Check
  private readonly trying = new Map<string, Promise<unknown>>()

  constructor(check: Check) {
    this.check = check
  }

  /** Counts one more, and refuses it if it is too many. */
  async use(request: FastifyRequest): Promise<void> {
    const { isExceeded } = await this.check(request)
    if (isExceeded) throw new NotAccepted('too-many')
  }

  /**
   * Tries something that may fail only so often: failures are counted, and nothing else. One attempt
   * waits for the other, so that many at once are not more than one after the other.
   */
  async attempt<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
    const { key } = await this.check(request, { increment: false })
    const before = this.trying.get(key)
    const mine = (async () => {
      await before?.catch(() => {})
      return this.once(request, work)
    })()
    this.trying.set(key, mine)
    try {
      return await mine
    } finally {
      if (this.trying.get(key) === mine) this.trying.delete(key)
    }
  }

  private async once<Result>(
    request: FastifyRequest,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const { remaining } = await this.check(request, { increment: false })
    if (remaining === 0) throw new NotAccepted('too-many')
    try {
      return await work()
    } catch (error) {
      if (error instanceof NotAccepted) await this.check(request)
      throw error
    }
  }
}

/** How many sockets there are, by address and by person. */
export class Doors {
  private readonly limits: Limits
  private readonly counts = new Map<string, number>()
  private open = 0

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Lets one in; the way out is handed back, to be called once. Nothing if it is one too many. */
  enter(address: string, person: string | undefined): (() => void) | undefined {
    const keys = [
      { key: `address ${address}`, most: this.limits.socketsPerAddress },
      ...(person === undefined
        ? []
        : [{ key: `person ${person}`, most: this.limits.socketsPerPerson }]),
    ]
    const isFull = keys.some(({ key, most }) => (this.counts.get(key) ?? 0) >= most)
    if (isFull || this.open >= this.limits.sockets) return undefined
    this.add(keys, 1)
    let isInside = true
    return () => {
      if (isInside) this.add(keys, -1)
      isInside = false
    }
  }

  private add(keys: readonly { readonly key: string }[], by: 1 | -1): void {
    this.open += by
    for (const { key } of keys) {
      const count = (this.counts.get(key) ?? 0) + by
      if (count === 0) this.counts.delete(key)
      else this.counts.set(key, count)
    }
  }
}
