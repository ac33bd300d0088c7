// Every kind of decision shows all its answers on the screen, and can be answered with them.
import { expect } from 'vitest'
import { expectGood } from './good.ts'
import type { Showing } from './looks.ts'
import { playerOf } from './player/player.ts'
import { survey } from './player/survey.ts'
import { untilLogged } from './settled.ts'
import type { Decision } from './states.ts'

/** Steps until a question is answered: cards are chosen one by one, and put back. */
const MOST_STEPS = 60

/** Shows decisions, counts the answers on the screen, and plays those that are named until they are answered. */
export async function expectAnswers(
  showings: readonly Showing<Decision>[],
  isPlayed: (state: Decision) => boolean,
): Promise<void> {
  const missing: string[] = []
  const stuck: string[] = []
  const decisions = new Map(showings.map(({ state }) => [state.name, state]))
  await expectGood(showings, {}, async (page, { name }) => {
    const state = decisions.get(name)
    if (state === undefined) throw new Error(`“${name}” is no decision.`)
    const log = page.locator('.log-l')
    const { moves, question: asked } = await survey(page)
    const offered = moves.filter(({ as }) => as !== 'tab' && as !== 'close').length
    if (offered < state.choices) missing.push(`${name}: ${offered} of ${state.choices}`)
    if (!isPlayed(state)) return
    await untilLogged(page)
    const before = await log.textContent()
    let steps = 0
    await playerOf(page, moves.length).play(async ({ question }) => {
      if (++steps > MOST_STEPS) stuck.push(name)
      const isAnswered = question !== asked && (await log.textContent()) !== before
      return isAnswered || steps > MOST_STEPS
    })
  })
  expect(missing).toEqual([])
  expect(stuck).toEqual([])
}
