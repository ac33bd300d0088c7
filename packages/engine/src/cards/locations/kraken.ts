import { Expansion } from '../../game/expansions.ts'
import { enterSanctuary } from '../../smuggling/sanctuary.ts'
import { type LocationCard, location } from '../location.ts'
import { valueOfLoot } from '../loot.ts'
import { Guild } from '../lord.ts'
import { perLordOf } from './counts.ts'

export const gamblingDen = location({
  name: 'gambling-den',
  box: Expansion.Kraken,
  worth: perLordOf(Guild.Smuggler, 5, 2),
})

export const krakensLair = location({
  name: 'krakens-lair',
  box: Expansion.Kraken,
  worth: (game, me) => ({ base: 15, each: -3, count: game.nebulis[me] }),
})

/** K5.3: each loot card on it is worth its value. */
function lootSanctuary(name: string): LocationCard {
  const card: LocationCard = location({
    name,
    box: Expansion.Kraken,
    worth: (game) => ({
      base: 0,
      each: 1,
      count: game.loot[card.id].reduce((sum, count, loot) => sum + count * valueOfLoot[loot], 0),
    }),
    onGain: (table, me) => enterSanctuary(table, me, card.id),
  })
  return card
}

export const cetaceanGraveyard = lootSanctuary('cetacean-graveyard')
export const abandonedConvoy = lootSanctuary('abandoned-convoy')
export const megalodon = lootSanctuary('megalodon')
export const battlefield = lootSanctuary('battlefield')
