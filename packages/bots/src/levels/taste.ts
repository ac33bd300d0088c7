import {
  BUY,
  EXPLORE,
  EXPLORE_ON,
  Guild,
  lords,
  PASS,
  PLOT,
  SUPPORT,
  TAKE,
  THREAT_TRACK,
  type View,
} from '@hadal/engine'

/** Tastes that a bot can have: what it does when several choices are about as good. */
export const CHARACTERS = ['hoarder', 'rusher', 'key-collector', 'soldier', 'speculator'] as const
export type Character = (typeof CHARACTERS)[number]

/** How much somebody likes a choice, from -1 to 1. */
type Taste = (question: string, decision: number, seen: View) => number

const isTurn = (question: string) =>
  question === 'take your turn' || question === 'go on with your turn'

/** The lord that would be recruited, if the choice is one. */
function recruited(question: string, decision: number) {
  const recruits = isTurn(question) || question === 'recruit a second lord'
  return recruits && decision < EXPLORE ? lords[decision] : undefined
}

function rewardOf(question: string, decision: number, seen: View) {
  if (question !== 'choose a reward') return undefined
  return THREAT_TRACK[seen.asked?.a ?? 0]?.[decision]
}

const TASTES: Readonly<Record<Character, Taste>> = {
  /** Pearls and allies first; what is in hand stays there. */
  hoarder(question, decision, seen) {
    if (question === 'buy the ally') return decision === PASS ? 1 : -1
    if (isTurn(question)) {
      if (decision >= SUPPORT) return 1
      return decision === PLOT ? -1 : 0
    }
    return (rewardOf(question, decision, seen)?.pearls ?? 0) > 0 ? 1 : 0
  },
  /** A lord today is better than two tomorrow. */
  rusher(question, decision) {
    if (recruited(question, decision)) return 1
    return isTurn(question) && decision === EXPLORE ? -0.5 : 0
  },
  /** Keys, whatever they open. */
  'key-collector'(question, decision, seen) {
    const lord = recruited(question, decision)
    if (lord) return lord.keys > 0 ? 1 : -0.5
    return (rewardOf(question, decision, seen)?.keys ?? 0) > 0 ? 1 : 0
  },
  /** Soldiers at court, monsters in the depths, leviathans at the border. */
  soldier(question, decision) {
    if (recruited(question, decision)?.guild === Guild.Soldier) return 1
    return question.startsWith('fight') && decision === TAKE ? 1 : 0
  },
  /** The next card will be better. */
  speculator(question, decision) {
    if (isTurn(question)) return decision === PLOT || decision === EXPLORE ? 1 : 0
    if (question === 'buy the ally') return decision >= BUY && decision < PASS ? 1 : 0
    return question.endsWith('explore on') && decision === EXPLORE_ON ? 1 : 0
  },
}

export function likes(character: Character, decision: number, seen: View): number {
  return TASTES[character](seen.asked?.question ?? '', decision, seen)
}
