import { leviathansAtBorder } from '../../border/leviathans.ts'
import { Expansion } from '../../game/expansions.ts'
import type { Seat } from '../../game/game.ts'
import { kernel, type Table } from '../../game/table.ts'
import { allyWords } from '../../notation/words.ts'
import { racesIn } from '../../turn/cost.ts'
import { discardAlly, discardAllyOf } from '../../turn/hand.ts'
import { gainPearls } from '../../turn/pearls.ts'
import { MONSTER, RACES, raceOf } from '../allies.ts'
import { Guild, lord } from '../lord.ts'

const pearls = (count: number) => (table: Table, me: Seat) => gainPearls(table, me, count)

/** A pearl for each race among the allies left for the council. */
export const shipMaster = lord({
  name: 'ship-master',
  guild: Guild.Merchant,
  influence: 5,
  keys: 1,
  cost: 6,
  races: 3,
  explorationEnds(table, me) {
    const { game } = table
    let races = 0
    for (let space = 0; space < game.depthsSize; space++) {
      const card = game.depths[space]
      // K2.R2: a kraken is of no race here.
      if (card !== MONSTER && raceOf[card] < RACES) races |= 1 << raceOf[card]
    }
    gainPearls(table, me, racesIn[races])
  },
})

export const trader = lord({
  name: 'trader',
  guild: Guild.Merchant,
  influence: 9,
  keys: 0,
  cost: 10,
  races: 3,
  onRecruit: pearls(3),
})

export const peddler = lord({
  name: 'peddler',
  guild: Guild.Merchant,
  influence: 9,
  keys: 0,
  cost: 8,
  races: 1,
  onRecruit: pearls(2),
})

/** A pearl now, and one at the start of each of its owner's turns. */
export const landlord = lord({
  name: 'landlord',
  guild: Guild.Merchant,
  influence: 5,
  keys: 1,
  cost: 10,
  races: 2,
  onRecruit: pearls(1),
  startOfTurn: pearls(1),
})

/** Once a turn: an ally from hand for 2 pearls. */
export const slaver = lord({
  name: 'slaver',
  guild: Guild.Merchant,
  influence: 5,
  keys: 1,
  cost: 8,
  races: 1,
  turnPower: {
    can: (game, me) => game.handSize[me] > 0,
    use: ({ game }, me) => kernel.ask(game, sellAlly, me),
  },
})

const sellAlly = kernel.question('sell an ally', {
  words: allyWords,
  unbroken: 'always',
  options: discardAlly.options,
  answer(table, me, kind) {
    discardAllyOf(table, me, kind)
    gainPearls(table, me, 2)
  },
})

export const shopkeeper = lord({
  name: 'shopkeeper',
  guild: Guild.Merchant,
  influence: 9,
  keys: 0,
  cost: 6,
  races: 3,
  onRecruit: pearls(1),
})

/** A pearl each time an opponent recruits. */
export const shareholder = lord({
  name: 'shareholder',
  box: Expansion.Kraken,
  guild: Guild.Merchant,
  influence: 5,
  keys: 1,
  cost: 9,
  races: 2,
  opponentRecruits: pearls(1),
})

export const inheritor = lord({
  name: 'inheritor',
  box: Expansion.Kraken,
  guild: Guild.Merchant,
  influence: 7,
  keys: 0,
  cost: 10,
  races: 2,
  onRecruit: pearls(5),
})

/** 2 pearls for each health point taken from a leviathan. */
export const taxidermist = lord({
  name: 'taxidermist',
  box: Expansion.Leviathan,
  guild: Guild.Merchant,
  influence: 5,
  keys: 1,
  cost: 6,
  races: 1,
  pearlsForHealth: 2,
})

/** A pearl for each leviathan at the border. */
export const armsDealer = lord({
  name: 'arms-dealer',
  box: Expansion.Leviathan,
  guild: Guild.Merchant,
  influence: 7,
  keys: 0,
  cost: 8,
  races: 2,
  onRecruit: (table, me) => gainPearls(table, me, leviathansAtBorder(table.game)),
})
