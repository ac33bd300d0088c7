import type { Seat } from '@hadal/engine'
import type { Update } from '../../../link/protocol.ts'

/** Who is to look at the device now. */
export type Handover =
  | { readonly to: 'table' }
  /** The device goes to another person. */
  | { readonly to: 'curtain'; readonly seat: Seat }
  /** Several people answer on pads, without handing it round. */
  | { readonly to: 'taps' }

/** So many lines of what happened since stand on the curtain. */
export const LINES_ON_CURTAIN = 4

/** P23: whether the device has to change hands before anything more is shown. */
export function handoverAt(update: Update): Handover {
  const { eyes, offers, seats, waitsFor, result, place } = update
  if (place === 'online') return { to: 'table' }
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
  // Whoever is alone at the device has it, unless it was last in the hands of somebody who has left.
  const isAlone = people.every((seat) => seat === eyes)
  if (isAlone || result) return { to: 'table' }
  if (offers.length > 0 && people.length > 1)
    return offers.length === 1 && offers[0]?.seat === eyes ? { to: 'table' } : { to: 'taps' }
  const asked = waitsFor.find((seat) => people.includes(seat))
  // While bots play, whoever looks may go on looking.
  if (asked === undefined || asked === eyes) return { to: 'table' }
  return { to: 'curtain', seat: asked }
}
