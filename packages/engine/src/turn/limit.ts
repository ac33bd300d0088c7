import { FIRST_KRAKEN } from '../cards/allies.ts'
import { reaches, rulePoints } from '../cards/lord.ts'
import type { Game, Seat } from '../game/game.ts'
import { kernel } from '../game/table.ts'
import { allyWords, anyOf, from } from '../notation/words.ts'
import { discardAllyOf, discardDownTo } from './hand.ts'
import { losePearls } from './pearls.ts'

const NO_LIMIT = 255

/** The allies a seat may keep because of opponents' lords. */
function handLimitFor(game: Game, them: Seat): number {
  let lowest = NO_LIMIT
  for (const { lord, rule: limit } of rulePoints.opponentsHandLimit)
    if (limit < lowest && reaches(game, lord, them)) lowest = limit
  return lowest
}

/** Makes a seat discard down to the limit that opponents' lords set. */
export function enforceHandLimit(game: Game, them: Seat): void {
  const limit = handLimitFor(game, them)
  if (game.handSize[them] > limit) kernel.ask(game, discardDownTo, them, limit)
}

/** L2.1: one pearl to the treasury for each ally above the limit that is left. */
export const PAY_PEARLS = 64

/** L2.1: allies one by one, in any order, or pearls for all that are left; no krakens. */
export const martialLaw = kernel.question('martial law', {
  words: anyOf(allyWords, from(PAY_PEARLS, ['pearls'])),
  options(game, me, out) {
    const excess = game.handSize[me] - game.handLimit
    if (excess <= 0) return
    if (game.pearls[me] >= excess) out.add(PAY_PEARLS)
    for (let kind = 0; kind < FIRST_KRAKEN; kind++) if (game.hand[me][kind]) out.add(kind)
  },
  answer(table, me, decision) {
    const { game } = table
    if (decision === PAY_PEARLS) losePearls(table, me, game.handSize[me] - game.handLimit)
    else {
      discardAllyOf(table, me, decision)
      kernel.ask(game, martialLaw, me)
    }
  },
})
