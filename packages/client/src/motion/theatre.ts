import type { Seat } from '@hadal/engine'
import { pictureKey } from '../art/pictures.ts'
import { addressOf, drawLater } from '../art/worker/studio.ts'
import { type Frame, type Ghost, isGhost, type Move } from './moves.ts'
import type { Box, Look, Spot } from './places.ts'

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

/** Plays moves over the table, and ends them when something else happens. */
export class Theatre {
  private readonly stage: HTMLElement
  private readonly running = new Set<Animation>()

  /** `stage` is empty and belongs to nobody else. */
  constructor(stage: HTMLElement) {
    this.stage = stage
  }

  /** Everything is at once where it belongs. */
  finish(): void {
    for (const animation of this.running) animation.cancel()
    this.running.clear()
    this.stage.replaceChildren()
  }

  /** Nothing is read here, so that the page is laid out once. */
  play(cues: readonly Cue[], scale: number): void {
    for (const { move, at } of cues) {
      const { what, frames, lasts, stays = 0 } = move
      const element = isGhost(what) ? this.conjure(what) : what.element
      if (!element) continue
      const animation = element.animate(frames.map(keyframe), {
        delay: (at + move.at) * scale,
        duration: lasts * scale,
        easing: move.easing ?? 'linear',
        fill: isGhost(what) ? 'both' : move.holds ? 'backwards' : 'none',
      })
      this.running.add(animation)
      animation.onfinish = () => {
        this.running.delete(animation)
        if (isGhost(what)) this.dismiss(element, stays)
      }
    }
  }

  private dismiss(ghost: Element, stays: number): void {
    if (stays === 0) {
      ghost.remove()
      return
    }
    const rest = ghost.animate([{ opacity: 1 }, { opacity: 0 }], {
      delay: stays,
      duration: 160,
      fill: 'forwards',
    })
    this.running.add(rest)
    rest.onfinish = () => {
      this.running.delete(rest)
      ghost.remove()
    }
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
