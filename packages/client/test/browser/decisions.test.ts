// Every kind of decision fits its window, and can be answered on the screen with each of its answers.
import { m, speak } from '@hadal/words'
import { beforeAll, expect, inject, test } from 'vitest'
import { fileAt } from '../positions.ts'
import { expectAnswers } from './answers.ts'
import { diagonal, EVERY_LOOK } from './looks.ts'
import { openGame } from './open.ts'
import { untilLogged } from './settled.ts'
import { decisions, isTelling } from './states.ts'
import { visit } from './visit.ts'

beforeAll(() => speak('en'))

const games = { positions: inject('positions'), finished: inject('finished') }

test('every kind of decision is good to look at and shows all its answers; one of each kind of screen is answered', () =>
  expectAnswers(diagonal(decisions(games), EVERY_LOOK), isTelling))

test('cards that must go together are chosen on their sheet, not one by one from the hand', async () => {
  const page = await visit('/')
  await openGame(page, fileAt(games.positions, 'discard down to a limit'))
  const sheet = page.locator('dialog.dis')
  await sheet.getByText(m.sheets_must_go({ count: 2 })).waitFor()
  await untilLogged(page)
  const log = await page.locator('.log-l').textContent()
  await sheet.getByRole('button', { name: m.sheets_look() }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.locator('.hand .hc:not([aria-disabled="true"])').first().click()
  await sheet.waitFor()
  expect(await page.locator('.log-l').textContent()).toBe(log)
})
