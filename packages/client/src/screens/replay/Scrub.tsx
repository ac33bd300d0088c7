import type { Swing } from '@hadal/bots'
import type { Seat } from '@hadal/engine'
import { capital, m, sayWho, type Who } from '@hadal/words'
import { useId, useMemo } from 'react'
import { type ChancesThen, chancesAt } from '../../replay/chances.ts'
import { type Tape, turnAt } from '../../replay/tape.ts'
import { strokeOf } from '../lookback/Curve.tsx'
import { sayChance } from '../lookback/words.ts'
import '../../ui/choice.css'

/** The box that the lines are drawn in; it is stretched to whatever room there is. */
const WIDTH = 1000
const HEIGHT = 100

interface Props {
  readonly tape: Tape
  readonly who: Who
  readonly at: number
  /** How the chances went, where that was found out. */
  readonly over: readonly ChancesThen[] | undefined
  /** The turning points of a seat. */
  readonly swings: readonly Swing[]
  /** The seat whose line stands out. */
  readonly seat: Seat
  onAt(at: number): void
}

/** The whole game on one line, and over it how the chances went, where that was found out. */
export function Scrub({ tape, who, at, over, swings, seat, onAt }: Props) {
  const id = useId()
  const { last } = tape
  const chance = chancesAt(over, at)?.[seat]
  const when = sayMoment(tape, who, at)
  const said = chance === undefined ? when : `${when} · ${sayChance(chance)}`
  return (
    <div className="rp-g" style={{ '--x': at / Math.max(1, last) }}>
      {over && <Chances over={over} swings={swings} who={who} seat={seat} />}
      {over && <span className="rp-x" />}
      <span className="rp-b" aria-hidden="true">
        {said}
      </span>
      <div className="rng rp-sc">
        <label className="vh" htmlFor={id}>
          {m.replay_slider()}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          aria-valuetext={said}
          style={{ '--v': `${(at / Math.max(1, last)) * 100}%`, '--steps': 1 }}
          onChange={(event) => onAt(event.target.valueAsNumber)}
        />
      </div>
    </div>
  )
}

/** `Turn 12, Olena`: where a moment is. */
export function sayMoment(tape: Tape, who: Who, at: number): string {
  const turn = turnAt(tape, at)
  if (turn === undefined || at === 0) return m.replay_deal()
  if (at === tape.last && tape.isOver) return m.replay_end()
  return m.replay_turn({ turn: turn.turn, name: capital(sayWho(who, turn.seat)) })
}

interface ChancesProps {
  readonly over: readonly ChancesThen[]
  readonly swings: readonly Swing[]
  readonly who: Who
  readonly seat: Seat
}

function Chances({ over, swings, who, seat }: ChancesProps) {
  const last = Math.max(1, over.at(-1)?.at ?? 1)
  const lines = useMemo(
    () =>
      who.names.map((_, one) =>
        over
          .map(
            ({ at, chances }) => `${(at / last) * WIDTH} ${HEIGHT - (chances[one] ?? 0) * HEIGHT}`,
          )
          .join('L'),
      ),
    [over, who, last],
  )
  const order = lines
    .map((_, one) => one)
    .toSorted((one, other) => Number(one === seat) - Number(other === seat))
  return (
    <div className="rp-cv">
      <svg
        className="lb-cv"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={m.analysis_chances()}
      >
        <path className="lb-a" d={`M${lines[seat]}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} />
        {order.map((one) => (
          <path
            key={one}
            className={one === seat ? 'me' : undefined}
            d={`M${lines[one]}`}
            {...strokeOf(one)}
          />
        ))}
      </svg>
      {swings.map(({ turn: { to, after } }, number) => (
        <i
          key={to}
          className="lb-m"
          style={{ '--x': to / last, '--y': 1 - (after[seat] ?? 0) }}
          aria-hidden="true"
        >
          {number + 1}
        </i>
      ))}
    </div>
  )
}
