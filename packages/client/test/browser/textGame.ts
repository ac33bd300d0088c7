// P73: a game against a bot, played by reading and typing.
import { m } from '@hadal/words'
import type { Page } from 'playwright'
import { BOT, PERSON } from './games.ts'
import { visit } from './visit.ts'

/** No game takes more answers. */
const MOST_ANSWERS = 700

const line = (page: Page) => page.locator('input[name="command"]')

export async function say(page: Page, words: string): Promise<void> {
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

/** Recruits as soon as possible, so that the game ends. */
function answerTo(options: readonly string[], number: number): string {
  const lord = options.findLastIndex((label) => label.startsWith('Recruit the '))
  if (lord >= 0) return number % 2 === 0 ? String(lord + 1) : (options[lord] ?? '')
  return number % 3 === 0 ? String(1 + (number % options.length)) : '1'
}

/** Starts a game, goes to the table in words, and gives so many answers, or plays to the score. */
export async function playByTyping(mostAnswers = MOST_ANSWERS): Promise<Page> {
  const page = await visit('/', { plan: { seats: [PERSON, BOT], seed: '5' } })
  await page.locator('button.play').click()
  await page.waitForURL('**/table/*')
  // The second link on the page, for those who go through it with Tab.
  await page.locator('.skip', { hasText: m.text_title() }).press('Enter')
  await page.waitForURL('**/words/*')
  let now = await next(page, '')
  for (let answers = 0; now.all !== 'over' && answers < mostAnswers; answers++) {
    await say(page, answerTo(now.options, answers))
    now = await next(page, now.all)
  }
  return page
}
