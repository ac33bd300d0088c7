import { lerp, nth, range } from './geometry.ts'

export type Seed = string | number

/** A seeded random source, so that a picture is the same on every machine. */
export const rng = (seed: Seed): (() => number) => {
  let s = 2166136261
  for (const c of String(seed)) s = Math.imul(s ^ c.charCodeAt(0), 16777619)
  return () => {
    s |= 0
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A value between 0 and 1 for every place. */
export type Field = (x: number, y: number) => number

/** Smooth value noise. */
export const noise = (seed: Seed): Field => {
  const random = rng(seed)
  const grid = range(1024, () => random())
  const corner = (x: number, y: number) => nth(grid, ((x & 31) * 31 + (y & 31) * 57) & 1023)
  const ease = (t: number) => t * t * (3 - 2 * t)
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const u = ease(x - left)
    const above = lerp(corner(left, top), corner(left + 1, top), u)
    const below = lerp(corner(left, top + 1), corner(left + 1, top + 1), u)
    return lerp(above, below, ease(y - top))
  }
}
