import { GUILD_NAMES, type Guild } from '@hadal/engine'
import { guildRace } from '../kernel/index.ts'
import { Drawing, type EmblemProps, Marks } from './Drawing.tsx'
import { nebulisSpiral, pearlShine } from './drawn.ts'
import { AMBASSADOR_RINGS, type GuildName, guildShapes } from './guildShapes.ts'
import { creatureOf, PEARL_ID, type RaceOrMonster } from './PatternDefs.tsx'
import { raceShapes } from './raceShapes.ts'
import {
  keyShape,
  powerShapes,
  type Timing,
  usedShape,
  woundShape,
  zoneShapes,
} from './signShapes.ts'

interface RaceEmblemProps extends EmblemProps {
  readonly race: RaceOrMonster
  /** In the colour of the text instead of its own. */
  readonly ink?: boolean
}

export function RaceEmblem({ race, ink = false, className = '', ...rest }: RaceEmblemProps) {
  const creature = creatureOf(race)
  return (
    <Drawing {...rest} className={ink ? className : `em-${creature} ${className}`}>
      <Marks shape={raceShapes[creature]} />
    </Drawing>
  )
}

const isOfRace = (guild: GuildName): guild is keyof typeof guildRace => guild in guildRace

interface GuildEmblemProps extends EmblemProps {
  readonly guild: Guild
  /** In the colour of the text instead of its own. */
  readonly ink?: boolean
}

/** The tool of a guild; the ambassadors' rings carry the colours of all races. */
export function GuildEmblem({ guild, ink = false, className = '', ...rest }: GuildEmblemProps) {
  const name = GUILD_NAMES[guild] ?? 'smuggler'
  if (name === 'ambassador' && !ink)
    return (
      <Drawing {...rest} className={className}>
        {AMBASSADOR_RINGS.map((ring, race) => (
          <g key={ring.d} className={`em-${creatureOf(race)}`}>
            <Marks shape={[ring]} />
          </g>
        ))}
      </Drawing>
    )
  const colour = isOfRace(name) ? guildRace[name] : 'kraken'
  return (
    <Drawing {...rest} className={ink ? className : `em-${colour} ${className}`}>
      <Marks shape={guildShapes[name]} />
    </Drawing>
  )
}

const PEARL_SHINE = pearlShine(12, 12, 10.5)

/** Needs `<PatternDefs/>`. */
export function Pearl({ className = '', ...rest }: EmblemProps) {
  return (
    <Drawing {...rest} className={`pearl ${className}`}>
      <circle cx="12" cy="12" r="10.5" fill={`url(#${PEARL_ID})`} />
      <path
        d={PEARL_SHINE}
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".9"
      />
    </Drawing>
  )
}

const NEBULIS_SPIRAL = nebulisSpiral(12, 12, 10.5)

export function Nebulis({ className = '', ...rest }: EmblemProps) {
  return (
    <Drawing {...rest} className={`nebulis ${className}`}>
      <circle
        cx="12"
        cy="12"
        r="10"
        fill="var(--nebulis)"
        stroke="var(--nebulis-rim)"
        strokeWidth="2"
      />
      <path
        d={NEBULIS_SPIRAL}
        fill="none"
        stroke="var(--nebulis-rim)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </Drawing>
  )
}

interface KeyMarkProps extends EmblemProps {
  /** A place for a key that is not there. */
  readonly off?: boolean
}

export function KeyMark({ off = false, className = '', ...rest }: KeyMarkProps) {
  return (
    <Drawing {...rest} className={`key ${off ? 'off ' : ''}${className}`}>
      <Marks shape={keyShape} />
    </Drawing>
  )
}

export function Wound({ className = '', ...rest }: EmblemProps) {
  return (
    <Drawing {...rest} className={`em-wound ${className}`}>
      <Marks shape={woundShape} />
    </Drawing>
  )
}

interface PowerMarkProps extends Omit<EmblemProps, 'size'> {
  readonly timing: Timing
  /** A power of each turn that has been used in this one. */
  readonly used?: boolean
  readonly size?: number
}

/** When a power works; it opens the line, so that timing is never colour or place alone. */
export function PowerMark({
  timing,
  used = false,
  size = 13,
  className = '',
  ...rest
}: PowerMarkProps) {
  return (
    <Drawing {...rest} size={size} className={`pw ${className}`}>
      <Marks shape={used && timing === 'turn' ? usedShape : powerShapes[timing]} />
    </Drawing>
  )
}

/** The chain of a disabled lord, in the colour of the text. */
export function Chain(props: EmblemProps) {
  return <Sign of="chain" {...props} />
}

/** A chest: loot of the sanctuaries. */
export function LootMark({ className = '', ...rest }: EmblemProps) {
  return <Sign of="loot" {...rest} className={`em-loot ${className}`} />
}

interface SignProps extends EmblemProps {
  readonly of: keyof typeof zoneShapes
}

/** A place of the table or something said of a card, in the colour of the text. */
export function Sign({ of, ...rest }: SignProps) {
  return (
    <Drawing {...rest}>
      <Marks shape={zoneShapes[of]} />
    </Drawing>
  )
}
