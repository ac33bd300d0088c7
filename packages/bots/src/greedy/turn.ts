import { EXPLORE, lords, PLOT, SUPPORT } from '@hadal/engine'
import { missingFor } from './allies.ts'
import { gainByStack } from './council.ts'
import { gainByExploring } from './exploring.ts'
import { profitOf } from './lords.ts'
import { best } from './pick.ts'
import { gainByRecruiting } from './recruiting.ts'
import { type Situation, targetFor } from './situation.ts'

/** Plots, or takes the action that gains most. */
export function takeTurn(s: Situation, options: readonly number[]): number | undefined {
  let most = Number.NEGATIVE_INFINITY
  const action = best(
    options.filter((option) => option !== PLOT),
    (option) => {
      const gain = gainBy(s, option)
      most = Math.max(most, gain)
      return gain
    },
  )
  return options.includes(PLOT) && gainByPlotting(s, most) > 0 ? PLOT : action
}

function gainBy(s: Situation, option: number): number {
  if (option === EXPLORE) return gainByExploring(s)
  if (option < EXPLORE) return gainByRecruiting(s, option)
  return gainByStack(s, option - SUPPORT)
}

/** What one more lord at court promises, beyond the best action there is without it. */
function gainByPlotting(s: Situation, otherwise: number): number {
  return promiseOfLord(s, otherwise, s.purse - 1) - s.pearl - s.weights.plotting
}

/** What the top lord of the deck promises at once beyond some other action, in the mean. */
export function promiseOfLord(s: Situation, otherwise: number, purse: number): number {
  let promised = 0
  let unseen = 0
  for (const card of lords) {
    if (s.game.lordDeck[card.id] !== 1) continue
    unseen++
    const target = targetFor(s, card)
    if (missingFor(s, target, s.strengths, purse) > 0) continue
    promised += Math.max(0, profitOf(s, target) - otherwise)
  }
  return unseen === 0 ? 0 : promised / unseen
}
