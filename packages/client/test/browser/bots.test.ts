// Bots that have learned, seen by somebody who plays with them: how well they play, what they say, what they advise.
import { m, speak } from '@hadal/words'
import type { Page } from 'playwright'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { fileAt } from '../positions.ts'
import { BOT, PERSON } from './games.ts'
import { openGame } from './open.ts'
import { playerOf } from './player/player.ts'
import { visit } from './visit.ts'

const YOUR_TURN = fileAt(inject('positions'), 'take your turn')
const LEARNED = /\/assets\/hadal-[\w-]+\.net$/

beforeEach(() => speak('en'))

/** Chances as they are written, the best first. */
async function chances(page: Page): Promise<readonly number[]> {
  const written = await page.locator('.hi-n b').allTextContents()
  return written.map((text) => Number.parseInt(text.replace('<1', '0'), 10))
}

async function untilAdvised(page: Page): Promise<void> {
  await page.locator('.hi[aria-busy="false"]').waitFor()
}

test('a level is chosen, played against, and asked for advice in the language of the page', async () => {
  await speak('uk')
  const page = await visit('/new', { locale: 'uk-UA', plan: { seats: [PERSON, BOT], seed: '5' } })
  await page.locator('.sst').nth(1).click()
  await page.getByRole('radio', { name: m.bots_level_4() }).check()
  await page.getByRole('radio', { name: m.bots_rusher() }).check()
  const seat = page.locator('.sst').nth(1)
  expect(await seat.textContent()).toContain(`${m.bots_level_4()} · ${m.bots_rusher()}`)
  let fetches = 0
  page.on('request', (request) => {
    if (LEARNED.test(request.url())) fetches++
  })
  await page.getByRole('button', { name: m.setup_dive() }).click()
  const hint = page.locator('#question .act.hint')
  // What the bot does is its own affair: a question with a choice may come sooner or later.
  await playerOf(page, 2).play(
    async () => (await page.locator('.log-l .lt').count()) >= 3 && (await hint.isVisible()),
  )
  expect(fetches).toBe(1)
  await page.keyboard.press('Escape')
  await hint.click()
  await untilAdvised(page)
  const rows = page.locator('.hi-c')
  const found = await chances(page)
  expect(found.length).toBeGreaterThanOrEqual(2)
  expect(found).toEqual(found.toSorted((one, other) => other - one))
  for (const text of await page.locator('.hi-w').allTextContents())
    expect(text).toMatch(/\p{Script=Cyrillic}{3}/u)
  await rows.first().focus()
  expect(await rows.first().evaluate((it) => it.getBoundingClientRect().height)).toBeGreaterThan(43)
})

describe('a hint', () => {
  test('is three answers, and points at the one that is pressed without deciding it', async () => {
    const page = await visit('/')
    await openGame(page, YOUR_TURN)
    const before = await page.locator('#question .q-1').textContent()
    await page.keyboard.press('a')
    await untilAdvised(page)
    expect(await chances(page)).toHaveLength(3)
    const rows = page.locator('.hi-c')
    const explore = rows.filter({ hasText: m.question_turn_explore() }).first()
    const row = (await explore.count()) > 0 ? explore : rows.last()
    const label = (await row.locator('.hi-t b').textContent()) ?? ''
    await row.click()
    await page.locator('.hints').waitFor({ state: 'detached' })
    // A lord is paid on a sheet of its own.
    await page.locator('#answer, dialog[open]').first().waitFor()
    if ((await page.locator('dialog[open]').count()) === 0) {
      expect(await page.locator('#answer').textContent()).toContain(label)
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('answer')
    }
    expect(await page.locator('#question .q-1').textContent()).toBe(before)
  })

  test('is stopped with a key, and the table goes on', async () => {
    const page = await visit('/')
    await openGame(page, YOUR_TURN)
    await page.keyboard.press('a')
    await page.locator('.hints').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.hints').waitFor({ state: 'detached' })
    await page.keyboard.press('e')
    await page.locator('.slot.full, .of-card').first().waitFor()
  })
})

test('bots that say why say it in the log', async () => {
  const page = await visit('/', { settings: { botReasons: true }, plan: { seed: '7' } })
  await page.locator('button.play').click()
  await playerOf(page, 4).play(async () => (await page.locator('.log-l .ly').count()) >= 2)
  const said = await page.locator('.log-l .ly').allTextContents()
  for (const text of said) expect(text).toMatch(/\w+.*\.$/)
})

test('without what they have learned they play on, and people are told', async () => {
  const page = await visit('/', { plan: { seed: '7' } }, { mayFail: LEARNED })
  await page.route(LEARNED, (route) => route.abort())
  await page.locator('button.play').click()
  await playerOf(page, 4).play(async () => (await page.locator('.log-l .lt').count()) >= 3)
  await page.locator('.bn').getByText(m.bots_mindless()).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('#question .act.hint').click()
  await page.getByText(m.bots_hint_impossible()).waitFor()
})
