import { expect, test } from 'vitest'
import { scene } from '../scene.ts'

const six = 'miller aquaculturalist landowner trader peddler shopkeeper'
const shepherdAtCourt = { court: '- - shepherd sage hermit elder' }

test('B9.1, B9.2 a 7th lord ends the game: each OTHER player takes one last turn', () => {
  const s = scene(
    { A: {}, B: { lords: six, hand: 'seahorse5 seahorse3' }, C: {} },
    { ...shepherdAtCourt, turn: 'B', council: 'crab1 squid1' },
  )
  s.recruits('shepherd', 'seahorse5 seahorse3')
  expect(s.endTriggeredBy()).toBe('B')
  s.asks('C', 'take your turn')
  s.answers('support crab')
  s.asks('A', 'take your turn')
  s.answers('support squid')
  expect(s.isOver()).toBe(true)
})

test('B9.1 a 6th lord ends nothing', () => {
  const s = scene(
    {
      A: { lords: 'miller landowner trader peddler shopkeeper', hand: 'seahorse5 seahorse3' },
      B: {},
    },
    shepherdAtCourt,
  )
  s.recruits('shepherd', 'seahorse5 seahorse3')
  expect(s.endTriggeredBy()).toBe(undefined)
})

test('B9.1 a court that cannot be refilled ends the game', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse3' }, B: {} },
    {
      court: '- - - shepherd sage hermit',
      lordDeck: 'keeper reaper miller',
      luck: 'miller keeper reaper',
      council: 'crab1',
    },
  )
  s.recruits('shepherd', 'seahorse5 seahorse3')
  // The 2 pearls, and all lords there are.
  expect(s.pearls('A')).toBe(2)
  expect(s.court()).toBe('miller keeper reaper - sage hermit')
  expect(s.lordDeckSize()).toBe(0)
  expect(s.endTriggeredBy()).toBe('A')
  s.answers('support crab')
  expect(s.isOver()).toBe(true)
})

test('B9.2 the player whose turn it is finishes it', () => {
  const s = scene(
    { A: { lords: six, keys: 2, hand: 'seahorse5 seahorse3' }, B: {} },
    { ...shepherdAtCourt, available: 'jail chasm' },
  )
  s.recruits('shepherd', 'seahorse5 seahorse3')
  expect(s.endTriggeredBy()).toBe('A')
  s.asks('A', 'control a location')
  s.answers('chasm')
  expect(s.locations('A')).toBe('chasm')
  s.asks('B', 'take your turn')
})

test('B9.3 each player affiliates the weakest ally of each race in hand; the rest is discarded', () => {
  const s = scene({
    A: { hand: 'crab2 crab2 crab5 squid4 jellyfish1 jellyfish3', affiliated: 'squid1' },
    B: { hand: 'crab1' },
  })
  s.ends()
  expect(s.affiliated('A')).toBe('jellyfish1 crab2 squid1 squid4')
  expect(s.hand('A')).toBe('')
  expect(s.affiliated('B')).toBe('crab1')
  expect(s.discardPile()).toBe('jellyfish3 crab2 crab5')
})

test('B9.3 at the end of the last turn this happens by itself', () => {
  const s = scene(
    { A: { hand: 'crab3 crab4' }, B: {} },
    { endedBy: 'A', turn: 'B', council: 'squid1 squid2' },
  )
  s.answers('support squid')
  expect(s.isOver()).toBe(true)
  expect(s.affiliated('A')).toBe('crab3')
  expect(s.affiliated('B')).toBe('squid1')
  expect(s.discardPile()).toBe('crab4 squid2')
  expect(s.events.at(-1)).toEqual({ type: 'game-over' })
})

test('B9.4 free, disabled and used lords count, and of the affiliated allies the strongest of each race', () => {
  const s = scene({
    A: {
      lords: 'keeper landowner! elder@throne-room',
      locations: 'throne-room',
      affiliated: 'crab1 crab4 squid2',
      tokens: '2 3 4',
      pearls: 9,
      keys: 2,
    },
    B: {},
  })
  const { lords, locations, affiliated, tokens, total } = s.score('A')
  expect(lords.map((lord) => lord.points)).toEqual([6, 12, 3])
  expect(locations.map((location) => location.points)).toEqual([12])
  expect(affiliated).toEqual([0, 4, 0, 0, 2])
  expect(tokens).toBe(9)
  // Neither pearls nor keys are points.
  expect(total).toBe(21 + 12 + 6 + 9)
})

test('E3 a whole score', () => {
  const s = scene({
    A: {
      locations: 'parliament sanctuary',
      lords: 'keeper slaver master-of-magic elder jailer traitor corruptor',
      affiliated: 'jellyfish3 jellyfish1 squid3 crab2 seahorse1 shellfish5',
      tokens: '4 2',
    },
    B: {},
  })
  expect(s.points('A', 'parliament')).toBe(10)
  expect(s.points('A', 'sanctuary')).toBe(10)
  const { lords, affiliated, tokens, total } = s.score('A')
  expect(lords.reduce((sum, lord) => sum + lord.points, 0)).toBe(39)
  expect(affiliated.reduce((sum, strength) => sum + strength, 0)).toBe(14)
  expect(tokens).toBe(6)
  expect(total).toBe(79)
})

test('E4 the same with The Abyss', () => {
  const s = scene({
    A: {
      locations: 'parliament sanctuary abyss',
      lords: 'keeper slaver master-of-magic elder jailer traitor corruptor',
      affiliated: 'jellyfish3 jellyfish1 squid3 crab2 seahorse1 shellfish5',
      tokens: '4 2',
    },
    B: {},
  })
  expect(s.points('A', 'abyss')).toBe(12)
  expect(s.score('A').locations.reduce((sum, location) => sum + location.points, 0)).toBe(32)
  expect(s.score('A').total).toBe(91)
})

test('B9.5 most points win', () => {
  const s = scene({ A: { lords: 'keeper', pearls: 9 }, B: { lords: 'trader' } })
  expect(s.winners()).toEqual(['B'])
})

test('B9.5 of those with most points the one with most pearls wins', () => {
  const s = scene({
    A: { lords: 'landowner', pearls: 1 },
    B: { lords: 'keeper reaper', pearls: 2 },
    C: { pearls: 9 },
  })
  expect(s.winners()).toEqual(['B'])
})

test('B9.5 then the one with the single lord with the most points', () => {
  const s = scene({
    A: { lords: 'keeper reaper', pearls: 1 },
    B: { lords: 'landowner', pearls: 1 },
  })
  expect(s.winners()).toEqual(['B'])
})

test('B9.5 then the victory is shared', () => {
  const s = scene({ A: { lords: 'keeper' }, B: { lords: 'reaper' }, C: { lords: 'elder' } })
  expect(s.winners()).toEqual(['A', 'B'])
})

test('B9.R6 ties are broken among those still tied, step by step', () => {
  const s = scene({
    A: { lords: 'miller', tokens: '2', pearls: 3 },
    B: { lords: 'keeper reaper', pearls: 3 },
    C: { lords: 'landowner', pearls: 2 },
    D: { lords: 'jailer', pearls: 9 },
  })
  // A, B and C have 12; C falls back by pearls, though its lord is the highest.
  expect(s.winners()).toEqual(['A'])
})

test('B9.R6 the highest lord of a player without lords is 0', () => {
  const s = scene({ A: { tokens: '2 4', pearls: 1 }, B: { lords: 'keeper', pearls: 1 } })
  expect(s.winners()).toEqual(['B'])
  const even = scene({ A: { tokens: '2 4' }, B: { tokens: '3 3' } })
  expect(even.winners()).toEqual(['A', 'B'])
})
