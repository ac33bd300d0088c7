import type { Seat, View } from '@hadal/engine'
import type { GameTable, Occupant, Sent } from '@hadal/table'
import { outlook, seatOutlook } from '@hadal/words'
import { checksumOf, KEPT_FORMAT, type KeptGame, type Summary } from '../keep/keptGame.ts'
import { writeRecordText } from '../keep/recordText.ts'
import type { Earlier, Waters } from '../keep/waters.ts'
import { Explanations } from './explanations.ts'
import type { Question, SeatInfo, Update } from './protocol.ts'
import type { Script } from './script.ts'

export interface SittingOf {
  readonly id: string
  readonly table: GameTable
  readonly names: readonly string[]
  readonly perfectMemory: boolean
  readonly startedAt: number
  /** The game whose luck falls again, and what somebody made of it. */
  readonly waters?: Waters | undefined
  readonly earlier?: Earlier | undefined
  /** What the game follows, where it does. */
  readonly script?: Script | undefined
}

const OFFER = 'buy the ally'

/** One game being played on this device: its table, its people, and whose eyes look at it. */
export class Sitting {
  readonly id: string
  readonly table: GameTable
  readonly startedAt: number
  readonly perfectMemory: boolean
  readonly script: Script | undefined
  readonly explanations: Explanations
  private readonly names: readonly string[]
  private readonly again: Pick<SittingOf, 'waters' | 'earlier'>
  private looking: Seat | undefined
  /** The version that these eyes were last sent. */
  private sentVersion: number | undefined
  private shown: View | undefined

  constructor({ id, table, names, perfectMemory, startedAt, waters, earlier, script }: SittingOf) {
    this.id = id
    this.table = table
    this.explanations = new Explanations(table)
    this.names = names
    this.perfectMemory = perfectMemory
    this.startedAt = startedAt
    this.again = { waters, earlier }
    this.script = script
    // A person alone at the device looks at once; several hand it round.
    const people = table.occupants.flatMap((there, seat) => (there.kind === 'person' ? [seat] : []))
    this.looking = people.length === 1 ? people[0] : undefined
  }

  /** Through whose eyes the page looks; nobody's while the device is handed round. */
  get eyes(): Seat | undefined {
    return this.looking
  }

  /** Whether somebody may look through the eyes of a seat. */
  hasEyes(seat: Seat): boolean {
    const there = this.table.occupants[seat]
    return there?.kind === 'person' || there?.standsIn === true
  }

  look(seat: Seat | undefined): void {
    this.looking = seat
    this.sentVersion = undefined
    this.shown = undefined
  }

  /** What the eyes that look were shown last: everything that has changed since was shown as well. */
  get view(): View {
    this.shown ??= this.sentTo(this.eyes).view
    return this.shown
  }

  /** What the page is sent: nothing that the eyes that look may not know. */
  update(): Update {
    const { id, table, eyes, explanations } = this
    // What was kept back until the end stands in lines that were sent before.
    const since = table.isOver && explanations.hasSecrets ? undefined : this.sentVersion
    const sent = table.sentTo(eyes, { since })
    const { from, entries } = sent.log
    this.sentVersion = sent.version
    this.shown = sent.view
    // A bot that stands in for somebody is not asked through their eyes.
    const isPerson = eyes !== undefined && table.occupants[eyes]?.kind === 'person'
    const question = isPerson ? sent.question : undefined
    return {
      ...sent,
      table: id,
      place: 'here',
      ...(this.script && { script: this.followed(this.script) }),
      eyes,
      seats: this.seats(),
      log: { from, entries: explanations.beside(from, entries) },
      question,
      offers: this.offers(sent.view),
      outlook: outlook(sent.view, question),
      ...(this.again.earlier && { earlier: this.again.earlier }),
    }
  }

  private followed(script: Script): NonNullable<Update['script']> {
    const { length: moves } = this.table.record.moves
    const { eyes } = this
    return { moves, next: eyes === undefined ? undefined : script.nextOf(eyes, moves) }
  }

  kept(savedAt: number): KeptGame {
    const { id, table, startedAt, perfectMemory } = this
    const record = this.recordText()
    return {
      id,
      format: KEPT_FORMAT,
      startedAt,
      savedAt,
      seats: this.seats(),
      perfectMemory,
      record,
      checksum: checksumOf(record),
      secrets: table.kept,
      isOver: table.isOver,
      summary: this.summary(),
      ...(this.again.waters && { waters: this.again.waters }),
    }
  }

  recordText(): string {
    const { table, perfectMemory } = this
    return writeRecordText({ record: table.record, seats: this.seats(), perfectMemory })
  }

  private seats(): SeatInfo[] {
    return this.table.occupants.map((there, seat) => seatInfo(this.names[seat] ?? '', there))
  }

  /** Nothing of the log: for whoever wants the rest. */
  private sentTo(seat: Seat | undefined): Sent {
    return this.table.sentTo(seat, { since: this.table.version })
  }

  /** Pearls and nebulis are open to all, so everybody knows what a person may answer to an offer. */
  private offers(view: View): readonly Question[] {
    if (view.asked?.question !== OFFER) return []
    return this.table.occupants.flatMap((there, seat) => {
      const question = there.kind === 'person' ? this.sentTo(seat).question : undefined
      return question?.name === OFFER ? [question] : []
    })
  }

  private summary(): Summary {
    const { view } = this.sentTo(undefined)
    const { standings } = this.table
    const final = standings?.toSorted((one, other) => one.seat - other.seat)
    return {
      turn: view.turn,
      players: view.players,
      expansions: view.expansions,
      points:
        final?.map(({ total }) => total) ??
        view.seats.map((_, seat) => seatOutlook(view, seat).points),
      winners: standings?.filter(({ place }) => place === 1).map(({ seat }) => seat) ?? [],
    }
  }
}

function seatInfo(name: string, there: Occupant): SeatInfo {
  if (there.kind === 'person') return { name, bot: undefined }
  return { name, bot: there.bot, ...(there.standsIn && { standsIn: true }) }
}
