import { Race } from '@hadal/engine'
import type { Sound } from './sounds.ts'

/** One tone or breath of noise; seconds and hertz. */
export interface Note {
  readonly wave: 'sine' | 'triangle' | 'sawtooth' | 'noise'
  readonly pitch: number
  /** The pitch it glides to. */
  readonly to?: number
  /** After the sound has begun. */
  readonly at: number
  readonly rises: number
  readonly lasts: number
  /** At its loudest: 0 to 1. */
  readonly gain: number
  /** Only what is lower than this passes. */
  readonly below?: number
}

const tone = (pitch: number, lasts: number, gain: number, more: Partial<Note> = {}): Note => ({
  wave: 'sine',
  pitch,
  at: 0,
  rises: 0.005,
  lasts,
  gain,
  ...more,
})

const noise = (below: number, lasts: number, gain: number, more: Partial<Note> = {}): Note =>
  tone(0, lasts, gain, { wave: 'noise', below, ...more })

/** Steps of a scale in which nothing clashes: five strengths, five notes. */
const SCALE = [0, 2, 4, 7, 9] as const
const step = (base: number, semitones: number): number => base * 2 ** (semitones / 12)
const pitchAt = (base: number, strength: number): number =>
  step(base, SCALE[Math.min(SCALE.length, Math.max(1, strength)) - 1] ?? 0)

/** Every race has an instrument of its own; krakens are silent. */
const INSTRUMENTS: Readonly<Record<Race, (strength: number) => readonly Note[]>> = {
  [Race.Jellyfish](strength) {
    const pitch = pitchAt(784, strength)
    return [tone(pitch, 0.9, 0.2), tone(pitch * 2.76, 0.4, 0.06)]
  },
  [Race.Crab](strength) {
    const pitch = pitchAt(262, strength)
    return [tone(pitch * 2, 0.07, 0.3, { wave: 'triangle', to: pitch }), noise(2400, 0.03, 0.16)]
  },
  [Race.Seahorse](strength) {
    const pitch = pitchAt(330, strength)
    return [
      tone(pitch, 0.4, 0.24, { wave: 'triangle', below: 2200 }),
      tone(pitch * 2, 0.16, 0.08, { wave: 'triangle' }),
    ]
  },
  [Race.Shellfish](strength) {
    const pitch = pitchAt(523, strength)
    return [tone(pitch, 1.1, 0.16), tone(pitch * 2.4, 0.7, 0.06), tone(pitch * 3.9, 0.3, 0.03)]
  },
  [Race.Squid](strength) {
    const pitch = pitchAt(110, strength)
    return [
      tone(pitch, 0.5, 0.16, { wave: 'sawtooth', below: 520, rises: 0.05 }),
      tone(pitch * 2.01, 0.4, 0.05, { wave: 'sawtooth', below: 700, rises: 0.05 }),
    ]
  },
}

const PEARL_GAP = 0.07
const MOST_PEARLS = 5

/** The notes that a sound is made of. */
export function notesOf(sound: Sound): readonly Note[] {
  switch (sound.name) {
    case 'pearls':
      return Array.from({ length: Math.min(MOST_PEARLS, sound.count) }, (_, pearl) => {
        const pitch = step(1568, SCALE[pearl % SCALE.length] ?? 0)
        return tone(pitch, 0.14, 0.14, { at: pearl * PEARL_GAP, to: pitch * 0.97 })
      })
    case 'card':
      return [noise(1800, 0.09, 0.12, { rises: 0.03 })]
    case 'race':
      return INSTRUMENTS[sound.race]?.(sound.strength) ?? []
    case 'drone':
      return [
        tone(55, 1.6, 0.12 + 0.16 * sound.depth, { rises: 0.5 }),
        tone(55.6, 1.6, 0.1 * sound.depth, { rises: 0.5, wave: 'triangle', below: 200 }),
      ]
    case 'rumble':
      return [noise(110, 0.7, 0.5, { rises: 0.08 }), tone(48, 0.6, 0.3, { to: 36, rises: 0.04 })]
    case 'key':
      return [0, 0.09].flatMap((at) => [
        tone(1245, 0.1, 0.08, { at, wave: 'triangle', to: 1180 }),
        noise(5200, 0.02, 0.1, { at }),
      ])
    case 'recruit':
      return [0, 4, 7, 12].map((semitones, at) =>
        tone(step(196, semitones), 0.9, 0.12, { at: at * 0.03, rises: 0.06, wave: 'triangle' }),
      )
    case 'dice':
      return [0, 0.09, 0.15].map((at) => noise(1400, 0.035, 0.2, { at }))
    case 'crack':
      return [noise(6000, 0.05, 0.22, { at: 0.2 }), noise(900, 0.18, 0.18, { at: 0.21 })]
    case 'bell':
      return [tone(392, 1.6, 0.18), tone(392 * 2.4, 0.9, 0.06), tone(196, 1.6, 0.1)]
    case 'over':
      return [0, -3].map((semitones, at) => tone(step(294, semitones), 0.9, 0.12, { at: at * 0.2 }))
    case 'win':
      return [0, 4, 7, 12, 16].map((semitones, at) =>
        tone(step(392, semitones), 1, 0.14, { at: at * 0.11 }),
      )
  }
}
