// Every lesson is taken to its end by pressing what lies in the light.
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { fileAt } from '../positions.ts'
import { LESSONS, shown, toStep, toTheEnd } from './lessons.ts'
import { openGame } from './open.ts'
import { visit } from './visit.ts'

const title = (page: Page) => page.locator('.gd h2').textContent()

test('all lessons lead from one to the next, and then to a game', async () => {
  const page = await visit('/learn')
  await page.locator('.q .act.go').click()
  for (const id of LESSONS) {
    await page.waitForURL(`**/learn/${id}`)
    await toTheEnd(page)
    // After the base game a game of one's own is offered first, and the next lesson beside it.
    const next = page.locator('.gd-a a[href^="/learn/"]')
    if (id !== 'leviathan') await next.click()
    else await page.locator('.gd .act.go').click()
  }
  await page.waitForURL('**/table/*')
  await page.locator('.t #question').waitFor()
  expect(await page.locator('.guide').count()).toBe(0)
  await page.goto('/learn')
  await expect.poll(() => page.locator('.lr-n svg').count()).toBe(LESSONS.length)
})

test('a move that is not wanted is explained, and nothing was done', async () => {
  const page = await visit('/learn/dive')
  await toStep(page, 4)
  const before = await title(page)
  await page.locator('#answer-0').click()
  await page.locator('.gd.no').waitFor()
  const why = await page.locator('.gd-t').textContent()
  expect(why).toContain('ends with a 1')
  expect(await page.locator('.refused').count()).toBe(0)
  await page.locator('.gd .act.go').click()
  await expect.poll(() => title(page)).toBe(before)
  // Or it is shown.
  await page.locator('#answer-0').click()
  await page.locator('.gd.no .act.sec').click()
  await expect.poll(async () => (await shown(page)).step).toBe(5)
})

test('a lesson goes on where it was left, also when the page is loaded anew', async () => {
  const page = await visit('/learn/keys')
  await toStep(page, 3)
  const before = await title(page)
  await page.reload()
  await expect.poll(() => title(page)).toBe(before)
  await page.locator('.gd .act.quiet').click()
  expect(await page.locator('.lr-s small').nth(1).textContent()).toContain('4')
  await page.locator('a[href="/learn/keys"]').first().click()
  await expect.poll(() => title(page)).toBe(before)
  await toStep(page, 4)
  // Back takes back what was done.
  await toStep(page, 0)
  expect(await page.locator('.me-k .keys').getAttribute('aria-label')).toContain('2')
})

test('a lesson is taken by keyboard alone, and its words are said', async () => {
  const page = await visit('/learn/dive')
  const focused = (selector: string) =>
    page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector)
  const tabTo = async (selector: string) => {
    for (let tabs = 0; tabs < 30 && !(await focused(selector)); tabs++)
      await page.keyboard.press('Tab')
    expect(await focused(selector)).toBe(true)
  }
  for (let presses = 0; presses < 40; presses++) {
    await page.locator('.guide[data-lit="true"]').waitFor()
    const before = await shown(page)
    if (before.step === before.steps - 1) break
    // Over a sheet Tab leads through its controls, and to those of the guide.
    if ((await page.locator('dialog[open]').count()) > 0) {
      await page.locator('#recruit:not([aria-disabled])').waitFor()
      await tabTo('.gd .act')
      await tabTo('#recruit')
    } else await expect.poll(() => focused('.gd .go, #question .go, .lord')).toBe(true)
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => JSON.stringify(await shown(page)))
      .not.toBe(JSON.stringify(before))
    await expect.poll(async () => (await shown(page)).light).toBeDefined()
  }
  expect((await shown(page)).step).toBe(8)
  expect(await page.locator('.gd [aria-live] .gd-t').count()).toBe(1)
})

test('what is met for the first time is pointed out once', async () => {
  const page = await visit('/', { settings: { pointsOut: true } })
  const game = fileAt(inject('positions'), 'take your turn')
  const note = page.locator('.first')
  await openGame(page, game)
  await note.waitFor()
  const first = await note.textContent()
  await note.getByRole('button').click()
  await expect.poll(() => note.count()).toBe(0)
  await page.goto('/')
  await openGame(page, game)
  await page.locator('#question .act').first().waitFor()
  const again = (await note.count()) > 0 ? await note.textContent() : undefined
  expect(again).not.toBe(first)
})
