import type { ErrorCode } from '@hadal/protocol'
import { m } from '@hadal/words'

/** What can go wrong between the page and the server; the last three are ours. */
export type Problem = ErrorCode | 'no-server' | 'no-connection' | 'another-protocol'

const SENTENCES: Readonly<Record<Problem, () => string>> = {
  malformed: () => m.online_problem_malformed(),
  'too-large': () => m.online_problem_too_large(),
  'too-many': () => m.online_problem_too_many(),
  'wrong-origin': () => m.online_problem_wrong_origin(),
  'not-found': () => m.online_problem_not_found(),
  'no-such-table': () => m.online_problem_no_such_table(),
  'not-signed-in': () => m.online_problem_not_signed_in(),
  'not-allowed': () => m.online_problem_not_allowed(),
  'name-taken': () => m.online_problem_name_taken(),
  'wrong-password': () => m.online_problem_wrong_password(),
  'link-used': () => m.online_problem_link_used(),
  'seat-taken': () => m.online_problem_seat_taken(),
  'no-such-seat': () => m.online_problem_no_such_seat(),
  'no-such-bot': () => m.online_problem_no_such_bot(),
  'bad-setup': () => m.online_problem_bad_setup(),
  'not-started': () => m.online_problem_not_started(),
  'already-started': () => m.online_problem_already_started(),
  'seats-open': () => m.online_problem_seats_open(),
  'table-damaged': () => m.online_problem_table_damaged(),
  'limit-reached': () => m.online_problem_limit_reached(),
  'try-again': () => m.online_problem_try_again(),
  'server-error': () => m.online_problem_server_error(),
  'no-server': () => m.online_problem_no_server(),
  'no-connection': () => m.online_problem_no_connection(),
  'another-protocol': () => m.online_problem_another_protocol(),
}

/** What went wrong, as a sentence; a newer server may know words that we do not. */
export function sayProblem(problem: Problem): string {
  return (SENTENCES[problem] ?? SENTENCES['server-error'])()
}
