import { activeOwner, lords, rulePoints } from '../cards/lord.ts'
import { type Game, LordState, SENTINELS, type Seat } from '../game/game.ts'
import { kernel } from '../game/table.ts'
import type { Options } from '../kernel/options.ts'
import { named } from '../notation/words.ts'
import { canPlaceSentinel, placeSentinel, sentinelLords } from '../smuggling/sentinels.ts'

/** Uses a lord's power for once a turn, or its sentinel; the number added is the lord's. */
export const USE_POWER = 192

// B2.5: whenever the game waits for a decision of the active player in their own turn.
kernel.interruptWith({
  from: USE_POWER,
  words: named(() => lords.map((lord) => lord.name), USE_POWER, 'use '),
  add(game, asked, out) {
    if (asked !== game.turnSeat || game.turnPowers[asked] === 0) return
    for (const { lord, rule: power } of rulePoints.turnPower)
      if (
        activeOwner(game, lord) === asked &&
        !(game.lordState[lord] & LordState.Used) &&
        power.can(game, asked)
      )
        out.add(USE_POWER + lord)
    offerSentinels(game, asked, out)
  },
  run(table, asked, decision) {
    const { game } = table
    const lord = decision - USE_POWER
    game.idleTurns = 0
    const sentinel = sentinelLords.indexOf(lord)
    if (sentinel >= 0) {
      kernel.ask(game, placeSentinel, asked, sentinel)
      return
    }
    game.lordState[lord] |= LordState.Used
    table.tell?.({ type: 'power-used', seat: asked, lord })
    for (const point of rulePoints.turnPower) if (point.lord === lord) point.rule.use(table, asked)
  },
})

/** K4.1: a token is placed like a power is used, whatever became of its lord (K4.R2). */
function offerSentinels(game: Game, me: Seat, out: Options): void {
  for (let sentinel = 0; sentinel < SENTINELS; sentinel++)
    if (game.sentinelOwner[sentinel] === me + 1 && canPlaceSentinel(game, me, sentinel))
      out.add(USE_POWER + sentinelLords[sentinel])
}
