import {
  type Event,
  eventFor,
  type Game,
  KINDS,
  type Kind,
  MOST_PLAYERS,
  type Seat,
} from '@hadal/engine'

/** Something that happened, as one seat may know it. */
export interface LogEntry {
  readonly event: Event
  readonly turn: number
  /** The cards of a stack that this seat took: nobody else saw them. */
  readonly cards?: readonly Kind[]
  /** A standing order of this seat decided it. */
  readonly byOrder?: true
}

/** What happened, with everything that only some may know. */
interface Happening {
  readonly event: Event
  readonly turn: number
  readonly cards?: readonly Kind[]
  readonly byOrder?: true
}

/** Everything that happened at a table. It is kept whole, and filtered for whoever reads it. */
export class Log {
  readonly entries: Happening[] = []
  /** Whether what happens now is decided by a standing order. */
  byOrder = false
  private readonly hands = Array.from({ length: MOST_PLAYERS }, () => new Uint8Array(KINDS))

  note(game: Game, event: Event): void {
    const cards = this.cardsOf(game, event)
    this.entries.push({
      event,
      turn: game.turn[0] ?? 0,
      ...(cards && { cards }),
      ...(this.byOrder && isPurchase(event) && { byOrder: true }),
    })
    this.rememberHands(game)
  }

  /** What a seat, or an onlooker, may know of it, from an entry on. */
  seenBy(seat: Seat | undefined, from: number): readonly LogEntry[] {
    return this.entries.slice(from).map(({ event, turn, cards, byOrder }) => {
      const isMine = 'seat' in event && event.seat !== undefined && event.seat === seat
      return {
        event: eventFor(event, seat),
        turn,
        ...(isMine && cards && { cards }),
        ...(isMine && byOrder && { byOrder }),
      }
    })
  }

  /** Every turn that has begun, in order. */
  turns(): readonly { readonly seat: Seat; readonly turn: number }[] {
    return this.entries.flatMap(({ event }) => (event.type === 'turn-begins' ? [event] : []))
  }

  /** Looks at the hands, so that what comes into one can be told from what was there. */
  rememberHands(game: Game): void {
    for (const [seat, hand] of this.hands.entries()) hand.set(game.hand[seat] ?? [])
  }

  /** The cards of a stack that was just taken: those that are new in hand. */
  private cardsOf(game: Game, event: Event): readonly Kind[] | undefined {
    if (event.type !== 'stack-taken') return undefined
    const before = this.hands[event.seat]
    const now = game.hand[event.seat]
    return Array.from({ length: KINDS }, (_, kind) => kind).flatMap((kind) => {
      const more = (now?.[kind] ?? 0) - (before?.[kind] ?? 0)
      return Array.from({ length: Math.max(0, more) }, () => kind)
    })
  }
}

function isPurchase({ type }: Event): boolean {
  return type === 'ally-bought' || type === 'offer-declined'
}
