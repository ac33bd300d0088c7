import { MONSTER } from '../cards/allies.ts'
import { hasActive, rulePoints } from '../cards/lord.ts'
import { DEPTHS, type Seat } from '../game/game.ts'
import { kernel, type Table } from '../game/table.ts'
import { named } from '../notation/words.ts'
import { clearDepths, endWithNothing, payForFight } from '../turn/depths.ts'
import { canDrawAlly, canDrawCard, toDiscard } from '../turn/hand.ts'
import { EXPLORE_ON, TAKE } from '../turn/threat.ts'
import { canFight, fight } from './fight.ts'
import { addLeviathan } from './leviathans.ts'

/** A lord may let its owner pass a monster by. */
export const IGNORE = 2

/** L3: a monster is revealed where there is a border; L4.1: or it is just discarded. */
export function meetMonsterAtBorder(table: Table, me: Seat): void {
  if (table.game.monstersAreGone) dropMonster(table, me)
  else kernel.ask(table.game, fightLeviathanOrExploreOn, me)
}

const fightLeviathanOrExploreOn = kernel.question('fight a leviathan or explore on', {
  words: named(['fight', 'on', 'ignore']),
  options(game, me, out) {
    const fights = canFight(game, me)
    if (fights) out.add(TAKE)
    // L3.4: in the fifth space it must be fought, if it can be.
    if (!fights || (game.depthsSize < DEPTHS && canDrawCard(game))) out.add(EXPLORE_ON)
    if (hasActive(game, rulePoints.ignoresMonsters, me)) out.add(IGNORE)
  },
  answer(table, me, decision) {
    const { game } = table
    if (decision === TAKE) {
      payForFight(table, me)
      kernel.ask(game, leaveDepths, me)
      fight(game, me)
    } else if (decision === IGNORE) dropMonster(table, me)
    else {
      kernel.ask(game, leaveMonster, me)
      addLeviathan(table, me)
    }
  },
})

/** L3.9: after the fight the exploration ends as it always does. */
const leaveDepths = kernel.step('leave the depths', (table, me) => clearDepths(table, me))

const leaveMonster = kernel.step('leave the monster', (table, me) => dropMonster(table, me))

/** The monster card is discarded and its space is free; B4.R4: without allies left this is the end. */
function dropMonster(table: Table, me: Seat): void {
  const { game } = table
  game.depthsSize--
  toDiscard(game, MONSTER)
  table.tell?.({ type: 'monster-left', seat: me })
  if (!canDrawAlly(game)) endWithNothing(table, me)
}
