import { activeOwner, lords, rulePoints } from '../cards/lord.ts'
import { LordState } from '../game/game.ts'
import { kernel } from '../game/table.ts'
import { named } from '../notation/words.ts'

/** Uses a lord's power for once a turn; the number added is the lord's. */
export const USE_POWER = 192

// B2.5: whenever the game waits for a decision of the active player in their own turn.
kernel.interruptWith({
  from: USE_POWER,
  words: named(() => lords.map((lord) => lord.name), USE_POWER, 'use '),
  add(game, asked, out) {
    if (asked !== game.turnSeat) return
    for (const { lord, power } of rulePoints.turnPower)
      if (
        activeOwner(game, lord) === asked &&
        !(game.lordState[lord] & LordState.Used) &&
        power.can(game, asked)
      )
        out.add(USE_POWER + lord)
  },
  run(table, asked, decision) {
    const { game } = table
    const lord = decision - USE_POWER
    game.lordState[lord] |= LordState.Used
    game.idleTurns = 0
    table.tell?.({ type: 'power-used', seat: asked, lord })
    for (const point of rulePoints.turnPower) if (point.lord === lord) point.power.use(table, asked)
  },
})
