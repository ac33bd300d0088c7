// The public face of the bots.
import type { Bot } from './bot.ts'
import { flatMonteCarlo } from './flat/flat.ts'
import { greedy, greedyTuned } from './greedy/greedy.ts'
import { botOfLevel, LEVELS } from './levels/levels.ts'
import { CHARACTERS } from './levels/taste.ts'
import { net } from './net/net.ts'
import { random } from './random.ts'
import { strong } from './search/strong.ts'

export type { LookBack, LookedAt, Verdict } from './analysis/findings.ts'
export { accuracyOf, type Grade, gradeOf } from './analysis/grade.ts'
export { lookBack } from './analysis/lookBack.ts'
export { type Split, splitOf } from './analysis/split.ts'
export { type PastTurn, type Swing, swingsOf, turnsOf } from './analysis/swings.ts'
export { thinkerWith } from './analysis/thinker.ts'
export type { Bot, Budget, Mind, Observation } from './bot.ts'
export { describeAction } from './features/action.ts'
export { actionUnits, FEATURES, stateUnits } from './features/layout.ts'
export { describeState } from './features/state.ts'
export { greedyWith } from './greedy/greedy.ts'
export { tunedWeightsFor } from './greedy/tuned.ts'
export { type Weights as GreedyWeights, weightsFor } from './greedy/weights.ts'
export { CHARACTERS, type Character } from './levels/taste.ts'
export { BadNetwork, type Precision, readWeights, writeWeights } from './net/file.ts'
export { Judge, learntMargin, SCORE_UNIT } from './net/judge.ts'
export type { Network, Shape } from './net/network.ts'
export { readNetwork } from './net/readNetwork.ts'
export { Sparse } from './net/sparse.ts'
export { blankWeights, type Head, type Weights } from './net/weights.ts'
export { chanceOfCard, isStrong, nextCard } from './odds/deck.ts'
export { type FightChance, fightChances } from './odds/fight.ts'
export { chanceOfPair, type LootChance, nextLoot } from './odds/loot.ts'
export { type BuyerChance, type PurchaseChances, purchaseChances } from './odds/purchases.ts'
export type { Reason, Why } from './reasons/reason.ts'
export { reasonFor } from './reasons/reasons.ts'
export { type Advice, Deliberation } from './search/deliberation.ts'

const levels = LEVELS.map((_, at) => botOfLevel(at + 1))

/** Every bot by its name. */
export const bots: ReadonlyMap<string, Bot> = new Map(
  [random, greedy, greedyTuned, flatMonteCarlo, net, strong, ...levels].map((bot) => [
    bot.name,
    bot,
  ]),
)

/** The same levels with a taste. */
const characters: ReadonlyMap<string, Bot> = new Map(
  LEVELS.flatMap((_, at) =>
    CHARACTERS.map((character) => {
      const bot = botOfLevel(at + 1, character)
      return [bot.name, bot] as const
    }),
  ),
)

/** A bot by its name; a level may have a taste after a colon: `level-3:rusher`. */
export function botNamed(name: string): Bot | undefined {
  return bots.get(name) ?? characters.get(name)
}
