import type { Seat } from '@hadal/engine'
import { inTask } from '../app/inTask.ts'
import { pictureKey } from '../art/pictures.ts'
import { addressOf, drawLater } from '../art/worker/studio.ts'
import { type Frame, type Ghost, isGhost, type Move } from './moves.ts'
import type { Box, Look, Spot } from './places.ts'
import { FADE_MS } from './timing.ts'

/** Where everything was that keeps its identity. */
export type Snapshot = ReadonlyMap<string, Spot>

/** Reads where everything is that carries `data-flip`; hidden things are nowhere. */
export function takeSnapshot(): Snapshot {
  const places = new Map<string, Spot>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-flip]')) {
    const spot = spotOf(element)
    const { flip } = element.dataset
    if (flip !== undefined && spot) places.set(flip, spot)
  }
  return places
}

function spotOf(element: Element): Spot | undefined {
  const { x, y, width: w, height: h } = element.getBoundingClientRect()
  if (w === 0 || h === 0) return undefined
  return { x, y, w, h, element }
}

/** Looks at the page as it is now, with what is known of how it was. */
export function lookAt(was: Snapshot, eyes: Seat | undefined): Look {
  return {
    eyes,
    screen: { x: 0, y: 0, w: innerWidth, h: innerHeight },
    was: (flip) => was.get(flip),
    now(...selectors) {
      for (const selector of selectors) {
        const element = document.querySelector(selector)
        const spot = element ? spotOf(element) : undefined
        if (spot) return spot
      }
      return undefined
    },
  }
}

/** A move with the moment its beat begins; milliseconds at normal speed. */
export interface Cue {
  readonly move: Move
  readonly at: number
}

/** A ghost that has not appeared yet; the delay is in real milliseconds. */
interface GhostCue {
  readonly ghost: Ghost
  readonly move: Move
  readonly delay: number
  readonly scale: number
}

/** What is seen waiting comes before what appears later. */
const soonest = (one: GhostCue, other: GhostCue): number => seenAt(one) - seenAt(other)
const seenAt = ({ move, delay }: GhostCue): number => (move.frames[0]?.opacity === 0 ? delay : 0)

/** So many ghosts appear with one frame: each is one more thing to lay out and to paint. */
const ENTRANCE = 2

/** Plays moves over the table, and ends them when something else happens. */
export class Theatre {
  private readonly stage: HTMLElement
  private readonly running = new Set<Animation>()
  private entrance = 0

  /** `stage` is empty and belongs to nobody else. */
  constructor(stage: HTMLElement) {
    this.stage = stage
  }

  /** Everything is at once where it belongs. */
  finish(): void {
    cancelAnimationFrame(this.entrance)
    this.entrance = 0
    for (const animation of this.running) animation.cancel()
    this.running.clear()
    this.stage.replaceChildren()
  }

  /**
   * Plays what is on the table now, and ghosts from the frame after the next on: the one that shows a
   * new state has enough to do. Nothing is read here, so that the page is laid out once.
   */
  play(cues: readonly Cue[], scale: number): void {
    const ghosts: GhostCue[] = []
    for (const { move, at } of cues) {
      const { what, holds } = move
      const delay = (at + move.at) * scale
      if (isGhost(what)) ghosts.push({ ghost: what, move, delay, scale })
      else this.animate(what.element, move, delay, scale, holds ? 'backwards' : 'none')
    }
    const began = performance.now()
    this.afterFrame(() => this.bringOn(ghosts.toSorted(soonest), began))
  }

  /** In a task of its own after the next frame: that has enough to do itself. */
  private afterFrame(act: () => void): void {
    const entrance = requestAnimationFrame(
      () =>
        void inTask(() => {
          if (this.entrance === entrance) act()
        }),
    )
    this.entrance = entrance
  }

  /** Lets a few ghosts appear, the others with the next frames. */
  private bringOn(ghosts: readonly GhostCue[], began: number): void {
    const late = performance.now() - began
    for (const { ghost, move, delay, scale } of ghosts.slice(0, ENTRANCE))
      this.enter(ghost, move, delay - late, scale)
    const waiting = ghosts.slice(ENTRANCE)
    if (waiting.length > 0) this.afterFrame(() => this.bringOn(waiting, began))
  }

  private enter(ghost: Ghost, move: Move, delay: number, scale: number): void {
    const element = this.conjure(ghost)
    if (!element) return
    const animation = this.animate(element, move, delay, scale, 'both')
    animation.addEventListener('finish', () => {
      if (move.stays === undefined) element.remove()
      else this.leave(element, move.stays)
    })
  }

  /** A ghost that stays fades when it has been there for a while. */
  private leave(element: Element, stays: number): void {
    const frames = [{ opacity: 1, offset: 0 }, { opacity: 0 }]
    const fading = this.animate(element, { frames, lasts: FADE_MS }, stays, 1, 'both')
    fading.addEventListener('finish', () => element.remove())
  }

  private animate(
    element: Element,
    { frames, lasts, easing = 'linear' }: Pick<Move, 'frames' | 'lasts' | 'easing'>,
    delay: number,
    scale: number,
    fill: FillMode,
  ): Animation {
    const animation = element.animate(frames.map(keyframe), {
      delay,
      duration: lasts * scale,
      easing,
      fill,
    })
    this.running.add(animation)
    animation.addEventListener('finish', () => this.running.delete(animation))
    return animation
  }

  /** Makes a ghost appear; nothing if its picture has not been drawn yet. */
  private conjure(ghost: Ghost): HTMLElement | undefined {
    const element = bodyOf(ghost)
    if (!element) return undefined
    element.classList.add('fx-g')
    place(element, ghost.box)
    this.stage.append(element)
    return element
  }
}

function bodyOf(ghost: Ghost): HTMLElement | undefined {
  if ('picture' in ghost) return pictureOf(ghost)
  const body = document.createElement('i')
  if ('glow' in ghost) {
    body.classList.add(`fx-${ghost.glow}`)
    return body
  }
  const sprite = document.querySelector(`[data-sprite="${ghost.sprite}"]`)
  if (!sprite) return undefined
  body.append(...sprite.cloneNode(true).childNodes)
  return body
}

function pictureOf({
  picture,
  or = picture,
  half,
}: Extract<Ghost, { readonly picture: unknown }>): HTMLElement | undefined {
  const key = pictureKey(picture)
  const address = addressOf(key) ?? addressOf(pictureKey(or))
  if (address === undefined) {
    drawLater([key])
    return undefined
  }
  const image = new Image()
  image.alt = ''
  image.src = address
  image.className = `fx-${key.split('/')[0]}${half === undefined ? '' : ` fx-${half}`}`
  return image
}

function place({ style }: HTMLElement, { x, y, w, h }: Box): void {
  style.left = `${x}px`
  style.top = `${y}px`
  style.width = `${w}px`
  if (h > 0) style.height = `${h}px`
}

/** Frames are readonly, the browser's are not. */
const keyframe = (frame: Frame): Keyframe => ({ ...frame })
