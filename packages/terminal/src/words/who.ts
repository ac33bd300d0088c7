import type { Seat } from '@hadal/engine'
import { at } from './at.ts'
import { thirdPerson } from './english.ts'

/** Who sits at the table, and who is being told. */
export interface Who {
  readonly names: readonly string[]
  /** The seat spoken to as `you`; an onlooker has none. */
  readonly you: Seat | undefined
}

/** `you`, or the name of a seat. */
export function sayWho(who: Who, seat: Seat): string {
  return seat === who.you ? 'you' : at(who.names, seat)
}

/** A verb in the form that fits a seat: `you take`, `Mira takes`. */
export function does(who: Who, seat: Seat | undefined, verb: string): string {
  return seat !== undefined && seat === who.you ? verb : thirdPerson(verb)
}
