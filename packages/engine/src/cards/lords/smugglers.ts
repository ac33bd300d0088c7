import { Expansion } from '../../game/expansions.ts'
import type { Seat } from '../../game/game.ts'
import { kernel, type Table } from '../../game/table.ts'
import { seatWords } from '../../notation/words.ts'
import { changeNebulis, giveNebulis } from '../../smuggling/nebulis.ts'
import { placeSentinel, sentinelLords } from '../../smuggling/sentinels.ts'
import { gainPearls } from '../../turn/pearls.ts'
import { Guild, type LordCard, lord } from '../lord.ts'

/** Once a turn: a nebulis for a pearl. */
export const ferryman = lord({
  name: 'ferryman',
  box: Expansion.Kraken,
  guild: Guild.Smuggler,
  influence: 5,
  keys: 1,
  cost: 7,
  races: 1,
  turnPower: {
    can: (game, me) => game.nebulis[me] > 0,
    use(table, me) {
      gainPearls(table, me, 1)
      changeNebulis(table, me, -1)
    },
  },
})

/** Two nebulis may be used in one payment. */
export const outlaw = lord({
  name: 'outlaw',
  box: Expansion.Kraken,
  guild: Guild.Smuggler,
  influence: 6,
  keys: 1,
  cost: 7,
  races: 1,
  nebulisLimit: 2,
})

/** Nebulis may be used with pearls left. */
export const counterfeiter = lord({
  name: 'counterfeiter',
  box: Expansion.Kraken,
  guild: Guild.Smuggler,
  influence: 5,
  keys: 1,
  cost: 7,
  races: 1,
  nebulisAnytime: true,
})

/** A nebulis to each opponent, as far as they go. */
export const fence = lord({
  name: 'fence',
  box: Expansion.Kraken,
  guild: Guild.Smuggler,
  influence: 8,
  keys: 0,
  cost: 7,
  races: 1,
  onRecruit(table, me) {
    const { game } = table
    const everybodyElse = ((1 << game.players) - 1) & ~(1 << me)
    if (game.nebulis[me] >= game.players - 1) giveNebulis(table, me, everybodyElse)
    else if (game.nebulis[me] > 0) kernel.ask(game, chooseReceivers, me)
  },
})

/** K6.R8: too few for all: one each by ascending seat. `chosen` is a bit a seat, `from` the next seat. */
const chooseReceivers = kernel.question('choose who gets a nebulis', {
  words: seatWords,
  unbroken: 'once-begun',
  options(game, me, out, chosen, from) {
    const missing = game.nebulis[me] - countBits(chosen)
    // A power that came in between may have spent what there was to give.
    if (missing <= 0) return
    let left = 0
    for (let them = game.players - 1; them >= from; them--)
      if (them !== me && ++left >= missing) out.add(them)
  },
  answer(table, me, them, chosen) {
    const { game } = table
    const seats = chosen | (1 << them)
    if (countBits(seats) === game.nebulis[me]) giveNebulis(table, me, seats)
    else kernel.ask(game, chooseReceivers, me, seats, them + 1)
  },
})

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1
  return count
}

/** Krakens left in hand bring no nebulis. */
export const cleaner = lord({
  name: 'cleaner',
  box: Expansion.Kraken,
  guild: Guild.Smuggler,
  influence: 7,
  keys: 1,
  cost: 7,
  races: 1,
  cleansKrakens: true,
})

/** K4.1: a lord with a sentinel, and a nebulis. */
function guardian(name: string): LordCard {
  const sentinel = sentinelLords.length
  const card = lord({
    name,
    box: Expansion.Kraken,
    guild: Guild.Smuggler,
    influence: 4,
    keys: 0,
    cost: 5,
    races: 2,
    onRecruit(table: Table, me: Seat) {
      table.game.sentinelOwner[sentinel] = me + 1
      table.game.turnPowers[me]++
      kernel.ask(table.game, placeSentinel, me, sentinel, 1)
      changeNebulis(table, me, 1)
    },
  })
  sentinelLords.push(card.id)
  return card
}

export const watcher = guardian('watcher')
export const vigil = guardian('vigil')
export const lookout = guardian('lookout')
