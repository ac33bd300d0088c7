/** What lies over the page and has its keys, the last one opened on top. */
interface Held {
  readonly sheet: HTMLElement
  /** Where reading begins in it. */
  readonly beginning: HTMLElement
  escape(): void
}

const held: Held[] = []

/**
 * Keeps keys and focus in what lies on top, as a modal dialog does. Returns how to let go.
 *
 * A dialog that is modal to the browser makes everything under it inert, and that styles the whole table anew:
 * on a slow phone a tenth of a second each time one is opened or closed.
 */
export function hold(one: Held): () => void {
  if (held.length === 0) {
    document.addEventListener('keydown', pressed)
    document.addEventListener('focusin', focused)
  }
  held.push(one)
  return () => {
    held.splice(held.indexOf(one), 1)
    if (held.length > 0) return
    document.removeEventListener('keydown', pressed)
    document.removeEventListener('focusin', focused)
  }
}

/** What stands beside every sheet, and may have focus as well. */
let companion: HTMLElement | undefined

/** Lets something be reached from whatever lies over the page. Returns how to send it away. */
export function accompany(one: HTMLElement): () => void {
  companion = one
  return () => {
    companion = undefined
  }
}

/** Whether something lies over the page. */
export const isHeld = (): boolean => held.length > 0

/** Brings focus back to the beginning of what lies on top; says whether something does. */
export function focusTop(): boolean {
  const top = held.at(-1)
  top?.beginning.focus({ preventScroll: true })
  return top !== undefined
}

function focused({ target }: FocusEvent): void {
  if (!(target instanceof Node) || companion?.contains(target)) return
  if (!held.at(-1)?.sheet.contains(target)) focusTop()
}

function pressed(event: KeyboardEvent): void {
  const top = held.at(-1)
  if (top === undefined || event.defaultPrevented) return
  if (event.key === 'Escape') {
    event.preventDefault()
    top.escape()
  } else if (event.key === 'Tab') {
    const next = afterTheLast(top, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
}

/** Of a group of radio buttons only the chosen one is a stop. */
const STOPS =
  'button, a[href], input:not([type="radio"]:not(:checked)), select, textarea, summary, [tabindex]'

/** Where Tab leads from the last stop, or from the first one backwards; elsewhere the browser knows. */
function afterTheLast({ sheet, beginning }: Held, isBack: boolean): HTMLElement | undefined {
  const here = document.activeElement
  const stops = stopsIn(sheet)
  const beside = companion === undefined ? [] : stopsIn(companion)
  if (beside.length > 0) return roundBoth([...stops, ...beside], isBack)
  const isInside = sheet.contains(here)
  if (isBack) return !isInside || here === stops[0] || here === beginning ? stops.at(-1) : undefined
  return !isInside || here === stops.at(-1) ? stops[0] : undefined
}

function stopsIn(place: HTMLElement): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
  )
}

/** The next stop of a sheet and of what stands beside it, which the browser knows nothing of. */
function roundBoth(stops: readonly HTMLElement[], isBack: boolean): HTMLElement | undefined {
  const here = stops.findIndex((stop) => stop.matches(':focus'))
  if (here < 0) return stops.at(isBack ? -1 : 0)
  return stops.at((here + (isBack ? -1 : 1)) % stops.length)
}
