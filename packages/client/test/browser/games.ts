// Whole games against bots, by somebody who sees only the screen.
import { expect } from 'vitest'
import { finger, mouse, playerOf } from './player/player.ts'
import { visit } from './visit.ts'
import type { Visitor } from './visitor.ts'

export const PERSON = { name: 'Olena', bot: undefined } as const
export const BOT = { name: '', bot: 'level-1' } as const

/** Plays until the score sheet is there, and reads it. */
export async function playToTheEnd(who: Visitor): Promise<void> {
  const page = await visit('/', who)
  const isTouch = who.size === 'phone'
  const start = page.locator('button.play')
  await (isTouch ? start.tap() : start.click())
  await playerOf(page, 1, isTouch ? finger : mouse).play()
  const sheet = page.getByRole('table')
  expect(await sheet.textContent()).toContain(PERSON.name)
  expect(await sheet.locator('tr.tot td').count()).toBe(who.plan?.seats?.length)
}
