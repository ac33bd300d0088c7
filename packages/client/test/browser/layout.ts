import { expect } from 'vitest'
import { audit } from './audit.ts'
import { untilLaidOut } from './settled.ts'
import type { State } from './states.ts'
import { visit } from './visit.ts'
import { SIZES, type Size, type Visitor } from './visitor.ts'

/** Below this width people press with fingers. */
const FINGERS = 900
const FINGERTIP = 44
/** What a mouse can hit: 2.5.8 of the guidelines for accessible content. */
const POINTER = 24

/** Looks at states in windows of several sizes: nothing may be cut off, covered, or too small. */
export async function expectLayout(
  states: readonly State[],
  who: Visitor,
  sizes: readonly Size[] = ['desktop', 'laptop', 'tablet', 'phone'],
): Promise<void> {
  const page = await visit('/', who)
  const found = new Map<string, string[]>()
  for (const state of states) {
    await page.setViewportSize(SIZES.desktop)
    await state.open(page)
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size])
      await untilLaidOut(page)
      const target = SIZES[size].width < FINGERS ? FINGERTIP : POINTER
      const mayScroll = !state.isTable || isEnlarged(who, size)
      for (const { what, words } of await audit(page, { target, mayScroll }))
        found.set(what, [...(found.get(what) ?? []), `${state.name} ${size}: “${words}”`])
    }
  }
  // The worst first, each with a few places to look at.
  const worst = [...found].sort(([, one], [, other]) => other.length - one.length)
  expect(worst.map(([what, where]) => [what, where.length, ...where.slice(0, 3)])).toEqual([])
}

/** Whoever enlarges everything scrolls, and finds everything. */
function isEnlarged({ settings }: Visitor, size: Size): boolean {
  return size === 'zoomed' || (settings?.textSize ?? 100) > 100
}
