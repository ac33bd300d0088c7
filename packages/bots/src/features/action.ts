import {
  costFor,
  DRAW,
  type Game,
  ON_LOCATION,
  ON_STACK,
  QUESTION_NAMES,
  SETTLE,
  type Seat,
  SUPPORT,
  THREAT_TRACK,
  USE_POWER,
} from '@hadal/engine'
import type { Sparse } from '../net/sparse.ts'
import { describeAlly, Purpose } from './allies.ts'
import {
  describeLocation,
  describeLord,
  describeRecruit,
  describeSeatChosen,
  describeSpace,
  describeStack,
} from './cards.ts'
import { OfAction } from './layout.ts'
import { argumentOf, questionOf } from './question.ts'
import { verbOf } from './verbs.ts'

/** Describes an answer that names a card, a seat, a space or a number. */
type Describe = (game: Game, me: Seat, decision: number, out: Sparse) => void

const ally =
  (purpose: number): Describe =>
  (game, me, kind, out) =>
    describeAlly(game, me, kind, purpose, out)
const lose = ally(Purpose.Lose)
const gain = ally(Purpose.Gain)

const turn: Describe = (game, me, decision, out) => {
  if (decision < SUPPORT) describeRecruit(game, me, decision, out)
  else describeStack(game, decision - SUPPORT, out)
}

const sentinel: Describe = (game, me, decision, out) => {
  if (decision < ON_STACK) describeLord(game, me, decision, out)
  else if (decision < ON_LOCATION) describeStack(game, decision - ON_STACK, out)
  else describeLocation(game, me, decision - ON_LOCATION, out)
}

const givenLocation: Describe = (game, me, location, out) => {
  describeLocation(game, me, location, out)
  out.add(OfAction.given, 1)
}

const reward: Describe = (game, _me, choice, out) => {
  const { pearls, keys, tokens } = THREAT_TRACK[argumentOf(game)][choice]
  out.add(OfAction.pearls, pearls)
  out.add(OfAction.keys, keys)
  out.add(OfAction.tokens, tokens)
}

const stack: Describe = (game, _me, race, out) => describeStack(game, race, out)
const otherRace: Describe = (_game, _me, race, out) => out.add(OfAction.otherRace + race, 1)
const soMany: Describe = (_game, _me, count, out) => out.add(OfAction.count, count)

/** What the answers of a question name, where they are no verbs. */
const NAMES: Readonly<Record<string, Describe>> = {
  'take your turn': turn,
  'go on with your turn': turn,
  'recruit a second lord': describeRecruit,
  'choose the lord in return': describeRecruit,
  'choose a reward': reward,
  'pay for a lord': ally(Purpose.Pay),
  'affiliate an ally': gain,
  'take an ally from the discard pile': gain,
  'choose an ally for the fight': ally(Purpose.Fight),
  'discard an ally': lose,
  'sell an ally': lose,
  'discard down to a limit': lose,
  'discard allies to a leviathan': lose,
  'discard an affiliated ally': lose,
  'martial law': lose,
  'control a location': describeLocation,
  'choose a drawn location': describeLocation,
  'exchange the location for one of the deck': describeLocation,
  'take a location in return': describeLocation,
  'give a location': givenLocation,
  'spend keys': describeLord,
  'replace a lord of the court': describeLord,
  'dismiss a lord for one of the court': describeLord,
  'dismiss a lord for the top of the deck': describeLord,
  'choose a lord to disable': describeLord,
  'discard a lord to a leviathan': describeLord,
  'free a lord': describeLord,
  'take a stack': stack,
  'take a second stack': stack,
  'discard a stack': stack,
  'place a kraken': otherRace,
  'name a race': otherRace,
  'place a sentinel': sentinel,
  'choose who gets a nebulis': describeSeatChosen,
  'give the kraken figure': describeSeatChosen,
  'choose whom to rob of a token': describeSeatChosen,
  'choose who adds a leviathan': describeSeatChosen,
  'choose a leviathan to fight': describeSpace,
  'choose a leviathan to harm': describeSpace,
  'place a leviathan': describeSpace,
  'split the tokens': soMany,
  'add pearls to the attack': soMany,
}

const byQuestion: readonly (Describe | undefined)[] = QUESTION_NAMES.map((name) => NAMES[name])
const PAYMENT = QUESTION_NAMES.indexOf('pay for a lord')
const CONTROL = QUESTION_NAMES.indexOf('control a location')

/** What a seat that is asked can tell of one of its answers. */
export function describeAction(game: Game, me: Seat, decision: number, out: Sparse): void {
  out.clear()
  if (decision >= USE_POWER) {
    out.add(OfAction.power + decision - USE_POWER, 1)
    return
  }
  const question = questionOf(game)
  const verb = verbOf(question, decision)
  if (verb < 0) {
    byQuestion[question]?.(game, me, decision, out)
    return
  }
  out.add(OfAction.verb + verb, 1)
  if (question === PAYMENT) describeSettling(game, me, decision - SETTLE, out)
  if (question === CONTROL) out.add(OfAction.count, decision - DRAW)
}

function describeSettling(game: Game, me: Seat, nebulis: number, out: Sparse): void {
  const missing = costFor(game, me, argumentOf(game)) - game.paidStrength
  out.add(OfAction.pearls, missing - nebulis)
  out.add(OfAction.nebulis, nebulis)
  out.add(OfAction.overpaid, -missing)
}
