// A game against a bot, played with keys alone.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { BOT, PERSON } from './games.ts'
import { keys } from './player/keys.ts'
import { playerOf } from './player/player.ts'
import { visit } from './visit.ts'

/** Time for the page to hand focus on after something has changed. */
const PATIENCE_MS = 3000

/** Whether nothing has focus, so that a screen reader would start again at the top of the page. */
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

/** Plays so many steps, or the whole game, and checks after each step that something has focus. */
export async function playWithKeys(steps = Number.POSITIVE_INFINITY): Promise<Page> {
  const page = await visit('/', { plan: { seats: [PERSON, BOT], seed: '5' } })
  await page.locator('button.play').focus()
  await page.keyboard.press('Enter')
  const lost: string[] = []
  const player = playerOf(page, 3, keys)
  await player.play(async ({ question }) => {
    const isLost = player.steps.length > 0 && (await isFocusLost(page))
    if (isLost) lost.push(`${player.steps.at(-1)}, then “${question}”`)
    return player.steps.length >= steps
  })
  expect(lost).toEqual([])
  return page
}
