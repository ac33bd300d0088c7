// After the game: what is worked out about it, once, beside everything else.
import { m, speak } from '@hadal/words'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { finishedGame } from '../positions.ts'
import { openGame } from './open.ts'
import { keepLookBackAt } from './shelf.ts'
import { keptId, lookBack, SHORT } from './states.ts'
import { visit } from './visit.ts'

beforeAll(() => speak('en'))

describe('a finished game', () => {
  test('shows its curve, its turning points and what could have been better, worked out once', async () => {
    const page = await visit('/')
    await openGame(page, finishedGame(SHORT))
    await lookBack(page)
    const why = page.locator('.why')
    expect(await why.getByRole('img', { name: /at the start/ }).count()).toBe(1)
    const swings = await why.locator('.lb-w li').count()
    expect(swings).toBeGreaterThan(0)
    expect(await why.locator('.lb-m').count()).toBe(swings)
    // It is kept: after a reload it is not worked out again.
    await page.reload()
    await why.locator('.lb-g').waitFor()
    expect(await why.locator('.lb-b').count()).toBe(0)

    await why.getByRole('link', { name: m.analysis_open() }).click()
    await page.getByRole('heading', { level: 1, name: m.analysis_title() }).waitFor()
    const mistakes = page.locator('.lb-mistakes')
    await mistakes.locator('.lb-e1, .soft').first().waitFor()
    for (const mistake of await mistakes.locator('.lb-e1').all()) {
      expect(await mistake.locator('.lb-eh > b').textContent()).toMatch(/^−\d+ %$/)
      const [played, better] = await mistake.locator('dd').allTextContents()
      expect(played).not.toBe(better)
    }
    const rows = page.locator('.lb-sk tbody tr')
    expect(await rows.count()).toBe(5)
    expect(await rows.first().locator('.lb-ac').textContent()).toMatch(/^\d+$/)
  })

  test('has a curve that can be walked with the keys, and read as a table', async () => {
    const page = await visit('/')
    await openGame(page, inject('finished'))
    await keepLookBackAt(page, await keptId(page), inject('finished'))
    await page.reload()

    await page.getByRole('link', { name: m.analysis_open() }).click()
    // The score has a curve of its own.
    await page.getByRole('heading', { level: 1, name: m.analysis_title() }).waitFor()
    const slider = page.getByRole('slider', { name: m.analysis_turn_slider() })
    await slider.focus()
    await page.keyboard.press('Home')
    expect(await slider.getAttribute('aria-valuetext')).toContain(m.analysis_start())
    await page.keyboard.press('ArrowRight')
    expect(await slider.getAttribute('aria-valuetext')).toContain(
      m.analysis_after_turn({ turn: 1 }),
    )
    expect(await page.locator('.lb-l h3').textContent()).toContain(m.table_turn({ turn: 1 }))

    await page.getByText(m.analysis_as_table()).click()
    const steps = Number(await slider.getAttribute('max'))
    expect(await page.locator('.lb-tt tbody tr').count()).toBe(steps + 1)
  })

  test('can be left alone in the middle of it', async () => {
    const page = await visit('/')
    await openGame(page, inject('finished'))
    await page.getByRole('button', { name: m.analysis_start_work() }).click()
    await page.getByRole('button', { name: m.analysis_stop() }).click()
    await page.getByRole('button', { name: m.analysis_start_work() }).waitFor()
    expect(await page.locator('.why .lb-g').count()).toBe(0)
  })
})

test('a game that goes on, or is not there, cannot be looked back at', async () => {
  const page = await visit('/look-back/nowhere')
  await page.getByText(m.table_no_such_game()).waitFor()
})
