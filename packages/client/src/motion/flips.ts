import { EASE, enter, type Move } from './moves.ts'
import type { Box, Spot } from './places.ts'
import { FADE_MS, MOST_MOVES } from './timing.ts'

const SLIDE_MS = 320
const ENTER_MS = 220
/** Less than this is not seen to move, in pixels. */
const NEAR = 2

/** What was somewhere else slides from there; what was nowhere fades in. */
export function slides(
  was: ReadonlyMap<string, Box>,
  now: ReadonlyMap<string, Spot>,
): readonly Move[] {
  const moves = [...now].flatMap(([name, spot]) => {
    const from = was.get(name)
    return (from ? slide(from, spot) : enter(spot, {}, 0, ENTER_MS)) ?? []
  })
  return moves.slice(0, MOST_MOVES)
}

/** Without motion: whatever is new or elsewhere fades in where it is. */
export function fades(
  was: ReadonlyMap<string, Box>,
  now: ReadonlyMap<string, Spot>,
): readonly Move[] {
  const changed = [...now].filter(([name, spot]) => {
    const from = was.get(name)
    return !from || slide(from, spot) !== undefined
  })
  return changed.slice(0, MOST_MOVES).map(([, spot]) => enter(spot, {}, 0, FADE_MS))
}

function slide(from: Box, to: Spot): Move | undefined {
  const dx = from.x + from.w / 2 - to.x - to.w / 2
  const dy = from.y + from.h / 2 - to.y - to.h / 2
  const scale = from.w / to.w
  if (Math.abs(dx) + Math.abs(dy) < NEAR && Math.abs(scale - 1) < 0.02) return undefined
  return {
    what: to,
    frames: [
      { translate: `${dx.toFixed(1)}px ${dy.toFixed(1)}px`, scale: scale.toFixed(3) },
      { translate: '0 0', scale: '1' },
    ],
    at: 0,
    lasts: SLIDE_MS,
    easing: EASE,
  }
}
