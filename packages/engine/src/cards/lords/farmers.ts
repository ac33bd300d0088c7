import { borderWords } from '../../border/fight.ts'
import { drawLeviathan, leviathansAtBorder, toBorder } from '../../border/leviathans.ts'
import { Expansion } from '../../game/expansions.ts'
import { BORDER } from '../../game/game.ts'
import { kernel } from '../../game/table.ts'
import { Guild, lord } from '../lord.ts'

export const keeper = lord({
  name: 'keeper',
  guild: Guild.Farmer,
  influence: 6,
  keys: 1,
  cost: 6,
  races: 3,
})

export const reaper = lord({
  name: 'reaper',
  guild: Guild.Farmer,
  influence: 6,
  keys: 1,
  cost: 7,
  races: 2,
})

export const shepherd = lord({
  name: 'shepherd',
  guild: Guild.Farmer,
  influence: 6,
  keys: 1,
  cost: 8,
  races: 1,
})

export const miller = lord({
  name: 'miller',
  guild: Guild.Farmer,
  influence: 10,
  keys: 0,
  cost: 8,
  races: 2,
})

export const aquaculturalist = lord({
  name: 'aquaculturalist',
  guild: Guild.Farmer,
  influence: 11,
  keys: 0,
  cost: 9,
  races: 3,
})

export const landowner = lord({
  name: 'landowner',
  guild: Guild.Farmer,
  influence: 12,
  keys: 0,
  cost: 10,
  races: 1,
})

export const grower = lord({
  name: 'grower',
  box: Expansion.Kraken,
  guild: Guild.Farmer,
  influence: 7,
  keys: 1,
  cost: 9,
  races: 2,
})

export const oysterFarmer = lord({
  name: 'oyster-farmer',
  box: Expansion.Kraken,
  guild: Guild.Farmer,
  influence: 13,
  keys: 0,
  cost: 12,
  races: 1,
})

/** Monsters that are revealed may be ignored. */
export const coward = lord({
  name: 'coward',
  box: Expansion.Leviathan,
  guild: Guild.Farmer,
  influence: 8,
  keys: 1,
  cost: 8,
  races: 1,
  ignoresMonsters: true,
})

/** A new leviathan on a free space of choice. */
export const breeder = lord({
  name: 'breeder',
  box: Expansion.Leviathan,
  guild: Guild.Farmer,
  influence: 10,
  keys: 0,
  cost: 10,
  races: 2,
  onRecruit(table, me) {
    const { game } = table
    if (game.leviathanDeckSize > 0 && leviathansAtBorder(game) < BORDER)
      kernel.ask(game, placeLeviathan, me, drawLeviathan(table))
  },
})

const placeLeviathan = kernel.question('place a leviathan', {
  words: borderWords,
  options(game, _me, out) {
    for (let space = 0; space < BORDER; space++) if (game.border[space] === 0) out.add(space)
  },
  answer: (table, _me, space, leviathan) => toBorder(table, leviathan, space),
})
