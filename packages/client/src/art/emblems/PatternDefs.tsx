import { RACE_NAMES, type Race } from '@hadal/engine'
import type { Creature } from '../kernel/index.ts'
import { PEARL_LIGHT } from './drawn.ts'
import { raceTiles } from './raceShapes.ts'
import './emblems.css'

const CREATURES: readonly Creature[] = [...RACE_NAMES, 'monster']

/** A race of the rules, or the monster that shares their cards. */
export type RaceOrMonster = Race | 'monster'

export const creatureOf = (race: RaceOrMonster): Creature =>
  race === 'monster' ? 'monster' : (RACE_NAMES[race] ?? 'kraken')

const patternId = (creature: Creature): string => `pt-${creature}`

export const PEARL_ID = 'g-pearl'

/** What many emblems share: patterns and a gradient. Put once into the page. */
export function PatternDefs() {
  return (
    <svg className="defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={PEARL_ID} cx=".36" cy=".3" r=".8">
          {PEARL_LIGHT.map(({ offset, color }) => (
            <stop key={offset} offset={offset} stopColor={color} />
          ))}
        </radialGradient>
        {CREATURES.map((creature) => {
          const { w, h, d, line } = raceTiles[creature]
          return (
            <pattern
              key={creature}
              id={patternId(creature)}
              width={w}
              height={h}
              patternUnits="userSpaceOnUse"
            >
              <path
                d={d}
                className={`em-${creature}`}
                fill="none"
                stroke="currentColor"
                strokeWidth={line}
                strokeLinecap="round"
              />
            </pattern>
          )
        })}
      </defs>
    </svg>
  )
}

interface RacePatternProps {
  readonly race: RaceOrMonster
  readonly className?: string
}

/** A ground in the pattern of a race; as large as its rules make it. Needs `<PatternDefs/>`. */
export function RacePattern({ race, className = '' }: RacePatternProps) {
  return (
    <svg className={`pt ${className}`.trimEnd()} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={`url(#${patternId(creatureOf(race))})`} />
    </svg>
  )
}
