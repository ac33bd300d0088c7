import type { Seat } from '../../game/game.ts'
import { kernel, type Table } from '../../game/table.ts'
import { chooseDrawn, drawLocations } from '../../turn/control.ts'
import { Guild, type LordCard, lord } from '../lord.ts'

/** B7.4: draws tiles and controls one of them, the ambassador alone under it. */
function ambassador(name: string, influence: number, tiles: number): LordCard {
  const card: LordCard = lord({
    name,
    guild: Guild.Ambassador,
    influence,
    keys: 0,
    cost: 10,
    races: 5,
    onRecruit(table: Table, me: Seat) {
      if (table.game.locationDeckSize === 0) return
      drawLocations(table, me, tiles)
      kernel.ask(table.game, chooseDrawn, me, card.id + 1)
    },
  })
  return card
}

export const sage = ambassador('sage', 4, 2)
export const hermit = ambassador('hermit', 5, 1)
export const elder = ambassador('elder', 3, 3)
