import {
  KIND_NAMES,
  LEVIATHAN_TOKEN_NAMES,
  leviathans,
  locations,
  lords,
  RACE_NAMES,
  TOKEN_NAMES,
} from '@hadal/engine'
import { BadTrace, type TraceAlly, type TraceToken } from './format.ts'

/** A printed name as an id: `The Kraken’s Lair` is `krakens-lair`. */
export function idOf(name: string): string {
  return name.replace(/^The /, '').replace(/[’']/g, '').replaceAll(' ', '-').toLowerCase()
}

function find(names: readonly string[], name: string, what: string): number {
  const at = names.indexOf(name)
  if (at < 0) throw new BadTrace(`there is no ${what} '${name}'`)
  return at
}

const LORD_NAMES = lords.map((lord) => lord.name)
const LOCATION_NAMES = locations.map((location) => location.name)

export const lordOf = (name: string): number => find(LORD_NAMES, idOf(name), 'lord')
export const locationOf = (name: string): number => find(LOCATION_NAMES, idOf(name), 'location')
export const raceOfName = (name: string): number => find(RACE_NAMES, name, 'race')
export const leviathanOf = (number: number): number =>
  find(
    leviathans.map((leviathan) => leviathan.name),
    String(number),
    'leviathan',
  )

const EFFECTS: Readonly<Record<string, string>> = { pay_pearls: 'p', two_dice: 'd' }

/** An ally in our words: `crab3`, `crab1p`, `monster`. */
export function allyName(ally: TraceAlly): string {
  if (ally.monster) return 'monster'
  return `${ally.race}${ally.value}${EFFECTS[ally.effect ?? ''] ?? ''}`
}

export function kindOf(ally: TraceAlly): number {
  return find(KIND_NAMES, allyName(ally), 'ally')
}

/** Kinds in ascending order; a monster is none. */
export function kindsOf(allies: readonly TraceAlly[]): number[] {
  return allies.map(kindOf).sort((one, other) => one - other)
}

/** A token of either pile in our words. */
export function tokenName(token: TraceToken): string {
  if (token.value !== undefined) return `token${token.value}`
  return token.effect === 'council_stack' ? 'stack' : String(token.effect)
}

export const tokenOf = (token: TraceToken): number =>
  find(TOKEN_NAMES, tokenName(token), 'monster token')
export const leviathanTokenOf = (token: TraceToken): number =>
  find(LEVIATHAN_TOKEN_NAMES, tokenName(token), 'token of the second pile')
