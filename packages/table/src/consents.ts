import type { Seat } from '@hadal/engine'
import type { Refused } from './refused.ts'
import type { GameTable } from './table.ts'
import type { Askable } from './undo.ts'

/** What people at a table ask of each other: everybody knows it. */
export interface Consents {
  /** Somebody wants a pause; with `isPaused` every person does. */
  readonly pause?: { readonly agreed: readonly Seat[]; readonly isPaused: boolean } | undefined
  /** A seat wants to take back its answer to a question; those who have allowed it so far. */
  readonly undoAsked?:
    | { readonly seat: Seat; readonly question: string; readonly allowed: readonly Seat[] }
    | undefined
}

/** Why nothing is asked, or agreed to. */
export type ConsentRefusal =
  /** Nobody decides during a pause. */
  | { readonly reason: 'paused' }
  | { readonly reason: 'not-paused' }
  | { readonly reason: 'agreed-already' }
  /** Nothing was asked of this seat, or no more. */
  | { readonly reason: 'nothing-asked' }
  /** One thing is asked at a time. */
  | { readonly reason: 'somebody-asks'; readonly seat: Seat }
  /** It can be taken back at once. */
  | { readonly reason: 'no-need-to-ask' }
  /** Somebody did not allow it, and is not asked again. */
  | { readonly reason: 'declined' }

/** Why an act is not accepted. Nothing has changed. */
export type RefusedAct = Refused | ConsentRefusal

interface UndoAsked {
  readonly seat: Seat
  readonly what: Askable
  /** The version in which it was asked. */
  readonly version: number
  readonly allowed: Set<Seat>
}

/** Agreements between the persons at a table. Bots agree to whatever is asked. */
export class Agreements {
  private readonly table: GameTable
  private readonly wantPause = new Set<Seat>()
  private asked: UndoAsked | undefined
  /** What was not allowed, by seat. */
  private readonly declined = new Map<Seat, Askable>()

  constructor(table: GameTable) {
    this.table = table
  }

  get consents(): Consents {
    const { asked, wantPause } = this
    return {
      ...(wantPause.size > 0 && {
        pause: { agreed: inOrder(wantPause), isPaused: this.table.isPaused },
      }),
      ...(asked && {
        undoAsked: {
          seat: asked.seat,
          question: asked.what.question,
          allowed: inOrder(asked.allowed),
        },
      }),
    }
  }

  /** Wants a pause, or agrees to one. */
  pause(seat: Seat): RefusedAct | undefined {
    if (!this.isPerson(seat)) return { reason: 'no-person-here' }
    if (this.table.isOver) return { reason: 'game-over' }
    if (this.table.isPaused) return { reason: 'paused' }
    if (this.wantPause.has(seat)) return { reason: 'agreed-already' }
    this.wantPause.add(seat)
    this.holdIfAgreed()
    this.table.noticed()
    return undefined
  }

  /** Ends a pause; before all have agreed to it, declines it. */
  resume(seat: Seat): RefusedAct | undefined {
    if (!this.isPerson(seat)) return { reason: 'no-person-here' }
    if (this.wantPause.size === 0) return { reason: 'not-paused' }
    this.wantPause.clear()
    this.table.goOn()
    return undefined
  }

  askUndo(seat: Seat, version: number): RefusedAct | undefined {
    if (!this.isPerson(seat)) return { reason: 'no-person-here' }
    const { table } = this
    if (version !== table.version) return { reason: 'stale', version: table.version }
    if (table.isPaused) return { reason: 'paused' }
    const what = table.askable(seat)
    if (what === undefined) return this.refuseToAsk(seat)
    if (this.asked?.seat === seat) return { reason: 'agreed-already' }
    if (this.asked !== undefined) return { reason: 'somebody-asks', seat: this.asked.seat }
    if (this.declined.get(seat) === what) return { reason: 'declined' }
    this.asked = { seat, what, version: version + 1, allowed: new Set() }
    if (!this.undoIfAllowed()) table.noticed()
    return undefined
  }

  allowUndo(seat: Seat, version: number): RefusedAct | undefined {
    const refusal = this.refuseAnswer(seat, version)
    if (refusal !== undefined) return refusal
    this.asked?.allowed.add(seat)
    if (!this.undoIfAllowed()) this.table.noticed()
    return undefined
  }

  declineUndo(seat: Seat, version: number): RefusedAct | undefined {
    const refusal = this.refuseAnswer(seat, version)
    if (refusal !== undefined) return refusal
    if (this.asked !== undefined) this.declined.set(this.asked.seat, this.asked.what)
    this.asked = undefined
    this.table.noticed()
    return undefined
  }

  /** Something was done at the table: what was asked may have lost its sense, or be agreed to now. */
  review(): void {
    if (this.table.isOver) this.wantPause.clear()
    for (const seat of this.wantPause) if (!this.isPerson(seat)) this.wantPause.delete(seat)
    if (this.wantPause.size > 0) this.holdIfAgreed()
    // Without anybody who could end it, a pause is over.
    else if (this.table.isPaused) this.table.goOn()
    const { asked, table } = this
    if (asked === undefined) return
    const still = this.isPerson(asked.seat) && table.askable(asked.seat)
    if (still !== asked.what) this.asked = undefined
    else this.undoIfAllowed()
  }

  private holdIfAgreed(): void {
    if (!this.persons().every((seat) => this.wantPause.has(seat))) return
    this.asked = undefined
    this.table.hold()
  }

  private undoIfAllowed(): boolean {
    const { asked } = this
    if (asked === undefined) return false
    const isMissing = (seat: Seat): boolean => seat !== asked.seat && !asked.allowed.has(seat)
    if (this.persons().some(isMissing)) return false
    this.asked = undefined
    this.table.undoAllowed(asked.seat)
    return true
  }

  private refuseAnswer(seat: Seat, version: number): RefusedAct | undefined {
    if (!this.isPerson(seat)) return { reason: 'no-person-here' }
    const { asked } = this
    if (asked === undefined || asked.seat === seat || version < asked.version)
      return { reason: 'nothing-asked' }
    return asked.allowed.has(seat) ? { reason: 'agreed-already' } : undefined
  }

  /** Why there is nothing that a seat could ask for. */
  private refuseToAsk(seat: Seat): RefusedAct {
    const { undo } = this.table.sentTo(seat, { since: this.table.version })
    if (undo.possible) return { reason: 'no-need-to-ask' }
    const { possible, canAsk, ...sealed } = undo
    return sealed
  }

  private isPerson(seat: Seat): boolean {
    return this.table.occupants[seat]?.kind === 'person'
  }

  private persons(): readonly Seat[] {
    return [...this.table.occupants.keys()].filter((seat) => this.isPerson(seat))
  }
}

function inOrder(seats: ReadonlySet<Seat>): readonly Seat[] {
  return [...seats].sort((one, other) => one - other)
}
