import type { ConsentRefusal } from '@hadal/table'
import { m, sayRefusal, type Who } from '@hadal/words'
import type { LinkRefusal } from '../link/protocol.ts'
import { sayDamage } from '../screens/home/damage.ts'
import { sayProblem } from './problems.ts'

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
    case 'try-again':
    case 'no-such-table':
    case 'not-started':
    case 'table-damaged':
    case 'too-many':
    case 'no-connection':
      return sayProblem(refusal.reason)
    case 'shut-out':
      return sayProblem(refusal.why)
    case 'no-seat':
      return m.online_problem_no_seat()
    case 'off-script':
    case 'not-here':
    case 'withdrawn':
      return m.online_problem_not_here()
    case 'paused':
    case 'not-paused':
    case 'agreed-already':
    case 'nothing-asked':
    case 'somebody-asks':
    case 'no-need-to-ask':
    case 'declined':
      return CONSENT_SENTENCES[refusal.reason]()
    default:
      return sayRefusal(who, refusal)
  }
}

const CONSENT_SENTENCES: Readonly<Record<ConsentRefusal['reason'], () => string>> = {
  paused: () => m.online_reason_paused(),
  'not-paused': () => m.online_reason_not_paused(),
  'agreed-already': () => m.online_reason_agreed_already(),
  'nothing-asked': () => m.online_reason_nothing_asked(),
  'somebody-asks': () => m.online_reason_somebody_asks(),
  'no-need-to-ask': () => m.online_reason_no_need(),
  declined: () => m.online_reason_declined(),
}
