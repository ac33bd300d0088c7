import type { LinkRefusal } from '../../link/protocol.ts'
import { sayDamage } from '../../screens/home/damage.ts'
import { m } from '../messages.ts'
import { sayRefusal } from './reasons.ts'
import type { Who } from './who.ts'

/** Nobody in particular: for when there is no table to speak of. */
const NOBODY: Who = { names: [], you: undefined }

/** Why the table, or the way to it, does not accept something: a sentence. */
export function sayLinkRefusal(refusal: LinkRefusal, who: Who = NOBODY): string {
  switch (refusal.reason) {
    case 'not-a-record':
    case 'damaged':
    case 'another-version':
    case 'too-large':
      return sayDamage(refusal)
    case 'no-such-game':
      return m.table_no_such_game()
    case 'table-failed':
    case 'table-closed':
      return m.table_failed()
    case 'table-not-started':
      return m.table_not_started()
    case 'no-table':
      return m.table_no_table()
    case 'no-such-bot':
      return m.table_no_such_bot({ bot: refusal.bot })
    case 'bad-setup':
      return m.table_bad_setup()
    case 'not-a-person':
      return m.table_not_a_person()
    default:
      return sayRefusal(who, refusal)
  }
}
