import { type Event, lords, type Seat } from '@hadal/engine'
import type { LogEntry } from '@hadal/table'
import { at } from '../at.ts'

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

/** What changes hands with other things. */
const MONEY: ReadonlySet<Event['type']> = new Set([
  'pearls-gained',
  'pearls-lost',
  'nebulis-changed',
  'kraken-figure',
])

/** The log around one of its entries: what led to it, and what came of it. */
export class Past {
  private readonly log: readonly LogEntry[]
  private readonly position: number

  constructor(log: readonly LogEntry[], position: number) {
    this.log = log
    this.position = position
  }

  get previous(): Event | undefined {
    return this.log[this.position - 1]?.event
  }

  get next(): Event | undefined {
    return this.log[this.position + 1]?.event
  }

  /** The last thing that happened before, apart from what changed hands with it. */
  get cause(): Event | undefined {
    return this.last((event) => !MONEY.has(event.type))
  }

  /** The next thing that happens, apart from what changes hands with it. */
  get outcome(): Event | undefined {
    return this.firstAfter((event) => !MONEY.has(event.type))
  }

  last(isSuch: (event: Event) => boolean): Event | undefined {
    for (let i = this.position - 1; i >= 0; i--) {
      const event = this.log[i]?.event
      if (event !== undefined && isSuch(event)) return event
    }
    return undefined
  }

  firstAfter(isSuch: (event: Event) => boolean): Event | undefined {
    for (let i = this.position + 1; i < this.log.length; i++) {
      const event = this.log[i]?.event
      if (event !== undefined && isSuch(event)) return event
    }
    return undefined
  }

  lastOf<Type extends Event['type']>(type: Type): Of<Type> | undefined {
    const found = this.last((event) => event.type === type)
    return found?.type === type ? (found as Of<Type>) : undefined
  }

  /** The lord that joined somebody last in this turn, and whom: its power is at work. */
  get newcomer(): { readonly name: string; readonly seat: Seat } | undefined {
    const found = this.last(({ type }) => type === 'lord-gained' || type === 'turn-begins')
    return found?.type === 'lord-gained'
      ? { name: at(lords, found.lord).name, seat: found.seat }
      : undefined
  }

  /** Whose turn it is; nobody's before the first one. */
  get turnOf(): Seat | undefined {
    return this.lastOf('turn-begins')?.seat
  }

  get isOver(): boolean {
    return this.lastOf('last-turn-over') !== undefined
  }

  /** Whether a card has been revealed and the exploration has not ended. */
  get exploring(): Of<'card-revealed'> | undefined {
    const found = this.last(
      ({ type }) =>
        type === 'card-revealed' || type === 'exploration-ended' || type === 'turn-begins',
    )
    return found?.type === 'card-revealed' ? found : undefined
  }

  /** The power that the owner of the turn is using. */
  get power(): string | undefined {
    const { cause } = this
    return cause?.type === 'power-used' ? at(lords, cause.lord).name : undefined
  }

  /** Whom a lord of a name works for: free, and not disabled. */
  ownerOf(name: string): Seat | undefined {
    let owner: Seat | undefined
    let works = false
    for (const { event } of this.log.slice(0, this.position)) {
      if (event.type === 'location-controlled' && event.lords.some((lord) => isCalled(lord, name)))
        works = false
      if (!('lord' in event) || !isCalled(event.lord, name)) continue
      if (event.type === 'lord-gained') owner = event.seat
      if (event.type === 'lord-gained' || event.type === 'lord-freed') works = true
      if (event.type === 'lord-disabled' || event.type === 'lord-discarded') works = false
    }
    return works ? owner : undefined
  }
}

const isCalled = (lord: number, name: string): boolean => at(lords, lord).name === name
