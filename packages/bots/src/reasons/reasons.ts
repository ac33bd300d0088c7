import { USE_POWER, type View } from '@hadal/engine'
import { Situation } from '../greedy/situation.ts'
import { weightsFor } from '../greedy/weights.ts'
import { whyDiscardStack, whyStack } from './council.ts'
import {
  whyDiscard,
  whyDiscardAffiliated,
  whyDiscardDownTo,
  whyDiscardToLeviathan,
  whyMartialLaw,
  whySell,
} from './discarding.ts'
import type { Explain } from './explain.ts'
import { whyFightOrOn, whyReward, whyTakeOrOn } from './exploring.ts'
import {
  whyAddPearls,
  whyAttackAgain,
  whyChooseLeviathan,
  whyFightAtWill,
  whyFighter,
  whyFightOrPass,
  whyHarm,
  whyPlaceLeviathan,
  whyReveal,
  whySplit,
  whyWhoAdds,
} from './leviathans.ts'
import { whyChooseLocation, whyControl, whyGiveLocation, whyKeysSpent } from './locations.ts'
import {
  whyBribe,
  whyDisable,
  whyDismiss,
  whyFree,
  whyLeader,
  whyReplace,
  whyTakeLord,
} from './lords.ts'
import { whyOffer } from './offers.ts'
import { whyAffiliate, whyPay, whySettle } from './paying.ts'
import type { Reason } from './reason.ts'
import {
  whyHeal,
  whyNameRace,
  whyPlaceKraken,
  whyReceiver,
  whyRob,
  whySearch,
  whySentinel,
} from './smuggling.ts'
import { whyAction } from './turn.ts'

/** What to say by the name of the question. */
const EXPLAINED: ReadonlyMap<string, Explain> = new Map<string, Explain>([
  ['take your turn', whyAction],
  ['go on with your turn', whyAction],
  ['end your turn', () => ({ why: 'turn-done' })],
  ['buy the ally', whyOffer],
  ['take the ally or explore on', whyTakeOrOn],
  ['fight the monster or explore on', whyFightOrOn],
  ['choose a reward', whyReward],
  ['take a stack', whyStack],
  ['take a second stack', whyStack],
  ['pay for a lord', whyPay],
  ['affiliate an ally', whyAffiliate],
  ['control a location', whyControl],
  ['choose a drawn location', whyChooseLocation],
  ['exchange the location for one of the deck', whyChooseLocation],
  ['give a location', whyGiveLocation],
  ['take a location in return', whyChooseLocation],
  ['spend keys', whyKeysSpent],
  ['discard an ally', whyDiscard],
  ['sell an ally', whySell],
  ['discard down to a limit', whyDiscardDownTo],
  ['martial law', whyMartialLaw],
  ['discard a stack', whyDiscardStack],
  ['replace a lord of the court', whyReplace],
  ['recruit a second lord', whyBribe],
  ['dismiss a lord for one of the court', whyDismiss],
  ['dismiss a lord for the top of the deck', whyDismiss],
  ['choose the lord in return', whyTakeLord],
  ['choose a lord to disable', whyDisable],
  ['choose whom to rob of a token', whyRob],
  // Kraken
  ['place a kraken', whyPlaceKraken],
  ['give the kraken figure', whyLeader],
  ['place a sentinel', whySentinel],
  ['search the sanctuary', whySearch],
  ['choose who gets a nebulis', whyReceiver],
  ['take an ally from the discard pile', whyHeal],
  ['name a race', whyNameRace],
  ['discard an affiliated ally', whyDiscardAffiliated],
  ['free a lord', whyFree],
  ['pay for the second lord', whySettle],
  // Leviathan
  ['fight a leviathan or explore on', whyFightOrPass],
  ['choose a leviathan to fight', whyChooseLeviathan],
  ['choose an ally for the fight', whyFighter],
  ['add pearls to the attack', whyAddPearls],
  ['attack the leviathan again', whyAttackAgain],
  ['fight a second leviathan', whyFightAtWill],
  ['fight a leviathan at once', whyFightAtWill],
  ['split the tokens', whySplit],
  ['reveal a monster token', whyReveal],
  ['discard allies to a leviathan', whyDiscardToLeviathan],
  ['discard a lord to a leviathan', whyDismiss],
  ['choose who adds a leviathan', whyWhoAdds],
  ['choose a leviathan to harm', whyHarm],
  ['place a leviathan', whyPlaceLeviathan],
])

/**
 * Why whoever is asked might decide so: the fact that speaks for it most.
 *
 * It is read off what the seat sees, whoever plays it and however they came to it.
 */
export function reasonFor(seen: View, legal: readonly number[], decision: number): Reason {
  if (seen.asked === undefined || legal.length === 1) return { why: 'only-choice' }
  if (decision >= USE_POWER) return { why: 'power-used', lord: decision - USE_POWER }
  const { question, seat } = seen.asked
  const s = new Situation(seen, seat, weightsFor(seen.players))
  const options = legal.filter((option) => option < USE_POWER)
  return EXPLAINED.get(question)?.(s, decision, options) ?? { why: 'best-of', count: legal.length }
}
