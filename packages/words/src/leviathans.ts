import { type Attack, type LeviathanId, leviathans, Race } from '@hadal/engine'
import { at } from './at.ts'
import { list, racePlural, sayWounds } from './cards.ts'
import { m, messageNamed } from './messages.ts'
import { hasKraken, type TableRules } from './tableNotes.ts'

export function leviathanName(leviathan: LeviathanId): string {
  return messageNamed(`leviathan_${at(leviathans, leviathan).name}_name`)
}

/** What its attack does, in two words: `3 wounds`, `takes a lord`. */
export function leviathanAttack(leviathan: LeviathanId): string {
  return sayAttack(at(leviathans, leviathan).attack)
}

export function sayAttack(attack: Attack): string {
  switch (attack.kind) {
    case 'wounds':
      return sayWounds(attack.amount)
    case 'lose-pearls':
      return m.leviathan_attack_pearls({ count: attack.amount })
    case 'discard-allies':
      return m.leviathan_attack_allies({ count: attack.amount })
    case 'discard-lord':
      return m.leviathan_attack_lord()
  }
}

/** The same as a sentence, as this table plays it. */
export function leviathanAttackFull(leviathan: LeviathanId, table?: TableRules): string {
  const { attack } = at(leviathans, leviathan)
  const harm = sayAttackFull(attack)
  // K2.R1: a kraken lost to a leviathan gives its nebulis all the same.
  const losesKrakens = attack.kind === 'discard-allies' && table !== undefined && hasKraken(table)
  return losesKrakens ? `${harm} ${m.leviathan_attack_krakens_note()}` : harm
}

function sayAttackFull(attack: Attack): string {
  switch (attack.kind) {
    case 'wounds':
      return m.leviathan_attack_wounds_full({ count: attack.amount })
    case 'lose-pearls':
      return m.leviathan_attack_pearls_full({ count: attack.amount })
    case 'discard-allies':
      return m.leviathan_attack_allies_full({ count: attack.amount })
    case 'discard-lord':
      return m.leviathan_attack_lord_full()
  }
}

/** L3.3: the races that can fight it. */
export function leviathanFoes(leviathan: LeviathanId, table?: TableRules): string {
  const { race } = at(leviathans, leviathan)
  const foes = race === undefined ? [Race.Crab] : [race, Race.Crab]
  if (table !== undefined && hasKraken(table)) foes.push(Race.Kraken)
  return m.leviathan_foes({ races: list(foes.map(racePlural), 'or') })
}

/** What each health point left resists and gives, the next one first. */
export function leviathanLevels(leviathan: LeviathanId, lost = 0): string {
  const { levels } = at(leviathans, leviathan)
  return list(
    levels
      .slice(lost)
      .map(({ resistance, tokens }) => m.leviathan_level({ resistance, count: tokens })),
  )
}

/** A space of the border by the sums of two dice that lead there (L1.1): `2–3`. */
export function spaceName(space: number): string {
  return at(SPACES, space)
}

const SPACES = ['2–3', '4', '5', '6', '7', '8', '9', '10', '11–12'] as const
