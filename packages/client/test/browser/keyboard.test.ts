import { m, speak } from '@hadal/words'
import type { ElementHandle, Page } from 'playwright'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { fileAt } from '../positions.ts'
import { playWithKeys } from './keyboardGame.ts'
import { openGame } from './open.ts'
import { visit } from './visit.ts'

beforeAll(() => speak('en'))

test('a game can be started and played with keys alone, and focus is never lost', async () => {
  await playWithKeys(20)
})

const YOUR_TURN = fileAt(inject('positions'), 'take your turn')

describe('focus', () => {
  type Thing = ElementHandle<HTMLElement | SVGElement>

  /** Somebody at the table whose focus is on the first lord of the court. */
  async function onLord(): Promise<{ readonly page: Page; readonly lord: Thing }> {
    const page = await visit('/', {}, { prepare: ({ clock }) => clock.install() })
    await openGame(page, YOUR_TURN)
    const lord = await page.waitForSelector('#z-court button.lord')
    await lord.focus()
    return { page, lord }
  }
  const hasFocus = (it: Thing) => it.evaluate((one) => one === document.activeElement)

  test('stays on what is moved', async () => {
    const { lord } = await onLord()
    await lord.evaluate((it) => it.parentElement?.append(it))
    await expect.poll(() => hasFocus(lord)).toBe(true)
  })

  const LOST = {
    hidden: (it: HTMLElement | SVGElement) => {
      it.style.display = 'none'
    },
    gone: (it: HTMLElement | SVGElement) => it.remove(),
  }
  test.each(['hidden', 'gone'] as const)(
    'comes to the question when what had it is %s',
    async (how) => {
      const { page, lord } = await onLord()
      await lord.evaluate(LOST[how])
      const question = await page.waitForSelector('#question')
      await expect.poll(() => hasFocus(question)).toBe(true)
    },
  )

  test('is left alone when somebody has pressed beside everything', async () => {
    const { page, lord } = await onLord()
    await page.locator('#h-log').click()
    await lord.evaluate(LOST.gone)
    // Runs every timer that would move focus.
    await page.clock.runFor(1_000)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  })
})

describe('a shortcut', () => {
  test('decides, and is shown on what it presses', async () => {
    const page = await visit('/')
    await openGame(page, YOUR_TURN)
    const explore = page.locator('#question [aria-keyshortcuts="E"]')
    expect(await explore.textContent()).toContain(m.question_turn_explore())
    await page.keyboard.press('e')
    await page.locator('.slot.full, .of-card').first().waitFor()
  })

  test('opens a sheet that keeps focus until it is closed, and gives it back', async () => {
    const page = await visit('/')
    await openGame(page, YOUR_TURN)
    const explore = page.locator('#question [aria-keyshortcuts="E"]')
    await explore.focus()
    await page.keyboard.press('m')
    const sheet = page.locator('dialog[open]')
    await sheet.waitFor()
    const isWithin = () => sheet.evaluate((it) => it.contains(document.activeElement))
    const stops = await sheet.locator('button, a[href], input').count()
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stop = 0; stop <= stops + 2; stop++) {
        await page.keyboard.press(key)
        expect([key, stop, await isWithin()]).toEqual([key, stop, true])
      }
    await explore.evaluate((it) => it.focus())
    expect(await isWithin()).toBe(true)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    expect(await explore.evaluate((it) => it === document.activeElement)).toBe(true)
  })

  test('opens what it says, and Escape closes it', async () => {
    const page = await visit('/')
    await openGame(page, YOUR_TURN)
    for (const key of ['?', 'l', 'm', 'g', 'o']) {
      await page.keyboard.press(key)
      await page.locator('dialog[open]').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    }
  })
})
