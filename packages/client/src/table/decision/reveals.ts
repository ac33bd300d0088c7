import { DRAW, EXPLORE, EXPLORE_ON, PLOT, SEARCH } from '@hadal/engine'

/** How many locations can be drawn at once. */
const MOST_DRAWN = 4

/** The decisions that turn up what nobody has seen, by the question they answer. */
const REVEALING: Readonly<Record<string, readonly number[]>> = {
  'take your turn': [EXPLORE, PLOT],
  'go on with your turn': [EXPLORE, PLOT],
  'take the ally or explore on': [EXPLORE_ON],
  'fight the monster or explore on': [EXPLORE_ON],
  'fight a leviathan or explore on': [EXPLORE_ON],
  'search the sanctuary': [SEARCH],
  'control a location': Array.from({ length: MOST_DRAWN }, (_, at) => DRAW + 1 + at),
}

/** Whether a decision cannot be taken back because it turns something up (P9). */
export function reveals(question: string, decision: number): boolean {
  return REVEALING[question]?.includes(decision) ?? false
}
