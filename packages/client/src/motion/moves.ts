import type { PictureOf } from '../art/pictures.ts'
import type { Good } from './beats.ts'
import type { Box, Spot } from './places.ts'

/** What the page draws once and every flight takes a copy of. */
export type SpriteName = Good | 'kraken' | 'scourge' | 'ribbon' | `die-${number}`

/** What is made of light and shadow alone: a class of its own each. */
type Glow = 'light' | 'ring' | 'flash' | 'dim' | 'shadow' | 'strike'

/** Something that is only there to be seen moving. */
export type Ghost = { readonly box: Box } & (
  | {
      readonly picture: PictureOf
      /** Shown where the picture has not been drawn yet. */
      readonly or?: PictureOf
      /** Which part of it is there, after it broke. */
      readonly half?: 'left' | 'right'
    }
  | { readonly sprite: SpriteName }
  | { readonly glow: Glow }
)

/** Only what a graphics card moves by itself; nothing here is laid out or painted anew. */
export interface Frame {
  readonly transform?: string
  readonly translate?: string
  readonly scale?: string
  readonly opacity?: number
  readonly offset?: number
}

/** One thing that moves during a beat; milliseconds at normal speed. */
export interface Move {
  readonly what: Ghost | Spot
  readonly frames: readonly Frame[]
  /** From the beginning of the beat. */
  readonly at: number
  readonly lasts: number
  readonly easing?: string
  /** The first frame holds from the beginning on; that of a ghost always does. */
  readonly holds?: true
  /** A ghost that stays still for a while when it has come, to be read. */
  readonly stays?: number
}

export const EASE = 'cubic-bezier(.2,.8,.2,1)'
export const SINK = 'cubic-bezier(.5,0,.9,.4)'
const ROLL = 'cubic-bezier(.45,.05,.35,1)'
export const EVEN = 'linear'

export const isGhost = (what: Ghost | Spot): what is Ghost => 'box' in what

const middle = ({ x, y, w, h }: Box): readonly [x: number, y: number] => [x + w / 2, y + h / 2]

const px = (length: number): string => `${Math.round(length * 10) / 10}px`

/** How far it is from the middle of one box to that of another. */
function between(from: Box, to: Box): readonly [dx: number, dy: number] {
  const [fromX, fromY] = middle(from)
  const [toX, toY] = middle(to)
  return [toX - fromX, toY - fromY]
}

/** A box of another size around the same middle. */
export function around(box: Box, w: number, h = w): Box {
  const [x, y] = middle(box)
  return { x: x - w / 2, y: y - h / 2, w, h }
}

/** A point part of the way from one box to another, in the size of the first. */
export function onTheWay(from: Box, to: Box, part: number): Box {
  const [dx, dy] = between(from, to)
  return { ...from, x: from.x + dx * part, y: from.y + dy * part }
}

/** The transform that takes something from its box to the middle of another. */
export function onto(from: Box, to: Box, scale = 1, turn = ''): string {
  const [dx, dy] = between(from, to)
  return `translate(${px(dx)}, ${px(dy)}) ${turn} scale(${scale.toFixed(3)})`
}

/** The transform that also takes it to the width of the other box. */
export function into(from: Box, to: Box): string {
  return onto(from, to, to.w / from.w)
}

export const turned = (degrees: number): string => `perspective(40rem) rotateY(${degrees}deg)`

/** A picture or sprite goes to another place and is gone when it is there. */
export function fly(ghost: Ghost, to: Box, move: Partial<Move> & { scale?: number } = {}): Move {
  const { scale = 1, ...rest } = move
  const there = onto(ghost.box, to, scale)
  return {
    what: ghost,
    frames: [
      { transform: 'none', opacity: 1 },
      { transform: there, opacity: 1, offset: 0.85 },
      { transform: there, opacity: 0 },
    ],
    at: 0,
    lasts: 360,
    easing: ROLL,
    ...rest,
  }
}

/** The same for what is not there to be seen before it goes. */
export function appearing(move: Move): Move {
  const [first, ...others] = move.frames
  return { ...move, frames: [{ ...first, opacity: 0 }, { ...first, offset: 0.08 }, ...others] }
}

/** Rolls on an arc, to one side or the other. */
export function roll(ghost: Ghost, to: Box, side: number, at: number, lasts: number): Move {
  const [dx, dy] = between(ghost.box, to)
  const steps = 8
  const frames = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps
    const arc = Math.sin(part * Math.PI)
    const [x, y] = [dx * part + arc * side, dy * part - arc * 44]
    return {
      transform: `translate(${px(x)}, ${px(y)}) rotate(${Math.round(part * 540)}deg) scale(${(1 + arc * 0.25).toFixed(2)})`,
      opacity: step % steps === 0 ? 0 : 1,
    }
  })
  return { what: ghost, frames, at, lasts, easing: ROLL }
}

/** What is really there is not seen until its picture has arrived. */
export function hide(spot: Spot, lasts: number): Move {
  const frames = [{ opacity: 0 }, { opacity: 0 }]
  return { what: spot, frames, at: 0, lasts, easing: EVEN, holds: true }
}

/** Something comes from a little way off; it ends as its own rules have it. */
export function enter(spot: Spot, from: Frame, at: number, lasts: number): Move {
  return {
    what: spot,
    frames: [{ ...from, opacity: 0, offset: 0 }],
    at,
    lasts,
    easing: EASE,
    holds: true,
  }
}

/** A number or a place answers what has come to it: a small one more than a large one. */
export function pulse(spot: Spot, at: number, lasts = 200): Move {
  const scale = 1 + Math.min(0.2, 8 / spot.w)
  const frames = [{ scale: scale.toFixed(3) }, { scale: '1' }]
  return { what: spot, frames, at, lasts, easing: EASE }
}

/** A light around a place that goes out again. */
export function ring(spot: Box, at: number, lasts: number, glow: Glow = 'ring'): Move {
  return {
    what: { glow, box: spot },
    frames: [
      { opacity: 0, transform: 'scale(1.12)' },
      { opacity: 1, transform: 'none', offset: 0.35 },
      { opacity: 0, transform: 'none' },
    ],
    at,
    lasts,
    easing: EASE,
  }
}
