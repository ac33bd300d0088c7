// Goes to screens and games without loading the page again.
import type { Page } from 'playwright'
import { keptGame } from './kept.ts'
import { untilAsked } from './player/player.ts'
import { keepGame } from './shelf.ts'

/** Goes to another screen without loading the page again, as its links do. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(path)
  else {
    for (let open = 0; open < 3 && (await page.locator('dialog[open]').count()) > 0; open++)
      await page.keyboard.press('Escape')
    await page.evaluate((to) => history.pushState(null, '', to), path)
  }
  await page.locator('#main').waitFor()
  await page.waitForFunction((to) => location.pathname + location.search === to, path)
}

let opened = 0

/** Opens a game that was not opened before, and waits until something is asked in it. */
export async function openGame(page: Page, record: string): Promise<void> {
  const now = Date.now()
  const id = `opened-${++opened}`
  await keepGame(page, { ...keptGame(record, 0), id, startedAt: now, savedAt: now })
  // Two tables look alike: the one that is left must be gone before the other is looked at.
  const left = await page.$('#main')
  await goTo(page, `/table/${id}`)
  await left?.waitForElementState('hidden')
  await untilAsked(page)
}
