import { C, mix } from '../kernel/index.ts'

/** Brass, gold and rope: most of what lords hold. */
export const BRASS = C.key
/** The light of a lure or a lantern, and that of a flame. */
export const LAMPLIGHT = '#ffe9bd'
export const FLAME = '#fff2cf'
/** Where no light falls. */
export const SHADOW = '#04090e'
/** Squids are dim: their lines need a lighter tone. */
export const SQUID_LINE = mix(C.squid, '#8fd4ff', 0.45)

/** The five races in the order of the crown that ambassadors wear. */
export const RACES = ['crab', 'shellfish', 'jellyfish', 'squid', 'seahorse'] as const
export const lineOf = (race: (typeof RACES)[number]): string =>
  race === 'squid' ? SQUID_LINE : C[race]

interface Tones {
  /** The water behind the lord, near its light and far from it. */
  readonly water: readonly [near: string, far: string]
  /** Rims and contours. */
  readonly light: string
  /** How much white the brightest lines take, and how much light the bodies. */
  readonly whiten: number
  readonly tint: number
}

const GUILDS = {
  soldier: { water: ['#7a3440', '#2a2032'], light: C.crab, whiten: 0.66, tint: 0.13 },
  merchant: { water: ['#2f7f6b', '#11333a'], light: C.shellfish, whiten: 0.6, tint: 0.16 },
  mage: {
    water: ['#6650bb', '#1d2149'],
    light: mix(C.jellyfish, '#e0c4ff', 0.4),
    whiten: 0.66,
    tint: 0.22,
  },
  politician: { water: ['#2f729c', '#112f48'], light: SQUID_LINE, whiten: 0.66, tint: 0.16 },
  farmer: {
    water: ['#866f26', '#1c2b33'],
    light: mix(C.seahorse, '#c99a2a', 0.25),
    whiten: 0.6,
    tint: 0.07,
  },
  ambassador: { water: ['#5f7480', '#1d2f3b'], light: '#cfd6cf', whiten: 0.6, tint: 0.16 },
  smuggler: { water: ['#544a78', '#1a1c30'], light: C.nebulisRim, whiten: 0.6, tint: 0.12 },
} as const satisfies Record<string, Tones>

export type GuildName = keyof typeof GUILDS

/** The colours a guild's lords are drawn in. */
export function tonesOf(guild: GuildName) {
  const { water, light, whiten, tint } = GUILDS[guild]
  const body = mix(mix('#1b3f57', light, tint), '#000000', 0.08)
  return { light, bright: mix(light, '#ffffff', whiten), water, body }
}
