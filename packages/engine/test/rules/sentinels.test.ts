import { expect, test } from 'vitest'
import { lords } from '../../src/index.ts'
import { scene } from '../scene.ts'

const kraken = { expansions: ['kraken'] } as const
const court = 'shepherd keeper trader miller'
const STACKS = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid']
const idOf = (name: string) => lords.findIndex((lord) => lord.name === name)

test.each(['watcher', 'vigil', 'lookout'])(
  'K4.1 recruiting the %s brings its token and 1 nebulis, and the token may be placed at once',
  (lord) => {
    const s = scene(
      { A: { hand: 'crab3 squid2' }, B: {} },
      { ...kraken, court: `${lord} ${court}`, available: 'jail chasm' },
    )
    s.recruits(lord, 'crab3 squid2')
    expect([s.nebulis('A'), s.krakenHolder()]).toEqual([1, 'A'])
    s.asks('A', 'place a sentinel', ...court.split(' '), ...STACKS, 'jail', 'chasm', 'pass')
    s.answers('jail')
    expect(s.sentinels()).toBe(`${lord}=A@jail`)
    s.asks('B', 'take your turn')
  },
)

test('K4.1, K4.R2 the token just taken may be placed later in the turn, or in another one', () => {
  const s = scene(
    { A: { hand: 'crab3 squid2' }, B: {} },
    { ...kraken, court: `watcher ${court}`, council: 'crab1' },
  )
  s.recruits('watcher', 'crab3 squid2')
  s.answers('pass')
  s.asks('A', 'end your turn', 'end', 'use watcher')
  s.answers('end')
  expect(s.sentinels()).toBe('watcher=A')
  s.answers('support crab')
  s.asks('A', 'take your turn', 'explore', 'use watcher')
  s.answers('use watcher')
  s.asks('A', 'place a sentinel', ...court.split(' '), ...STACKS)
  s.answers('keeper')
  expect(s.sentinels()).toBe('watcher=A@keeper')
  s.asks('A', 'take your turn', 'explore')
})

test('K4.1, B2.5 a token is placed whenever its owner decides in the own turn, in no other', () => {
  const s = scene(
    { A: { pearls: 1 }, B: {} },
    { ...kraken, sentinels: 'watcher=A', luck: 'crab1 squid1', available: 'jail' },
  )
  s.answers('explore')
  s.asks('A', 'take the ally or explore on', 'take', 'on', 'use watcher')
  s.answers('take')
  s.asks('A', 'end your turn', 'end', 'use watcher')
  s.answers('end')
  s.asks('B', 'take your turn', 'explore')
  s.answers('explore')
  s.asks('A', 'buy the ally', 'buy', 'pass')
})

test('K4.1 each area holds one sentinel only, whoever’s it is', () => {
  const table = { ...kraken, court, available: 'jail' }
  const s = scene(
    { A: {}, B: {} },
    { ...table, sentinels: 'watcher=A vigil=B@keeper lookout=A@jail' },
  )
  s.answers('use watcher')
  s.asks('A', 'place a sentinel', ...STACKS)
  s.answers('squid')
  expect(s.sentinels()).toBe('watcher=A@squid vigil=B@keeper lookout=A@jail')
  const free = scene({ A: {}, B: {} }, { ...table, sentinels: 'watcher=A vigil=B@crab' })
  free.answers('use watcher')
  free.asks('A', 'place a sentinel', ...court.split(' '), 'jail')
})

test('K4.1 without anything left to reserve a token cannot be placed', () => {
  const s = scene(
    { A: {}, B: {} },
    { ...kraken, court, council: 'squid1', sentinels: 'watcher=A vigil=B@keeper lookout=B@crab' },
  )
  s.asks('A', 'take your turn', 'explore', 'support squid')
})

const able = { hand: 'seahorse5 seahorse3' }

test('K4.2 only the owner may recruit the lord a sentinel lies on', () => {
  const s = scene(
    { A: able, B: able },
    { ...kraken, court, council: 'squid1', deck: '', sentinels: 'watcher=B@shepherd' },
  )
  s.asks('A', 'take your turn', 'support squid')
  expect(s.whyNot('A', 'shepherd')).toEqual({ reason: 'reserved', by: 1 })
  const why = { reason: 'reserved', by: 1 }
  const refusal = {
    reason: 'not-offered',
    question: 'take your turn',
    decision: idOf('shepherd'),
    why,
  }
  expect(s.submits('A', 'recruit shepherd')).toEqual(refusal)
  expect(s.payment('shepherd', 'seahorse3 seahorse5')).toEqual(refusal)
  s.answers('support squid')
  s.asks('B', 'take your turn', 'recruit shepherd')
  s.recruits('shepherd', 'seahorse3 seahorse5')
  expect(s.lords('B')).toBe('shepherd')
  expect(s.sentinels()).toBe('watcher=B')
})

test('K4.2 only the owner may take the stack a sentinel lies on', () => {
  const s = scene(
    { A: {}, B: {} },
    { ...kraken, council: 'crab1 squid1', deck: '', sentinels: 'watcher=B@crab' },
  )
  s.asks('A', 'take your turn', 'support squid')
  expect(s.whyNot('A', 'crab')).toEqual({ reason: 'reserved', by: 1 })
  expect(s.submits('A', 'support crab')).toMatchObject({ why: { reason: 'reserved', by: 1 } })
  s.answers('support squid')
  s.asks('B', 'take your turn', 'support crab')
  s.answers('support crab')
  expect([s.hand('B'), s.sentinels()]).toEqual(['crab1', 'watcher=B'])
})

test('K4.2 only the owner may control the location a sentinel lies on', () => {
  const table = {
    ...kraken,
    available: 'jail chasm',
    locationDeck: '',
    sentinels: 'watcher=B@jail',
  }
  const s = scene({ A: { keys: 3 }, B: {} }, table)
  // The Chasm alone can be taken: nothing is asked.
  expect([s.locations('A'), s.sentinels()]).toEqual(['chasm', 'watcher=B@jail'])
  const asked = scene({ A: { keys: 3 }, B: {} }, { ...table, locationDeck: 'abyss' })
  asked.asks('A', 'control a location', 'chasm', 'draw1')
  expect(asked.whyNot('A', 'jail')).toEqual({ reason: 'reserved', by: 1 })
  const owner = scene({ A: {}, B: { keys: 3 } }, { ...table, turn: 'B' })
  owner.asks('B', 'control a location', 'jail', 'chasm')
  owner.answers('jail')
  expect([owner.locations('B'), owner.sentinels()]).toEqual(['jail', 'watcher=B'])
})

test('K4.2, B7.R1 with a reserved location alone and an empty deck the keys stay', () => {
  const s = scene(
    { A: { keys: 3 }, B: {} },
    { ...kraken, available: 'jail', locationDeck: '', sentinels: 'watcher=B@jail' },
  )
  s.asks('A', 'take your turn', 'explore')
  expect([s.keyTokens('A'), s.available()]).toEqual([3, 'jail'])
})

test('K4.2 cards still go to a reserved stack', () => {
  const s = scene(
    { A: {}, B: {} },
    { ...kraken, luck: 'crab2 squid1', sentinels: 'watcher=B@crab' },
  )
  s.answers('explore', 'on', 'take')
  expect(s.stack('crab')).toBe('crab2')
})

test('K4.2, K4.R2 a token that came back is placed from the owner’s next turn on', () => {
  const s = scene(
    { A: {}, B: {} },
    { ...kraken, council: 'crab1 squid1', deck: 'crab2', sentinels: 'watcher=A@crab' },
  )
  s.answers('support crab')
  // No last chance: the token that came back waits.
  s.asks('B', 'take your turn')
  expect(s.sentinels()).toBe('watcher=A')
  s.answers('support squid')
  s.asks('A', 'take your turn', 'explore', 'use watcher')
})

test('K4.3 the owner may take something else of the same area; the sentinel stays', () => {
  const s = scene(
    { A: {}, B: {} },
    { ...kraken, council: 'crab1 squid1', deck: '', sentinels: 'watcher=A@crab' },
  )
  s.asks('A', 'take your turn', 'support crab', 'support squid')
  s.answers('support squid')
  expect([s.hand('A'), s.sentinels()]).toEqual(['squid1', 'watcher=A@crab'])
})

test('K4.R1 nobody else’s Opportunist discards a reserved lord', () => {
  const s = scene(
    { A: { lords: 'opportunist' }, B: {} },
    { ...kraken, court, sentinels: 'watcher=B@keeper', luck: 'sage' },
  )
  s.answers('use opportunist')
  s.asks('A', 'replace a lord of the court', 'shepherd', 'trader', 'miller')
  s.answers('trader')
  expect(s.sentinels()).toBe('watcher=B@keeper')
  const alone = scene(
    { A: { lords: 'opportunist' }, B: {} },
    { ...kraken, court: '- - - - - keeper', sentinels: 'watcher=B@keeper' },
  )
  alone.asks('A', 'take your turn', 'explore')
})

test('K4.R1 nobody else’s Traitor or Corruptor takes a reserved lord', () => {
  const table = { ...kraken, court, sentinels: 'watcher=B@keeper' }
  const s = scene({ A: { lords: 'jailer', pearls: 5 }, B: {} }, table)
  s.gains('A', 'corruptor')
  s.asks('A', 'recruit a second lord', 'shepherd', 'trader', 'miller', 'pass')
  s.answers('pass')
  s.gains('A', 'traitor')
  s.answers('jailer')
  s.asks('A', 'choose the lord in return', 'shepherd', 'trader', 'miller')
  s.answers('miller')
  expect(s.lords('A')).toBe('corruptor traitor miller')
})

test('K4.R1, B8.5 with reserved lords alone the Traitor has no effect', () => {
  const s = scene(
    { A: { lords: 'jailer', pearls: 5 }, B: {} },
    { ...kraken, court: '- - - - - keeper', sentinels: 'watcher=B@keeper' },
  )
  s.gains('A', 'traitor')
  s.gains('A', 'corruptor')
  s.asks('A', 'take your turn')
  expect(s.lords('A')).toBe('jailer corruptor traitor')
  expect(s.pearls('A')).toBe(5)
})

test('K4.R1 nobody else’s Oracle, Apprentice or Alchemist touches a reserved stack', () => {
  const s = scene(
    { A: { lords: 'oracle alchemist' }, B: {} },
    {
      ...kraken,
      council: 'crab1 squid1 seahorse1 jellyfish1 shellfish1',
      sentinels: 'watcher=B@crab',
    },
  )
  s.answers('use oracle')
  s.asks('A', 'discard a stack', 'jellyfish', 'seahorse', 'shellfish', 'squid')
  s.answers('squid')
  s.gains('A', 'apprentice')
  s.asks('A', 'take a stack', 'jellyfish', 'seahorse', 'shellfish')
  s.answers('seahorse', 'support jellyfish')
  s.asks('A', 'take a second stack', 'shellfish', 'pass')
  expect(s.stack('crab')).toBe('crab1')
})

test('K4.R1 with a reserved stack alone Oracle and Apprentice have nothing to do', () => {
  const s = scene(
    { A: { lords: 'oracle' }, B: {} },
    { ...kraken, council: 'crab1', sentinels: 'watcher=B@crab' },
  )
  s.asks('A', 'take your turn', 'explore')
  s.gains('A', 'apprentice')
  s.asks('A', 'take your turn', 'explore')
  expect(s.hand('A')).toBe('')
})

test('K4.R1 nobody else’s Illusionist takes a reserved location', () => {
  const table = { ...kraken, sentinels: 'watcher=B@jail' }
  const s = scene({ A: { locations: 'abyss' }, B: {} }, { ...table, available: 'jail chasm' })
  s.gains('A', 'illusionist')
  s.answers('abyss')
  expect([s.locations('A'), s.available()]).toEqual(['chasm', 'abyss jail'])
  const none = scene({ A: { locations: 'abyss' }, B: {} }, { ...table, available: 'jail' })
  none.gains('A', 'illusionist')
  none.asks('A', 'take your turn')
  expect(none.locations('A')).toBe('abyss')
})

test('K4.R1 no token brings a stack that another has reserved', () => {
  const s = scene(
    { A: { leviathanTokens: 'stack' }, B: {} },
    {
      expansions: ['kraken', 'leviathan'],
      council: 'crab1 squid1 jellyfish1',
      sentinels: 'watcher=B@crab',
    },
  )
  s.answers('stack')
  s.asks('A', 'take a stack', 'jellyfish', 'squid')
})

test('K4.R1 what the owner’s Oracle or Opportunist takes away gives the sentinel back', () => {
  const s = scene(
    { A: { lords: 'oracle opportunist' }, B: {} },
    {
      ...kraken,
      court,
      council: 'crab1 squid1',
      sentinels: 'watcher=A@crab vigil=A@keeper',
      luck: 'sage',
    },
  )
  s.answers('use oracle', 'crab')
  expect([s.sentinels(), s.discardPile()]).toEqual(['watcher=A vigil=A@keeper', 'crab1'])
  s.answers('use opportunist', 'keeper')
  expect(s.sentinels()).toBe('watcher=A vigil=A')
  expect(s.court()).toBe('shepherd sage trader miller - -')
  // They came back in this turn: there is nothing more to use.
  s.asks('A', 'take your turn', 'explore', 'support squid')
})

test('K4.R1 the owner’s Traitor or Corruptor may take the reserved lord', () => {
  const s = scene(
    { A: { lords: 'jailer', pearls: 5 }, B: {} },
    { ...kraken, court, sentinels: 'watcher=A@miller' },
  )
  s.gains('A', 'corruptor')
  s.answers('miller')
  expect([s.lords('A'), s.sentinels()]).toEqual(['jailer corruptor miller', 'watcher=A'])
})

test('K4.2 the sentinel comes back by whatever power its owner gets the reserved thing', () => {
  const s = scene(
    { A: { locations: 'abyss' }, B: {} },
    { ...kraken, council: 'crab1', available: 'jail', sentinels: 'watcher=A@crab vigil=A@jail' },
  )
  s.gains('A', 'apprentice')
  expect([s.hand('A'), s.sentinels()]).toEqual(['crab1', 'watcher=A vigil=A@jail'])
  s.gains('A', 'illusionist')
  s.answers('abyss')
  expect([s.locations('A'), s.sentinels()]).toEqual(['jail', 'watcher=A vigil=A'])
})

test('K4.R1 a sentinel slides with its lord', () => {
  const s = scene(
    { A: able, B: {} },
    { ...kraken, court: '- keeper miller shepherd trader sage', sentinels: 'watcher=B@keeper' },
  )
  s.recruits('shepherd', 'seahorse3 seahorse5')
  expect(s.court()).toBe('- - keeper miller trader sage')
  expect(s.sentinels()).toBe('watcher=B@keeper')
  expect(s.whyNot('A', 'keeper')).toEqual({ reason: 'reserved', by: 1 })
})

test.each(['', 'watcher!', 'watcher@jail'])(
  'K4.R2 the token stays with the player, whatever became of its lord (%s)',
  (became) => {
    const s = scene(
      { A: { lords: became, locations: 'jail' }, B: {} },
      { ...kraken, sentinels: 'watcher=A' },
    )
    s.asks('A', 'take your turn', 'explore', 'use watcher')
    s.answers('use watcher', 'squid')
    expect(s.sentinels()).toBe('watcher=A@squid')
  },
)

test('K4.R2 a lord that the Traitor discards leaves its token', () => {
  const s = scene({ A: {}, B: {} }, { ...kraken, court })
  s.gains('A', 'watcher')
  s.answers('pass')
  s.gains('A', 'traitor')
  s.answers('watcher', 'miller')
  expect([s.lords('A'), s.sentinels()]).toEqual(['traitor miller', 'watcher=A'])
  expect(s.options()).toContain('use watcher')
})

test('K4.R2 a placed token cannot be moved', () => {
  const s = scene({ A: {}, B: {} }, { ...kraken, court, sentinels: 'watcher=A@keeper' })
  s.asks('A', 'take your turn', 'explore')
})

test('B3.R1 with stacks and lords that others have reserved alone the action is skipped', () => {
  const s = scene(
    { A: able, B: {} },
    {
      ...kraken,
      court: 'shepherd trader',
      council: 'crab1',
      deck: '',
      sentinels: 'watcher=B@crab vigil=B@shepherd',
    },
  )
  s.asks('A', 'take your turn', 'no action')
})

const E19 = { ...kraken, council: 'jellyfish1 jellyfish2 crab1 crab1 crab2', deck: '' }

test('E19 the owner takes the reserved stack and, by the Alchemist, another one', () => {
  const s = scene(
    { A: { lords: 'alchemist' }, B: {} },
    { ...E19, sentinels: 'watcher=A@jellyfish' },
  )
  s.answers('support jellyfish')
  expect(s.sentinels()).toBe('watcher=A')
  // The token is for the next turn: it cannot be placed on the crabs now.
  s.asks('A', 'take a second stack', 'crab', 'pass')
  s.answers('crab')
  expect(s.hand('A')).toBe('jellyfish1 jellyfish2 crab1 crab1 crab2')
})

test('E19 an opponent with an Alchemist has the other stack only', () => {
  const s = scene(
    { A: {}, B: { lords: 'alchemist' } },
    { ...E19, turn: 'B', sentinels: 'watcher=A@jellyfish' },
  )
  s.asks('B', 'take your turn', 'support crab')
  s.answers('support crab')
  s.asks('A', 'take your turn')
  expect(s.hand('B')).toBe('crab1 crab1 crab2')
})
