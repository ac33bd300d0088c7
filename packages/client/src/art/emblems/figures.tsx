import { type LordId, lords } from '@hadal/engine'
import { across, C, circ, ribbon, ribs } from '../kernel/index.ts'
import { Drawing, type EmblemProps, Placed } from './Drawing.tsx'
import { raceShapes } from './raceShapes.ts'

// Figures stand on dark ground in every theme, so their colours are those of the pictures.

const PLATE = '#0a1620'
const TALL = [48, 72] as const
const SQUARE = [48, 48] as const

const JAW =
  'M8 34C8 48 15 55 24 55S40 48 40 34L36.5 38.5 35 34 31.5 41 29.5 37.5 26.5 44 24 40 21.5 44 18.5 37.5 16.5 41 13 34 11.5 38.5Z'

/** The scourge of the border: a harpoon set in a broken jaw. */
export function ScourgeFigure(props: EmblemProps) {
  return (
    <Drawing {...props} box={TALL}>
      <g fill="none" stroke={C.key}>
        <path d="M10 66h28l-3-6H13ZM8 70h32v-4H8Z" fill={PLATE} strokeWidth="1.4" />
        <path d="M24 60V14" strokeWidth="4" opacity=".25" />
        <path d="M24 60V14" strokeWidth="2.2" />
        <path d="M24 2 30 15 26 14.5V20H22V14.5L18 15Z" fill={C.key} stroke="none" />
        <path d="M24 6v10" stroke={PLATE} strokeWidth=".8" />
        <path d={JAW} fill="#102637" strokeWidth="1.4" strokeLinejoin="round" />
        <path d="M12 44c2.5 4.5 6.5 7.5 12 7.5S33.5 48.5 36 44" strokeWidth=".8" opacity=".7" />
      </g>
    </Drawing>
  )
}

const TENTACLE = ribbon(
  [
    [20, 67],
    [30, 56],
    [31, 43],
    [19, 33],
    [16, 20],
    [25, 9],
    [35, 14],
    [33, 23],
    [27, 21],
  ],
  (t) => 6.6 * (1 - t) ** 0.7 + 0.8,
  7,
)
const TENTACLE_SUCKERS = TENTACLE.fr
  .filter((q, i) => i % 4 === 2 && q.t < 0.84)
  .map((q) => circ(...across(q, -0.45), Math.max(0.6, q.h * 0.3)))
  .join('')
const TENTACLE_RIBS = ribs(TENTACLE, 3, 0.2, 1)

/** The kraken: one tentacle, rising. */
export function KrakenFigure(props: EmblemProps) {
  return (
    <Drawing {...props} box={TALL}>
      <g fill="none" stroke={C.kraken}>
        <path d="M8 70h32l-4-6H12Z" fill={PLATE} strokeWidth="1.4" />
        <path d={TENTACLE.d} fill="#1a1424" strokeWidth="1.5" />
        <path d={TENTACLE_SUCKERS} fill={C.kraken} stroke="none" opacity=".9" />
        <path d={TENTACLE_RIBS} strokeWidth=".6" opacity=".6" />
      </g>
    </Drawing>
  )
}

/** What burns in the lantern of each lord that brings a sentinel. */
const LIGHTS: Readonly<Record<string, string>> = {
  watcher: 'M14 22.5c4-5 7-6.5 10-6.5s6 1.5 10 6.5c-4 5-7 6.5-10 6.5s-6-1.5-10-6.5Z',
  vigil: 'M24 14.5c3.5 4.5 5 7 5 9.5a5 5 0 0 1-10 0c0-2.5 1.5-5 5-9.5Z',
  lookout: 'M16 27.5 32 16.5M16 27.5 32 28.5M32 15v15',
}
const HEARTS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  watcher: [24, 22.5],
  vigil: [24, 25],
  lookout: [17, 27],
}

interface SentinelMarkProps extends EmblemProps {
  /** The lord that brought it: each has a light of its own. */
  readonly lord?: LordId | undefined
}

/** A sentinel: a lantern set beside what it watches. */
export function SentinelMark({ lord, ...rest }: SentinelMarkProps) {
  const name = lord === undefined ? 'vigil' : (lords[lord]?.name ?? 'vigil')
  const [x, y] = HEARTS[name] ?? [24, 25]
  return (
    <Drawing {...rest} box={SQUARE}>
      <g fill="none" stroke={C.key} strokeWidth="2" strokeLinejoin="round">
        <path
          d="M24 2.5a5 5 0 0 1 5 5h6l2.5 5v20l-2.5 5h-2v8H15v-8h-2l-2.5-5v-20l2.5-5h6a5 5 0 0 1 5-5Z"
          fill={PLATE}
        />
        <path d="M15 37.5h18v8H15Z" fill={C.key} />
        <path d="M19 7.5h10M10.5 12.5h27M10.5 32.5h27" strokeWidth="1.5" />
        <path d={LIGHTS[name] ?? LIGHTS.vigil} strokeWidth="4.5" opacity=".2" />
        <path d={LIGHTS[name] ?? LIGHTS.vigil} />
        <circle cx={x} cy={y} r="7" fill={C.key} stroke="none" opacity=".2" />
        <circle cx={x} cy={y} r="2.8" fill="#fff6e2" stroke="none" />
      </g>
    </Drawing>
  )
}

/** The threat marker: a sounding lead hung on a line. */
export function ThreatMarker(props: EmblemProps) {
  return (
    <Drawing {...props} box={SQUARE}>
      <g fill="none" stroke={C.wound} strokeWidth="2">
        <path d="M24 1V12" />
        <path d="M24 11 33 22 29 44H19L15 22ZM15 22H33" fill={PLATE} strokeLinejoin="round" />
      </g>
      <Placed shape={raceShapes.monster} x={24} y={33} size={11} color={C.wound} />
    </Drawing>
  )
}
