import { lerp } from './geometry.ts'

/** The palette of the depth chart. Every race colour stands 4.5 : 1 or better on `deep`. */
export const C = {
  deep: '#0b1b26',
  mid: '#12293a',
  line: '#2b4a5e',
  ink: '#eaf4f6',
  dim: '#9db4bf',
  jellyfish: '#a05aff',
  crab: '#f95049',
  seahorse: '#f9da1e',
  shellfish: '#7effbe',
  squid: '#4688b7',
  kraken: '#b8c0c8',
  pearl: '#f4f1e8',
  nebulis: '#15101c',
  nebulisRim: '#b9a7c9',
  key: '#e9b872',
  wound: '#ff8fa3',
} as const

/** Everything that has an emblem, an outline and a pattern of its own: six races and the monster. */
export type Creature =
  | 'jellyfish'
  | 'crab'
  | 'seahorse'
  | 'shellfish'
  | 'squid'
  | 'kraken'
  | 'monster'

export const raceColor: Readonly<Record<Creature, string>> = {
  jellyfish: C.jellyfish,
  crab: C.crab,
  seahorse: C.seahorse,
  shellfish: C.shellfish,
  squid: C.squid,
  kraken: C.kraken,
  monster: C.wound,
}

/** The race a guild's lords belong to; ambassadors and smugglers have none. */
export const guildRace = {
  soldier: 'crab',
  merchant: 'shellfish',
  mage: 'jellyfish',
  politician: 'squid',
  farmer: 'seahorse',
} as const

/** The three channels of `#rgb` or `#rrggbb`. */
const channels = (hex: string): [number, number, number] => {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  const channel = (i: number) => Number.parseInt(long.slice(i, i + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/** Two hex colours mixed: all of the first at 0, all of the second at 1. */
export const mix = (from: string, to: string, t: number): string => {
  const [r, g, b] = channels(from)
  const [r2, g2, b2] = channels(to)
  const byte = (a: number, z: number) =>
    Math.round(lerp(a, z, t))
      .toString(16)
      .padStart(2, '0')
  return `#${byte(r, r2)}${byte(g, g2)}${byte(b, b2)}`
}
