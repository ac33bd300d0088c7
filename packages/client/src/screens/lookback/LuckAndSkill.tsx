import { accuracyOf, type LookBack, type Split, splitOf } from '@hadal/bots'
import type { Seat } from '@hadal/engine'
import { capital, m, sayWho, type Who } from '@hadal/words'
import { SeatMark } from '../../art/emblems/index.ts'
import { sayChance, sayShift } from './words.ts'

interface Props {
  readonly found: LookBack
  readonly who: Who
  readonly seat: Seat
}

const PARTS = ['luck', 'own', 'others', 'rest'] as const satisfies readonly (keyof Split)[]

/** What luck and what decisions brought to everybody: every row adds up to the result. */
export function LuckAndSkill({ found, who, seat: shown }: Props) {
  const splits = who.names.map((_, seat) => splitOf(found, seat))
  const widest = Math.max(
    0.01,
    ...splits.flatMap((split) => PARTS.map((part) => Math.abs(split[part]))),
  )
  const names = {
    luck: m.analysis_luck(),
    own: m.analysis_own(),
    others: m.analysis_others(),
    rest: m.analysis_rest(),
  }
  return (
    <div className="lb-sk">
      <table>
        <caption className="vh">{m.analysis_luck_and_skill()}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{m.analysis_accuracy()}</th>
            <th scope="col">{m.analysis_begin()}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {names[part]}
              </th>
            ))}
            <th scope="col">{m.analysis_result()}</th>
          </tr>
        </thead>
        <tbody>
          {splits.map((split, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <tr key={seat} className={seat === shown ? 'me' : undefined}>
              <th scope="row">
                <span>
                  <SeatMark seat={seat} initial={who.names[seat]?.slice(0, 1)} size={24} />
                  {capital(sayWho(who, seat))}
                </span>
              </th>
              <td data-label={m.analysis_accuracy()}>
                <b className="lb-ac">{sayAccuracy(found, seat)}</b>
              </td>
              <td data-label={m.analysis_begin()}>{sayChance(split.start)}</td>
              {PARTS.map((part) => (
                <td key={part} data-label={names[part]}>
                  <Shift change={split[part]} widest={widest} />
                </td>
              ))}
              <td data-label={m.analysis_result()}>{sayChance(split.end)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function sayAccuracy({ judged, verdicts }: LookBack, seat: Seat): string {
  if (!judged.includes(seat)) return '–'
  return String(accuracyOf(verdicts.filter((verdict) => verdict.seat === seat)) ?? '–')
}

/** A change in numbers, and as a bar to the left or to the right. */
function Shift({ change, widest }: { readonly change: number; readonly widest: number }) {
  return (
    <span
      className={`lb-sh ${change < 0 ? 'less' : 'more'}`}
      style={{ '--w': Math.abs(change) / widest }}
    >
      <i aria-hidden="true" />
      <span>{sayShift(change)}</span>
    </span>
  )
}
