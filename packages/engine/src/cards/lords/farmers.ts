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
