// Who looks at the page: with which window, language and choices.
import type { Browser, BrowserContext } from 'playwright'
import type { Settings } from '../../src/app/settings.ts'
import type { TablePlan } from '../../src/screens/setup/plan.ts'

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  /** The desktop at 200 %. */
  zoomed: { width: 720, height: 450 },
} as const

export type Size = keyof typeof SIZES

/** A visitor, and what they chose the last time. */
export interface Visitor {
  readonly size?: Size
  readonly locale?: string
  readonly settings?: Partial<Settings>
  readonly plan?: Partial<TablePlan>
  readonly reducedMotion?: boolean
  /** Whether the page is kept on the device, as it is for everybody; it takes time that most visits do without. */
  readonly keepsPage?: boolean
  /** Whether shades and pictures of cards are painted, as they are for everybody; most visits only read and press. */
  readonly isPainted?: boolean
}

/** Bots and pictures keep nobody waiting, and nothing lies over the table or is pointed out, unless a visit is about them. */
const AT_ONCE = {
  motion: 'off',
  botPace: 'instant',
  theme: 'dark',
  sound: false,
  recap: false,
  pointsOut: false,
} as const

const PATIENCE_MS = 20_000

/** A browser of somebody's own, without a page yet. */
export async function arrive(
  browser: Browser,
  origin: string,
  who: Visitor,
): Promise<BrowserContext> {
  const { size = 'desktop', locale = 'en-GB', settings, plan } = who
  const chosen = { ...AT_ONCE, ...settings }
  // Who has turned motion off need not see any before the page has found that out, unless a visit is about it.
  const { reducedMotion = chosen.motion === 'off', keepsPage = false } = who
  const kept = {
    'hadal.settings': chosen,
    ...(plan && { 'hadal.plan.alone': plan }),
  }
  const context = await browser.newContext({
    baseURL: origin,
    viewport: SIZES[size],
    hasTouch: size === 'phone' || size === 'tablet',
    locale,
    serviceWorkers: keepsPage ? 'allow' : 'block',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  // Functions that are sent to the page may be compiled to keep their names, with a helper that is not there.
  await context.addInitScript('globalThis.__name ??= (it) => it')
  await context.addInitScript(keepOnce, kept)
  return context
}

/** Keeps what was chosen the last time, unless the device has kept something since. Runs in the page. */
function keepOnce(kept: Readonly<Record<string, unknown>>): void {
  const MARK = 'test.kept'
  if (location.origin === 'null' || localStorage.getItem(MARK) !== null) return
  localStorage.setItem(MARK, '')
  for (const [name, value] of Object.entries(kept))
    localStorage.setItem(name, JSON.stringify(value))
}
