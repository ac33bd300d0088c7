// Whether a state is good to look at: nothing cut off, covered or too small, and nothing serious about access.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { audit } from './audit.ts'
import { type Flaw, hindrances } from './hindrances.ts'
import { type Look, lookAt, type Search, type Showing } from './looks.ts'
import type { State } from './states.ts'
import { type Elsewhere, visit } from './visit.ts'
import { SIZES } from './visitor.ts'

/** Below this width people press with fingers. */
const FINGERS = 900
const FINGERTIP = 44
/** What a mouse can hit: 2.5.8 of the guidelines for accessible content. */
const POINTER = 24

/** Shows states in their looks, and finds nothing wrong; uses each of them then. */
export async function expectGood(
  showings: readonly Showing[],
  elsewhere: Elsewhere = {},
  use: (page: Page, state: State) => Promise<void> = async () => {},
): Promise<void> {
  const found = new Map<string, string[]>()
  const unused = new Set(showings.map(({ state }) => state))
  // Only contrast depends on what is painted: everything else is found without that work.
  for (const isPainted of [false, true]) {
    const part = showings
      .map(({ state, looks }) => ({
        state,
        looks: looks.filter(({ searches }) => searches.includes('access') === isPainted),
      }))
      .filter(({ looks }) => looks.length > 0)
    if (part.length === 0) continue
    const page = await visit('/', { isPainted }, elsewhere)
    await lookAt(
      page,
      part,
      async (state, look) => {
        const how = [state.name, look.size, look.language, look.theme, look.textSize].join(' ')
        for (const search of look.searches)
          for (const { what, where } of await flawsOf(page, state, look, search))
            found.set(what, [...(found.get(what) ?? []), `${how}: ${where}`])
      },
      async (state) => {
        if (unused.delete(state)) await use(page, state)
      },
    )
  }
  // The worst first, each with a few places to look at.
  const worst = [...found].sort(([, one], [, other]) => other.length - one.length)
  expect(worst.map(([what, where]) => [what, where.length, ...where.slice(0, 4)])).toEqual([])
}

async function flawsOf(
  page: Page,
  { isTable, lookedAtElsewhere }: State,
  { size, textSize }: Look,
  search: Search,
): Promise<readonly Flaw[]> {
  if (search !== 'layout') return hindrances(page, search)
  const target = SIZES[size].width < FINGERS ? FINGERTIP : POINTER
  // Whoever enlarges everything scrolls, and finds everything.
  const mayScroll = !isTable || size === 'zoomed' || textSize > 100
  const problems = await audit(page, { target, mayScroll, lookedAtElsewhere })
  return problems.map(({ what, words }) => ({ what, where: `“${words}”` }))
}
