import { type LookBack, type PastTurn, type Swing, swingsOf, turnsOf } from '@hadal/bots'
import type { Seat } from '@hadal/engine'
import { capital, m, sayWho, type Who } from '@hadal/words'
import { useId } from 'react'
import { SEAT_COLOURS, SeatMark } from '../../art/emblems/index.ts'
import { CurveTable } from './CurveTable.tsx'
import { sayChance, sayShift, sayTurn } from './words.ts'
import './curve.css'

/** How the lines of five seats are drawn, told apart without colour. */
const DASHES = ['', '3 4', '9 5', '12 4 3 4', '1 5'] as const

/** The box that the lines are drawn in; it is stretched to whatever room there is. */
const WIDTH = 1000
const HEIGHT = 100

/** How many turning points are numbered. */
export const TURNING_POINTS = 3

interface Props {
  readonly found: LookBack
  readonly who: Who
  /** The seat whose line stands out. */
  readonly seat: Seat
  /** The turn that is looked at, counted from 0: before the first one; up to the result. */
  readonly at: number
  onAt(at: number): void
  /** The same in numbers stands elsewhere. */
  readonly brief?: boolean
}

/** P63: the chances of everybody over the game, with the turning points of one. */
export function Curve({ found, who, seat, at, onAt, brief = false }: Props) {
  const turns = turnsOf(found)
  const points = pointsOf(turns)
  const last = points.length - 1
  const swings = swingsOf(found, seat, TURNING_POINTS)
  const seats = who.names.map((_, index) => index)
  const lineOf = (one: Seat): string =>
    points
      .map((chances, x) => `${(x / last) * WIDTH} ${HEIGHT - (chances[one] ?? 0) * HEIGHT}`)
      .join('L')
  const shown = points[at] ?? []
  return (
    <div className="lb-g">
      <ul className="lb-k">
        {seats.map((one) => (
          <li key={one} className={one === seat ? 'me' : undefined}>
            <svg className="lb-s" viewBox="0 0 32 8" aria-hidden="true">
              <path d="M1 4H31" {...strokeOf(one)} />
            </svg>
            <SeatMark seat={one} initial={who.names[one]?.slice(0, 1)} size={22} />
            <span>{capital(sayWho(who, one))}</span>
            <b>{sayChance(shown[one] ?? 0)}</b>
          </li>
        ))}
      </ul>
      <div className="lb-p">
        <span className="lb-y" aria-hidden="true">
          <i>100</i>
          <i>50</i>
          <i>0</i>
        </span>
        <div className="lb-d">
          <svg
            className="lb-cv"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={describe(who, seat, points, swings)}
          >
            <path className="lb-r" d={`M0 0H${WIDTH}M0 50H${WIDTH}M0 100H${WIDTH}`} />
            <path className="lb-a" d={`M${lineOf(seat)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} />
            {seats
              .toSorted((one, other) => Number(one === seat) - Number(other === seat))
              .map((one) => (
                <path
                  key={one}
                  className={one === seat ? 'me' : undefined}
                  d={`M${lineOf(one)}`}
                  {...strokeOf(one)}
                />
              ))}
          </svg>
          <i className="lb-x" style={{ '--x': at / last }} />
          {swings.map(({ turn, at: place }, number) => (
            <i
              key={turn.from}
              className="lb-m"
              style={{ '--x': (place + 1) / last, '--y': 1 - (turn.after[seat] ?? 0) }}
              aria-hidden="true"
            >
              {number + 1}
            </i>
          ))}
        </div>
        <TurnRange who={who} turns={turns} points={points} at={at} onAt={onAt} />
      </div>
      {!brief && (
        <details className="lb-t">
          <summary>{m.analysis_as_table()}</summary>
          <CurveTable who={who} turns={turns} points={points} />
        </details>
      )}
    </div>
  )
}

/** The chances before the first turn, and after each. */
function pointsOf(turns: readonly PastTurn[]): readonly (readonly number[])[] {
  return [turns[0]?.before ?? [], ...turns.map(({ after }) => after)]
}

/** The line of a seat: its colour and its dashes. */
export function strokeOf(seat: Seat) {
  return { strokeDasharray: DASHES[seat] ?? '', style: { '--seat': SEAT_COLOURS[seat] ?? '' } }
}

/** The line of one seat in a sentence. */
function describe(
  who: Who,
  seat: Seat,
  points: readonly (readonly number[])[],
  swings: readonly Swing[],
): string {
  const chances = points.map((chance) => chance[seat] ?? 0)
  const name = capital(sayWho(who, seat))
  const line = m.analysis_curve_label({
    name,
    from: sayChance(chances[0] ?? 0),
    to: sayChance(chances.at(-1) ?? 0),
    least: sayChance(Math.min(...chances)),
    most: sayChance(Math.max(...chances)),
  })
  const told = swings.map(({ turn, change }) =>
    m.analysis_swing_label({ turn: turn.turn, change: sayShift(change) }),
  )
  return [line, ...told].join(' ')
}

interface RangeProps {
  readonly who: Who
  readonly turns: readonly PastTurn[]
  readonly points: readonly (readonly number[])[]
  readonly at: number
  onAt(at: number): void
}

/** Goes from turn to turn: with a finger, or with the arrow keys. */
function TurnRange({ who, turns, points, at, onAt }: RangeProps) {
  const id = useId()
  const last = points.length - 1
  const chances = who.names.map(
    (_, seat) => `${capital(sayWho(who, seat))} ${sayChance(points[at]?.[seat] ?? 0)}`,
  )
  return (
    <div className="lb-o rng">
      <label className="vh" htmlFor={id}>
        {m.analysis_turn_slider()}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        step={1}
        value={at}
        aria-valuetext={`${sayTurn(turns, at)}: ${chances.join(', ')}`}
        style={{ '--v': `${(at / last) * 100}%`, '--steps': last }}
        onChange={(event) => onAt(event.target.valueAsNumber)}
      />
    </div>
  )
}
