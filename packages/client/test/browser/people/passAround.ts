// Several people and one device: what one of them holds is never in the document of another.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { playerOf } from '../player/player.ts'
import { visit } from '../visit.ts'
import { judge, lookFor, type Sight } from './secrets.ts'

const NAMES = ['Olena', 'Taras', 'Iryna']
/** Sits three people down at a table that remembers nothing for them. */
async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a seat' }).click()
  for (const [at, name] of NAMES.entries()) {
    await page.locator('.sst').nth(at).click()
    await page.getByLabel('Name', { exact: true }).fill(name)
  }
  await page.getByLabel('Perfect memory').uncheck()
  await page.getByLabel('Same waters').fill('11')
  await page.getByRole('button', { name: 'Dive' }).click()
}

/** Plays so many steps, and looks for cards of the others in the document before each of them. */
export async function expectSecretsKept(steps: number): Promise<void> {
  const page = await visit('/new?together', { isPainted: true })
  await sitDown(page)
  const sights: Sight[] = []
  const screens = new Set<string>()
  await playerOf(page, 7).play(async ({ screen }) => {
    screens.add(screen)
    sights.push(await lookFor(page))
    return sights.length > steps
  })
  expect(screens).toEqual(new Set(['curtain', 'table', 'taps', 'sheet']))
  const { leaks, lookedFor } = judge(sights, NAMES)
  expect(leaks).toEqual([])
  // Hands that are empty have nothing to give away: more cards than steps were searched for.
  expect(lookedFor).toBeGreaterThan(steps)
}
