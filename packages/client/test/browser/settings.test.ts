// What somebody chooses holds at once, without a reload, and on the next visit.
import { m, speak } from '@hadal/words'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { fileAt } from '../positions.ts'
import { goTo, openGame } from './open.ts'
import { visit } from './visit.ts'

beforeAll(() => speak('en'))

const html = (page: Page, name: string) => page.locator('html').getAttribute(name)
/** Notices whether the page was loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

describe('the language', () => {
  test.each([
    ['fr-CA', 'fr', 'Français'],
    // No language of ours: English is read by most.
    ['de-DE', 'en', 'English'],
  ])('of a browser that speaks %s is %s', async (locale, spoken, name) => {
    const page = await visit('/', { locale })
    await page.locator('button.play').waitFor()
    expect(await html(page, 'lang')).toBe(spoken)
    expect(await page.getByRole('radio', { name }).isChecked()).toBe(true)
  })

  test('changes at once, at the table too, and is remembered', async () => {
    const page = await visit('/')
    await openGame(page, fileAt(inject('positions'), 'take your turn'))
    await mark(page)
    const before = await page.locator('#question .q-1').textContent()
    await page.getByRole('button', { name: m.table_settings() }).click()
    await page.getByRole('radio', { name: 'Українська' }).check()
    await expect.poll(() => html(page, 'lang')).toBe('uk')
    await page.locator('.q .act.go').click()
    await page.locator('#question .act').first().waitFor()
    const after = await page.locator('#question .q-1').textContent()
    expect(after).not.toBe(before)
    expect(after).toMatch(/\p{Script=Cyrillic}/u)
    expect(await isMarked(page)).toBe(true)
    await page.reload()
    await page.locator('#question .act').first().waitFor()
    expect(await page.locator('#question .q-1').textContent()).toBe(after)
  })
})

test('the light changes at once and is remembered', async () => {
  const page = await visit('/settings')
  await mark(page)
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).color)
  const inks = new Set<string>()
  for (const [theme, name] of [
    ['light', m.settings_theme_light()],
    ['contrast', m.settings_theme_contrast()],
    ['dark', m.settings_theme_dark()],
    ['light', m.settings_theme_light()],
  ] as const) {
    await page.locator('.ths label').filter({ hasText: name }).click()
    expect(await html(page, 'data-theme')).toBe(theme)
    inks.add(await ground())
  }
  expect(inks.size).toBe(3)
  expect(await isMarked(page)).toBe(true)
  await page.reload()
  await page.getByRole('radio').first().waitFor()
  expect(await html(page, 'data-theme')).toBe('light')
})

test('text of every size grows at once and is remembered', async () => {
  const page = await visit('/settings')
  const size = () =>
    page
      .locator('h2')
      .first()
      .evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
  const before = await size()
  await page.getByRole('radio', { name: m.settings_percent({ value: 160 }) }).check()
  await expect.poll(size).toBeCloseTo(before * 1.6, 1)
  await page.reload()
  await expect.poll(size).toBeCloseTo(before * 1.6, 1)
})

test('what is chosen in one tab holds in the others, and nothing on them is lost', async () => {
  const page = await visit('/')
  await openGame(page, fileAt(inject('positions'), 'take your turn'))
  await page.keyboard.press('l')
  await page.locator('dialog[open]').waitFor()
  await mark(page)
  const other = await page.context().newPage()
  await other.goto('/settings')
  await other.getByRole('radio', { name: 'Українська' }).check()
  await other.getByRole('radio', { name: '160' }).check()
  await page.bringToFront()
  await expect.poll(() => html(page, 'lang')).toBe('uk')
  await expect
    .poll(() => page.locator('dialog[open] h2').textContent())
    .toMatch(/\p{Script=Cyrillic}/u)
  expect(await html(page, 'style')).toContain('--text-scale: 1.6')
  expect(await isMarked(page)).toBe(true)
})

test('who wants to be asked before something is revealed is asked', async () => {
  const page = await visit('/settings')
  await page.getByRole('switch', { name: m.settings_confirm() }).check()
  await goTo(page, '/')
  await openGame(page, fileAt(inject('positions'), 'take your turn'))
  const explore = page.locator('#question').getByText(m.question_turn_explore(), { exact: true })
  await explore.click()
  await page.locator('#answer').waitFor()
  expect(await page.locator('.slot.full, .of-card').count()).toBe(0)
  await page.locator('#answer').click()
  await page.locator('.slot.full, .of-card').first().waitFor()
})
