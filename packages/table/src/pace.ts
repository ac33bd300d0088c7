/** How long bots wait between two decisions, so that people can follow. */
export type Pace = 'instant' | 'fast' | 'readable' | 'slow'

/** Milliseconds between two decisions of bots. */
const PAUSE: Readonly<Record<Pace, number>> = { instant: 0, fast: 350, readable: 1000, slow: 2200 }

/** Answers to these are parts of a decision that people have seen begin, or stay sealed. */
const WITHOUT_PAUSE = new Set([
  'buy the ally',
  'pay for a lord',
  'affiliate an ally',
  'pay for the second lord',
  'spend keys',
  'discard down to a limit',
  'martial law',
  'discard allies to a leviathan',
  'choose who gets a nebulis',
  'split the tokens',
  'add pearls to the attack',
])

/** Milliseconds that a bot waits before it answers a question. */
export function pauseBefore(question: string, pace: Pace): number {
  return WITHOUT_PAUSE.has(question) ? 0 : PAUSE[pace]
}
