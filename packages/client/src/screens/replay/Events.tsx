import type { Swing } from '@hadal/bots'
import type { Seat } from '@hadal/engine'
import { capital, m, sayWho, type Who } from '@hadal/words'
import { memo, useEffect, useMemo, useRef } from 'react'
import { useSpoken } from '../../app/settings.ts'
import type { ChancesThen } from '../../replay/chances.ts'
import type { HappeningTurn } from '../../replay/happenings.ts'
import { SeatBadge } from '../../table/parts/SeatBadge.tsx'
import { sayEvent } from '../../text/events.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import { sayShift } from '../lookback/words.ts'

interface Props {
  readonly turns: readonly HappeningTurn[]
  readonly who: Who
  readonly at: number
  /** How the chances went, where that was found out. */
  readonly over: readonly ChancesThen[] | undefined
  readonly swings: readonly Swing[]
  readonly seat: Seat
  onAt(at: number): void
}

/** Everything that happened, turn by turn: a press goes there. */
export function Events({ turns, who, at, over, swings, seat, onAt }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const roving = useRoving()
  const language = useSpoken((spoken) => spoken.locale)
  const { names, you } = who
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines are said anew in another language
  const same = useMemo(() => ({ names, you }), [names.join('\n'), you, language])
  const go = useRef(onAt)
  go.current = onAt
  const goTo = useMemo(() => (moment: number) => go.current(moment), [])
  const current = turns.findLast(({ from }) => from < at) ?? turns[0]
  // What is shown stays in sight, and the page where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every moment
  useEffect(() => {
    const box = list.current
    const line = box?.querySelector('[aria-current]')
    if (!box || !line) return
    const [inner, outer] = [line.getBoundingClientRect(), box.getBoundingClientRect()]
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      box.scrollTop += inner.top - outer.top - outer.height / 2
  }, [at, turns])
  return (
    <section className="rp-e" aria-labelledby="h-events">
      <h2 className="zh" id="h-events">
        {m.replay_events()}
      </h2>
      <div className="rp-el scr" ref={list}>
        <ol {...roving}>
          {turns.map((turn) => (
            <TurnLines
              key={turn.from}
              turn={turn}
              who={same}
              at={turn === current ? at : undefined}
              over={over}
              swing={swings.findIndex((one) => one.turn.from === turn.from) + 1}
              seat={seat}
              onAt={goTo}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

interface TurnProps extends Omit<Props, 'turns' | 'at' | 'swings'> {
  readonly turn: HappeningTurn
  /** Which turning point it is, from 1 on; 0 for none. */
  readonly swing: number
  /** The moment that is shown, if it lies in this turn. */
  readonly at: number | undefined
}

/** The lines of one turn: drawn again only when the moment comes to it, or leaves it. */
const TurnLines = memo(function TurnLines({ turn, swing, who, at, over, seat, onAt }: TurnProps) {
  const shift = shiftIn(over, turn, seat)
  const shown = at === undefined ? undefined : turn.lines.findLast((line) => line.at <= at)
  return (
    <li>
      <h3 className="rp-lt">
        <button type="button" onClick={() => onAt(turn.from)}>
          {swing > 0 && (
            <i role="img" aria-label={m.replay_swing({ number: swing })}>
              {swing}
            </i>
          )}
          <span>{m.replay_turn({ turn: turn.turn, name: capital(sayWho(who, turn.seat)) })}</span>
          {shift !== undefined && <small>{sayShift(shift)}</small>}
        </button>
      </h3>
      <ol>
        {turn.lines.map((line, number) => {
          const { event } = line.entry
          const doer = 'seat' in event ? event.seat : undefined
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line of the past stays where it is
            <li key={number}>
              <button
                type="button"
                aria-current={line === shown ? 'true' : undefined}
                onClick={() => onAt(line.at)}
              >
                {doer === undefined ? (
                  <span />
                ) : (
                  <SeatBadge seat={doer} name={who.names[doer] ?? ''} size={24} />
                )}
                <span>{sayEvent(who, line.entry)}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </li>
  )
})

/** Less than a hundredth is nothing to speak of. */
const LEAST = 0.01

/** What a turn meant for a seat, where that is worth a word. */
function shiftIn(
  over: readonly ChancesThen[] | undefined,
  turn: HappeningTurn,
  seat: Seat,
): number | undefined {
  const at = over?.findIndex((then) => then.at === turn.from) ?? -1
  const [before, after] = [over?.[at]?.chances[seat], over?.[at + 1]?.chances[seat]]
  if (at < 0 || before === undefined || after === undefined) return undefined
  return Math.abs(after - before) < LEAST ? undefined : after - before
}
