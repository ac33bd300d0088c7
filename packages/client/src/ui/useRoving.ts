import type { RefCallback } from 'react'

/** What takes part, unless it says otherwise. */
const ITEMS = ':is(button, a[href], [tabindex]):not([data-no-roving]):not([hidden])'

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** The middle of an item on the screen. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** How much worse a step aside is than a step ahead: rows are kept before columns are crossed. */
const ASIDE = 3

/** The item an arrow leads to: the nearest one in that direction; nothing at the edge. */
export function nextSpot(spots: readonly Spot[], from: number, arrow: Arrow): number | undefined {
  const here = spots[from]
  if (here === undefined) return undefined
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [at, { x, y }] of spots.entries()) {
    const [dx, dy] = [x - here.x, y - here.y]
    const across = arrow === 'ArrowLeft' || arrow === 'ArrowRight'
    const forward = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1
    const ahead = (across ? dx : dy) * forward
    // Half a pixel is no direction.
    if (at === from || ahead < 1) continue
    const distance = ahead + Math.abs(across ? dy : dx) * ASIDE
    if (distance < least) {
      least = distance
      best = at
    }
  }
  return best
}

function isArrow(key: string): key is Arrow {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown'
}

/**
 * Makes a zone one stop for Tab: `<div {...useRoving()}>`.
 *
 * Inside, arrows lead to the nearest control on the screen, Home and End to the first and the last. The zone
 * remembers where it was left.
 */
export function useRoving(): { readonly ref: RefCallback<HTMLElement> } {
  return ROVING
}

/** The same for all: a callback that stays the same is called once for each zone. */
const ROVING = { ref: (place: HTMLElement | null) => (place === null ? undefined : rove(place)) }

function rove(place: HTMLElement): () => void {
  let current: HTMLElement | undefined
  const items = () =>
    [...place.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.checkVisibility())

  // Only who lost their place is looked for.
  const settle = () => {
    const all = [...place.querySelectorAll<HTMLElement>(ITEMS)]
    if (current === undefined || !all.includes(current))
      current = all.find((item) => item.checkVisibility()) ?? all[0]
    for (const item of all) {
      const stop = item === current ? 0 : -1
      if (item.tabIndex !== stop) item.tabIndex = stop
    }
  }
  const focused = (event: FocusEvent) => {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>(ITEMS) : null
    if (item === null || !place.contains(item)) return
    current = item
    settle()
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || current === undefined) return
    if (event.target instanceof HTMLInputElement) return
    const all = items()
    const next = step(all, all.indexOf(current), event.key)
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }

  // The cards of a zone come and go. Asking what is visible makes the browser lay out the page, which has just
  // been changed: that is left to a task of its own.
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(settle)
  }
  soon()
  const watch = new MutationObserver(soon)
  watch.observe(place, { childList: true, subtree: true })
  place.addEventListener('focusin', focused)
  place.addEventListener('keydown', pressed)
  return () => {
    watch.disconnect()
    clearTimeout(timer)
    place.removeEventListener('focusin', focused)
    place.removeEventListener('keydown', pressed)
  }
}

function step(all: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined {
  if (key === 'Home') return all[0]
  if (key === 'End') return all.at(-1)
  if (!isArrow(key)) return undefined
  const spots = all.map((item) => {
    const box = item.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  const next = nextSpot(spots, from, key)
  return next === undefined ? undefined : all[next]
}
