import { KINDS } from '../cards/allies.ts'
import { reaches, rulePoints } from '../cards/lord.ts'
import type { Game, Seat } from '../game/game.ts'
import { kernel } from '../game/table.ts'
import { allyWords, anyOf, from } from '../notation/words.ts'
import { discardAllyOf, discardDownTo, offerEnough } from './hand.ts'

const NO_LIMIT = 255

/** The allies a seat may keep because of opponents' lords. */
function handLimitFor(game: Game, them: Seat): number {
  let lowest = NO_LIMIT
  for (const { lord, limit } of rulePoints.opponentsHandLimit)
    if (limit < lowest && reaches(game, lord, them)) lowest = limit
  return lowest
}

/** Makes a seat discard down to the limit that opponents' lords set. */
export function enforceHandLimit(game: Game, them: Seat): void {
  const limit = handLimitFor(game, them)
  if (game.handSize[them] > limit) kernel.ask(game, discardDownTo, them, limit)
}

/** L2.1: one pearl to the treasury for one ally above the limit. */
export const PAY_PEARL = 64

/**
 * L2.1: pearls first, then allies by ascending kind.
 *
 * `paid` counts the pearls, `from` is the kind discarded last + 1.
 */
export const martialLaw = kernel.question('martial law', {
  words: anyOf(allyWords, from(PAY_PEARL, ['pearl'])),
  unbroken: 'once-begun',
  options(game, me, out, paid, from) {
    const excess = game.handSize[me] - game.handLimit - paid
    if (excess <= 0) return
    if (from === 0 && game.pearls[me] > 0) out.add(PAY_PEARL)
    offerEnough(game.hand[me], from === 0 ? 0 : from - 1, KINDS, excess, out)
  },
  answer(table, me, decision, paid, from) {
    const { game } = table
    if (decision === PAY_PEARL) {
      game.pearls[me]--
      table.tell?.({ type: 'pearls-lost', seat: me, pearls: 1 })
      kernel.ask(game, martialLaw, me, paid + 1, from)
    } else {
      discardAllyOf(table, me, decision)
      kernel.ask(game, martialLaw, me, paid, decision + 1)
    }
  },
})
