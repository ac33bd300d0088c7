import type { Seat } from '@hadal/engine'
import { at } from './at.ts'
import { m } from './messages.ts'

/** Who sits at the table, and who is told. */
export interface Who {
  /** The names of those who play, by seat. */
  readonly names: readonly string[]
  /** The seat spoken to as “you”; an onlooker has none. */
  readonly you: Seat | undefined
}

type Person = 'you' | 'they'

const personOf = ({ you }: Who, seat: Seat): Person => (seat === you ? 'you' : 'they')

/** The one who does something, for messages that tell “you” from others. */
export function subject(who: Who, seat: Seat): { readonly who: Person; readonly name: string } {
  return { who: personOf(who, seat), name: at(who.names, seat) }
}

/** The one to whom it is done. */
export function object(who: Who, seat: Seat): { readonly whom: Person; readonly other: string } {
  return { whom: personOf(who, seat), other: at(who.names, seat) }
}

/** `you`, or a name. */
export function sayWho(who: Who, seat: Seat): string {
  return seat === who.you ? m.question_you() : at(who.names, seat)
}
