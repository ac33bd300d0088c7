import type { Seat, View } from '@hadal/engine'
import {
  type ErrorCode,
  PROTOCOL,
  type Presence,
  type ServerFrame,
  type TableFacts,
} from '@hadal/protocol'
import { Audience, type OpenChange, openChange, type Shown } from './audience.ts'

/** Somebody who is connected to a table. */
export interface Listener {
  /** Who it is; nothing for somebody without an identity. */
  readonly person: string | undefined
  send(frame: string): void
  /** Ends the connection, and says why. */
  close(code: ErrorCode): void
}

type Eyes = Seat | undefined

/** Everybody who is connected to a table, here and on other nodes, and what they are told. */
export class Room {
  private readonly eyesOf = new Map<Listener, Eyes>()
  /** Those who know the game: whoever came before it began does not. */
  private readonly told = new WeakSet<Listener>()
  private readonly audiences = new Map<Eyes, Audience>()
  private readonly elsewhere = new Map<string, Presence>()
  /** What everybody saw when somebody was last told of a change. */
  private open: View | undefined

  get listeners(): readonly Listener[] {
    return [...this.eyesOf.keys()]
  }

  get isEmpty(): boolean {
    return this.eyesOf.size === 0
  }

  has(listener: Listener): boolean {
    return this.eyesOf.has(listener)
  }

  /** The seat of somebody here; an onlooker has none. */
  seatOf(listener: Listener): Eyes {
    return this.eyesOf.get(listener)
  }

  /** Gives somebody a place, or another one; says whether that has changed who is here. */
  place(listener: Listener, eyes: Eyes): boolean {
    if (this.eyesOf.has(listener) && this.eyesOf.get(listener) === eyes) return false
    this.eyesOf.set(listener, eyes)
    this.letGo()
    return true
  }

  leave(listener: Listener): boolean {
    const wasHere = this.eyesOf.delete(listener)
    this.letGo()
    return wasHere
  }

  /** Whether somebody has been told the whole of the game. */
  isTold(listener: Listener): boolean {
    return this.told.has(listener)
  }

  /** Tells somebody the whole of the table. */
  welcome(
    listener: Listener,
    facts: TableFacts,
    game: Shown | undefined,
    now: number,
    since?: number | undefined,
  ): void {
    const seat = this.eyesOf.get(listener)
    const { state, log } = game ? this.audience(seat).whole(game, since) : NOTHING
    if (game !== undefined) this.told.add(listener)
    const { presence } = this
    listener.send(
      text({ type: 'welcome', protocol: PROTOCOL, table: facts, seat, state, log, presence, now }),
    )
  }

  /** Tells everybody what has changed in the game, as far as they may know. */
  publish(game: Shown): void {
    let change: OpenChange | undefined
    const frames = new Map<Eyes, string | undefined>()
    for (const [listener, eyes] of this.eyesOf) {
      if (!this.told.has(listener)) continue
      if (!frames.has(eyes)) {
        change ??= this.openChange(game)
        const update = this.audience(eyes).update(game, change)
        frames.set(eyes, update && text(update))
      }
      const frame = frames.get(eyes)
      if (frame !== undefined) listener.send(frame)
    }
  }

  tellAll(frame: ServerFrame): void {
    const said = text(frame)
    for (const listener of this.eyesOf.keys()) listener.send(said)
  }

  /** Who is connected to this node. */
  get presentHere(): Presence {
    const eyes = [...this.eyesOf.values()]
    const seats = eyes.filter((one) => one !== undefined)
    return { seats: inOrder(seats), onlookers: eyes.length - seats.length }
  }

  /** Who is connected anywhere. */
  get presence(): Presence {
    const all = [this.presentHere, ...this.elsewhere.values()]
    return {
      seats: inOrder(all.flatMap(({ seats }) => seats)),
      onlookers: all.reduce((sum, { onlookers }) => sum + onlookers, 0),
    }
  }

  /** Another node says who is connected to it. */
  presentElsewhere(node: string, { seats, onlookers }: Presence): void {
    if (seats.length + onlookers === 0) this.elsewhere.delete(node)
    else this.elsewhere.set(node, { seats, onlookers })
  }

  /** Another node is gone; says whether anybody was connected to it. */
  lose(node: string): boolean {
    return this.elsewhere.delete(node)
  }

  private openChange({ acted }: Shown): OpenChange {
    const { seenByAll } = acted.table
    const change = openChange(this.open, seenByAll)
    this.open = seenByAll
    return change
  }

  private audience(eyes: Eyes): Audience {
    const audience = this.audiences.get(eyes) ?? new Audience(eyes)
    this.audiences.set(eyes, audience)
    return audience
  }

  /** Forgets what nobody looks at any more. */
  private letGo(): void {
    const used = new Set(this.eyesOf.values())
    for (const eyes of this.audiences.keys()) if (!used.has(eyes)) this.audiences.delete(eyes)
  }
}

const NOTHING = { state: undefined, log: undefined }

function text(frame: ServerFrame): string {
  return JSON.stringify(frame)
}

function inOrder(seats: readonly Seat[]): Seat[] {
  return [...new Set(seats)].sort((one, other) => one - other)
}
