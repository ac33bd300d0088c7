import { asked, type Event, type Game, type Move, type Seat } from '@hadal/engine'
import type { Mark, Recording } from './recording.ts'

/** Why a decision cannot be taken back. */
export type Sealed =
  | { readonly reason: 'nothing-decided' }
  | { readonly reason: 'luck' }
  | { readonly reason: 'revealed' }
  | { readonly reason: 'somebody-decided'; readonly seat: Seat }

/** Whether a seat may take back its last decision. */
export type UndoState =
  | {
      readonly possible: true
      /** How many decisions can be taken back, one after the other. */
      readonly decisions: number
      /** The question that the last of them answered, and that would be asked again. */
      readonly question: string
    }
  | ({ readonly possible: false } & Sealed)

/** A decision that can be taken back. */
interface Past {
  readonly question: string
  readonly mark: Mark
}

/** Questions that show what is hidden otherwise: whoever is asked has looked. */
const QUESTIONS_THAT_REVEAL = new Set([
  'exchange the location for one of the deck',
  'take an ally from the discard pile',
])

/** Questions that tell of a hand: whoever is asked holds different allies, else nobody would ask. */
const QUESTIONS_ABOUT_A_HAND = new Set(['discard an ally', 'discard down to a limit'])

/** What each seat has decided that nothing has sealed yet: only the last to decide has any. */
export class History {
  private past: Past[] = []
  private owner: Seat | undefined
  private readonly sealed = new Map<Seat, Sealed>()

  stateFor(seat: Seat | undefined): UndoState {
    const last = seat === this.owner ? this.past.at(-1) : undefined
    return last === undefined
      ? { possible: false, ...this.sealedFor(seat) }
      : { possible: true, decisions: this.past.length, question: last.question }
  }

  /** What stands behind the decisions that a seat can take back, if there are any. */
  sealedFor(seat: Seat | undefined): Sealed {
    const sealed = seat === undefined ? undefined : this.sealed.get(seat)
    return sealed ?? { reason: 'nothing-decided' }
  }

  /** A seat has decided: what others could take back is sealed, and perhaps this too. */
  decided(seat: Seat, question: string, mark: Mark, sealed: Sealed | undefined): void {
    if (this.owner !== undefined && this.owner !== seat && this.past.length > 0)
      this.seal(this.owner, { reason: 'somebody-decided', seat })
    this.owner = seat
    if (sealed === undefined) this.past.push({ question, mark })
    else this.seal(seat, sealed)
  }

  /** The point before the last decision of a seat, which is forgotten; nothing if it is sealed. */
  takeBack(seat: Seat): Mark | undefined {
    return seat === this.owner ? this.past.pop()?.mark : undefined
  }

  private seal(seat: Seat, sealed: Sealed): void {
    this.past = []
    this.sealed.set(seat, sealed)
  }
}

/** What seals the decisions that a seat has made since a point. */
export function sealedSince(recording: Recording, seat: Seat, mark: Mark): Sealed | undefined {
  const { moves, log, table } = recording
  return sealedBy(seat, {
    moves: moves.slice(mark.moves),
    events: log.entries.slice(mark.log).map(({ event }) => event),
    game: table.game,
  })
}

/** What came of a decision. */
interface Consequences {
  readonly moves: readonly Move[]
  readonly events: readonly Event[]
  /** The game as it is now. */
  readonly game: Game
}

/** What seals a decision of a seat: luck that was used, or something hidden that it has shown. */
export function sealedBy(seat: Seat, { moves, events, game }: Consequences): Sealed | undefined {
  if (moves.some((move) => move.luck.length > 0)) return { reason: 'luck' }
  const top = asked(game)
  const isRevealed =
    (top !== undefined && isTelling(top.question.name, top.seat, seat)) ||
    events.some((event) => reveals(event, seat))
  return isRevealed ? { reason: 'revealed' } : undefined
}

/** Whether it tells something hidden that a question is asked of a seat. */
function isTelling(question: string, them: Seat, me: Seat): boolean {
  return them === me ? QUESTIONS_THAT_REVEAL.has(question) : QUESTIONS_ABOUT_A_HAND.has(question)
}

/** Whether an event turns up what was face down. */
function reveals(event: Event, me: Seat): boolean {
  if (['stack-taken', 'token-revealed', 'game-over'].includes(event.type)) return true
  return event.type === 'allies-discarded' && event.seat !== me
}
