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
  readonly sizes: readonly Size[]
  readonly search: Search
}

const PLAIN = { language: 'en', theme: 'dark', textSize: 100 } as const
const WINDOWS: readonly Size[] = ['desktop', 'laptop', 'tablet', 'phone']

/** Everything fits every window in every language. Scripts take turns: so it is seen when the words have changed. */
const LANGUAGES = ['en', 'uk', 'fr', 'ru', 'cs'] as const satisfies readonly Locale[]
const CYRILLIC: readonly Locale[] = ['uk', 'ru']

export const FITTING: readonly Look[] = LANGUAGES.map((language) => ({
  ...PLAIN,
  language,
  sizes: WINDOWS,
  search: 'layout',
}))

/** Every theme, large letters, and a zoomed page. What looks at one size comes first: pictures are drawn for each. */
export const EVERY_LOOK: readonly Look[] = [
  { ...PLAIN, sizes: ['desktop'], search: 'access' },
  { ...PLAIN, theme: 'light', sizes: ['desktop'], search: 'access' },
  { ...PLAIN, theme: 'contrast', sizes: ['desktop'], search: 'access' },
  ...FITTING,
  { ...PLAIN, textSize: 160, sizes: ['desktop', 'phone'], search: 'layout' },
  { ...PLAIN, sizes: ['zoomed'], search: 'layout' },
]

/** Opens states one after the other, and shows each of them in every way. */
export async function lookAt(
  page: Page,
  states: readonly State[],
  looks: readonly Look[],
  see: (state: State, look: Look, size: Size) => Promise<void>,
): Promise<void> {
  const choose = await inAnotherTab(page)
  for (const state of states) {
    await page.setViewportSize(SIZES.desktop)
    await state.open(page)
    for (const look of looks) {
      await choose(look)
      for (const size of look.sizes) {
        await page.setViewportSize(SIZES[size])
        await (look.search === 'layout' ? untilLaidOut(page) : untilDrawn(page))
        await see(state, look, size)
      }
    }
  }
}

/** Somebody changes settings in another tab: the page follows, and whatever lies on it stays there. */
async function inAnotherTab(page: Page): Promise<(chosen: Chosen) => Promise<void>> {
  const tab = await page.context().newPage()
  await tab.goto('/settings')
  await page.bringToFront()
  return async ({ language, theme, textSize }) => {
    const chosen = { language, theme, textSize }
    await tab.evaluate((choice) => {
      const kept = JSON.parse(localStorage.getItem('hadal.settings') ?? '{}')
      localStorage.setItem('hadal.settings', JSON.stringify({ ...kept, ...choice }))
    }, chosen)
    const isCyrillic = CYRILLIC.includes(language)
    await page.waitForFunction(
      (choice) => {
        const { lang, dataset, style } = document.documentElement
        const letters = Number(style.getPropertyValue('--text-scale')) * 100
        const { textContent } = [...document.querySelectorAll('dialog[open], body')].at(-1) ?? {}
        const count = (script: RegExp) => (textContent ?? '').match(script)?.length ?? 0
        const isCyrillic = count(/\p{Script=Cyrillic}/gu) > count(/\p{Script=Latin}/gu)
        return (
          lang === choice.language &&
          isCyrillic === choice.isCyrillic &&
          dataset.theme === choice.theme &&
          letters === choice.textSize
        )
      },
      { ...chosen, isCyrillic },
    )
  }
}
