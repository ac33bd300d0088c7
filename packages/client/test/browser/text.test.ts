// P73: the table in words, by somebody who reads and types.
import { m, speak } from '@hadal/words'
import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { fileAt } from '../positions.ts'
import { goTo, openGame } from './open.ts'
import { openInWords } from './states.ts'
import { playByTyping, say } from './textGame.ts'
import { visit } from './visit.ts'

beforeAll(() => speak('en'))

const positions = inject('positions')
const line = (page: Page) => page.locator('input[name="command"]')
const reply = (page: Page) => page.locator('.tx-a')

test('a game is started and played by typing', async () => {
  const page = await playByTyping(12)
  expect(await page.locator('#question .q-1').textContent()).not.toBe('')
})

test('what means nothing gets a sentence, and what asks for something an answer', async () => {
  const page = await visit('/', { settings: { confirmReveals: true } })
  await openInWords(page, fileAt(positions, 'take your turn'))
  const question = await page.locator('#question .q-1').textContent()
  await say(page, 'fly away')
  expect(await reply(page).textContent()).toContain('“fly away” is none of the choices')
  expect(await line(page).inputValue()).toBe('fly away')
  await say(page, '99')
  expect(await reply(page).textContent()).toContain('There is no choice 99')
  await say(page, 'help')
  expect(await reply(page).textContent()).toContain('why …')
  const lord = await page.locator('[data-zone="court"] dt').first().textContent()
  await say(page, `card ${lord}`)
  expect(await reply(page).textContent()).toContain(`${lord}: `)
  await say(page, 'undo')
  expect(await reply(page).textContent()).toContain('That cannot be taken back.')
  expect(await page.locator('#question .q-1').textContent()).toBe(question)
  // P9: what reveals something wants to be said twice, where somebody wishes that.
  await say(page, m.question_turn_explore())
  expect(await reply(page).textContent()).toBe(m.text_confirm())
  await say(page, m.question_turn_explore())
  await expect.poll(() => page.locator('#question .q-1').textContent()).not.toBe(question)
})

test('a lord is recruited with a payment that is typed in short', async () => {
  const page = await visit('/')
  await openInWords(page, fileAt(positions, 'take your turn'))
  const lords = page.locator('.tx-o b', { hasText: 'Recruit the ' })
  const wanted = (await lords.first().textContent()) ?? ''
  await say(page, wanted)
  await page.locator('.tx-o b', { hasText: m.text_pay_back() }).waitFor()
  await say(page, m.text_pay_back())
  await lords.first().waitFor()
  await say(page, `${wanted} q9`)
  await expect.poll(() => reply(page).textContent()).toBe(m.text_no_payment())
  const before = await page.locator('#question .q-1').textContent()
  await say(page, '1')
  await expect.poll(() => page.locator('#question .q-1').textContent()).not.toBe(before)
  expect(await page.locator('.tx-log, [data-zone="you"]').allTextContents()).not.toEqual([])
})

test('the menu leads to the words and back, in the middle of a game', async () => {
  const page = await visit('/')
  await openGame(page, fileAt(positions, 'take your turn'))
  const asked = await page.locator('#question .q-1').textContent()
  for (const [label, shows] of [
    [m.text_title(), '.tx-pg'],
    [m.text_to_pictures(), '.t[data-screen]'],
  ] as const) {
    await page.getByRole('button', { name: m.table_menu() }).click()
    await page.locator('dialog').getByRole('link', { name: label }).click()
    await page.locator(shows).waitFor()
    expect(await page.locator('#question .q-1').textContent()).toBe(asked)
  }
})

test('between two people the words are behind the curtain as well', async () => {
  const page = await visit('/')
  await openGame(page, fileAt(positions, 'take your turn').replaceAll(/a bot: \S+/g, 'a person'))
  await goTo(page, new URL(page.url()).pathname.replace('/table/', '/words/'))
  await page.locator('.curt').waitFor()
  expect(await page.locator('.tx-pg').count()).toBe(0)
  await page.locator('#look').press('Enter')
  await page.locator('.tx-o b').first().waitFor()
  expect(await page.locator('[data-zone="you"] dt').first().textContent()).toBe(m.log_hand())
})
