import { m } from '@hadal/words'
import type { Damage } from '../../keep/damage.ts'

/** What is wrong with a game, in one sentence. */
export function sayDamage(damage: Damage): string {
  switch (damage.reason) {
    case 'not-a-record':
      return m.home_damage_not_a_record()
    case 'damaged':
      return damage.line === undefined
        ? m.home_damage_damaged()
        : m.home_damage_line({ line: damage.line })
    case 'another-version':
      return m.home_damage_version({ version: damage.version })
    case 'too-large':
      return m.home_damage_large({ size: Math.round(damage.bytes / 1_000_000) })
  }
}
