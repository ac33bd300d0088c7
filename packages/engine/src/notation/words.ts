import { KIND_NAMES, RACE_NAMES } from '../cards/allies.ts'
import { locations } from '../cards/location.ts'
import { lords } from '../cards/lord.ts'
import type { Words } from '../kernel/kernel.ts'

/** Answers that decline, and answers that close a sequence, mean the same in every question. */
export const PASS = 191
/** A payment is settled; the number added is that of the nebulis used. */
export const SETTLE = 64

/** Names that stand for the numbers from `first` on, with a word before each. */
export function named(
  names: readonly string[] | (() => readonly string[]),
  first = 0,
  before = '',
): Words {
  const list = () => (typeof names === 'function' ? names() : names)
  return {
    say: (decision) => before + (list()[decision - first] ?? decision),
    read(word) {
      if (!word.startsWith(before)) return undefined
      const at = list().indexOf(word.slice(before.length))
      return at < 0 ? undefined : first + at
    },
  }
}

/** Several vocabularies in one: of a decision speaks the last that begins at it or before. */
export function anyOf(...parts: readonly (Words & { readonly from?: number })[]): Words {
  return {
    say(decision) {
      let speaker = parts[0]
      for (const part of parts) if ((part.from ?? 0) <= decision) speaker = part
      return speaker.say(decision)
    },
    read(word) {
      for (const part of parts) {
        const decision = part.read(word)
        if (decision !== undefined) return decision
      }
      return undefined
    },
  }
}

/** A vocabulary that speaks of the decisions from a number on. */
export function from(
  first: number,
  names: readonly string[],
  before = '',
): Words & { from: number } {
  return { ...named(names, first, before), from: first }
}

export const SEAT_NAMES = ['A', 'B', 'C', 'D', 'E'] as const

export const pass = from(PASS, ['pass'])
export const seatWords = named(SEAT_NAMES)
export const allyWords = named(KIND_NAMES)
export const raceWords = named(RACE_NAMES)
export const lordWords = named(() => lords.map((lord) => lord.name))
export const locationWords = named(() => locations.map((location) => location.name))
