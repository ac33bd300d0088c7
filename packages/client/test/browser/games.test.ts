import { expect, test } from 'vitest'
import { BOT, PERSON } from './games.ts'
import { finger, playerOf } from './player/player.ts'
import { visit } from './visit.ts'

test('two taps lead from the first page to the first decision', async () => {
  const page = await visit('/', { size: 'phone' })
  await page.locator('button.play').tap()
  await page.locator('#question .act:not(.tool)').first().tap()
  expect(page.url()).toMatch(/\/table\//)
})

test('a game can be started and played with a finger', async () => {
  const page = await visit('/', { size: 'phone', plan: { seats: [BOT, PERSON, BOT], seed: '3' } })
  await page.locator('button.play').tap()
  const player = playerOf(page, 1, finger)
  await player.play(() => player.steps.length >= 25)
  expect(player.steps.length).toBe(25)
})
