// Every kind of decision fits its window, and can be answered on the screen with each of its answers.
import { m, speak } from '@hadal/words'
import { beforeAll, expect, inject, test } from 'vitest'
import { fileAt } from '../positions.ts'
import { expectGood } from './good.ts'
import { diagonal, EVERY_LOOK } from './looks.ts'
import { openGame } from './open.ts'
import { playerOf } from './player/player.ts'
import { survey } from './player/survey.ts'
import { untilLogged } from './settled.ts'
import { decisions } from './states.ts'
import { visit } from './visit.ts'

beforeAll(() => speak('en'))

const games = { positions: inject('positions'), finished: inject('finished') }

/** Things pressed until a question is answered: cards are chosen one by one, and put back. */
const MOST_STEPS = 60

test('every kind of decision is good to look at, shows all its answers, and can be answered', async () => {
  const missing: string[] = []
  const stuck: string[] = []
  const showings = diagonal(decisions(games), EVERY_LOOK)
  const choices = new Map(
    Object.values(games.positions).map((position, at) => [showings[at]?.state, position.choices]),
  )
  await expectGood(showings, {}, async (page, state) => {
    const log = page.locator('.log-l')
    const { moves, question: asked } = await survey(page)
    const offered = moves.filter(({ as }) => as !== 'tab' && as !== 'close').length
    const expected = choices.get(state) ?? Number.POSITIVE_INFINITY
    if (offered < expected) missing.push(`${state.name}: ${offered} of ${expected}`)
    await untilLogged(page)
    const before = await log.textContent()
    let steps = 0
    await playerOf(page, moves.length).play(async ({ question }) => {
      if (++steps > MOST_STEPS) stuck.push(state.name)
      const isAnswered = question !== asked && (await log.textContent()) !== before
      return isAnswered || steps > MOST_STEPS
    })
  })
  expect(missing).toEqual([])
  expect(stuck).toEqual([])
})

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
