import { USE_POWER } from '@hadal/engine'
import type { Bot, Observation } from '../bot.ts'
import { takeStack } from './council.ts'
import { discardAlly, discardDownTo, martialLaw } from './discarding.ts'
import { chooseReward, fightOrExploreOn, takeOrExploreOn } from './exploring.ts'
import {
  addPearls,
  attackAgain,
  chooseFighter,
  chooseLeviathan,
  chooseToHarm,
  chooseWhoAdds,
  discardToLeviathan,
  fightAtWill,
  fightLeviathanOrExploreOn,
  loseLord,
  placeLeviathan,
  revealToken,
  splitTokens,
} from './leviathans.ts'
import { chooseLocation, controlLocation, giveLocation, spendKeys } from './locations.ts'
import { searchSanctuary } from './loot.ts'
import { buyOrPass } from './offers.ts'
import { affiliationGain } from './payment.ts'
import { best } from './pick.ts'
import {
  bribeLord,
  chooseVictim,
  disableLord,
  discardStack,
  dismissForCourt,
  dismissForTopLord,
  replaceAtCourt,
  takeLord,
  wantsPower,
} from './powers.ts'
import { pay, settle } from './recruiting.ts'
import { placeSentinel } from './sentinels.ts'
import { Situation } from './situation.ts'
import {
  chooseReceivers,
  discardAffiliated,
  freeLord,
  giveFigure,
  nameRace,
  placeKraken,
  takeFromDiscard,
} from './smuggling.ts'
import { tunedWeightsFor } from './tuned.ts'
import { takeTurn } from './turn.ts'
import { type Weights, weightsFor } from './weights.ts'

/** Answers one question; nothing if it does not know better than chance. */
type Heuristic = (s: Situation, options: readonly number[]) => number | undefined

/** What to do by the name of the question. */
const HEURISTICS: ReadonlyMap<string, Heuristic> = new Map<string, Heuristic>([
  ['take your turn', takeTurn],
  ['go on with your turn', takeTurn],
  ['buy the ally', buyOrPass],
  ['take the ally or explore on', takeOrExploreOn],
  ['fight the monster or explore on', fightOrExploreOn],
  ['choose a reward', chooseReward],
  ['take a stack', takeStack],
  ['take a second stack', takeStack],
  ['pay for a lord', pay],
  ['affiliate an ally', (s, options) => best(options, (kind) => affiliationGain(s, kind))],
  ['control a location', controlLocation],
  ['choose a drawn location', chooseLocation],
  ['exchange the location for one of the deck', chooseLocation],
  ['give a location', giveLocation],
  ['take a location in return', chooseLocation],
  ['spend keys', spendKeys],
  ['discard an ally', discardAlly],
  ['sell an ally', discardAlly],
  ['discard down to a limit', discardDownTo],
  ['martial law', martialLaw],
  ['discard a stack', discardStack],
  ['replace a lord of the court', replaceAtCourt],
  ['recruit a second lord', bribeLord],
  ['dismiss a lord for one of the court', dismissForCourt],
  ['dismiss a lord for the top of the deck', dismissForTopLord],
  ['choose the lord in return', takeLord],
  ['choose a lord to disable', disableLord],
  ['choose whom to rob of a token', chooseVictim],
  // Kraken
  ['place a kraken', placeKraken],
  ['give the kraken figure', giveFigure],
  ['place a sentinel', placeSentinel],
  ['search the sanctuary', searchSanctuary],
  ['choose who gets a nebulis', chooseReceivers],
  ['take an ally from the discard pile', takeFromDiscard],
  ['name a race', nameRace],
  ['discard an affiliated ally', discardAffiliated],
  ['free a lord', freeLord],
  ['pay for the second lord', settle],
  // Leviathan
  ['fight a leviathan or explore on', fightLeviathanOrExploreOn],
  ['choose a leviathan to fight', chooseLeviathan],
  ['choose an ally for the fight', chooseFighter],
  ['add pearls to the attack', addPearls],
  ['attack the leviathan again', attackAgain],
  ['fight a second leviathan', fightAtWill],
  ['fight a leviathan at once', fightAtWill],
  ['split the tokens', splitTokens],
  ['reveal a monster token', revealToken],
  ['discard allies to a leviathan', discardToLeviathan],
  ['discard a lord to a leviathan', loseLord],
  ['choose who adds a leviathan', chooseWhoAdds],
  ['choose a leviathan to harm', chooseToHarm],
  ['place a leviathan', placeLeviathan],
])

/** A bot that weighs what each answer gains at once, and looks no further. */
export function greedyWith(name: string, weights: (players: number) => Weights): Bot {
  return {
    name,
    choose(observation) {
      const view = observation.view()
      const seat = view.asked?.seat
      if (seat === undefined) return atRandom(observation, observation.legal)
      const s = new Situation(view, seat, weights(view.players))
      for (const decision of observation.legal)
        if (decision >= USE_POWER && wantsPower(s, decision - USE_POWER)) return decision
      const options = observation.legal.filter((decision) => decision < USE_POWER)
      const [only] = options
      if (options.length === 1 && only !== undefined) return only
      const chosen = HEURISTICS.get(view.asked?.question ?? '')?.(s, options)
      return chosen !== undefined && options.includes(chosen)
        ? chosen
        : atRandom(observation, options)
    },
  }
}

function atRandom(observation: Observation, options: readonly number[]): number {
  return options[observation.random(options.length)] ?? 0
}

export const greedy = greedyWith('greedy', weightsFor)
/** The same with weights that an optimiser has found: the yardstick for whatever comes after it. */
export const greedyTuned = greedyWith('greedy-tuned', tunedWeightsFor)
