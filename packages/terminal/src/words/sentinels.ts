import { Zone as Area, type Seat, sentinelLords, type View } from '@hadal/engine'
import { at } from './at.ts'
import { sayLocation, sayLord, sayRace } from './cards.ts'
import { sayWho, type Who } from './who.ts'

/** Who has reserved something, if anybody. */
export function ownerOfReserve(
  { sentinels }: View,
  area: number,
  target: number,
): Seat | undefined {
  return sentinels.find(({ on }) => on?.zone === area && on.target === target)?.owner
}

/** `reserved by Mira`, `reserved by you`; nothing if it is free for all. */
export function sayReserve(
  { seen, ...who }: Who & { readonly seen: View },
  area: number,
  target: number,
): string {
  const owner = ownerOfReserve(seen, area, target)
  return owner === undefined ? '' : `reserved by ${sayWho(who, owner)}`
}

/** What a sentinel lies on: `the Slaver`, `the crab stack`, `The Chasm`. */
export function sayTarget(area: number, target: number): string {
  if (area === Area.Court) return `the ${sayLord(target)}`
  return area === Area.Council ? `the ${sayRace(target)} stack` : sayLocation(target)
}

/** `the Watcher’s sentinel`. */
export function saySentinel(sentinel: number): string {
  return `the ${sayLord(at(sentinelLords, sentinel))}’s sentinel`
}
