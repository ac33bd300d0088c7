import type { Seat } from '@hadal/engine'
import { m } from '@hadal/words'
import type { LogEntry } from '../../link/protocol.ts'
import { useTable } from '../model.ts'
import { SeatBadge } from '../parts/SeatBadge.tsx'

/** How somebody stands to the ally that is offered. */
type Answer = 'passed' | 'asked' | 'answered' | 'out'

const WORDS: Readonly<Record<Answer, (of: { readonly who: 'you' | 'they' }) => string>> = {
  passed: (of) => m.table_answer_passed(of),
  asked: (of) => m.table_answer_asked(of),
  answered: () => m.table_answer_answered(),
  out: (of) => m.table_answer_out(of),
}

const CLASSES: Readonly<Record<Answer, string>> = {
  passed: 'an-done',
  asked: 'an-now',
  answered: 'an-done',
  out: 'an-out',
}

/** Everybody who may buy, in the order in which they are asked. */
export function Answers() {
  const { update, log } = useTable()
  const { view, eyes, seats, waitsFor, answer: ahead } = update
  const passed = passedOn(log)
  const buyers = Array.from(
    { length: view.players - 1 },
    (_, at) => (view.turnSeat + 1 + at) % view.players,
  )
  const answerOf = (seat: Seat): Answer => {
    if (passed.has(seat)) return 'passed'
    // What was answered ahead is nobody else's business, and not done yet.
    if (seat === eyes && ahead !== undefined) return 'answered'
    return waitsFor.includes(seat) ? 'asked' : 'out'
  }
  return (
    <>
      <h3 className="vh">{m.table_answers()}</h3>
      <ol>
        {buyers.map((seat) => {
          const answer = answerOf(seat)
          const { name = '' } = seats[seat] ?? {}
          return (
            <li key={seat} data-answer={seat} className={CLASSES[answer]}>
              <SeatBadge seat={seat} name={name} size={36} />
              <span>
                <b>{seat === eyes ? m.table_you_capital() : name}</b>
                {WORDS[answer]({ who: seat === eyes ? 'you' : 'they' })}
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** Who has declined the card that was revealed last. */
function passedOn(log: readonly LogEntry[]): ReadonlySet<Seat> {
  const since = log.findLastIndex(({ event }) => event.type === 'card-revealed')
  return new Set(
    log
      .slice(since + 1)
      .flatMap(({ event }) => (event.type === 'offer-declined' ? [event.seat] : [])),
  )
}
