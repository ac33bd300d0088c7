import { EXPLORE, EXPLORE_ON, NO_ACTION, PASS, PLOT, TAKE, USE_POWER } from '@hadal/engine'
import type { ShortcutName } from '../../app/shortcuts.ts'

type Shortcuts = Readonly<Record<number, ShortcutName>>

const TURN: Shortcuts = { [EXPLORE]: 'explore', [PLOT]: 'plot', [NO_ACTION]: 'pass' }
const MONSTER: Shortcuts = { [TAKE]: 'fight', [EXPLORE_ON]: 'explore' }

/** The decisions that have a key, by the question they answer. */
const SHORTCUTS: Readonly<Record<string, Shortcuts>> = {
  'take your turn': TURN,
  'go on with your turn': TURN,
  'take the ally or explore on': { [TAKE]: 'take', [EXPLORE_ON]: 'explore' },
  'fight the monster or explore on': MONSTER,
  'fight a leviathan or explore on': MONSTER,
}

/** Whatever is not a pass in these is the same to the keyboard. */
const OTHERWISE: Readonly<Record<string, ShortcutName>> = {
  'buy the ally': 'buy',
  'fight a second leviathan': 'fight',
  'fight a leviathan at once': 'fight',
  'attack the leviathan again': 'fight',
}

/** The key that takes a decision, if there is one. */
export function shortcutOfDecision(question: string, decision: number): ShortcutName | undefined {
  if (decision === PASS) return 'pass'
  if (decision >= USE_POWER) return undefined
  return SHORTCUTS[question]?.[decision] ?? OTHERWISE[question]
}
