import { useLayoutEffect, useRef, useState } from 'react'
import { bringToFront, findLit } from './lights.ts'
import { type Box, placeWords, RIM } from './place.ts'

/** What is drawn around the thing in the light. */
interface Lit {
  readonly spot: Box
  /** It lies on a sheet, which is to be read as well. */
  readonly isOnSheet: boolean
  readonly words: { readonly x: number; readonly y: number }
  readonly line: string
  readonly end: { readonly x: number; readonly y: number }
}

/** Follows the thing in the light, and keeps its words beside it, over whatever else lies on the table. */
export function useLit(lights: readonly string[], owner: string) {
  const guide = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [lit, setLit] = useState<Lit | undefined>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner stands for its lights
  useLayoutEffect(() => {
    let top: Element | undefined
    let shown = ''
    const look = (): void => {
      const now = [...document.querySelectorAll('dialog[open]')].at(-1)
      if (now !== top || !guide.current?.matches(':popover-open')) {
        top = now
        // What was opened last lies on top: the words go over every sheet.
        guide.current?.hidePopover()
        guide.current?.showPopover()
      }
      const next = measure(findLit(lights), words.current)
      const as = JSON.stringify(next)
      if (as === shown) return
      shown = as
      setLit(next)
    }
    bringToFront(lights)
    findLit(lights)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    // Cards move, sheets come and go, windows change: it is looked with every picture.
    let looking = 0
    const goOn = (): void => {
      look()
      looking = requestAnimationFrame(goOn)
    }
    goOn()
    return () => cancelAnimationFrame(looking)
  }, [owner])
  return { guide, words, lit }
}

function measure(thing: Element | undefined, words: HTMLElement | null): Lit | undefined {
  if (thing === undefined || words === null) return undefined
  const { x, y, width: w, height: h } = thing.getBoundingClientRect()
  const size = { w: words.offsetWidth, h: words.offsetHeight }
  const {
    x: left,
    y: top,
    ...line
  } = placeWords({ x, y, w, h }, size, {
    w: innerWidth,
    h: innerHeight,
  })
  return {
    isOnSheet: thing.closest('dialog') !== null,
    spot: { x: x - RIM, y: y - RIM, w: w + 2 * RIM, h: h + 2 * RIM },
    words: { x: left, y: top },
    ...line,
  }
}
