import type { Beat } from './beats.ts'

/** No beat lasts longer, in milliseconds at normal speed. */
export const BEAT_MS = 450
/** What followed from one update is over after so long. */
export const WINDOW_MS = 1200
/** As many beats are played for one update. */
export const MOST_BEATS = 5
/** As many things move in one beat. */
export const MOST_MOVES = 24
/** One beat begins so long after the one before, while it still fades. */
const STEP_MS = 220
/** Updates that follow each other faster are a burst: nobody can follow it. */
const BURST_MS = 150
/** Where things may not move they fade. */
export const FADE_MS = 160

/** What matters most to somebody who looks; the lighter beats are left out where there are many. */
const WEIGHTS: Readonly<Record<Beat['type'], number>> = {
  'last-turns': 9,
  reveal: 8,
  control: 8,
  recruit: 7,
  fight: 7,
  loot: 7,
  sale: 6,
  court: 6,
  monster: 6,
  attack: 6,
  leviathan: 5,
  figure: 5,
  affiliate: 5,
  council: 5,
  take: 4,
  stack: 4,
  offer: 3,
  goods: 2,
}

/** A beat with the moment it begins, in milliseconds at normal speed. */
export interface Timed {
  readonly beat: Beat
  readonly at: number
}

/** The beats that are played, in their order, none of them after the window. */
export function inTime(beats: readonly Beat[]): readonly Timed[] {
  const heaviest = beats
    .map((beat, order) => ({ beat, order }))
    .toSorted(
      (one, other) => WEIGHTS[other.beat.type] - WEIGHTS[one.beat.type] || other.order - one.order,
    )
    .slice(0, MOST_BEATS)
    .toSorted((one, other) => one.order - other.order)
  const gaps = Math.max(1, heaviest.length - 1)
  const step = Math.min(STEP_MS, (WINDOW_MS - BEAT_MS) / gaps)
  return heaviest.map(({ beat }, at) => ({ beat, at: at * step }))
}

/** How changes are shown: by moving things, by fading them in, or at once. */
export type Manner =
  | { readonly kind: 'move'; readonly scale: number }
  | { readonly kind: 'fade' }
  | { readonly kind: 'none' }

/** `scale` is 0 where the system asks for stillness. */
export function mannerOf(motion: 'off' | 'fast' | 'normal', scale: number): Manner {
  if (motion === 'off') return { kind: 'none' }
  return scale === 0 ? { kind: 'fade' } : { kind: 'move', scale }
}

/** Whether updates come too fast to be followed, given the milliseconds since the last one. */
export function isBurst(sinceLast: number): boolean {
  return sinceLast < BURST_MS
}
