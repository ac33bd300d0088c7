import type { Budget } from '@hadal/bots'
import { type Option, WrongArguments } from './arguments.ts'

/** How much may be thought: an instant, seconds, or a number of simulations. */
export function budgetOf(text: string): Budget | undefined {
  if (text === 'instant') return { sims: 0 }
  const [, seconds] = /^(\d+(?:\.\d+)?)s$/.exec(text) ?? []
  if (seconds !== undefined) return { ms: Number(seconds) * 1000 }
  const [, sims] = /^sims:(\d+)$/.exec(text) ?? []
  return sims === undefined ? undefined : { sims: Number(sims) }
}

/** A budget by its text, which names it in reports and in files. */
export function budget(usual: string): Option<string> {
  return {
    help: 'search budget per decision: instant, CPU seconds like 0.2s, simulations like sims:64',
    value: 'BUDGET',
    text: usual,
    read(text, name) {
      if (budgetOf(text) !== undefined) return text
      throw new WrongArguments(
        `--${name} must be instant, seconds like 0.2s, or simulations like sims:64, not '${text}'.`,
      )
    },
  }
}
