// P73: the table in words, by somebody who reads and types.
import { m, speak } from '@hadal/words'
import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { fileAt } from '../positions.ts'
import { BOT, PERSON } from './games.ts'
import { goTo, openFile, openInWords } from './states.ts'
import { visit } from './visit.ts'

beforeAll(() => speak('en'))

const positions = inject('positions')
/** No game takes more answers. */
const MOST_ANSWERS = 700

const line = (page: Page) => page.locator('input[name="command"]')
const reply = (page: Page) => page.locator('.tx-a')

async function say(page: Page, words: string): Promise<void> {
  await line(page).fill(words)
  await line(page).press('Enter')
}

/** What can be read: the question and the choices, or that the game is over. */
function read(page: Page): Promise<{ readonly all: string; readonly options: string[] }> {
  return page.evaluate(() => ({
    all: document.querySelector('[data-screen="score"]')
      ? 'over'
      : (document.querySelector('.tx-pg')?.textContent ?? ''),
    options: [...document.querySelectorAll('.tx-o b')].map((one) => one.textContent ?? ''),
  }))
}

/** Waits until there is something to answer, and something else than before. */
async function next(page: Page, before: string): Promise<Awaited<ReturnType<typeof read>>> {
  await page.waitForFunction((was) => {
    if (document.querySelector('[data-screen="score"]')) return true
    const now = document.querySelector('.tx-pg')?.textContent ?? ''
    return now !== was && document.querySelector('.tx-o b') !== null
  }, before)
  return await read(page)
}

/** Whoever recruits as soon as they can comes to the end. */
function answerTo(options: readonly string[], number: number): string {
  const lord = options.findLastIndex((label) => label.startsWith('Recruit the '))
  if (lord >= 0) return number % 2 === 0 ? String(lord + 1) : (options[lord] ?? '')
  return number % 3 === 0 ? String(1 + (number % options.length)) : '1'
}

test('a whole game is played by typing, to the score', async () => {
  const page = await visit('/', { plan: { seats: [PERSON, BOT], seed: '5' } })
  await page.locator('button.play').click()
  await page.waitForURL('**/table/*')
  // Whoever goes through the page meets this link before everything else on it but one.
  await page.locator('.skip', { hasText: m.text_title() }).press('Enter')
  await page.waitForURL('**/words/*')
  let now = await next(page, '')
  for (let answers = 0; now.all !== 'over' && answers < MOST_ANSWERS; answers++) {
    await say(page, answerTo(now.options, answers))
    now = await next(page, now.all)
  }
  const sheet = page.getByRole('table')
  expect(await sheet.textContent()).toContain(PERSON.name)
  expect(await sheet.locator('tr.tot td').count()).toBe(2)
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
  await openFile(page, fileAt(positions, 'take your turn'))
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
  await openFile(page, fileAt(positions, 'take your turn').replaceAll(/a bot: \S+/g, 'a person'))
  await goTo(page, new URL(page.url()).pathname.replace('/table/', '/words/'))
  await page.locator('.curt').waitFor()
  expect(await page.locator('.tx-pg').count()).toBe(0)
  await page.locator('#look').press('Enter')
  await page.locator('.tx-o b').first().waitFor()
  expect(await page.locator('[data-zone="you"] dt').first().textContent()).toBe(m.log_hand())
})
