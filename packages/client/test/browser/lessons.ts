// Takes lessons as somebody does who presses what lies in the light.
import type { Page } from 'playwright'

export const LESSONS = ['dive', 'keys', 'end', 'kraken', 'leviathan'] as const

/** What the guide shows: which step it is, and where the light lies. */
interface Shown {
  /** From 0 on; nothing while others play. */
  readonly step: number | undefined
  readonly steps: number
  readonly isWrong: boolean
  /** The step is only read, or was the last: its way on is a bright button. */
  readonly hasWayOn: boolean
  readonly light: { readonly x: number; readonly y: number } | undefined
}

export function shown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const dots = [...document.querySelectorAll('.gd-d i')]
    const spot = document.querySelector('.gd-spot')?.getBoundingClientRect()
    const lit = dots.filter((dot) => dot.matches('.on')).length
    return {
      step: lit === 0 ? undefined : lit - 1,
      steps: dots.length,
      isWrong: document.querySelector('.gd.no') !== null,
      hasWayOn: document.querySelector('.gd .act.go') !== null,
      light: spot && { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 },
    }
  })
}

/** Does something, and waits until the guide shows something else in one place. */
async function untilChanged(page: Page, act: () => Promise<void>): Promise<void> {
  const before = JSON.stringify(await shown(page))
  await act()
  const PATIENCE = 200
  for (let looks = 0, last = before; looks < PATIENCE; looks++) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const now = await shown(page)
    const as = JSON.stringify(now)
    const isThere = now.light !== undefined || new URL(page.url()).pathname.endsWith('/learn')
    if (as !== before && as === last && isThere) return
    last = as
  }
  throw new Error(`Nothing came of ${before}.`)
}

/** Presses the middle of the light, as a mouse or a finger. */
export async function pressLit(page: Page, hand: 'mouse' | 'finger' = 'mouse'): Promise<void> {
  await page.locator('.guide[data-lit="true"]').waitFor()
  await untilChanged(page, async () => {
    const { light } = await shown(page)
    if (light === undefined) throw new Error('Nothing lies in the light.')
    if (hand === 'finger') await page.touchscreen.tap(light.x, light.y)
    else await page.mouse.click(light.x, light.y)
  })
}

/** Goes on from a step that is read, or presses what lies in the light. */
async function takeStep(page: Page, hand: 'mouse' | 'finger' = 'mouse'): Promise<void> {
  await page.locator('.guide[data-lit="true"]').waitFor()
  const { hasWayOn } = await shown(page)
  if (!hasWayOn) return await pressLit(page, hand)
  await untilChanged(page, () => page.locator('.gd .act.go').click())
}

/** Goes to a step from wherever the lesson was left. */
export async function toStep(page: Page, wanted: number): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    await page.locator('.guide[data-lit="true"]').waitFor()
    const { step = 0 } = await shown(page)
    if (step === wanted) return
    if (step < wanted) await takeStep(page)
    else await untilChanged(page, () => page.locator('.gd .act.sec').first().click())
  }
  throw new Error(`There is no way to step ${wanted}.`)
}

/** Takes every step that is left of a lesson. */
export async function toTheEnd(page: Page, hand: 'mouse' | 'finger' = 'mouse'): Promise<void> {
  for (let steps = 0; steps < 20; steps++) {
    await page.locator('.guide[data-lit="true"]').waitFor()
    const { step, steps: all } = await shown(page)
    if (step === all - 1) return
    await takeStep(page, hand)
  }
  throw new Error('The lesson does not end.')
}
