import { RACE_NAMES, RACES } from '../cards/allies.ts'
import { locations } from '../cards/location.ts'
import { lords } from '../cards/lord.ts'
import { COURT, type Game, type LordId, NOBODY, Place, type Seat, ZONES } from '../game/game.ts'
import { kernel, type Table } from '../game/table.ts'
import { anyOf, from, named, PASS, pass } from '../notation/words.ts'

/** The areas of the table: each can hold one sentinel (K4.1). */
export const Zone = { Court: 0, Council: 1, Locations: 2 } as const

/** The lords that bring a sentinel, in the order of the sentinels. */
export const sentinelLords: LordId[] = []

/** A lord's number places a sentinel on that lord; stacks and locations count on from these. */
export const ON_STACK = 64
export const ON_LOCATION = 72

/** Whether somebody else has reserved something (K4.2). */
export function isReservedFrom(game: Game, me: Seat, zone: number, target: number): boolean {
  const owner = reservedBy(game, zone, target)
  return owner !== NOBODY && owner !== me
}

/** Who has reserved something, or `NOBODY`. */
export function reservedBy(game: Game, zone: number, target: number): Seat | typeof NOBODY {
  const sentinel = game.sentinelIn[zone] - 1
  if (sentinel < 0 || game.sentinelTarget[sentinel] !== target) return NOBODY
  return game.sentinelOwner[sentinel] - 1
}

/** The area a sentinel lies in, or -1 while its owner holds it. */
export function zoneOf(game: Game, sentinel: number): number {
  for (let zone = 0; zone < ZONES; zone++) if (game.sentinelIn[zone] === sentinel + 1) return zone
  return -1
}

/** K4.2: what a sentinel lay on is gone: it comes back to its owner. */
export function releaseSentinel(table: Table, zone: number, target: number): void {
  const { game } = table
  const sentinel = game.sentinelIn[zone] - 1
  if (sentinel < 0 || game.sentinelTarget[sentinel] !== target) return
  game.sentinelIn[zone] = 0
  game.sentinelBack[sentinel] = 1
  table.tell?.({ type: 'sentinel-returned', seat: game.sentinelOwner[sentinel] - 1, sentinel })
}

/** Whether a sentinel can be placed by a seat now. */
export function canPlaceSentinel(game: Game, me: Seat, sentinel: number): boolean {
  if (game.sentinelOwner[sentinel] !== me + 1 || game.sentinelBack[sentinel]) return false
  if (zoneOf(game, sentinel) >= 0) return false
  const isFree = (zone: number): boolean => game.sentinelIn[zone] === 0
  if (isFree(Zone.Council)) return true
  if (isFree(Zone.Court) && game.court.some((lord) => lord > 0)) return true
  return isFree(Zone.Locations) && game.locationPlace.includes(Place.Board)
}

/**
 * K4.1: on a lord of the court, a stack, or an available location; one in each area.
 *
 * One that was just taken may wait for a later moment: then placing it is optional.
 */
export const placeSentinel = kernel.question('place a sentinel', {
  words: anyOf(
    named(() => lords.map((lord) => lord.name)),
    from(ON_STACK, RACE_NAMES.slice(0, RACES)),
    { ...named(() => locations.map((location) => location.name), ON_LOCATION), from: ON_LOCATION },
    pass,
  ),
  unbroken: 'always',
  options(game, _me, out, _sentinel, isOptional) {
    if (game.sentinelIn[Zone.Court] === 0)
      for (let space = 0; space < COURT; space++)
        if (game.court[space]) out.add(game.court[space] - 1)
    if (game.sentinelIn[Zone.Council] === 0)
      for (let race = 0; race < RACES; race++) out.add(ON_STACK + race)
    if (game.sentinelIn[Zone.Locations] === 0)
      for (let location = 0; location < locations.length; location++)
        if (game.locationPlace[location] === Place.Board) out.add(ON_LOCATION + location)
    if (isOptional && out.size > 0) out.add(PASS)
  },
  answer(table, me, decision, sentinel) {
    if (decision === PASS) return
    const { game } = table
    const [zone, target] = spotOf(decision)
    game.sentinelIn[zone] = sentinel + 1
    game.sentinelTarget[sentinel] = target
    table.tell?.({ type: 'sentinel-placed', seat: me, sentinel, zone, target })
  },
})

function spotOf(decision: number): readonly [zone: number, target: number] {
  if (decision >= ON_LOCATION) return [Zone.Locations, decision - ON_LOCATION]
  if (decision >= ON_STACK) return [Zone.Council, decision - ON_STACK]
  return [Zone.Court, decision]
}
