import { expect, test } from 'vitest'
import { Race } from '../../src/index.ts'
import { scene } from '../scene.ts'

test('B8.13 the Opportunist replaces a lord of the court by the top lord, in its space', () => {
  const s = scene(
    { A: { lords: 'opportunist' }, B: {} },
    { court: '- - - keeper trader miller', luck: 'sage' },
  )
  s.answers('use opportunist')
  s.asks('A', 'replace a lord of the court', 'keeper', 'miller', 'trader')
  s.answers('trader')
  expect(s.court()).toBe('- - - keeper sage miller')
  expect(s.isGone('trader')).toBe(true)
  s.asks('A', 'take your turn', 'explore')
})

test('B8.13 B2.5 the lord that the Opportunist brings may be recruited in the same turn', () => {
  const s = scene(
    { A: { hand: 'shellfish5 shellfish3', lords: 'opportunist' }, B: {} },
    { court: '- - keeper trader miller sage', luck: 'peddler', deck: '' },
  )
  s.answers('use opportunist', 'sage')
  s.asks('A', 'take your turn', 'recruit peddler')
})

test('B8.13 the Opportunist has no power with an empty lord deck', () => {
  const s = scene({ A: { lords: 'opportunist' }, B: {} }, { court: 'keeper', lordDeck: '' })
  s.asks('A', 'take your turn', 'explore')
})

test('B8.11 the Corruptor’s second lord costs 5 pearls, and comes from the court as it is then', () => {
  const s = scene(
    { A: { hand: 'squid5 squid4 squid1', pearls: 6 }, B: { pearls: 1 } },
    { court: '- - - corruptor trader keeper', luck: 'sage hermit elder slaver miller' },
  )
  s.recruits('corruptor', 'squid1 squid4 squid5')
  s.asks('A', 'recruit a second lord', 'keeper', 'trader', 'pass')
  s.answers('keeper')
  expect(s.lords('A')).toBe('corruptor keeper')
  expect(s.pearls('A')).toBe(6 - 5 + 2)
  expect(s.pearls('B')).toBe(1)
  expect(s.court()).toBe('sage hermit elder slaver miller trader')
  expect(s.affiliated('A')).toBe('squid1')
})

test('B8.11 without 5 pearls or without a lord at court the Corruptor has no effect', () => {
  const poor = scene({ A: { pearls: 4 }, B: {} }, { court: 'keeper' })
  poor.gains('A', 'corruptor')
  poor.asks('A', 'take your turn')
  const alone = scene({ A: { pearls: 9 }, B: {} })
  alone.gains('A', 'corruptor')
  alone.asks('A', 'take your turn')
  expect(alone.pearls('A')).toBe(9)
})

test('B8.5 the Traitor replaces one of its owner’s other free lords by any of the court, for nothing', () => {
  const s = scene(
    { A: { lords: 'jailer trader! reaper@jail', locations: 'jail' }, B: { lords: 'seeker' } },
    { court: 'keeper landlord' },
  )
  s.gains('A', 'traitor')
  s.asks('A', 'dismiss a lord for one of the court', 'jailer', 'trader', 'pass')
  s.answers('jailer')
  s.asks('A', 'choose the lord in return', 'keeper', 'landlord')
  s.answers('landlord')
  expect(s.lords('A')).toBe('trader! landlord traitor reaper@jail')
  expect(s.isGone('jailer')).toBe(true)
  // The Landlord's pearl: the newcomer is free and takes effect.
  expect(s.pearls('A')).toBe(1)
  expect(s.keys('A')).toBe(1)
})

test('B8.5 no discard without a replacement: the Traitor with no lord at court', () => {
  const s = scene({ A: { lords: 'jailer' }, B: {} })
  s.gains('A', 'traitor')
  s.asks('A', 'take your turn')
  expect(s.lords('A')).toBe('jailer traitor')
})

test('B8.5 a Traitor or Schemer without another free lord has no effect', () => {
  const seats = { A: { lords: 'keeper@jail', locations: 'jail' }, B: { lords: 'trader' } }
  for (const lord of ['traitor', 'schemer']) {
    const s = scene(seats, { court: 'miller' })
    s.gains('A', lord)
    s.asks('A', 'take your turn')
    expect(s.lords('A')).toBe(`${lord} keeper@jail`)
    expect(s.court()).toBe('miller - - - - -')
  }
})

test('B8.5 the Schemer discards before the top lord is seen', () => {
  const s = scene(
    { A: { lords: 'jailer trader! reaper@jail', locations: 'jail' }, B: {} },
    { luck: 'keeper' },
  )
  s.gains('A', 'schemer')
  s.asks('A', 'dismiss a lord for the top of the deck', 'jailer', 'trader', 'pass')
  expect(s.lordDeckSize()).toBe(31)
  s.answers('jailer')
  expect(s.lordDeckSize()).toBe(30)
  expect(s.lords('A')).toBe('trader! schemer keeper reaper@jail')
  expect(s.isGone('jailer')).toBe(true)
  expect(s.events.map(({ type }) => type)).toEqual(['lord-gained', 'lord-discarded', 'lord-gained'])
})

test('E11 with an empty lord deck the Schemer has no effect, no lord is discarded', () => {
  const s = scene(
    { A: { hand: 'squid4 crab3 seahorse1', lords: 'keeper' }, B: {} },
    { court: 'schemer miller reaper trader', lordDeck: '' },
  )
  s.recruits('schemer', 'squid4 crab3 seahorse1')
  s.asks('B', 'take your turn')
  expect(s.lords('A')).toBe('schemer keeper')
  expect(s.isGone('keeper')).toBe(false)
})

test('B8.14 the Diplomat lifts the required race, not the number of races', () => {
  const s = scene(
    { A: { hand: 'crab5 crab4 squid4', lords: 'diplomat' }, B: {} },
    { court: 'shepherd jailer trader miller' },
  )
  const many = { reason: 'wrong-number-of-races', needed: 1, offered: 2 }
  expect(s.payment('shepherd', 'crab5 squid4')).toEqual(many)
  const few = { reason: 'wrong-number-of-races', needed: 3, offered: 2 }
  expect(s.payment('jailer', 'crab5 squid4')).toEqual(few)
  s.recruits('shepherd', 'crab5 crab4')
  expect(s.lords('A')).toBe('diplomat shepherd')
  expect(s.affiliated('A')).toBe('crab4')
})

test('B8.14 the Diplomat works for its owner only', () => {
  const s = scene(
    { A: { hand: 'crab5 crab4' }, B: { lords: 'diplomat' } },
    { court: 'shepherd jailer trader miller' },
  )
  const refusal = { reason: 'required-race-missing', race: Race.Seahorse }
  expect(s.payment('shepherd', 'crab5 crab4')).toEqual(refusal)
})

test('B6.R1 the Treasurer makes every lord cost its owner 2 less', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse1', lords: 'treasurer' }, B: {} },
    { court: 'shepherd keeper trader miller' },
  )
  s.recruits('shepherd', 'seahorse1 seahorse5')
  expect(s.lords('A')).toBe('treasurer shepherd')
  expect(s.pearls('A')).toBe(0)
})

test('B6.R1 the Treasurer makes nothing cheaper for opponents, nor itself', () => {
  const s = scene(
    { A: { hand: 'seahorse5 squid1' }, B: { lords: 'treasurer' } },
    { court: 'reaper keeper trader miller' },
  )
  expect(s.payment('reaper', 'seahorse5 squid1')).toMatchObject({ reason: 'too-weak', cost: 7 })
  const t = scene(
    { A: { hand: 'crab4 squid5' }, B: {} },
    { court: 'treasurer keeper trader miller' },
  )
  expect(t.payment('treasurer', 'crab4 squid5')).toMatchObject({ reason: 'too-weak', cost: 10 })
})

test('E9 Corruptor, Traitor, Hermit in one recruitment', () => {
  const s = scene(
    {
      A: {
        hand: 'squid5 squid4 squid1',
        pearls: 5,
        keys: 2,
        lords: 'jailer seeker trader peddler shopkeeper landowner',
      },
      B: {},
      C: {},
    },
    {
      court: 'corruptor traitor hermit miller keeper sage',
      luck: 'chasm',
      council: 'crab1 squid1',
    },
  )
  s.recruits('corruptor', 'squid5 squid4 squid1')
  expect(s.affiliated('A')).toBe('squid1')
  expect(s.endTriggeredBy()).toBe('A')
  s.asks('A', 'recruit a second lord', 'traitor', 'hermit', 'miller', 'keeper', 'sage', 'pass')
  s.answers('traitor')
  expect(s.pearls('A')).toBe(0)
  const others = ['jailer', 'seeker', 'trader', 'peddler', 'shopkeeper', 'landowner', 'corruptor']
  s.asks('A', 'dismiss a lord for one of the court', ...others, 'pass')
  s.answers('jailer')
  s.asks('A', 'choose the lord in return', 'hermit', 'miller', 'keeper', 'sage')
  s.answers('hermit')
  expect(s.lords('A')).toBe(
    'seeker trader peddler shopkeeper corruptor traitor landowner hermit@chasm',
  )
  expect(s.court()).toBe('- - - miller keeper sage')
  expect(s.pearls('A')).toBe(0)
  expect(s.keys('A')).toBe(2)
  expect(s.locations('A')).toBe('chasm')
  s.asks('B', 'take your turn')
  s.answers('support crab')
  s.asks('C', 'take your turn')
  s.answers('support squid')
  expect(s.isOver()).toBe(true)
})
