// Which clauses explain what: questions (P32), and cards beyond those that the rules name. What happened says its own clause.
import { type ExpansionName, leviathans, lords } from '@hadal/engine'

type Clauses = readonly string[]

const TURN: Clauses = ['B2.1', 'B2.5', 'B3.1', 'B4.1', 'B5.1', 'B6.1']
const SECOND_LORD: Clauses = ['B8.11', 'B6.R3', 'K3.1', 'K4.2']
const REPLACED: Clauses = ['B8.5', 'B6.R3', 'B6.R7']

/** The clauses that explain a question, by its name in the engine, the nearest first. */
const QUESTION_CLAUSES: Readonly<Record<string, Clauses>> = {
  'take your turn': TURN,
  'go on with your turn': TURN,
  'end your turn': ['B2.4', 'B2.5'],
  'buy the ally': ['B4.2', 'B4.3', 'B4.4', 'B4.R3', 'K3.1', 'K3.2'],
  'take the ally or explore on': ['B4.5', 'B4.7', 'B4.11', 'B4.13', 'B4.R1'],
  'fight the monster or explore on': ['B4.8', 'B4.9', 'B4.10', 'B4.R1'],
  'choose a reward': ['B4.10', 'B4.R2', 'B8.3'],
  'place a kraken': ['K2.4', 'K2.R3'],
  'take a stack': ['B5.1', 'K4.2', 'K4.R1'],
  'take a second stack': ['B8.7', 'K4.2', 'O.10'],
  'pay for a lord': ['B6.1', 'B6.2', 'B6.R1', 'B6.R2', 'O.3', 'K2.1', 'K2.2', 'K3.1', 'K3.6'],
  'affiliate an ally': ['B6.3', 'B8.4', 'K2.3'],
  'control a location': ['B7.1', 'B7.2', 'B7.R1', 'B7.R6', 'K4.2'],
  'choose a drawn location': ['B7.2', 'B7.4', 'B7.R2'],
  'spend keys': ['B7.3', 'B7.1'],
  'exchange the location for one of the deck': ['B7.R3', 'O.7'],
  'discard an ally': ['B8.12', 'B6.R6', 'K2.R1'],
  'discard down to a limit': ['B8.1', 'B6.R6', 'O.2', 'K2.R1'],
  'sell an ally': ['B8.13', 'K2.R1'],
  'discard a stack': ['B8.13', 'K4.R1'],
  'replace a lord of the court': ['B8.13', 'B6.R7', 'K4.R1'],
  'choose a lord to disable': ['B8.2', 'B8.6'],
  'choose whom to rob of a token': ['B8.10', 'B8.12', 'L5.R10'],
  'recruit a second lord': SECOND_LORD,
  'pay for the second lord': SECOND_LORD,
  'dismiss a lord for one of the court': [...REPLACED, 'K4.R1'],
  'choose the lord in return': [...REPLACED, 'K4.R1'],
  'dismiss a lord for the top of the deck': REPLACED,
  'give a location': ['B7.R4', 'B6.R5'],
  'take a location in return': ['B7.R4', 'K4.R1', 'K5.R4'],
  'take an ally from the discard pile': ['K6.R6'],
  'free a lord': ['K6.R4'],
  'choose who gets a nebulis': ['K6.R8', 'K3.R1'],
  'give the kraken figure': ['K3.4', 'K3.R1', 'K3.R2'],
  'name a race': ['K6.R3', 'B8.6'],
  'discard an affiliated ally': ['K6.R3'],
  'place a sentinel': ['K4.1', 'K4.2', 'K4.3', 'K4.R2'],
  'search the sanctuary': ['K5.2', 'K5.1', 'K5.3', 'K5.R1', 'K5.R2'],
  'fight a leviathan or explore on': ['L3.1', 'L3.3', 'L3.4', 'L5.R6'],
  'fight a leviathan at once': ['L5.R3', 'L3.3', 'L5.R7'],
  'fight a second leviathan': ['L5.R5', 'L3.3'],
  'choose a leviathan to fight': ['L3.3', 'L3.5', 'L5.R14'],
  'choose an ally for the fight': ['L3.3', 'L5.R14', 'K2.R1'],
  'add pearls to the attack': ['L3.3', 'L3.5', 'L3.R1', 'K3.5'],
  'attack the leviathan again': ['L3.8', 'L3.5'],
  'split the tokens': ['L3.5', 'L3.10', 'L5.R1'],
  'reveal a monster token': ['L3.6', 'L5.R9', 'L5.R11', 'L5.R12'],
  'discard allies to a leviathan': ['L3.2', 'L5.R14', 'K2.R1'],
  'discard a lord to a leviathan': ['L3.2', 'L5.R14', 'B6.R7'],
  'choose a leviathan to harm': ['L5.R4', 'L3.5', 'L3.7'],
  'choose who adds a leviathan': ['L5.R2', 'L3.1', 'O.9'],
  'place a leviathan': ['L5.R13'],
  'martial law': ['L2.1', 'L2.R1', 'L2.R2', 'O.1'],
}

/** The questions that have clauses. */
export const EXPLAINED_QUESTIONS: readonly string[] = Object.keys(QUESTION_CLAUSES)

const BOXES: Readonly<Record<string, ExpansionName>> = { K: 'kraken', L: 'leviathan' }

/** The clauses that explain a question at a table with these expansions. */
export function clausesOfQuestion(question: string, expansions: readonly ExpansionName[]): Clauses {
  // L2: martial law is an option of every table.
  const isPlayed = (clause: string): boolean => {
    const box = BOXES[clause.slice(0, 1)]
    return box === undefined || clause.startsWith('L2.') || expansions.includes(box)
  }
  return (QUESTION_CLAUSES[question] ?? []).filter(isPlayed)
}

const SANCTUARY: Clauses = ['B9.R1', 'K5.2', 'K5.3', 'K5.R1', 'K5.R2', 'K5.R3', 'K5.R4', 'K5.R5']
const SENTINEL: Clauses = ['K4.2', 'K4.3', 'K4.R1', 'K4.R2']
const REVEALED: Clauses = ['L1.4', 'L3.5', 'L3.6', 'L5.R1', 'L5.R11']

/** The clauses about cards of a kind, which name none of them; the pattern is of the cards' names. */
const KIND_CLAUSES: readonly (readonly [RegExp, Clauses])[] = [
  [/^kraken\d$/, ['K2.1', 'K2.2', 'K2.3', 'K2.4', 'K2.5', 'K2.6', 'K2.R1', 'K2.R2', 'K2.R3']],
  [/^kraken\d$/, ['L2.1', 'L2.R2', 'L3.3']],
  [/^[a-z]+\d[pd]$/, ['L1.3', 'L3.3', 'L5.R14']],
  [/^[a-z]+\dp$/, ['L3.R1']],
  [/^crab\d[pd]?$/, ['L3.3', 'L5.R14']],
  [/^monster$/, ['B4.8', 'B4.9', 'B4.10', 'B4.R1', 'B4.R4', 'L3.1', 'L3.4', 'L3.9', 'L4.3']],
  [/^token\d$/, ['B1.4', 'B4.10', 'B4.R2', 'B9.4', 'L5.R1']],
  [/^token-/, REVEALED],
  [/^token-key$/, ['B7.R6', 'L5.R12']],
  [/^token-stack$/, ['L5.R9']],
  [/^sentinel-/, ['K4.1', ...SENTINEL]],
  [/^(?:watcher|vigil|lookout)$/, SENTINEL],
  [/^kraken-figure$/, ['K3.3', 'K3.4', 'K3.R1', 'K3.R2']],
  [/^scourge$/, ['L3.7', 'L4.2']],
  [/^loot\d$/, ['K5.2', 'K5.3', 'K5.R2', 'K5.R4']],
  [/^loot3$/, ['K5.R1']],
  [/^(?:cetacean-graveyard|abandoned-convoy|megalodon|battlefield)$/, SANCTUARY],
  [/^(?:elder|sage|hermit)$/, ['B7.R2', 'B7.R5', 'B7.R6', 'K6.R4', 'O.8']],
  [/^(?:closed-tower|lost-tower)$/, ['B8.2']],
  [/^leviathan\d+$/, ['L3.2', 'L3.3', 'L3.5', 'L3.7', 'L5.R8']],
]

/** The clauses that are about a card without naming it; `oracle`, `crab3`, `leviathan9` as the library calls it. */
export function clausesBesides(card: string): Clauses {
  const found = KIND_CLAUSES.flatMap(([kind, clauses]) => (kind.test(card) ? clauses : []))
  if (lords.some(({ name, turnPower }) => name === card && turnPower)) found.push('B2.5')
  const leviathan = leviathans.find(({ name }) => `leviathan${name}` === card)
  if (leviathan !== undefined) found.push(...clausesOfLeviathan(leviathan))
  return [...new Set(found)]
}

function clausesOfLeviathan({ race, attack }: (typeof leviathans)[number]): Clauses {
  const clauses: string[] = []
  if (race === undefined) clauses.push('L5.R14')
  if (attack.kind === 'discard-allies') clauses.push('L5.R14', 'K2.R1')
  if (attack.kind === 'discard-lord') clauses.push('L5.R14', 'B6.R7')
  return clauses
}
