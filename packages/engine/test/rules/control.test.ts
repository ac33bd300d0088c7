import { expect, test } from 'vitest'
import { scene } from '../scene.ts'

test('B7.1 keys are key tokens and the keys printed on free lords that are not disabled', () => {
  const s = scene({
    A: { keys: 1, lords: 'keeper reaper@jail shepherd! miller', locations: 'jail' },
    B: {},
  })
  // One token and the Keeper; nothing of the Reaper under the Jail nor of the disabled Shepherd.
  expect(s.keys('A')).toBe(2)
  s.asks('A', 'take your turn')
})

test('B7.1 with 3 keys a player must control a location', () => {
  const s = scene(
    { A: { keys: 1, lords: 'keeper reaper' }, B: {} },
    { available: 'jail', locationDeck: 'chasm abyss' },
  )
  s.asks('A', 'control a location', 'jail', 'draw1', 'draw2')
})

test('B7.1 with 2 keys a player cannot control a location', () => {
  const s = scene({ A: { keys: 1, lords: 'keeper' }, B: {} }, { available: 'jail' })
  s.asks('A', 'take your turn', 'explore')
  expect(s.whyNot('A', 'jail')).toEqual({ reason: 'keys-missing', needed: 3, held: 2 })
})

test('B7.1 they control another while they still have 3 keys', () => {
  const s = scene({ A: { keys: 7 }, B: {} }, { available: 'jail chasm abyss' })
  s.answers('jail')
  expect(s.keys('A')).toBe(4)
  s.asks('A', 'control a location', 'abyss', 'chasm', 'draw1', 'draw2', 'draw3', 'draw4')
  s.answers('abyss')
  expect(s.keys('A')).toBe(1)
  s.asks('A', 'take your turn')
  expect(s.locations('A')).toBe('abyss jail')
})

test("B7.1 on another's turn nobody controls a location: it waits for the own turn", () => {
  const s = scene({ A: {}, B: { keys: 3 } }, { available: 'jail', council: 'crab1' })
  s.asks('A', 'take your turn')
  s.answers('support crab')
  s.asks('B', 'control a location')
  expect(s.turn()).toBe('B')
})

test('B7.1 the third key may be that of the lord just recruited', () => {
  const s = scene(
    { A: { keys: 2, hand: 'seahorse5 seahorse3' }, B: {} },
    { court: '- - shepherd sage hermit elder', available: 'jail', locationDeck: 'chasm' },
  )
  s.recruits('shepherd', 'seahorse5 seahorse3')
  s.asks('A', 'control a location', 'jail', 'draw1')
})

test('B7.2 an available location may be taken', () => {
  const s = scene(
    { A: { keys: 3 }, B: { locations: 'abyss' } },
    { available: 'jail chasm', locationDeck: 'depths' },
  )
  // Not the one of B.
  s.asks('A', 'control a location', 'jail', 'chasm', 'draw1')
  s.answers('chasm')
  expect(s.locations('A')).toBe('chasm')
  expect(s.available()).toBe('jail')
  expect(s.locationDeckSize()).toBe(1)
})

test('B7.2 or 1 to 4 tiles are drawn, one of those is taken, and the others are available', () => {
  const s = scene(
    { A: { keys: 3 }, B: {} },
    { available: 'jail', luck: 'chasm abyss depths barracks' },
  )
  s.asks('A', 'control a location', 'jail', 'draw1', 'draw2', 'draw3', 'draw4')
  s.answers('draw4')
  // One of those drawn, not the Jail.
  s.asks('A', 'choose a drawn location', 'chasm', 'abyss', 'depths', 'barracks')
  s.answers('depths')
  expect(s.locations('A')).toBe('depths')
  expect(s.available()).toBe('barracks abyss jail chasm')
  expect(s.locationDeckSize()).toBe(15)
  expect(s.keyTokens('A')).toBe(0)
})

test('B7.2 the number is named first, all are drawn at once and everybody sees them', () => {
  const s = scene({ A: { keys: 3 }, B: {} }, { luck: 'chasm abyss' })
  s.answers('draw2')
  expect(s.events.map((event) => event.type)).toEqual(['locations-drawn'])
  expect(s.sees('B').locationsDrawn).toHaveLength(2)
  expect(s.sees().locationsDrawn).toEqual(s.sees('A').locationsDrawn)
})

test('B7.2 a single tile drawn is the one taken', () => {
  const s = scene({ A: { keys: 3 }, B: {} }, { available: 'jail', luck: 'chasm' })
  s.answers('draw1')
  expect(s.locations('A')).toBe('chasm')
  expect(s.available()).toBe('jail')
})

test('B7.3 exactly 3 keys are spent, of the choice of the player among tokens and lords', () => {
  const s = scene(
    { A: { keys: 2, lords: 'keeper reaper slaver' }, B: {} },
    { available: 'jail', locationDeck: '' },
  )
  // The Jail is the only choice there is; two tokens are not enough without a lord.
  s.asks('A', 'spend keys', 'keeper', 'reaper', 'slaver')
  s.answers('keeper')
  s.asks('A', 'spend keys', 'reaper', 'tokens')
  s.answers('tokens')
  expect(s.lords('A')).toBe('slaver keeper@jail reaper')
  expect(s.keyTokens('A')).toBe(0)
  expect(s.keys('A')).toBe(2)
})

test('B7.3 lords alone may pay, and the tokens are kept', () => {
  const s = scene(
    { A: { keys: 2, lords: 'keeper reaper slaver' }, B: {} },
    { available: 'jail', locationDeck: '' },
  )
  s.answers('slaver', 'keeper', 'reaper')
  expect(s.lords('A')).toBe('slaver@jail keeper@jail reaper@jail')
  expect(s.keyTokens('A')).toBe(2)
  expect(s.keys('A')).toBe(2)
})

test('B7.3 tokens alone may pay, and the lords stay free', () => {
  const s = scene(
    { A: { keys: 3, lords: 'keeper reaper' }, B: {} },
    { available: 'jail', locationDeck: '' },
  )
  s.asks('A', 'spend keys', 'keeper', 'reaper', 'tokens')
  s.answers('tokens')
  expect(s.lords('A')).toBe('keeper reaper')
  expect(s.keyTokens('A')).toBe(0)
  expect(s.keys('A')).toBe(2)
})

test('B7.3 lords without a printed key, disabled ones and those under a location pay nothing', () => {
  const s = scene(
    { A: { keys: 3, lords: 'keeper reaper! shepherd@abyss miller', locations: 'abyss' }, B: {} },
    { available: 'jail', locationDeck: '' },
  )
  s.asks('A', 'spend keys', 'keeper', 'tokens')
})

test('B7.3 the power of a lord used is gone for good', () => {
  const s = scene(
    { A: { lords: 'slaver keeper reaper', hand: 'crab1' }, B: {} },
    { available: 'jail', locationDeck: '' },
  )
  // With the Slaver free there is still a choice, though there is but one location.
  s.asks('A', 'control a location', 'jail', 'use slaver')
  s.answers('jail')
  expect(s.lords('A')).toBe('slaver@jail keeper@jail reaper@jail')
  expect(s.keys('A')).toBe(0)
  s.asks('A', 'take your turn', 'explore')
})

test('B7.3 a lord under a location cannot be the target of a power', () => {
  const s = scene(
    { A: { lords: 'keeper@jail reaper shepherd', locations: 'jail' }, B: {} },
    { turn: 'B', court: '- - - - sage hermit', lordDeck: 'trader assassin' },
  )
  s.gains('B', 'assassin')
  s.asks('B', 'choose a lord to disable', 'reaper', 'shepherd')
  s.answers('reaper')
  s.gains('A', 'traitor')
  s.asks('A', 'dismiss a lord for one of the court', 'reaper', 'shepherd', 'pass')
})

test('B7.3 the points of a lord under a location still count, and it is still a lord of its guild', () => {
  const s = scene({
    A: { lords: 'keeper@sargasso-silos reaper@sargasso-silos', locations: 'sargasso-silos' },
    B: {},
  })
  expect(s.points('A', 'sargasso-silos')).toBe(9)
  expect(s.score('A').lords.map((lord) => lord.points)).toEqual([6, 6])
  expect(s.score('A').total).toBe(21)
})

test('B7.R1 no available location and an empty deck: none is taken, and the keys stay', () => {
  const s = scene(
    { A: { keys: 2, lords: 'keeper' }, B: {} },
    { locationDeck: '', council: 'crab1' },
  )
  s.asks('A', 'take your turn', 'explore', 'support crab')
  s.answers('support crab')
  expect(s.turn()).toBe('B')
  expect(s.keys('A')).toBe(3)
  expect(s.lords('A')).toBe('keeper')
})

test('B7.R1 who has taken the last location keeps the keys left', () => {
  const s = scene({ A: { keys: 6 }, B: {} }, { available: 'jail', locationDeck: '' })
  // The Jail is taken without a question: there is nothing to choose.
  expect(s.locations('A')).toBe('jail')
  expect(s.keys('A')).toBe(3)
  s.asks('A', 'take your turn', 'explore')
})

test('B7.R1 the keys stay, turn after turn, and nobody is asked for what cannot be', () => {
  const s = scene({ A: { keys: 3 }, B: {} }, { locationDeck: '', council: 'crab1 squid1' })
  s.answers('support crab', 'support squid')
  s.asks('A', 'take your turn', 'explore')
  expect(s.keys('A')).toBe(3)
})

test('B7.R2 drawing is limited by what is left in the deck', () => {
  const s = scene(
    { A: { keys: 3 }, B: {} },
    { locationDeck: 'jail chasm abyss', luck: 'jail abyss chasm' },
  )
  s.asks('A', 'control a location', 'draw1', 'draw2', 'draw3')
  s.answers('draw3')
  s.asks('A', 'choose a drawn location', 'jail', 'chasm', 'abyss')
  s.answers('jail')
  expect(s.locationDeckSize()).toBe(0)
  expect(s.available()).toBe('abyss chasm')
})

test('B7.R5 an ambassador that stayed free has no key', () => {
  const s = scene(
    { A: { keys: 2, lords: 'elder' }, B: {} },
    { available: 'jail', options: { ambassadorKeys: 'three' } },
  )
  expect(s.keys('A')).toBe(2)
  s.asks('A', 'take your turn', 'explore')
})

test('B7.R6 keys won in a fight are looked at after the action', () => {
  const s = scene(
    { A: { keys: 2 }, B: {} },
    { available: 'jail chasm', threat: 5, luck: 'crab1 monster token2 token3' },
  )
  s.answers('explore', 'on', 'fight')
  s.asks('A', 'choose a reward', 'reward1', 'reward2', 'reward3')
  s.answers('reward3')
  // The exploration is over, tokens and all, when the location is asked for.
  expect(s.tokens('A')).toBe('2 3')
  expect(s.stack('crab')).toBe('crab1')
  s.asks('A', 'control a location')
  s.answers('jail')
  expect(s.turn()).toBe('B')
})

test('B7.R6 after a recruitment keys wait until its powers and the court are done', () => {
  const s = scene(
    { A: { keys: 2, pearls: 5, hand: 'squid5 squid4 squid1' }, B: {} },
    {
      court: '- - - corruptor keeper sage',
      available: 'jail',
      locationDeck: 'chasm',
      luck: 'miller trader peddler hermit elder',
    },
  )
  s.recruits('corruptor', 'squid5 squid4 squid1')
  s.answers('keeper')
  expect(s.keys('A')).toBe(3)
  expect(s.court()).toBe('miller trader peddler hermit elder sage')
  expect(s.pearls('A')).toBe(2)
  s.asks('A', 'control a location', 'jail', 'draw1')
})

test("B7.R6 the ambassador's own location comes before that for keys", () => {
  const s = scene(
    { A: { keys: 2 }, B: {} },
    { available: 'jail', council: 'crab1', luck: 'chasm abyss' },
  )
  s.gains('A', 'keeper')
  expect(s.keys('A')).toBe(3)
  s.gains('A', 'sage')
  s.asks('A', 'choose a drawn location', 'chasm', 'abyss')
  s.answers('chasm')
  s.answers('support crab')
  s.asks('A', 'control a location')
  expect(s.options()).toContain('abyss')
})
