// The ways people look at the page: each in a language, a light, a size of letters and of the window.
import type { Page } from 'playwright'
import type { Settings } from '../../src/app/settings.ts'
import type { Locale } from '../../src/text/messages.ts'
import { untilDrawn, untilLaidOut } from './settled.ts'
import type { State } from './states.ts'
import { SIZES, type Size } from './visitor.ts'

type Chosen = Pick<Settings, 'theme' | 'textSize'> & { readonly language: Locale }

/** What is looked for: what does not fit, or what a program can find out about access. */
type Search = 'layout' | 'access'

export interface Look extends Chosen {
  readonly size: Size
  readonly search: Search
}

const PLAIN = { theme: 'dark', textSize: 100, search: 'layout' } as const

/** Scripts take turns: so it is seen when the words have changed. */
const LANGUAGES = ['en', 'uk', 'fr', 'ru', 'cs'] as const satisfies readonly Locale[]
const CYRILLIC: readonly Locale[] = ['uk', 'ru']
/** The longest words, and the longest sentences: what has room for these has room for the others. */
const LONGEST: readonly Locale[] = ['ru', 'fr']

const inLanguages = (size: Size, languages: readonly Locale[]): readonly Look[] =>
  languages.map((language) => ({ ...PLAIN, language, size }))

/**
 * Everything fits the largest and the smallest window in every language, and what lies between in the longest.
 *
 * A window is made larger or smaller as seldom as can be: pictures are drawn for each.
 */
export const FITTING: readonly Look[] = [
  ...inLanguages('desktop', LANGUAGES),
  ...inLanguages('laptop', LONGEST),
  ...inLanguages('tablet', LONGEST),
  ...inLanguages('phone', LANGUAGES),
]

/** Every theme, large letters, and a zoomed page. */
export const EVERY_LOOK: readonly Look[] = [
  { ...PLAIN, language: 'fr', size: 'desktop', search: 'access' },
  { ...PLAIN, language: 'uk', theme: 'light', size: 'desktop', search: 'access' },
  { ...PLAIN, language: 'cs', theme: 'contrast', size: 'desktop', search: 'access' },
  ...FITTING,
  { ...PLAIN, language: 'ru', textSize: 160, size: 'phone' },
  { ...PLAIN, language: 'ru', textSize: 160, size: 'desktop' },
  { ...PLAIN, language: 'fr', size: 'zoomed' },
]

/** Opens states one after the other, and shows each of them in every way. */
export async function lookAt(
  page: Page,
  states: readonly State[],
  looks: readonly Look[],
  see: (state: State, look: Look) => Promise<void>,
): Promise<void> {
  for (const state of states) {
    let size: Size = 'desktop'
    await page.setViewportSize(SIZES[size])
    await state.open(page)
    for (const look of looks) {
      if (look.size !== size) await page.setViewportSize(SIZES[look.size])
      size = look.size
      await choose(page, look)
      await (look.search === 'layout' ? untilLaidOut(page) : untilDrawn(page))
      await see(state, look)
    }
  }
}

/** Changes settings as if in another tab: the page follows, and whatever lies on it stays there. */
async function choose(page: Page, { language, theme, textSize }: Look): Promise<void> {
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
