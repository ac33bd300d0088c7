/** A rectangle of the window, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface Size {
  readonly w: number
  readonly h: number
}

/** Where the words stand, and the line from them to the thing in the light. */
interface Placed {
  readonly x: number
  readonly y: number
  /** The line, as a path, and its end at the thing. */
  readonly line: string
  readonly end: { readonly x: number; readonly y: number }
}

/** Words keep so far from the edge of the window, and from the thing. */
const EDGE = 12
const BESIDE = 72
const UNDER = 36
/** Below this part of the window is the question. */
const LOW = 0.85
/** The light is larger than the thing by so much. */
export const RIM = 6

/** Where the words go: beside the thing if there is room, or above or below it, never over it if that can be. */
export function placeWords(lit: Box, words: Size, window: Size): Placed {
  const right = window.w - (lit.x + lit.w)
  const below = window.h - (lit.y + lit.h)
  const across = words.w + BESIDE + EDGE
  const down = words.h + UNDER + EDGE
  // What is asked and answered at the bottom stays in sight.
  if (lit.y > window.h * LOW && lit.y >= down)
    return over(lit, words, window, lit.y - UNDER - words.h)
  if (right >= across) return beside(lit, words, window, lit.x + lit.w + BESIDE)
  if (lit.x >= across) return beside(lit, words, window, lit.x - BESIDE - words.w)
  if (lit.y >= down) return over(lit, words, window, lit.y - UNDER - words.h)
  if (below >= down) return over(lit, words, window, lit.y + lit.h + UNDER)
  // Where there is no room anywhere, the words lie as far from its middle as can be.
  const isHigh = lit.y + lit.h / 2 < window.h / 2
  return over(lit, words, window, isHigh ? window.h - words.h - EDGE : EDGE)
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

function beside(lit: Box, words: Size, window: Size, x: number): Placed {
  const y = clamp(lit.y + lit.h / 2 - words.h / 2, EDGE, window.h - words.h - EDGE)
  const isRight = x > lit.x
  const from = isRight ? x - EDGE : x + words.w + EDGE
  const end = {
    x: isRight ? lit.x + lit.w + RIM : lit.x - RIM,
    y: clamp(lit.y + lit.h / 3, EDGE, window.h - EDGE),
  }
  const start = clamp(y + words.h / 3, EDGE, window.h - EDGE)
  const middle = (from + end.x) / 2
  return {
    x,
    y,
    end,
    line: `M${from} ${start}C${middle} ${start} ${middle} ${end.y} ${end.x} ${end.y}`,
  }
}

function over(lit: Box, words: Size, window: Size, wanted: number): Placed {
  // The thing itself may be scrolled out of sight.
  const y = clamp(wanted, EDGE, window.h - words.h - EDGE)
  const middle = lit.x + lit.w / 2
  const x = clamp(middle - words.w / 2, EDGE, window.w - words.w - EDGE)
  const isBelow = y > lit.y
  const at = clamp(middle, x + EDGE, x + words.w - EDGE)
  const end = { x: at, y: isBelow ? lit.y + lit.h + RIM : lit.y - RIM }
  return { x, y, end, line: `M${at} ${isBelow ? y - RIM : y + words.h + RIM}L${at} ${end.y}` }
}
