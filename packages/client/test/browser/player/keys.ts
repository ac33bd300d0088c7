// Reaches everything with keys alone, as somebody does who has no mouse.
import type { ElementHandle, Page } from 'playwright'
import type { Hand } from './player.ts'

/** No page has so many stops. */
const MOST_STOPS = 120

export const keys: Hand = {
  async press(page, element) {
    await reach(page, element)
    await page.keyboard.press('Enter')
  },
  async hold(page, element, changed) {
    await reach(page, element)
    await page.keyboard.press('Enter')
    await changed()
  },
}

type Element = ElementHandle<HTMLElement>

/** Tab leads to a zone, arrows lead through it. */
async function reach(page: Page, element: Element): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await element.evaluate((it) => it === document.activeElement)) return
    if (await element.evaluate(isInReach)) return await walk(page, element)
    await page.keyboard.press('Tab')
  }
  const name = await element.evaluate((it) => it.textContent)
  throw new Error(`Tab does not lead to “${name}”.`)
}

/** Whether focus is in the same zone as this. Runs in the page. */
function isInReach(it: HTMLElement): boolean {
  if (it.tabIndex >= 0) return false
  for (let zone = it.parentElement; zone !== null; zone = zone.parentElement) {
    const stops = [...zone.querySelectorAll<HTMLElement>('button, a, [tabindex]')]
    const stop = stops.find(({ tabIndex }) => tabIndex >= 0)
    if (stop !== undefined) return stops.some((one) => one === document.activeElement)
  }
  return false
}

/** Follows arrows towards something; where one leads nowhere new, the next best. */
async function walk(page: Page, element: Element): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    const { here, ways } = await element.evaluate(waysTo)
    if (ways.length === 0) return
    const way = ways.find((one) => !tried.has(`${here} ${one}`))
    if (way === undefined) break
    tried.add(`${here} ${way}`)
    await page.keyboard.press(way)
  }
  const name = await element.evaluate((it) => it.ariaLabel ?? it.textContent)
  throw new Error(`Arrows do not lead to “${name}”.`)
}

/** Where focus is, and the arrows from there to this, the best first; none if it is here. Runs in the page. */
function waysTo(it: HTMLElement): { readonly here: number; readonly ways: readonly string[] } {
  const focused = document.activeElement
  const here = [...document.querySelectorAll('*')].indexOf(focused ?? document.body)
  if (it === focused) return { here, ways: [] }
  const [from, to] = [focused ?? document.body, it].map((one) => one.getBoundingClientRect())
  const across = to && from ? to.x + to.width / 2 - (from.x + from.width / 2) : 0
  const down = to && from ? to.y + to.height / 2 - (from.y + from.height / 2) : 0
  const ways = [
    { way: 'ArrowRight', gain: across },
    { way: 'ArrowLeft', gain: -across },
    { way: 'ArrowDown', gain: down },
    { way: 'ArrowUp', gain: -down },
  ]
  return { here, ways: ways.sort((a, b) => b.gain - a.gain).map(({ way }) => way) }
}
