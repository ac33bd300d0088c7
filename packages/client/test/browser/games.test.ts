import { expect, test } from 'vitest'
import { BOT, PERSON, playToTheEnd } from './games.ts'
import { visit } from './visit.ts'

test('two taps lead from the first page to the first decision', async () => {
  const page = await visit('/', { size: 'phone' })
  await page.locator('button.play').tap()
  await page.locator('#question .act:not(.tool)').first().tap()
  expect(page.url()).toMatch(/\/table\//)
})

test('the base game can be played to the score sheet with a finger', () =>
  playToTheEnd({ size: 'phone', plan: { seats: [BOT, PERSON, BOT], seed: '3' } }))
