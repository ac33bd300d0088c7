import { m, speak } from '@hadal/words'
import type { ElementHandle, Page } from 'playwright'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { fileAt } from '../positions.ts'
import { openGame } from './files.ts'
import { BOT, PERSON } from './games.ts'
import { keys } from './player/keys.ts'
import { playerOf } from './player/player.ts'
import { visit } from './visit.ts'

beforeAll(() => speak('en'))

/** Time for the page to hand focus on after something has changed. */
const PATIENCE_MS = 3000

/** Whether nothing has focus, so that a reader would have to begin anew at the top of the page. */
async function isFocusLost(page: Page): Promise<boolean> {
  try {
    await page.waitForFunction(
      () => document.activeElement !== null && document.activeElement !== document.body,
      undefined,
      { timeout: PATIENCE_MS },
    )
    return false
  } catch {
    return true
  }
}

test('a whole game can be played with keys alone, and focus is never lost', async () => {
  const page = await visit('/', { plan: { seats: [PERSON, BOT], seed: '5' } })
  await page.locator('button.play').focus()
  await page.keyboard.press('Enter')
  const lost: string[] = []
  const player = playerOf(page, 3, keys)
  await player.play(async ({ question }) => {
    const isLost = player.steps.length > 0 && (await isFocusLost(page))
    if (isLost) lost.push(`${player.steps.at(-1)}, then “${question}”`)
    return false
  })
  expect(await page.getByRole('table').textContent()).toContain(PERSON.name)
  expect(lost).toEqual([])
})

const YOUR_TURN = fileAt(inject('positions'), 'take your turn')

describe('focus', () => {
  type Thing = ElementHandle<HTMLElement | SVGElement>

  /** Somebody at the table whose focus is on the first lord of the court. */
  async function onLord(): Promise<{ readonly page: Page; readonly lord: Thing }> {
    const page = await visit('/')
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
    // Long enough to be handed on, as it is in the scenes above.
    await page.waitForTimeout(300)
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
