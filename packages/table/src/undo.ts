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
  | ({
      readonly possible: false
      /** Somebody has decided since, but may allow it all the same. */
      readonly canAsk?: true
    } & Sealed)

/** A decision that a seat may take back if the others allow it. */
export interface Askable {
  readonly question: string
  readonly mark: Mark
}

/** A decision, and the point before it. */
interface Decided {
  readonly seat: Seat
  readonly question: string
  readonly mark: Mark
  /** Not a bot. */
  readonly isPerson: boolean
}

/** Questions that show what is hidden otherwise: whoever is asked has looked. */
const QUESTIONS_THAT_REVEAL = new Set([
  'exchange the location for one of the deck',
  'take an ally from the discard pile',
])

/** Questions that tell of a hand: whoever is asked holds different allies, else nobody would ask. */
const QUESTIONS_ABOUT_A_HAND = new Set(['discard an ally', 'discard down to a limit'])

/** Whoever answers these shows nothing of a hand, and could be seen to be able to answer so. */
const ANSWERS_THAT_SHOW_NOTHING = new Set(['buy the ally', 'take the ally or explore on'])

/**
 * What each seat has decided that nothing has sealed yet: only the last to decide has any. And what
 * everybody has decided since the last that cannot be undone at all.
 */
export class History {
  private past: Decided[] = []
  private owner: Seat | undefined
  private trail: Decided[] = []
  private readonly sealed = new Map<Seat, Sealed>()

  stateFor(seat: Seat | undefined): UndoState {
    const last = seat === this.owner ? this.past.at(-1) : undefined
    if (last !== undefined)
      return { possible: true, decisions: this.past.length, question: last.question }
    const canAsk = seat !== undefined && this.askable(seat) !== undefined
    return { possible: false, ...this.sealedFor(seat), ...(canAsk && { canAsk }) }
  }

  /** What stands behind the decisions that a seat can take back, if there are any. */
  sealedFor(seat: Seat | undefined): Sealed {
    const sealed = seat === undefined ? undefined : this.sealed.get(seat)
    return sealed ?? { reason: 'nothing-decided' }
  }

  /** The last decision of a seat, if others have decided since but nobody has learnt anything by it. */
  askable(seat: Seat): Askable | undefined {
    if (seat === this.owner && this.past.length > 0) return undefined
    if (this.sealed.get(seat)?.reason !== 'somebody-decided') return undefined
    const at = this.trail.findLastIndex((decided) => decided.seat === seat)
    const last = this.trail[at]
    if (!last?.isPerson) return undefined
    const isHarmless = this.trail
      .slice(at + 1)
      .every(({ question }) => ANSWERS_THAT_SHOW_NOTHING.has(question))
    return isHarmless ? last : undefined
  }

  /** A seat has decided: what others could take back is sealed, and perhaps this too. */
  decided(decided: Decided, recording: Recording): void {
    const { seat, isPerson, mark } = decided
    if (this.owner !== undefined && this.owner !== seat && this.past.length > 0)
      this.seal(this.owner, { reason: 'somebody-decided', seat })
    this.owner = seat
    const sealed = sealedSince(recording, seat, mark)
    if (!isPerson) this.seal(seat, { reason: 'somebody-decided', seat })
    else if (sealed === undefined) this.past.push(decided)
    else this.seal(seat, sealed)
    if (sealed === undefined && !isAnybodyTold(recording)) this.trail.push(decided)
    else this.trail = []
  }

  /** The point before the last decision of a seat, which is forgotten; nothing if it is sealed. */
  takeBack(seat: Seat): Mark | undefined {
    return seat === this.owner ? this.backTo(this.past.pop()) : undefined
  }

  /** The same for a decision that was asked for; what others have decided since is forgotten, too. */
  takeBackAllowed(seat: Seat): Mark | undefined {
    this.past = []
    this.owner = undefined
    return this.backTo(this.askable(seat))
  }

  private backTo(point: Askable | undefined): Mark | undefined {
    if (point === undefined) return undefined
    this.trail = this.trail.filter(({ mark }) => mark.moves < point.mark.moves)
    return point.mark
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

/** Whether a question that is asked now tells somebody something hidden, whoever it is. */
function isAnybodyTold({ table }: Recording): boolean {
  const question = asked(table.game)?.question.name ?? ''
  return QUESTIONS_THAT_REVEAL.has(question) || QUESTIONS_ABOUT_A_HAND.has(question)
}

/** Whether an event turns up what was face down. */
function reveals(event: Event, me: Seat): boolean {
  if (['stack-taken', 'token-revealed', 'game-over'].includes(event.type)) return true
  return event.type === 'allies-discarded' && event.seat !== me
}
