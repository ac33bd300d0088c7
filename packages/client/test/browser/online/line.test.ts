// The line breaks: nothing that was decided meanwhile is shown as done, and nothing is lost or doubled.
import { m, speak } from '@hadal/words'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { untilOffline } from '../settled.ts'
import { cutLine, openTable, person, start, versionOf } from './people.ts'

beforeAll(() => speak('en'))

/** Alone with bots, asked for a turn, over a line that can be cut. */
async function atTable() {
  const line = await cutLine()
  const { context, page } = await person({ keepsPage: true }, { origin: line.url, mayFail: /./ })
  await openTable(page, { seats: 3, bots: 2 })
  await untilOffline(page)
  await start(page)
  await untilMyTurn(page)
  return {
    page,
    async cut() {
      line.cut()
      await context.setOffline(true)
      await page.locator('.bn').waitFor()
    },
    async mend() {
      line.mend()
      await context.setOffline(false)
      await page.locator('.bn').waitFor({ state: 'detached' })
    },
  }
}

const EXPLORE = '#question .act.go >> nth=0'

async function untilMyTurn(page: Page): Promise<void> {
  // Whatever is offered before it is passed on.
  for (;;) {
    await page.locator('.t #question .q-a .act:not(.tool)').first().waitFor()
    if ((await page.getByText(m.question_turn_ask()).count()) > 0) return
    await page.locator('#question .act.sec, #question .act.go').first().click()
    await page.waitForTimeout(300)
  }
}

describe('when the line is cut', () => {
  test('what is decided waits, is not shown as done, and goes out by itself', async () => {
    const { page, cut, mend } = await atTable()
    await cut()
    const before = await versionOf(page)
    await page.locator(EXPLORE).click()
    await page.getByText(m.online_unsent()).waitFor()
    await page.waitForTimeout(1500)
    expect(await versionOf(page)).toBe(before)
    expect(await page.locator('#question .act').allTextContents()).toEqual([m.online_take_back()])
    await mend()
    await page.getByText(m.online_unsent()).waitFor({ state: 'detached' })
    await expect.poll(() => versionOf(page)).not.toBe(before)
  })

  test('what was decided can be taken back, and is never sent', async () => {
    const { page, cut, mend } = await atTable()
    await cut()
    const before = await versionOf(page)
    const question = await page.locator('#question').textContent()
    await page.locator(EXPLORE).click()
    await page.locator('#take-back').click()
    await expect.poll(() => page.locator('#question').textContent()).toBe(question)
    await mend()
    await page.waitForTimeout(1000)
    expect(await versionOf(page)).toBe(before)
    expect(await page.locator('#question').textContent()).toBe(question)
  })

  test('one can look around, and is told how it stands', async () => {
    const { page, cut, mend } = await atTable()
    await cut()
    await page
      .getByText(m.online_bn_reconnecting())
      .or(page.getByText(m.online_bn_offline()))
      .waitFor()
    await page.getByText(m.online_bn_offline()).waitFor()
    await page.keyboard.press('l')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await mend()
  })

  test('a page that is loaded anew meanwhile says so, and comes back', async () => {
    const { page, cut, mend } = await atTable()
    await cut()
    await page.goto('/online').catch(() => {})
    await mend().catch(() => {})
    await page.goto('/online')
    await page.getByText('Friday dive').first().waitFor()
  })
})
