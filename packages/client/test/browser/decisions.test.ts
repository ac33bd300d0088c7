// Every question can be answered on the screen, with each of its answers.
import { expect, inject, test } from 'vitest'
import { playerOf } from './player/player.ts'
import { survey } from './player/survey.ts'
import { decisions } from './states.ts'
import { visit } from './visit.ts'

const games = { positions: inject('positions'), finished: inject('finished') }

/** Things pressed until a question is answered: cards are chosen one by one, and put back. */
const MOST_STEPS = 60

test('every question shows as many answers as there are decisions, and can be answered', async () => {
  const page = await visit('/')
  const log = page.locator('.log-l')
  const missing: string[] = []
  const stuck: string[] = []
  for (const [seed, { choices }] of Object.values(games.positions).entries()) {
    const state = decisions(games)[seed]
    if (state === undefined) throw new Error('a question has no state')
    await state.open(page)
    const { moves, question: asked } = await survey(page)
    const offered = moves.filter(({ as }) => as !== 'tab' && as !== 'close').length
    if (offered < choices) missing.push(`${state.name}: ${offered} of ${choices}`)
    const before = await log.textContent()
    let steps = 0
    await playerOf(page, seed).play(async ({ question }) => {
      if (++steps > MOST_STEPS) stuck.push(state.name)
      const isAnswered = question !== asked && (await log.textContent()) !== before
      return isAnswered || steps > MOST_STEPS
    })
  }
  expect(missing).toEqual([])
  expect(stuck).toEqual([])
})
