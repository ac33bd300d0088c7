import { EXPLORE } from '@hadal/engine'
import { readKept, writeKept } from '../../../app/storage.ts'
import type { Question } from '../../../link/protocol.ts'

/** What is pointed out when it is met for the first time. */
export type FirstTime = 'turn' | 'recruit' | 'catch' | 'buy' | 'monster' | 'leviathan'

const KINDS: Partial<Record<string, FirstTime>> = {
  'take your turn': 'turn',
  'take the ally or explore on': 'catch',
  'buy the ally': 'buy',
  'fight the monster or explore on': 'monster',
  'fight a leviathan or explore on': 'leviathan',
}

const NAME = 'hadal.pointed-out'

/** What there is to point out about a question; nothing if all of it was pointed out before. */
export function firstTimeOf(
  { name, decisions }: Pick<Question, 'name' | 'decisions'>,
  before: ReadonlySet<unknown>,
): FirstTime | undefined {
  const kind = KINDS[name]
  if (kind === undefined || !before.has(kind)) return kind
  // One thing at a time: a lord who can be paid comes after what a turn is.
  const pays = kind === 'turn' && decisions.some((decision) => decision < EXPLORE)
  return pays && !before.has('recruit') ? 'recruit' : undefined
}

/** Everything that was pointed out on this device. */
export function pointedOut(): ReadonlySet<unknown> {
  const kept = readKept(NAME)
  return new Set(Array.isArray(kept) ? kept : [])
}

export function notePointedOut(kind: FirstTime): void {
  writeKept(NAME, [...new Set([...pointedOut(), kind])])
}
