// What happened meanwhile, and what can be learned from games that are over.
import { m, speak } from '@hadal/words'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { fileAt, finishedGame } from '../positions.ts'
import { keptGame } from './kept.ts'
import { openGame } from './open.ts'
import { playerOf } from './player/player.ts'
import { keepGames, readGame } from './shelf.ts'
import { visit } from './visit.ts'

beforeAll(() => speak('en'))

describe('statistics', () => {
  test('are made of the finished games on this device, without those that are damaged', async () => {
    const page = await visit('/')
    const games = [0, 1, 2, 3].map((seed) => keptGame(finishedGame(seed), seed, ['level-3']))
    const [first, ...others] = games
    const damaged = { ...first, record: first?.record.slice(0, 300) }
    await keepGames(page, [damaged, ...others, { ...others[0], id: 'going', isOver: false }])
    await page.reload()
    await page.locator('footer').getByRole('link', { name: m.stats_title() }).click()
    await page.locator('.pts').waitFor()
    expect(await page.locator('.sta-n dd').first().textContent()).toBe('3')
    await page.getByText(m.stats_damaged({ count: 1 })).waitFor()
    const totals = others.map(({ summary }) => String(summary.points[0]))
    expect(await page.locator('.pts b').allTextContents()).toEqual(totals)

    // The numbers are the same when nothing has to be played again.
    const shown = await page.locator('.sta-m').textContent()
    await page.reload()
    await page.locator('.pts').waitFor()
    expect(await page.locator('.sta-m').textContent()).toBe(shown)

    // Only some of the games.
    const withKraken = others.filter(({ summary }) => summary.expansions.includes('kraken'))
    await page.locator('.sta-w label').filter({ hasText: 'Kraken' }).click()
    expect(await page.locator('.sta-n dd').first().textContent()).toBe(String(withKraken.length))
  })

  test('are each person’s own where several have played', async () => {
    const page = await visit('/')
    const together = [0, 1, 2].map((seed) => keptGame(finishedGame(seed), seed, []))
    await keepGames(page, [...together, keptGame(finishedGame(3), 3, ['level-1'])])
    await page.goto('/stats')
    await page.locator('.pts').waitFor()
    expect(await page.locator('.pts > div').count()).toBe(4)
    await page.locator('.sta-w label').filter({ hasText: 'Brine' }).click()
    expect(await page.locator('.pts > div').count()).toBe(3)
    expect(await page.locator('.pts b').first().textContent()).toBe(
      String(together[0]?.summary.points[1]),
    )
  })

  test('say that there are none, and lead on', async () => {
    const page = await visit('/stats')
    await page.getByRole('heading', { name: m.stats_empty() }).last().waitFor()
    await page.locator('.q').getByRole('link').click()
    await page.waitForURL('**/new')
  })
})

describe('what happened since the last decision', () => {
  test('is told to who comes back to a game, until they go on', async () => {
    const page = await visit('/', { plan: { seed: '21' }, settings: { recap: true } })
    await page.locator('button.play').click()
    const turns = page.locator('.log-l .lt')
    const first = await turns.count()
    await playerOf(page, 4).play(async ({ question }) => {
      const isMyTurn = question === m.question_turn_ask()
      return isMyTurn && (await turns.count()) > first + 1
    })
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await expect.poll(async () => (await readGame(page, id)).summary.turn).toBeGreaterThan(1)
    // Who was there all the time is told nothing, however fast the bots were.
    expect(await page.locator('.snc').count()).toBe(0)
    await page.reload()
    const strip = page.locator('.snc')
    await strip.waitFor()
    expect(await strip.locator('li').count()).toBeGreaterThan(0)
    // It takes nothing from the table: the answer that was pressed is given, and it is gone.
    expect(await page.evaluate(() => document.activeElement?.closest('.snc') === null)).toBe(true)
    await page.locator('#question .act:not(.tool)').first().click()
    await strip.waitFor({ state: 'detached' })
  })

  test('is a key, a line of the menu, and a press away', async () => {
    const page = await visit('/')
    await openGame(page, fileAt(inject('positions'), 'take your turn'))
    const strip = page.locator('.snc')
    expect(await strip.count()).toBe(0)
    await page.keyboard.press('w')
    await strip.waitFor()
    await page.keyboard.press('Escape')
    await strip.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: m.table_menu(), exact: true }).click()
    await page.getByRole('dialog').getByText(m.people_since(), { exact: true }).click()
    await strip.waitFor()
    await strip.getByRole('button', { name: m.common_close() }).click()
    await strip.waitFor({ state: 'detached' })
  })
})
