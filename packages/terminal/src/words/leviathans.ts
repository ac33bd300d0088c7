import { type Attack, type Leviathan, type LeviathanId, leviathans } from '@hadal/engine'
import { at } from './at.ts'
import { sayRace } from './cards.ts'
import { count, listed } from './english.ts'

/** The spaces of the border, by the sums of two dice that lead there (L1.1). */
const SPACES = ['2–3', '4', '5', '6', '7', '8', '9', '10', '11–12'] as const

export function saySpace(space: number): string {
  return at(SPACES, space)
}

export function leviathanCard(leviathan: LeviathanId): Leviathan {
  return at(leviathans, leviathan)
}

export function sayLeviathan(leviathan: LeviathanId): string {
  return `leviathan ${leviathanCard(leviathan).name}`
}

/** The levels that are left, the next one first: `4 (1), 6 (2)` is what each resists and gives. */
export function sayLevels(leviathan: LeviathanId, lost: number): string {
  return leviathanCard(leviathan)
    .levels.slice(lost)
    .map(({ resistance, tokens }) => `${resistance} (${tokens})`)
    .join(', ')
}

/** What an attack takes, in two words. */
export function sayAttack(attack: Attack): string {
  switch (attack.kind) {
    case 'wounds':
      return count(attack.amount, 'wound')
    case 'lose-pearls':
      return count(attack.amount, 'pearl')
    case 'discard-allies':
      return count(attack.amount, 'ally', 'allies')
    case 'discard-lord':
      return '1 lord'
  }
}

/** What an attack does, as the end of a sentence whose subject is the one attacked. */
function sayHarmDone(attack: Attack): string {
  switch (attack.kind) {
    case 'wounds':
      return `suffer ${count(attack.amount, 'wound')}, each −1 point at the end`
    case 'lose-pearls':
      return `lose ${count(attack.amount, 'pearl')}, or all you have`
    case 'discard-allies':
      return `discard ${count(attack.amount, 'ally', 'allies')} from hand of your choice, or all you have`
    case 'discard-lord':
      return 'discard one of your free lords, of your choice'
  }
}

/** Who can fight it: everybody has crabs and krakens, most leviathans one race more. */
function sayFoes(leviathan: LeviathanId, hasKrakens: boolean): string {
  const { race } = leviathanCard(leviathan)
  const foes = [...(race === undefined ? [] : [sayRace(race)]), 'crab']
  return listed([...foes, ...(hasKrakens ? ['kraken'] : [])], 'or')
}

/** Everything about a leviathan, in sentences. */
export function textOfLeviathan(leviathan: LeviathanId, hasKrakens: boolean): string {
  const { levels, attack } = leviathanCard(leviathan)
  const each = levels.map(
    ({ resistance, tokens }) => `${resistance} for ${count(tokens, 'monster token')}`,
  )
  const health = levels.length === 1 ? 'One health' : `${levels.length} health, one after the other`
  return (
    `${health}: its resistance is ${listed(each, 'then')}. ` +
    `Fought with ${sayFoes(leviathan, hasKrakens)}. ` +
    `When it attacks you, you ${sayHarmDone(attack)}.`
  )
}

/** What an attack of so much would bring (L3.5). */
export interface Blow {
  readonly health: number
  readonly tokens: number
  readonly slays: boolean
}

export function blowOf(leviathan: LeviathanId, lost: number, attack: number): Blow {
  let reached = attack
  let health = 0
  let tokens = 0
  const levels = leviathanCard(leviathan).levels.slice(lost)
  for (const level of levels) {
    if (reached < level.resistance) break
    reached -= level.resistance
    health++
    tokens += level.tokens
  }
  return { health, tokens, slays: health === levels.length }
}
