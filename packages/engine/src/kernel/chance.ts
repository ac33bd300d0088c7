/** One piece of luck that has happened: which source it came from, and what it was. */
export interface Outcome {
  readonly source: number
  readonly value: number
}

/** The source number of a die; the game numbers its bags from 1. */
export const DIE = 0

/** All luck of a game. It is handed in, never stored in the state. */
export interface Chance {
  /** Picks one of the `size` things counted in `bag`, and says which kind it is. */
  draw(source: number, bag: Uint8Array, size: number): number
  /** Rolls a die: 1 to 6. */
  roll(): number
}

const SOURCES = 12
const WORDS = 4

/**
 * Luck from a seed.
 *
 * Every source has its own stream, so that the same seed deals the same lords whatever happens to the
 * allies: two bots can play the same deal.
 */
export function seeded(seed: number): Chance {
  const state = new Uint32Array(SOURCES * WORDS)
  let mix = seed >>> 0
  for (let i = 0; i < state.length; i++) {
    mix = (mix + 0x9e3779b9) >>> 0
    let z = Math.imul(mix ^ (mix >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    state[i] = z ^ (z >>> 15)
  }
  // xoshiro128**
  const next = (source: number): number => {
    const at = source * WORDS
    const s0 = state[at]
    const s1 = state[at + 1]
    const s2 = state[at + 2] ^ s0
    const s3 = state[at + 3] ^ s1
    const scrambled = Math.imul(s1, 5)
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0
    state[at] = s0 ^ s3
    state[at + 1] = s1 ^ s2
    state[at + 2] = s2 ^ (s1 << 9)
    state[at + 3] = (s3 << 11) | (s3 >>> 21)
    return result
  }
  const below = (source: number, limit: number): number =>
    Math.floor((next(source) * limit) / 0x1_0000_0000)

  return {
    draw(source, bag, size) {
      let left = below(source, size)
      let kind = 0
      while (left >= bag[kind]) left -= bag[kind++]
      return kind
    },
    roll: () => below(DIE, 6) + 1,
  }
}

/** Thrown when luck that was written down does not fit what the game asks for. */
export class LuckMismatch extends Error {
  override name = 'LuckMismatch'
}

/** Luck that was written down: it must fit, and `left` says how much of it has not been used. */
export function scripted(outcomes: readonly Outcome[]): Chance & { left(): number } {
  let at = 0
  const next = (source: number): number => {
    const outcome = outcomes[at]
    if (outcome === undefined) throw new LuckMismatch(`no luck is left for source ${source}`)
    if (outcome.source !== source)
      throw new LuckMismatch(`luck of source ${outcome.source} stands where ${source} is needed`)
    at++
    return outcome.value
  }
  return {
    draw(source, bag) {
      const kind = next(source)
      if (!bag[kind]) throw new LuckMismatch(`source ${source} holds no ${kind}`)
      return kind
    },
    roll() {
      const pips = next(DIE)
      if (pips < 1 || pips > 6) throw new LuckMismatch(`a die cannot show ${pips}`)
      return pips
    },
    left: () => outcomes.length - at,
  }
}

/** Luck that is written down as it happens. */
export function noted(chance: Chance, note: (outcome: Outcome) => void): Chance {
  return {
    draw(source, bag, size) {
      const value = chance.draw(source, bag, size)
      note({ source, value })
      return value
    },
    roll() {
      const value = chance.roll()
      note({ source: DIE, value })
      return value
    },
  }
}

/**
 * Luck that fell once already: every source gives again what it gave then.
 *
 * What a bag does not hold any more, and whatever comes after the last of it, is left to `otherwise`.
 */
export function recalled(outcomes: readonly Outcome[], otherwise: Chance): Chance {
  const left = Array.from({ length: SOURCES }, (_, source) =>
    outcomes.filter((outcome) => outcome.source === source).values(),
  )
  const next = (source: number): number | undefined => left[source].next().value?.value
  return {
    draw(source, bag, size) {
      const kind = next(source)
      return kind !== undefined && bag[kind] ? kind : otherwise.draw(source, bag, size)
    },
    roll: () => next(DIE) ?? otherwise.roll(),
  }
}

/** Brings luck to where it was after these outcomes, so that a game can go on with it. */
export function passOver(chance: Chance, outcomes: readonly Outcome[]): void {
  for (const { source, value } of outcomes) {
    if (source === DIE) {
      chance.roll()
      continue
    }
    // A bag with nothing else in it gives what was drawn then, by the same way.
    const bag = new Uint8Array(value + 1)
    bag[value] = 1
    chance.draw(source, bag, 1)
  }
}
