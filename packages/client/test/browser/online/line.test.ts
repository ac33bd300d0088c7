// The line breaks: nothing that was decided meanwhile is shown as done, and nothing is lost or doubled.
import type { ClientFrame } from '@hadal/protocol'
import { m, speak } from '@hadal/words'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { untilOffline } from '../settled.ts'
import {
  cutLine,
  openTable,
  passOnEverything,
  person,
  playOnline,
  start,
  versionOf,
} from './people.ts'

beforeAll(() => speak('en'))

/** Alone with bots, asked for a turn, over a line that can be cut. */
async function atTable() {
  const line = await cutLine()
  const { context, page } = await person({ keepsPage: true }, { origin: line.url, mayFail: /./ })
  const acts = actsOf(page)
  await openTable(page, { seats: 3, bots: 2 })
  await untilOffline(page)
  await start(page)
  await untilMyTurn(page)
  return {
    page,
    /** The acts that were sent after the line was cut. */
    acts,
    async cut() {
      acts.length = 0
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

/** Answers whatever is asked before. */
const untilMyTurn = (page: Page): Promise<void> =>
  playOnline(page, 1, async () => (await page.getByText(m.question_turn_ask()).count()) > 0)

/** The acts that the page sends from now on, each once it is on its way. */
function actsOf(page: Page): string[] {
  const acts: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const frame: ClientFrame = JSON.parse(String(payload))
      if (frame.type === 'act') acts.push(frame.act.type)
    }),
  )
  return acts
}

describe('when the line is cut', () => {
  test('what is decided waits, is not shown as done, and goes out by itself', async () => {
    const { page, cut, mend, acts } = await atTable()
    await cut()
    const before = await versionOf(page)
    await page.locator(EXPLORE).click()
    await page.getByText(m.online_unsent()).waitFor()
    // The page has tried to connect several times with the decision waiting.
    await page.locator('.bn', { hasText: m.online_bn_offline() }).waitFor()
    expect(await versionOf(page)).toBe(before)
    expect(await page.locator('#question .act').allTextContents()).toEqual([m.online_take_back()])
    await mend()
    await page.getByText(m.online_unsent()).waitFor({ state: 'detached' })
    await expect.poll(() => versionOf(page)).not.toBe(before)
    expect(acts).toEqual(['decide'])
  })

  test('what was decided can be taken back, and is never sent', async () => {
    const { page, cut, mend, acts } = await atTable()
    await cut()
    const before = await versionOf(page)
    const question = await page.locator('#question').textContent()
    await page.locator(EXPLORE).click()
    await page.locator('#take-back').click()
    await expect.poll(() => page.locator('#question').textContent()).toBe(question)
    await mend()
    expect(await versionOf(page)).toBe(before)
    expect(await page.locator('#question').textContent()).toBe(question)
    // Acts are sent in order: had the decision been sent, it would be there before the orders.
    await passOnEverything(page)
    await expect.poll(() => acts).toContain('orders')
    expect(acts).toEqual(['orders'])
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
