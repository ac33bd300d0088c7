import { expect, test } from 'vitest'
import { eventFor } from '../../src/index.ts'
import { scene } from '../scene.ts'

test('B6.4 the Recruiter makes every lord cost 2 more for opponents, not for its owner', () => {
  const s = scene(
    {
      A: { hand: 'seahorse5 seahorse4' },
      B: { hand: 'shellfish5 shellfish3', lords: 'recruiter' },
    },
    { court: 'shepherd peddler keeper miller', deck: '', council: 'crab1' },
  )
  s.asks('A', 'take your turn', 'support crab')
  s.answers('support crab')
  s.asks('B', 'take your turn', 'recruit peddler')
})

test('B6.4 the Recruiter raises costs as soon as it is free, and no longer than that', () => {
  const costFor = (lords: string) =>
    scene(
      { A: { hand: 'seahorse1' }, B: { lords, locations: 'jail' } },
      { court: 'shepherd keeper trader miller' },
    ).payment('shepherd', 'seahorse1')
  expect(costFor('recruiter')).toMatchObject({ cost: 10 })
  expect(costFor('recruiter!')).toMatchObject({ cost: 8 })
  expect(costFor('recruiter@jail')).toMatchObject({ cost: 8 })
})

test('B8.12 the Jailer makes each opponent discard an ally of their choice, clockwise', () => {
  const s = scene({ A: {}, B: { hand: 'crab3 squid1' }, C: { hand: 'crab2 crab5' } })
  s.gains('A', 'jailer')
  s.asks('B', 'discard an ally', 'crab3', 'squid1')
  s.answers('squid1')
  s.asks('C', 'discard an ally', 'crab2', 'crab5')
  s.answers('crab2')
  expect(s.hand('B')).toBe('crab3')
  expect(s.hand('C')).toBe('crab5')
  expect(s.discardPile()).toBe('crab2 squid1')
})

test('B8.12 a victim of the Jailer with nothing to lose loses nothing', () => {
  const s = scene({ A: { hand: 'crab1' }, B: {}, C: { hand: 'squid4' } })
  s.gains('A', 'jailer')
  s.asks('A', 'take your turn')
  expect(s.hand('A')).toBe('crab1')
  expect(s.hand('C')).toBe('')
  expect(s.discardPile()).toBe('squid4')
})

test('B8.12 the Seeker takes 2 pearls from each opponent, or what there is, for the treasury', () => {
  const s = scene({ A: { pearls: 1 }, B: { pearls: 5 }, C: { pearls: 1 }, D: {} })
  s.gains('A', 'seeker')
  expect(['A', 'B', 'C', 'D'].map((seat) => s.pearls(seat))).toEqual([1, 3, 0, 0])
})

test('E12 the Assassin passes by a Shaman’s owner, and lords under a location', () => {
  const s = scene({
    A: { lords: 'trader' },
    B: { lords: 'shaman' },
    C: { lords: 'keeper reaper@jail', locations: 'jail' },
  })
  s.gains('A', 'assassin')
  s.asks('A', 'take your turn')
  expect(s.lords('A')).toBe('assassin trader')
  expect(s.lords('B')).toBe('shaman')
  expect(s.lords('C')).toBe('keeper! reaper@jail')
})

test('B8.2 the Assassin’s owner chooses one free lord of each opponent, not one disabled yet', () => {
  const s = scene({
    A: {},
    B: { lords: 'keeper miller trader!' },
    C: {},
    D: { lords: 'sage elder' },
  })
  s.gains('A', 'assassin')
  s.asks('A', 'choose a lord to disable', 'keeper', 'miller')
  s.answers('miller')
  s.asks('A', 'choose a lord to disable', 'elder', 'sage')
  s.answers('sage')
  expect(s.lords('B')).toBe('trader! keeper miller!')
  expect(s.lords('D')).toBe('sage! elder')
})

test('B8.2 a disabled lord lends neither power nor key', () => {
  const s = scene(
    { A: {}, B: { lords: 'landlord', keys: 2, pearls: 0 } },
    { council: 'crab1', available: 'jail' },
  )
  expect(s.keys('B')).toBe(3)
  s.gains('A', 'assassin')
  expect(s.keys('B')).toBe(2)
  s.answers('support crab')
  s.asks('B', 'take your turn')
  expect(s.pearls('B')).toBe(0)
})

test('B8.2 a disabled lord stays free: it may be replaced, and what replaces it is not disabled', () => {
  const s = scene({ A: { lords: 'treasurer!' }, B: {} }, { luck: 'keeper' })
  s.gains('A', 'schemer')
  s.asks('A', 'dismiss a lord for the top of the deck', 'treasurer', 'pass')
  s.answers('treasurer')
  expect(s.lords('A')).toBe('schemer keeper')
  expect(s.keys('A')).toBe(1)
  const t = scene({ A: { lords: 'treasurer!' }, B: {} }, { court: 'reaper' })
  t.gains('A', 'traitor')
  t.answers('treasurer')
  expect(t.lords('A')).toBe('traitor reaper')
  expect(t.keys('A')).toBe(1)
})

test('B8.2 a disabled lord counts for points, guild, number of lords and its printed key', () => {
  const s = scene({
    A: { lords: 'keeper! reaper@jail miller', locations: 'closed-tower sargasso-silos jail' },
    B: {},
  })
  expect(s.points('A', 'closed-tower')).toBe(3 + 3)
  expect(s.points('A', 'sargasso-silos')).toBe(5 + 2 + 2 + 2)
  expect(s.points('A', 'jail')).toBe(15 - 3)
  expect(s.score('A').lords.map(({ points }) => points)).toEqual([6, 6, 10])
})

test('B8.2 a Shaman recruited later undoes nothing', () => {
  const s = scene({ A: { lords: 'keeper!' }, B: { lords: 'assassin' } })
  s.gains('A', 'shaman')
  expect(s.lords('A')).toBe('shaman keeper!')
  expect(s.keys('A')).toBe(1)
})

test('B8.1 the Commander leaves opponents 6 allies of their choice when it enters play', () => {
  const s = scene({
    A: { hand: 'crab1 crab1 crab1 crab2 crab2 crab2 crab3' },
    B: { hand: 'crab1 crab3 crab3 squid1 squid2 squid3 squid4 squid5' },
    C: { hand: 'jellyfish1 jellyfish1 jellyfish1 jellyfish2 jellyfish2 jellyfish2' },
  })
  s.gains('A', 'commander')
  s.asks('B', 'discard down to a limit', 'crab1', 'crab3', 'squid1', 'squid2', 'squid3', 'squid4')
  s.answers('squid1')
  s.asks('B', 'discard down to a limit', 'squid2', 'squid3', 'squid4', 'squid5')
  s.answers('squid3')
  s.asks('A', 'take your turn')
  expect(s.hand('B')).toBe('crab1 crab3 crab3 squid2 squid4 squid5')
  expect(s.hand('A')).toBe('crab1 crab1 crab1 crab2 crab2 crab2 crab3')
  expect(s.discardPile()).toBe('squid1 squid3')
})

test('B8.1 the Commander counts at the end of each opponent’s own turn', () => {
  const s = scene(
    { A: { lords: 'commander' }, B: { hand: 'crab1 crab2 crab3 squid1 squid2' } },
    { turn: 'B', council: 'jellyfish4 jellyfish5' },
  )
  s.answers('support jellyfish')
  s.asks('B', 'discard down to a limit')
  s.answers('crab1')
  expect(s.hand('B')).toBe('jellyfish4 jellyfish5 crab2 crab3 squid1 squid2')
  s.asks('A', 'take your turn')
})

test('B8.1 in between hands may grow', () => {
  const hand = 'crab1 crab1 crab1 crab2 crab2 crab2'
  const s = scene({ A: { lords: 'commander' }, B: { hand, pearls: 1 } }, { luck: 'squid1 squid2' })
  s.answers('explore', 'buy')
  s.asks('A', 'take the ally or explore on')
  s.answers('take')
  s.asks('B', 'take your turn')
  expect(s.hand('B')).toBe(`${hand} squid1`)
})

test('B8.1 the Commander does not limit its owner', () => {
  const hand = 'crab1 crab1 crab1 crab2 crab2 crab2 crab3'
  const s = scene({ A: { lords: 'commander', hand }, B: {} }, { council: 'squid1' })
  s.answers('support squid')
  s.asks('B', 'take your turn')
  expect(s.hand('A')).toBe(`${hand} squid1`)
})

test('B8.3 the Tamer sets an opponent’s reward back by one space', () => {
  const s = scene({ A: {}, B: { lords: 'tamer' } }, { threat: 3, luck: 'monster token2' })
  s.answers('explore', 'fight')
  // Not the key of the third space.
  s.asks('A', 'choose a reward', 'reward1', 'reward2', 'reward3')
  s.answers('reward2')
  expect([s.pearls('A'), s.keyTokens('A'), s.tokens('A')]).toEqual([1, 0, '2'])
  expect(s.threat()).toBe(1)
})

test('B8.3 with the marker on the first space the reward is that of the first space', () => {
  const s = scene({ A: {}, B: { lords: 'tamer' } }, { threat: 1, luck: 'monster' })
  s.answers('explore', 'fight')
  s.asks('A', 'choose a reward', 'reward1', 'reward2')
  s.answers('reward1')
  expect(s.pearls('A')).toBe(1)
})

test('B8.3 the Tamer’s owner is rewarded in full', () => {
  const s = scene({ A: { lords: 'tamer' }, B: {} }, { threat: 3, luck: 'monster' })
  s.answers('explore', 'fight')
  s.asks('B', 'take your turn')
  expect(s.keyTokens('A')).toBe(1)
})

test('B8.10 the Hunter takes a token at random, known to thief and victim only', () => {
  const seats = { A: { tokens: '2' }, B: { tokens: '2 4' }, C: { tokens: '3' } }
  const s = scene(seats, { luck: 'token4' })
  s.gains('A', 'hunter')
  s.asks('A', 'choose whom to rob of a token', 'B', 'C')
  s.answers('B')
  expect([s.tokens('A'), s.tokens('B'), s.tokens('C')]).toEqual(['2 4', '2', '3'])
  const theft = s.events.filter(({ type }) => type === 'token-stolen')
  const seenBy = (seat: number | undefined) =>
    theft.map((event) => 'secret' in eventFor(event, seat))
  expect([0, 1, 2, undefined].map(seenBy)).toEqual([[true], [true], [false], [false]])
  expect(s.sees('A').theft).toEqual({ thief: 0, victim: 1, token: 2 })
  expect(s.sees('B').theft).toEqual({ thief: 0, victim: 1, token: 2 })
  expect(s.sees('C').theft).toBeUndefined()
})

test('B8.12 the Hunter must choose an opponent who has a token, if there is one', () => {
  const s = scene({ A: { tokens: '4' }, B: {}, C: { tokens: '3' } }, { luck: 'token3' })
  s.gains('A', 'hunter')
  s.asks('A', 'take your turn')
  expect([s.tokens('A'), s.tokens('B'), s.tokens('C')]).toEqual(['3 4', '', ''])
})
