// Why the explorer stops, or goes on.
import { DEPTHS, type Kind, type Reward, strengthOf, TAKE, THREAT_TRACK } from '@hadal/engine'
import { bestReward, Exploration } from '../greedy/exploring.ts'
import { at, type Situation } from '../greedy/situation.ts'
import { whyAllies } from './allies.ts'
import { type Explain, percentOf } from './explain.ts'
import { whyKeys } from './lords.ts'
import type { Reason } from './reason.ts'
import { whyMonster } from './turn.ts'

/** Allies up to this strength are weak. */
const WEAK = 2
/** A chance of something better that makes going on promising, in percent. */
const PROMISING = 50
/** Fewer pearls than these are few. */
const FEW_PEARLS = 3

export const whyTakeOrOn: Explain = (s, decision) => {
  const kind = s.view.depths.at(-1)
  if (kind === undefined) return undefined
  return decision === TAKE ? whyTake(s, kind) : whyOn(s, kind)
}

function whyTake(s: Situation, kind: Kind): Reason | undefined {
  const good = whyAllies(s, [[kind, 1]])
  if (good !== undefined) return good
  const exploration = new Exploration(s)
  const percent = percentOf(exploration.chanceOfBetter(kind))
  if (percent < PROMISING) return { why: 'little-ahead', percent }
  return exploration.buyers > 0 ? { why: 'may-be-bought' } : undefined
}

function whyOn(s: Situation, kind: Kind): Reason | undefined {
  const monster = whyMonster(s, s.view.threat)
  if (monster !== undefined) return monster
  const exploration = new Exploration(s)
  const percent = percentOf(exploration.chanceOfBetter(kind))
  if (percent >= PROMISING) return { why: 'better-ahead', percent }
  if (at(strengthOf, kind) <= WEAK) return { why: 'too-weak', kind }
  if (exploration.buyers > 0) return { why: 'may-sell' }
  return s.view.depths.length === DEPTHS - 1 ? { why: 'last-space' } : undefined
}

export const whyFightOrOn: Explain = (s, decision) => {
  const { threat, depths } = s.view
  if (decision === TAKE) {
    const reward = bestReward(s, threat)
    return reward && (whyKeys(s, reward.keys) ?? { why: 'reward', reward })
  }
  if (threat + 1 < THREAT_TRACK.length) return { why: 'reward-grows' }
  return depths.length === DEPTHS - 1 ? { why: 'last-space' } : { why: 'allies-first' }
}

export const whyReward: Explain = (s, decision) => {
  const rewards = THREAT_TRACK[s.view.asked?.a ?? 0] ?? []
  const reward = rewards[decision]
  return reward && (whyOfRewards(s, reward, rewards) ?? { why: 'reward', reward })
}

/** What a reward has more of than the others, which have as many keys. */
function whyOfRewards(
  s: Situation,
  { pearls, tokens }: Reward,
  rewards: readonly Reward[],
): Reason | undefined {
  if (rewards.every((other) => other.tokens <= tokens)) return { why: 'tokens-score', tokens }
  const most = rewards.every((other) => other.pearls <= pearls)
  return most && s.pearls < FEW_PEARLS ? { why: 'pearls-short', pearls: s.pearls } : undefined
}
