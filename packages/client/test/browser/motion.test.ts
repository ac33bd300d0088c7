import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { playerOf } from './player/player.ts'
import { visit } from './visit.ts'

/** A change of light is no motion. */
const FADE_MS = 200
const PLAN = {
  seats: [
    { name: '', bot: undefined },
    { name: '', bot: 'level-1' },
  ],
  seed: '9',
} as const

/** Looks at every frame for what moves, and keeps what takes longer than a fade. */
async function watchMotion(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((longest) => {
    const moving = new Set<string>()
    const look = () => {
      for (const { effect, playState } of document.getAnimations()) {
        const { duration, iterations } = effect?.getComputedTiming() ?? {}
        if (playState !== 'running' || !(effect instanceof KeyframeEffect)) continue
        const whole = Number(duration) * Number(iterations)
        if (whole > longest) moving.add(`${effect.target?.className} for ${whole} ms`)
      }
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { moving })
  }, FADE_MS)
  return () => page.evaluate(() => [...(window as unknown as { moving: Set<string> }).moving])
}

/**
 * A motion over the table that begins from now on runs until the page ends it. Parts of the table that move still
 * arrive: while they are on their way they may cover the place that is pressed next. Runs in the page.
 */
function neverArrive(): void {
  const { animate } = Element.prototype
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how)
    if (this.matches('.fx-g')) animation.playbackRate = 0
    return animation
  }
}

const isAnythingOnStage = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.fx-g') !== null)

test.each([
  ['whose system asks for less motion', { reducedMotion: true, settings: { motion: 'normal' } }],
  ['who have turned it off here', { reducedMotion: false, settings: { motion: 'off' } }],
] as const)('nothing moves for those %s', async (_, who) => {
  const page = await visit('/', { ...who, plan: PLAN, isPainted: true })
  await page.locator('button.play').click()
  await page.waitForURL('**/table/*')
  const moving = await watchMotion(page)
  let steps = 0
  await playerOf(page, 2).play(() => ++steps > 15)
  expect(await moving()).toEqual([])
})

test('presses are accepted while a motion runs', async () => {
  const page = await visit('/', { settings: { motion: 'normal' }, plan: PLAN, isPainted: true })
  await page.locator('button.play').click()
  await page.waitForURL('**/table/*')
  await page.evaluate(neverArrive)
  const moving = await watchMotion(page)
  let steps = 0
  let duringMotion = 0
  await playerOf(page, 2).play(async () => {
    if (await isAnythingOnStage(page)) duringMotion++
    return ++steps > 20
  })
  expect(duringMotion).toBeGreaterThan(5)
  // Something moved, so that the test above looks at what would have.
  expect(await moving()).not.toEqual([])
})
