import type { Beat } from './beats.ts'

/** No beat lasts longer, in milliseconds at normal speed. */
export const BEAT_MS = 450
/** What followed from one update is over after so long. */
export const WINDOW_MS = 1000
/** As many beats are played for one update. */
export const MOST_BEATS = 5
/** As many things move in one beat. */
export const MOST_MOVES = 24
/** Updates that follow each other faster are a burst: nobody can follow it. */
const BURST_MS = 150
/** Where things may not move they fade. */
export const FADE_MS = 160

interface Character {
  /** What matters most to somebody who looks; the lighter beats are left out where there are many. */
  readonly weight: number
  /** How long after it the next one begins: most still fade then, some go side by side. */
  readonly lead: number
}

const character = (weight: number, lead = 220): Character => ({ weight, lead })

const CHARACTERS: Readonly<Record<Beat['type'], Character>> = {
  'last-turns': character(9),
  reveal: character(8),
  control: character(8),
  recruit: character(7),
  fight: character(7),
  loot: character(7),
  sale: character(6),
  court: character(6),
  monster: character(6),
  attack: character(6),
  leviathan: character(5),
  figure: character(5),
  affiliate: character(5, 120),
  council: character(5),
  take: character(4, 40),
  stack: character(4),
  offer: character(3),
  goods: character(2, 80),
}

/** A beat with the moment it begins, in milliseconds at normal speed. */
export interface Timed {
  readonly beat: Beat
  readonly at: number
}

/** The beats that are played, in their order, none of them after the window. */
export function inTime(beats: readonly Beat[]): readonly Timed[] {
  const played = heaviest(beats)
  const leads = played.slice(0, -1).map(({ type }) => CHARACTERS[type].lead)
  const all = leads.reduce((sum, lead) => sum + lead, 0)
  const squeeze = Math.min(1, (WINDOW_MS - BEAT_MS) / Math.max(1, all))
  let at = 0
  return played.map((beat, order) => {
    if (order > 0) at += (leads[order - 1] ?? 0) * squeeze
    return { beat, at }
  })
}

/** As many as can be followed, the later ones of equal weight. */
function heaviest(beats: readonly Beat[]): readonly Beat[] {
  return beats
    .map((beat, order) => ({ beat, order, weight: CHARACTERS[beat.type].weight }))
    .toSorted((one, other) => other.weight - one.weight || other.order - one.order)
    .slice(0, MOST_BEATS)
    .toSorted((one, other) => one.order - other.order)
    .map(({ beat }) => beat)
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
