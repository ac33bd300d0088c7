import {
  DRAW,
  EXPLORE,
  KEY_TOKENS,
  NO_ACTION,
  PASS,
  PAY_PEARLS,
  PLOT,
  QUESTION_NAMES,
  SETTLE,
} from '@hadal/engine'

/** The answers that name no card, by question. The order is part of what a network has learnt. */
const VERBS: readonly (readonly [question: string, decisions: readonly number[]])[] = [
  ['take your turn', [EXPLORE, PLOT, NO_ACTION]],
  ['buy the ally', [0, 1, 2, PASS]],
  ['take the ally or explore on', [0, 1]],
  ['fight the monster or explore on', [0, 1]],
  ['fight a leviathan or explore on', [0, 1, 2]],
  ['attack the leviathan again', [0, PASS]],
  ['fight a second leviathan', [0, PASS]],
  ['fight a leviathan at once', [0, PASS]],
  ['search the sanctuary', [0, 1]],
  ['pay for a lord', [SETTLE, SETTLE + 1, SETTLE + 2]],
  ['pay for the second lord', [SETTLE, SETTLE + 1, SETTLE + 2]],
  ['control a location', [DRAW + 1, DRAW + 2, DRAW + 3, DRAW + 4]],
  ['spend keys', [KEY_TOKENS]],
  ['martial law', [PAY_PEARLS]],
  ['reveal a monster token', [0, 1, 2, 3, PASS]],
  ['end your turn', [0]],
  ['recruit a second lord', [PASS]],
  ['dismiss a lord for one of the court', [PASS]],
  ['dismiss a lord for the top of the deck', [PASS]],
  ['give a location', [PASS]],
  ['exchange the location for one of the deck', [PASS]],
  ['take a second stack', [PASS]],
  ['place a sentinel', [PASS]],
]

/** Questions that are answered in the words of another. */
const SAME_WORDS: Readonly<Record<string, string>> = { 'go on with your turn': 'take your turn' }

const numbered = new Map<string, Map<number, number>>()
let count = 0
for (const [question, decisions] of VERBS)
  numbered.set(question, new Map(decisions.map((decision) => [decision, count++])))

const byQuestion = QUESTION_NAMES.map((name) => {
  const row = new Int8Array(256).fill(-1)
  const verbs = numbered.get(SAME_WORDS[name] ?? name) ?? new Map<number, number>()
  for (const [decision, verb] of verbs) row[decision] = verb
  return row
})

/** The number of a verb among all of them; -1 if the answer names a card. */
export function verbOf(question: number, decision: number): number {
  return byQuestion[question][decision]
}
