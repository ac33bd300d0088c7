import { lords, ON_LOCATION, ON_STACK, PASS, RACES, Zone } from '@hadal/engine'
import { missingFor } from './allies.ts'
import { gainByStack } from './council.ts'
import { Hopes } from './hopes.ts'
import { profitOf } from './lords.ts'
import { best } from './pick.ts'
import { at, type Situation, targetFor } from './situation.ts'

/** A reservation worth less than this can wait for a better one. */
const WORTHWHILE = 1
/** How likely what is left lying is to be gone before the next turn. */
const TAKEN = 0.4
/** Strength that a turn or two will bring. */
const SOON = 5

/** Whether there is something worth reserving now. */
export function wantsToReserve(s: Situation): boolean {
  return spots(s).some((spot) => worthOfSpot(s, spot) > WORTHWHILE)
}

/** K4.1: what would be missed most; one that was just taken can wait for the end of the turn. */
export function placeSentinel(s: Situation, options: readonly number[]): number | undefined {
  if (options.includes(PASS)) return PASS
  const hopes = new Hopes(s)
  return best(options, (spot) => worthOfSpot(s, spot, hopes))
}

/** Every place where a sentinel may lie now. */
function spots({ view }: Situation): number[] {
  const isFree = (zone: number): boolean => view.sentinels.every(({ on }) => on?.zone !== zone)
  const free: number[] = []
  if (isFree(Zone.Court)) for (const lord of view.court) if (lord !== undefined) free.push(lord)
  if (isFree(Zone.Council)) for (let race = 0; race < RACES; race++) free.push(ON_STACK + race)
  if (isFree(Zone.Locations))
    for (const location of view.locationsAvailable) free.push(ON_LOCATION + location)
  return free
}

function worthOfSpot(s: Situation, spot: number, hopes = new Hopes(s)): number {
  if (spot >= ON_LOCATION) return TAKEN * gainByLocation(s, spot - ON_LOCATION, hopes)
  if (spot >= ON_STACK) return TAKEN * gainByStack(s, spot - ON_STACK) - WORTHWHILE
  return TAKEN * gainByLord(s, spot)
}

/** The profit of a lord, the less the farther away it is. */
function gainByLord(s: Situation, lord: number): number {
  const card = lords[lord]
  if (card === undefined || s.horizon === 0) return 0
  const target = targetFor(s, card)
  const missing = missingFor(s, target, s.strengths, s.purse)
  return Math.max(0, profitOf(s, target)) * Math.max(0, 1 - missing / SOON)
}

/** By how much a location beats what drawing would bring, if its keys are near. */
function gainByLocation(s: Situation, location: number, hopes: Hopes): number {
  const near = at([0, 0.3, 0.7], s.keys)
  return near === 0 ? 0 : near * (hopes.of(location) - hopes.ofDrawing(1))
}
