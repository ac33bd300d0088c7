import { activeOwner, costOf, reaches, rulePoints } from '../cards/lord.ts'
import type { Game, LordId, Seat } from '../game/game.ts'
import { costFor } from '../turn/cost.ts'

/** The lords that change what a seat pays. */
export function costChangers(game: Game, me: Seat): LordId[] {
  return rulePoints.recruitCost
    .filter(({ lord, rule }) =>
      activeOwner(game, lord) === me
        ? rule.mine !== 0
        : rule.theirs !== 0 && reaches(game, lord, me),
    )
    .map(({ lord }) => lord)
}

/** What a lord costs a seat now, and which lords make it so. */
export function costOfLord(
  game: Game,
  me: Seat,
  lord: LordId,
): { readonly printed: number; readonly cost: number; readonly because: readonly LordId[] } {
  return {
    printed: costOf[lord],
    cost: costFor(game, me, lord),
    because: costChangers(game, me),
  }
}
