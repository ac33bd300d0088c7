// Measures what is on the screen: whether it can be read, and whether it can be pressed.
import type { Page } from 'playwright'

/** Something that cannot be read or pressed as it should. */
export interface Problem {
  /** What is wrong, and with what kind of thing. */
  readonly what: string
  /** The words on it, to find it by. */
  readonly words: string
}

export interface Demands {
  /** The least width and height of what can be pressed. */
  readonly target: number
  /** The page may be longer than the window; then everything must come into view when scrolled to. */
  readonly mayScroll: boolean
  /** What is looked at in other states. */
  readonly lookedAtElsewhere: string | undefined
}

/** Looks at the sheet that lies on top, or at the page if there is none. */
export function audit(page: Page, demands: Demands): Promise<readonly Problem[]> {
  return page.evaluate(measure, demands)
}

/** Runs in the page. */
function measure({ target, mayScroll, lookedAtElsewhere }: Demands): readonly Problem[] {
  /** Half a pixel is nobody's fault. */
  const NEARLY = 1
  /** Part of a letter. */
  const LETTER = 3
  /** Cards are small, and so may be what is printed on them. */
  const CARDS = '.lord, .mini, .place, .bs, .well, .ally, .rv, .asl, .kt, .me-loc, .bigl, .chip'
  /** It shows as much as there is room for, and says so: the whole log is a press away. */
  const LONGER = '.log-l'
  /** On a phone a row that goes on beside the screen, and is drawn along with a finger. */
  const STRIP = '.strip'
  /** A link in a sentence is as high as its line: 2.5.8 of the guidelines leaves that to the line. */
  const IN_A_SENTENCE = 'p > a.ln'
  /** Cards in a hand lie over each other so that the left side of each stays free. */
  const FANNED = '.hc, .dc'

  const problems: Problem[] = []
  const root = document.documentElement
  const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

  const kindOf = (it: Element) =>
    [it.tagName.toLowerCase(), it.classList[0]].filter(Boolean).join('.')
  const tell = (what: string, it: Element) => {
    if (lookedAtElsewhere !== undefined && it.closest(lookedAtElsewhere) !== null) return
    const words = (it.getAttribute('aria-label') ?? it.textContent).replace(/\s+/g, ' ').trim()
    problems.push({ what: `${what}: ${kindOf(it)}`, words: words.slice(0, 40) })
  }
  const style = (it: Element) => getComputedStyle(it)
  /** Asks about each thing once: what lies around a text lies around many others. */
  function remembering(find: (it: Element) => boolean): (it: Element) => boolean {
    const found = new Map<Element, boolean>()
    return (it) => {
      const known = found.get(it) ?? find(it)
      found.set(it, known)
      return known
    }
  }
  /** It is there for those who listen: on the screen it takes no room. */
  const isUnseen = (it: Element) => {
    const { width, height } = it.getBoundingClientRect()
    return Math.min(width, height) <= NEARLY && /hidden|clip/.test(style(it).overflow)
  }
  const isInUnseen: (it: Element) => boolean = remembering(
    (it) =>
      isUnseen(it) ||
      (it.parentElement !== null && it.parentElement !== root && isInUnseen(it.parentElement)),
  )
  const isSeen = remembering((it) => {
    const { width, height } = it.getBoundingClientRect()
    // What is far out of sight in a long list is not laid out yet.
    const isDrawn =
      it.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      Math.min(width, height) > NEARLY
    return isDrawn && !isInUnseen(it)
  })
  const isOutside = (box: DOMRect, frame: DOMRect) => ({
    x: box.left < frame.left - NEARLY || box.right > frame.right + NEARLY,
    y: box.top < frame.top - NEARLY || box.bottom > frame.bottom + NEARLY,
  })
  const isOver = (one: DOMRect, other: DOMRect, by: number) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > by &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by
  function* around(it: Element) {
    for (let one: Element | null = it; one !== null && one !== root; one = one.parentElement)
      yield one
  }

  /** What cuts a text off, or lets it run out of where it belongs. */
  function mishapOf(it: Element, box: DOMRect): string | undefined {
    let isScrolled = false
    for (const frame of around(it)) {
      const { overflowX, overflowY, position } = style(frame)
      const out = isOutside(box, frame.getBoundingClientRect())
      if (frame.matches(LONGER) || (frame.matches(STRIP) && out.x)) return undefined
      if (/hidden|clip/.test(overflowX) && out.x) return `cut off at the side of ${kindOf(frame)}`
      if (/hidden|clip/.test(overflowY) && out.y && !isScrolled)
        return `cut off by ${kindOf(frame)}`
      if (/auto|scroll/.test(overflowX) && out.x) return `scrolls sideways in ${kindOf(frame)}`
      if (frame.matches('button, a, .act, label') && (out.x || (out.y && !isScrolled)))
        return `runs out of ${kindOf(frame)}`
      if (/auto|scroll/.test(overflowY)) isScrolled = true
      if (position === 'fixed') break
    }
    return box.left < -NEARLY || box.right > innerWidth + NEARLY ? 'runs off the screen' : undefined
  }

  /** Every line of text that was read, with what it stands on. */
  const lines: { readonly it: Element; readonly box: DOMRect }[] = []

  function readWords(): void {
    const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const it = node.parentElement
      if (
        it === null ||
        node.textContent?.trim() === '' ||
        it.closest('svg, .seat-mark, .vh, script')
      )
        continue
      if (!isSeen(it)) continue
      const size = Number.parseFloat(style(it).fontSize)
      if (size < (it.closest(CARDS) ? 13 : 14) - 0.05) tell(`${size} px`, it)
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      const mishap = box.width === 0 ? undefined : mishapOf(it, box)
      if (mishap !== undefined) tell(mishap, it)
      for (const line of range.getClientRects())
        if (isOnTop(it, line)) lines.push({ it, box: lettersOf(line) })
    }
  }

  /** A line is higher than its letters: those stand in the middle of it. */
  const lettersOf = ({ x, y, width, height }: DOMRect) =>
    new DOMRect(x, y + height / 4, width, height / 2)

  /** What is scrolled away or lies under a bar is not read. */
  function isOnTop(it: Element, { left, top, width, height }: DOMRect): boolean {
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there !== null && (it.contains(there) || there.contains(it))
  }

  function compareWords(): void {
    const down = lines.map((line, at) => ({ ...line, at }))
    down.sort((one, other) => one.box.top - other.box.top)
    for (const [number, upper] of down.entries())
      for (let next = number + 1; next < down.length; next++) {
        const lower = down[next]
        // Whatever begins below it is followed by what begins lower still.
        if (lower === undefined || lower.box.top > upper.box.bottom) break
        if (upper.it === lower.it || !isOver(upper.box, lower.box, LETTER)) continue
        const [first, second] = upper.at < lower.at ? [upper, lower] : [lower, upper]
        tell(`written over ${kindOf(second.it)}`, first.it)
      }
  }

  const isInScroller = (it: Element) =>
    [...around(it)].slice(1).some((frame) => /auto|scroll/.test(style(frame).overflowY))

  /** What lies over the place where somebody would press. */
  function coverOf(it: Element): string | undefined {
    const { left, top, width, height } = it.getBoundingClientRect()
    const x = left + (it.matches(FANNED) ? Math.min(8, width / 2) : width / 2)
    const there = document.elementFromPoint(x, top + height / 2)
    if (there !== null && (it.contains(there) || there.contains(it))) return undefined
    // What lies in a list is scrolled to.
    if (isInScroller(it) && !mayScroll) return undefined
    return there === null ? 'out of the window' : `under ${kindOf(there)}`
  }

  /** Everything that can be pressed; of a radio in a label, the label. What stands further down in a list is made like what stands above it. */
  function listPresses(): Element[] {
    const pressable = 'button, a[href], input, select, textarea, summary, [tabindex="0"]'
    // A way past everything shows when focus comes to it.
    const found = [...layer.querySelectorAll(pressable)].filter(
      (it) => !it.matches('[inert] *, .skip, li:nth-child(n + 13) *'),
    )
    return [...new Set(found.map((it) => it.closest('label') ?? it))].filter(isSeen)
  }

  function tryPresses(presses: readonly Element[]): void {
    for (const it of presses) {
      const { width, height } = it.getBoundingClientRect()
      if (Math.min(width, height) < target - NEARLY && !it.matches(IN_A_SENTENCE))
        tell(`only ${Math.round(width)} × ${Math.round(height)}`, it)
      if (mayScroll) it.scrollIntoView({ block: 'center', behavior: 'instant' })
      const cover = coverOf(it)
      if (cover !== undefined) tell(cover, it)
    }
    if (mayScroll) root.scrollTop = 0
  }

  /** It stays where it is when the page is scrolled. */
  const isPinned = (it: Element) =>
    [...around(it)].some((frame) => /fixed|sticky/.test(style(frame).position))

  function comparePresses(presses: readonly Element[]): void {
    const boxes = presses
      .filter((it) => !isInScroller(it) && !(mayScroll && isPinned(it)))
      .map((it) => ({ it, box: it.getBoundingClientRect() }))
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const isFan = one.it.matches(FANNED) && other.it.matches(FANNED)
        const isPart = one.it.contains(other.it) || other.it.contains(one.it)
        if (isOver(one.box, other.box, NEARLY) && !isFan && !isPart)
          tell(`overlaps ${kindOf(other.it)}`, one.it)
      }
  }

  /** A pattern is told by its round mark, which is easily squeezed or stretched by what stands beside it. */
  function lookAtMarks(): void {
    for (const it of layer.querySelectorAll('.seat-mark')) {
      const { width, height } = it.getBoundingClientRect()
      if (isSeen(it) && Math.abs(width - height) > NEARLY / 2)
        tell(`not round, ${Math.round(width)} × ${Math.round(height)}`, it)
    }
  }

  const isShut = /hidden|clip/.test(style(root).overflowX)
  if (root.scrollWidth > root.clientWidth && !isShut) tell('scrolls sideways', root)
  if (!mayScroll && layer === document.body && root.scrollHeight > root.clientHeight + NEARLY)
    tell(`longer than the window by ${root.scrollHeight - root.clientHeight} pixels`, root)
  readWords()
  compareWords()
  lookAtMarks()
  const presses = listPresses()
  tryPresses(presses)
  comparePresses(presses)
  return problems
}
