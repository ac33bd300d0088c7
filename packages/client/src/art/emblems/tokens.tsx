import { LEVIATHAN_TOKEN_NAMES, type LeviathanToken, pearlsOfToken } from '@hadal/engine'
import { C, P2, poly, range, rays, T } from '../kernel/index.ts'
import { Drawing, type EmblemProps, Placed } from './Drawing.tsx'
import { pipsAt } from './drawn.ts'
import { Numeral } from './Numeral.tsx'
import { PEARL_ID } from './PatternDefs.tsx'
import { raceShapes } from './raceShapes.ts'
import { keyShape, zoneShapes } from './signShapes.ts'

// Tokens are dark plates in every theme, so their colours are those of the pictures.

const PLATE = '#0a1620'
const BOX = [48, 48] as const

/** A regular polygon around the middle of a token, a side at its top. */
const sided = (n: number, r: number): string =>
  poly(
    range(n, (i) => P2(24, 24, r, (i * T) / n + T / (2 * n))),
    true,
  )

interface PlateProps {
  readonly sides: number
  readonly fill: string
  readonly rim: string
}

function Plate({ sides, fill, rim }: PlateProps) {
  return (
    <>
      <path d={sided(sides, 22.6)} fill={fill} stroke={rim} strokeWidth="2" />
      <path d={sided(sides, 19)} fill="none" stroke={rim} strokeWidth=".7" opacity=".5" />
    </>
  )
}

interface MonsterTokenProps extends EmblemProps {
  /** Its points; face down without. */
  readonly value?: number | undefined
}

export function MonsterToken({ value, ...rest }: MonsterTokenProps) {
  return (
    <Drawing {...rest} box={BOX}>
      <Plate sides={6} fill={PLATE} rim={C.wound} />
      {value === undefined ? (
        <Placed shape={raceShapes.monster} x={24} y={24} size={24} color={C.wound} />
      ) : (
        <MonsterPoints value={value} />
      )}
    </Drawing>
  )
}

/** The points and as many jaws as they are above 1; the rare 4 has a halo instead. */
function MonsterPoints({ value }: { readonly value: number }) {
  if (value > 3)
    return (
      <>
        <path d={rays(24, 24, 14.5, 18.5, 24)} fill="none" stroke={C.wound} opacity=".9" />
        <Numeral value={value} x={24} y={32} size={25} />
      </>
    )
  return (
    <>
      <Numeral value={value} x={24} y={29.5} size={25} />
      {range(value - 1, (i) => (
        <Placed
          key={i}
          shape={raceShapes.monster}
          x={24 + (i - (value - 2) / 2) * 9}
          y={36.6}
          size={7.6}
          color={C.wound}
        />
      ))}
    </>
  )
}

interface LeviathanTokenMarkProps extends EmblemProps {
  /** What is revealed; face down without. */
  readonly token?: LeviathanToken | undefined
}

const FLUKE =
  'M24 38C23.2 31 20.5 27 9.5 19.5 16.5 17 21.5 18.5 24 23.5 26.5 18.5 31.5 17 38.5 19.5 27.5 27 24.8 31 24 38Z'
const FLUKE_VEINS = 'M13 20.5C18 21.5 21.5 24 23.3 28M35 20.5C30 21.5 26.5 24 24.7 28'

export function LeviathanTokenMark({ token, ...rest }: LeviathanTokenMarkProps) {
  return (
    <Drawing {...rest} box={BOX}>
      <Plate sides={8} fill="#0d2130" rim={C.dim} />
      {token === undefined ? (
        <>
          <path d={FLUKE} fill={C.dim} />
          <path d={FLUKE_VEINS} fill="none" stroke="#0d2130" strokeWidth=".7" />
        </>
      ) : (
        <Revealed token={token} />
      )}
    </Drawing>
  )
}

function Revealed({ token }: { readonly token: LeviathanToken }) {
  const pearls = pearlsOfToken[token] ?? 0
  if (pearls > 0) return <Pearls count={pearls} />
  return LEVIATHAN_TOKEN_NAMES[token] === 'key' ? (
    <Placed shape={keyShape} x={24} y={24} size={25} color={C.key} />
  ) : (
    <Placed shape={zoneShapes.council} x={24} y={24} size={26} color={C.ink} />
  )
}

/** Two pearls side by side, or three in a heap. */
function Pearls({ count }: { readonly count: number }) {
  const turn = count === 2 ? 0 : -T / 4
  const [r, away] = count === 2 ? [6.5, 7] : [5.8, 7.4]
  return range(count, (i) => {
    const [x, y] = P2(24, count === 2 ? 24 : 25, away, turn + (i * T) / count)
    return <circle key={i} cx={x} cy={y} r={r} fill={`url(#${PEARL_ID})`} />
  })
}

interface DieProps extends EmblemProps {
  /** 1 to 6. */
  readonly pips: number
  /** Of two dice: whether this one counts. Nothing where there is one alone. */
  readonly kept?: boolean | undefined
}

export function Die({ pips, kept, className = '', ...rest }: DieProps) {
  const isLost = kept === false
  return (
    <Drawing {...rest} className={`die ${isLost ? 'lost ' : ''}${className}`} box={BOX}>
      <rect x="3" y="3" width="42" height="42" rx="7" fill={isLost ? '#2b4250' : '#c9cec8'} />
      <rect x="3.5" y="2.5" width="41" height="41" rx="6.6" fill={isLost ? '#3b5363' : C.pearl} />
      {pipsAt(pips, 24, 23, 41).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.3" fill={isLost ? C.ink : C.deep} />
      ))}
      {kept && (
        <rect
          x="1.2"
          y="1.2"
          width="45.6"
          height="45.6"
          rx="9"
          fill="none"
          stroke="var(--lamp)"
          strokeWidth="2.4"
        />
      )}
      {isLost && <path d="M6 42 42 6" stroke={C.ink} strokeWidth="3" strokeLinecap="round" />}
    </Drawing>
  )
}
