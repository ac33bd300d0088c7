import { expect, test } from 'vitest'
import { scene } from '../scene.ts'

test('B8.6 the Shaman protects its owner from the Recruiter', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse3', lords: 'shaman' }, B: { lords: 'recruiter' } },
    { court: 'shepherd keeper trader miller', deck: '' },
  )
  s.asks('A', 'take your turn', 'recruit shepherd')
})

test('B8.6 the Shaman protects its owner from Jailer, Seeker and Assassin', () => {
  const has = { hand: 'crab1 crab2', pearls: 3 }
  const s = scene({ A: {}, B: { ...has, lords: 'shaman keeper' }, C: { ...has, lords: 'reaper' } })
  s.gains('A', 'jailer')
  s.asks('C', 'discard an ally')
  s.answers('crab1')
  s.gains('A', 'seeker')
  s.gains('A', 'assassin')
  s.asks('A', 'take your turn')
  expect([s.hand('B'), s.pearls('B'), s.lords('B')]).toEqual(['crab1 crab2', 3, 'shaman keeper'])
  expect([s.hand('C'), s.pearls('C'), s.lords('C')]).toEqual(['crab2', 1, 'reaper!'])
})

test('B8.6 the Shaman protects its owner from the Commander, at once and at the end of turns', () => {
  const hand = 'crab1 crab1 crab1 crab1 crab2 crab2 crab2'
  const s = scene({ A: { hand, lords: 'shaman' }, B: {} }, { council: 'squid1' })
  s.gains('B', 'commander')
  s.asks('A', 'take your turn')
  s.answers('support squid')
  s.asks('B', 'take your turn')
  expect(s.hand('A')).toBe(`${hand} squid1`)
})

test('B8.6 the Shaman protects its owner from the Tamer', () => {
  const seats = { A: { lords: 'shaman' }, B: { lords: 'tamer' } }
  const s = scene(seats, { threat: 3, luck: 'monster' })
  s.answers('explore', 'fight')
  s.asks('B', 'take your turn')
  expect(s.keyTokens('A')).toBe(1)
})

test('B8.6 the Shaman protects its owner from the Hunter', () => {
  const seats = { A: {}, B: { tokens: '4', lords: 'shaman' }, C: { tokens: '2' } }
  const s = scene(seats, { luck: 'token2' })
  s.gains('A', 'hunter')
  expect([s.tokens('A'), s.tokens('B'), s.tokens('C')]).toEqual(['2', '4', ''])
})

test('B8.6 the Shaman protects its owner only, and only while free', () => {
  const s = scene({ A: { lords: 'shaman', pearls: 2 }, B: {}, C: { pearls: 2 } })
  s.gains('B', 'seeker')
  expect([s.pearls('A'), s.pearls('C')]).toEqual([2, 0])
  const t = scene({ A: { lords: 'shaman@jail', locations: 'jail', pearls: 2 }, B: {} })
  t.gains('B', 'seeker')
  expect(t.pearls('A')).toBe(0)
})

test('B8.9 the Invoker gives a whole turn more, before anybody else’s', () => {
  const s = scene(
    { A: { hand: 'jellyfish5 jellyfish3', pearls: 1 }, B: {}, C: {} },
    { court: 'invoker keeper trader miller', luck: 'sage', council: 'crab1', lordDeck: 'sage' },
  )
  s.recruits('invoker', 'jellyfish3 jellyfish5')
  s.asks('A', 'take your turn', 'explore', 'plot', 'support crab')
  s.answers('plot', 'support crab')
  s.asks('B', 'take your turn')
  expect(s.hand('A')).toBe('crab1')
})

test('B8.9 the extra turn is given in the last round too', () => {
  const s = scene({ A: {}, B: {} }, { turn: 'B', endedBy: 'A', council: 'crab1 squid1' })
  s.gains('B', 'invoker')
  s.answers('support crab')
  s.asks('B', 'take your turn')
  expect(s.isOver()).toBe(false)
  s.answers('support squid')
  expect(s.isOver()).toBe(true)
})

test('B8.9 who ends the game with the Invoker has the extra turn before the last round', () => {
  const s = scene(
    { A: { lords: 'jailer seeker trader peddler miller landowner' }, B: {} },
    { council: 'crab1 squid1 seahorse1' },
  )
  s.gains('A', 'invoker')
  expect(s.endTriggeredBy()).toBe('A')
  s.answers('support crab')
  s.asks('A', 'take your turn')
  s.answers('support squid')
  s.asks('B', 'take your turn')
  s.answers('support seahorse')
  expect(s.isOver()).toBe(true)
})

test('B6.R5 the Apprentice takes a stack of the council, and must', () => {
  const s = scene({ A: { hand: 'crab1' }, B: {} }, { council: 'crab2 crab3 squid1' })
  s.gains('A', 'apprentice')
  s.asks('A', 'take a stack', 'crab', 'squid')
  s.answers('crab')
  expect(s.hand('A')).toBe('crab1 crab2 crab3')
  expect([s.stack('crab'), s.stack('squid')]).toEqual(['', 'squid1'])
})

test('B8.13 the Oracle sends a stack, unseen, to the discard pile, and not an empty one', () => {
  const s = scene({ A: { lords: 'oracle' }, B: {} }, { council: 'crab2 crab3 squid1' })
  s.answers('use oracle')
  s.asks('A', 'discard a stack', 'crab', 'squid')
  s.answers('crab')
  s.asks('A', 'take your turn', 'explore', 'support squid')
  expect(s.discardPile()).toBe('crab2 crab3')
  expect([s.stack('crab'), s.stack('squid')]).toEqual(['', 'squid1'])
  const told = s.events.filter(({ type }) => type === 'stack-discarded')
  expect(told).toEqual([{ type: 'stack-discarded', seat: 0, race: 1, cards: 2 }])
})

test('B8.13 the Oracle has no power over an empty council', () => {
  const s = scene({ A: { lords: 'oracle' }, B: {} })
  s.asks('A', 'take your turn', 'explore')
})

test('B8.7 the Alchemist takes a second stack, the first being in hand already', () => {
  const s = scene({ A: { lords: 'alchemist' }, B: {} }, { council: 'crab2 crab3 squid1 seahorse4' })
  s.answers('support crab')
  s.asks('A', 'take a second stack', 'squid', 'seahorse', 'pass')
  expect(s.hand('A')).toBe('crab2 crab3')
  s.answers('seahorse')
  expect(s.hand('A')).toBe('crab2 crab3 seahorse4')
  expect(s.stack('squid')).toBe('squid1')
  s.asks('B', 'take your turn')
})

test('B8.7 the Alchemist’s second stack is offered only if another one can be taken', () => {
  const s = scene({ A: { lords: 'alchemist' }, B: {} }, { council: 'crab2 crab3' })
  s.answers('support crab')
  s.asks('B', 'take your turn')
})

test('B8.7 the Alchemist works for the action, not for the Apprentice', () => {
  const s = scene({ A: { lords: 'alchemist' }, B: {} }, { council: 'crab2 squid1' })
  s.gains('A', 'apprentice')
  s.answers('crab')
  s.asks('A', 'take your turn')
  expect(s.hand('A')).toBe('crab2')
})

test('B7.R4 the Illusionist exchanges an own location for an available one, its lords move', () => {
  const s = scene(
    {
      A: { lords: 'keeper@jail trader@abyss', locations: 'jail abyss' },
      B: { locations: 'barracks' },
    },
    { available: 'chasm depths' },
  )
  s.gains('A', 'illusionist')
  s.asks('A', 'give a location', 'abyss', 'jail', 'pass')
  s.answers('jail')
  s.asks('A', 'take a location in return', 'chasm', 'depths')
  s.answers('depths')
  expect(s.lords('A')).toBe('trader@abyss illusionist keeper@depths')
  expect(s.locations('A')).toBe('abyss depths')
  expect(s.available()).toBe('jail chasm')
})

test('B7.R4 without an own and an available location the Illusionist has no effect', () => {
  const s = scene({ A: { locations: 'jail' }, B: {} })
  s.gains('A', 'illusionist')
  s.asks('A', 'take your turn')
  const t = scene({ A: {}, B: { locations: 'jail' } }, { available: 'chasm' })
  t.gains('A', 'illusionist')
  t.asks('A', 'take your turn')
})

test('B8.4 with the Master of Magic any ally paid may be affiliated', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse2 crab1', lords: 'master-of-magic' }, B: {} },
    { court: 'reaper keeper trader miller' },
  )
  s.recruits('reaper', 'seahorse5 seahorse2 crab1')
  s.asks('A', 'affiliate an ally', 'crab1', 'seahorse2', 'seahorse5')
  s.answers('seahorse5')
  expect(s.affiliated('A')).toBe('seahorse5')
  expect(s.discardPile()).toBe('crab1 seahorse2')
})

test('B8.4 the Master of Magic does not work for its own recruitment', () => {
  const s = scene(
    { A: { hand: 'jellyfish5 seahorse4 crab1' }, B: {} },
    { court: 'master-of-magic keeper trader miller' },
  )
  s.recruits('master-of-magic', 'jellyfish5 seahorse4 crab1')
  expect(s.affiliated('A')).toBe('crab1')
})

test('B8.4 the Master of Magic changes nothing when hands are affiliated at the end', () => {
  const s = scene({ A: { hand: 'crab1 crab4 squid2 squid3', lords: 'master-of-magic' }, B: {} })
  s.ends()
  expect(s.affiliated('A')).toBe('crab1 squid2')
})
