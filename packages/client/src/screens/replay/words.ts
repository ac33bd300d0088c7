import { m } from '@hadal/words'
import type { Damage } from '../../keep/damage.ts'

/** What is wrong with a link that should hold a game, in words. */
export function sayLinkDamage(damage: Damage): string {
  switch (damage.reason) {
    case 'another-version':
      return m.replay_link_version({ version: damage.version })
    case 'damaged':
      return m.replay_link_damaged()
    case 'not-a-record':
    case 'too-large':
      return m.replay_link_none()
  }
}
