import { m, speak } from '@hadal/words'
import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { fileAt } from '../positions.ts'
import { openGame } from './open.ts'
import { untilAsked } from './player/player.ts'
import { untilLaidOut, untilLogged } from './settled.ts'
import { visit } from './visit.ts'

beforeAll(() => speak('en'))

/** Everything that lies on the table, as it is written in the document. */
async function zones(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    /** What is given out anew says nothing about the table. */
    const PASSING = ['tabindex', 'src', 'id', 'aria-labelledby']
    const write = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? ''
      const attributes = [...node.attributes]
        .filter(({ name }) => !PASSING.includes(name))
        .map(({ name, value }) => `${name}=${value}`)
      return [node.tagName, ...attributes.sort(), ...[...node.childNodes].map(write)].join('\n')
    }
    return [...document.querySelectorAll('.rivals, .sea > *, .places, .mine, #question')].map(write)
  })
}

test('what was done is taken back with one press, and the table is what it was', async () => {
  const page = await visit('/')
  await openGame(page, fileAt(inject('positions'), 'pay for a lord'))
  const before = await zones(page)
  const question = page.locator('#question .q-t')
  const asked = await question.textContent()
  await page
    .locator('.hand .hc:not([aria-disabled="true"])')
    .first()
    .click({ position: { x: 8, y: 30 } })
  await page.locator('#answer').click()
  await expect.poll(() => question.textContent()).not.toBe(asked)
  expect(await zones(page)).not.toEqual(before)
  await page.getByRole('button', { name: m.table_undo() }).click()
  await expect.poll(() => question.textContent()).toBe(asked)
  await expect.poll(() => zones(page)).toEqual(before)
})

test('what revealed something cannot be taken back, and the button says why', async () => {
  const page = await visit('/')
  await openGame(page, fileAt(inject('positions'), 'take your turn'))
  await page.locator('#question').getByText(m.question_turn_explore(), { exact: true }).click()
  await page.locator('.slot.full, .of-card').first().waitFor()
  // The ally is offered to the others first, and what a rival pays is shown a frame later.
  await untilAsked(page)
  await untilLogged(page)
  await untilLaidOut(page)
  const before = await zones(page)
  await page.getByRole('button', { name: m.table_undo() }).click()
  await expect
    .poll(() => page.locator('[data-announcements] p').last().textContent())
    .toBe(m.reason_sealed_luck())
  expect(await zones(page)).toEqual(before)
})
