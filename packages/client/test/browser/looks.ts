// The ways people look at the page: each in a language, a light, a size of letters and of the window.
import type { Locale } from '@hadal/words'
import type { CDPSession, Page } from 'playwright'
import type { Settings } from '../../src/app/settings.ts'
import type { Extent } from './hindrances.ts'
import { untilDrawn, untilLaidOut } from './settled.ts'
import type { State } from './states.ts'
import { SIZES, type Size } from './visitor.ts'

type Chosen = Pick<Settings, 'theme' | 'textSize'> & { readonly language: Locale }

/** What is looked for: what does not fit, or what stands in somebody's way. */
export type Search = 'layout' | Extent

export interface Look extends Chosen {
  readonly size: Size
  readonly searches: readonly Search[]
}

const PLAIN = { theme: 'dark', textSize: 100, searches: ['layout'] } as const
const LARGE = { ...PLAIN, textSize: 160 } as const
const FOR_EVERYTHING = ['layout', 'access'] as const
const FOR_NAMES = ['layout', 'names'] as const

const CYRILLIC: readonly Locale[] = ['uk', 'ru']

/**
 * Everything fits the largest and the smallest window in every language, and what lies between in the longest.
 *
 * Scripts take turns: so it is seen when the words have changed. Windows change as seldom as can be: pictures are
 * drawn for each.
 */
const ROUND: readonly (readonly [Locale, ...Size[]])[] = [
  ['en', 'desktop', 'phone'],
  ['uk', 'phone', 'desktop'],
  ['fr', 'desktop', 'tablet', 'phone'],
  ['ru', 'phone', 'laptop', 'desktop'],
  ['cs', 'desktop', 'phone'],
]

export const FITTING: readonly Look[] = ROUND.flatMap(([language, ...sizes]) =>
  sizes.map((size) => ({ ...PLAIN, language, size })),
)

/** One look in which assistive technology is examined as well. */
export const WITH_ACCESS: Look = {
  ...PLAIN,
  language: 'fr',
  size: 'desktop',
  searches: FOR_EVERYTHING,
}

/** Where there is the least room of all. */
export const LARGE_ON_A_PHONE: Look = { ...LARGE, language: 'ru', size: 'phone' }

/**
 * Every language in the largest and the smallest window, every theme, large letters, and a zoomed page; what a
 * program can find out in all languages.
 */
export const EVERY_LOOK: readonly Look[] = [
  WITH_ACCESS,
  { ...PLAIN, language: 'uk', theme: 'light', size: 'desktop', searches: FOR_EVERYTHING },
  { ...PLAIN, language: 'cs', theme: 'contrast', size: 'desktop', searches: FOR_EVERYTHING },
  { ...LARGE, language: 'ru', size: 'desktop', searches: FOR_NAMES },
  { ...PLAIN, language: 'en', size: 'desktop', searches: FOR_NAMES },
  { ...PLAIN, language: 'uk', size: 'desktop' },
  { ...PLAIN, language: 'cs', size: 'desktop' },
  { ...PLAIN, language: 'ru', size: 'desktop' },
  { ...PLAIN, language: 'ru', size: 'laptop' },
  { ...PLAIN, language: 'ru', size: 'phone' },
  { ...PLAIN, language: 'en', size: 'phone' },
  { ...PLAIN, language: 'uk', size: 'phone' },
  { ...PLAIN, language: 'cs', size: 'phone' },
  LARGE_ON_A_PHONE,
  { ...PLAIN, language: 'fr', size: 'phone' },
  { ...PLAIN, language: 'fr', size: 'tablet' },
  { ...PLAIN, language: 'fr', size: 'zoomed' },
]

/** A state, and the looks in which it is shown. */
export interface Showing<Shown extends State = State> {
  readonly state: Shown
  readonly looks: readonly Look[]
}

/** The full matrix: every state in every look. */
export function fullMatrix(states: readonly State[], looks: readonly Look[]): readonly Showing[] {
  return states.map((state) => ({ state, looks }))
}

/** A diagonal of the matrix: every state and every look occurs, in turns, but not each state in each look. */
export function diagonal<Shown extends State>(
  states: readonly Shown[],
  looks: readonly Look[],
): readonly Showing<Shown>[] {
  const each = Math.ceil(looks.length / states.length)
  return states.map((state, row) => {
    const first = (row * each) % looks.length
    return { state, looks: [...looks, ...looks].slice(first, first + each) }
  })
}

/** Opens states one after the other, and shows each of them in its looks; then it can be used on a desktop. */
export async function lookAt(
  page: Page,
  showings: readonly Showing[],
  see: (state: State, look: Look) => Promise<void>,
  use: (state: State) => Promise<void> = async () => {},
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await openWindow(page, session, 'desktop', 1)
  for (const { state, looks } of showings) {
    let before: Look | undefined
    await state.open(page)
    for (const look of looks) {
      if (look.size !== before?.size) await openWindow(page, session, look.size, FROM_AFAR)
      if (!isSame(look, before)) await choose(page, look)
      before = look
      await untilLaidOut(page)
      if (look.searches.includes('access')) await untilDrawn(page)
      await see(state, look)
    }
    await openWindow(page, session, 'desktop', 1)
    await use(state)
  }
}

/** Nobody looks at the pixels of a window that is measured: they need not be painted. */
const FROM_AFAR = 0.05

/** Makes the window larger or smaller, and shows it at a scale of which the page knows nothing. */
async function openWindow(
  page: Page,
  session: CDPSession,
  size: Size,
  scale: number,
): Promise<void> {
  await page.setViewportSize(SIZES[size])
  const metrics = { ...SIZES[size], deviceScaleFactor: 1, mobile: false, scale }
  await session.send('Emulation.setDeviceMetricsOverride', metrics)
}

function isSame(one: Chosen, other: Chosen | undefined): boolean {
  return (
    one.language === other?.language && one.theme === other.theme && one.textSize === other.textSize
  )
}

/** Changes settings as if in another tab: the page follows, and whatever lies on it stays there. */
export async function choose(page: Page, { language, theme, textSize }: Chosen): Promise<void> {
  const isCyrillic = CYRILLIC.includes(language)
  await page.evaluate(
    async ({ isCyrillic, ...choice }) => {
      const key = 'hadal.settings'
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...kept, ...choice }))
      dispatchEvent(new StorageEvent('storage', { key }))
      const isFollowed = () => {
        const { lang, dataset, style } = document.documentElement
        const letters = Number(style.getPropertyValue('--text-scale')) * 100
        const { textContent } = [...document.querySelectorAll('dialog[open], body')].at(-1) ?? {}
        const count = (script: RegExp) => (textContent ?? '').match(script)?.length ?? 0
        return (
          lang === choice.language &&
          count(/\p{Script=Cyrillic}/gu) > count(/\p{Script=Latin}/gu) === isCyrillic &&
          dataset.theme === choice.theme &&
          letters === choice.textSize
        )
      }
      const PATIENCE = 1000
      for (let frame = 0; !isFollowed(); frame++) {
        if (frame > PATIENCE) throw new Error('the page does not follow')
        await new Promise(requestAnimationFrame)
      }
    },
    { language, theme, textSize, isCyrillic },
  )
}
