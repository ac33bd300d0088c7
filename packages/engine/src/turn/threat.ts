import { reaches, rulePoints } from '../cards/lord.ts'
import { THREAT_TRACK } from '../cards/threat.ts'
import { Expansion } from '../game/expansions.ts'
import { DEPTHS, type Game, type Seat } from '../game/game.ts'
import { kernel, type Table } from '../game/table.ts'
import { named } from '../notation/words.ts'
import { clearDepths, liftLastCard } from './depths.ts'
import { canDrawCard, toDiscard } from './hand.ts'
import { gainKeyTokens, gainPearls } from './pearls.ts'
import { gainTokens } from './tokens.ts'

/** Ends the exploration with the card revealed last: the ally is taken, the monster fought. */
export const TAKE = 0
export const EXPLORE_ON = 1

/** The marker moves one space down and stays on the last; where the border is, there is no track. */
export function raiseThreat({ game }: Table): void {
  if (game.expansions & Expansion.Leviathan) return
  game.threat = Math.min(game.threat + 1, THREAT_TRACK.length - 1)
}

/** B4.8: a monster of the threat track. */
export const fightOrExploreOn = kernel.question('fight the monster or explore on', {
  words: named(['fight', 'on']),
  options(game, _me, out) {
    out.add(TAKE)
    if (game.depthsSize < DEPTHS && canDrawCard(game)) out.add(EXPLORE_ON)
  },
  answer(table, me, decision) {
    if (decision === TAKE) {
      fight(table, me)
      return
    }
    raiseThreat(table)
    table.tell?.({ type: 'monster-ignored', seat: me, threat: table.game.threat })
  },
})

function fight(table: Table, me: Seat): void {
  const { game } = table
  toDiscard(game, liftLastCard(table, me))
  table.tell?.({ type: 'monster-fought', seat: me, threat: game.threat })
  clearDepths(table, me)
  kernel.ask(game, chooseReward, me, rewardSpace(game, me))
}

/** The space whose rewards a fighter may choose from. */
function rewardSpace(game: Game, me: Seat): number {
  let space = game.threat
  for (const { lord, rule: spaces } of rulePoints.rewardSetBack)
    if (reaches(game, lord, me)) space -= spaces
  return Math.max(space, 0)
}

const chooseReward = kernel.question('choose a reward', {
  words: named(['reward1', 'reward2', 'reward3']),
  options(game, _me, out, space) {
    const rewards = THREAT_TRACK[space]
    // B4.R2: a reward that needs more tokens than are left is not offered.
    for (let i = 0; i < rewards.length; i++) if (rewards[i].tokens <= game.tokenPileSize) out.add(i)
  },
  answer(table, me, choice, space) {
    const reward = THREAT_TRACK[space][choice]
    table.game.threat = 0
    table.tell?.({ type: 'rewarded', seat: me, reward })
    gainPearls(table, me, reward.pearls)
    gainKeyTokens(table, me, reward.keys)
    gainTokens(table, me, reward.tokens)
  },
})
