import { expect, test } from 'vitest'
import { scene } from '../scene.ts'

test.each([
  ['elder', 'chasm abyss depths', 3],
  ['sage', 'chasm abyss', 2],
])('B7.4 the %s draws %s and controls one of them alone', (ambassador, luck, tiles) => {
  const s = scene({ A: { keys: 2 }, B: {} }, { available: 'jail', luck })
  s.gains('A', ambassador)
  s.asks('A', 'choose a drawn location', ...luck.split(' '))
  s.answers('abyss')
  expect(s.locations('A')).toBe('abyss')
  expect(s.lords('A')).toBe(`${ambassador}@abyss`)
  expect(s.keyTokens('A')).toBe(2)
  expect(s.locationDeckSize()).toBe(19 - tiles)
  expect(s.available().split(' ')).toHaveLength(tiles)
})

test('B7.4 the hermit draws 1 tile and controls it alone', () => {
  const s = scene({ A: { lords: 'keeper' }, B: {} }, { available: 'jail', luck: 'chasm' })
  s.gains('A', 'hermit')
  expect(s.locations('A')).toBe('chasm')
  expect(s.lords('A')).toBe('keeper hermit@chasm')
  expect(s.keys('A')).toBe(1)
  expect(s.available()).toBe('jail')
})

test('B7.R2 an ambassador draws what is left, and takes none of the available locations', () => {
  const s = scene(
    { A: {}, B: {} },
    { available: 'jail', locationDeck: 'chasm abyss', luck: 'chasm abyss' },
  )
  s.gains('A', 'elder')
  s.asks('A', 'choose a drawn location', 'chasm', 'abyss')
  s.answers('abyss')
  expect(s.available()).toBe('jail chasm')
  expect(s.locationDeckSize()).toBe(0)
})

test('B7.R2 with an empty deck the ambassador stays free and its power is spent', () => {
  const s = scene(
    { A: {}, B: {} },
    { available: 'jail black-smokers', locationDeck: '', council: 'crab1' },
  )
  s.gains('A', 'elder')
  s.asks('A', 'take your turn')
  expect(s.lords('A')).toBe('elder')
  expect(s.locations('A')).toBe('')
  s.answers('support crab')
  s.asks('B', 'take your turn')
})

test('B7.R3 whoever takes the Black Smokers may exchange it for any location of the deck', () => {
  const s = scene(
    { A: { keys: 3 }, B: {} },
    { available: 'black-smokers jail', locationDeck: 'chasm abyss' },
  )
  s.answers('black-smokers')
  s.asks('A', 'exchange the location for one of the deck', 'chasm', 'abyss', 'pass')
  s.answers('abyss')
  expect(s.locations('A')).toBe('abyss')
  // It goes into the deck, from which it can be drawn again.
  expect(s.available()).toBe('jail')
  expect(s.locationDeckSize()).toBe(2)
})

test('B7.R3 exchanged, the Black Smokers is in the deck again', () => {
  const s = scene(
    { A: { keys: 6 }, B: {} },
    { available: 'black-smokers', locationDeck: 'chasm', luck: 'black-smokers' },
  )
  s.answers('black-smokers', 'chasm')
  // The deck is the Black Smokers alone: it is drawn, and nothing is left to exchange it for.
  expect(s.locations('A')).toBe('black-smokers chasm')
  expect(s.locationDeckSize()).toBe(0)
  expect(s.keys('A')).toBe(0)
  s.asks('A', 'take your turn', 'explore')
})

test('B7.R3 kept, the Black Smokers is worth 0', () => {
  const s = scene(
    { A: { keys: 3 }, B: {} },
    { available: 'black-smokers jail', locationDeck: 'chasm' },
  )
  s.answers('black-smokers', 'pass')
  expect(s.locations('A')).toBe('black-smokers')
  expect(s.points('A', 'black-smokers')).toBe(0)
  expect(s.locationDeckSize()).toBe(1)
  s.asks('A', 'take your turn')
})

test('B7.R3 the lords under the Black Smokers move to the new location', () => {
  const s = scene(
    { A: { lords: 'keeper reaper shepherd' }, B: {} },
    { available: 'black-smokers', locationDeck: 'chasm' },
  )
  s.answers('black-smokers', 'chasm')
  expect(s.lords('A')).toBe('keeper@chasm reaper@chasm shepherd@chasm')
  expect(s.keys('A')).toBe(0)
})

test('B7.R3 with an empty deck there is no exchange', () => {
  const s = scene({ A: { keys: 3 }, B: {} }, { available: 'black-smokers', locationDeck: '' })
  expect(s.locations('A')).toBe('black-smokers')
  s.asks('A', 'take your turn', 'explore')
})

test('B7.R3 tiles drawn with the Black Smokers are available before the exchange', () => {
  const s = scene(
    { A: { keys: 3 }, B: {} },
    { locationDeck: 'black-smokers jail chasm abyss', luck: 'black-smokers jail chasm' },
  )
  s.answers('draw3', 'black-smokers')
  s.asks('A', 'exchange the location for one of the deck', 'abyss', 'pass')
  expect(s.available()).toBe('jail chasm')
})

test('B7.R3, B7.R4 the Illusionist may take the Black Smokers, and exchange it', () => {
  const s = scene(
    { A: { lords: 'keeper@jail', locations: 'jail' }, B: {} },
    { available: 'black-smokers', locationDeck: 'chasm depths' },
  )
  s.gains('A', 'illusionist')
  s.answers('jail')
  s.asks('A', 'exchange the location for one of the deck', 'chasm', 'depths', 'pass')
  s.answers('depths')
  expect(s.locations('A')).toBe('depths')
  expect(s.lords('A')).toBe('illusionist keeper@depths')
  expect(s.available()).toBe('jail')
})

test('B7.R3, option blackSmokers: it must be exchanged, and goes out of the game', () => {
  const s = scene(
    { A: { keys: 3 }, B: {} },
    {
      available: 'black-smokers',
      locationDeck: 'chasm abyss',
      options: { blackSmokers: 'must-exchange' },
    },
  )
  s.answers('black-smokers')
  s.asks('A', 'exchange the location for one of the deck', 'chasm', 'abyss')
  s.answers('chasm')
  expect(s.locations('A')).toBe('chasm')
  expect(s.available()).toBe('')
  expect(s.locationDeckSize()).toBe(1)
  expect(s.sees('A').locationsGone).toHaveLength(1)
})

test('B7.R3, option blackSmokers: with an empty deck it is kept all the same', () => {
  const s = scene(
    { A: { keys: 3 }, B: {} },
    {
      available: 'black-smokers',
      locationDeck: '',
      options: { blackSmokers: 'must-exchange' },
    },
  )
  expect(s.locations('A')).toBe('black-smokers')
  s.asks('A', 'take your turn')
})

test('B7.R4 the Illusionist: the lords move, and the location given away is available from then on', () => {
  const s = scene(
    {
      A: { lords: 'keeper@jail reaper@jail shepherd@chasm', locations: 'jail chasm' },
      B: { locations: 'depths' },
    },
    { available: 'abyss parliament' },
  )
  s.gains('A', 'illusionist')
  s.asks('A', 'give a location', 'jail', 'chasm', 'pass')
  s.answers('jail')
  s.asks('A', 'take a location in return', 'abyss', 'parliament')
  s.answers('parliament')
  expect(s.lords('A')).toBe('illusionist keeper@parliament reaper@parliament shepherd@chasm')
  expect(s.locations('A')).toBe('parliament chasm')
  expect(s.available()).toBe('abyss jail')
  expect(s.locations('B')).toBe('depths')
})

test('B7.R4 without an available location the Illusionist has no effect', () => {
  const s = scene({ A: { locations: 'jail' }, B: {} })
  s.gains('A', 'illusionist')
  s.asks('A', 'take your turn')
  expect(s.locations('A')).toBe('jail')
})

test('B7.R4 without an own location the Illusionist has no effect', () => {
  const s = scene({ A: {}, B: { locations: 'jail' } }, { available: 'chasm' })
  s.gains('A', 'illusionist')
  s.asks('A', 'take your turn')
  expect(s.available()).toBe('chasm')
})

test('E16 the Elder draws the Black Smokers, exchanges it, and moves to the new location', () => {
  const s = scene(
    { A: { keys: 2, hand: 'crab2 squid2 jellyfish2 seahorse2 shellfish2' }, B: {} },
    {
      court: '- - elder sage hermit keeper',
      luck: 'black-smokers jail chasm',
      locationDeck: 'black-smokers jail chasm barracks abyss',
    },
  )
  s.recruits('elder', 'crab2 squid2 jellyfish2 seahorse2 shellfish2')
  s.answers('crab2')
  s.asks('A', 'choose a drawn location', 'black-smokers', 'jail', 'chasm')
  s.answers('black-smokers')
  expect(s.lords('A')).toBe('elder@black-smokers')
  expect(s.available()).toBe('jail chasm')
  s.asks('A', 'exchange the location for one of the deck', 'barracks', 'abyss', 'pass')
  s.answers('barracks')
  expect(s.lords('A')).toBe('elder@barracks')
  expect(s.locations('A')).toBe('barracks')
  expect(s.available()).toBe('jail chasm')
  expect(s.locationDeckSize()).toBe(2)
  // Two keys: nothing is due.
  expect(s.keyTokens('A')).toBe(2)
  s.asks('B', 'take your turn')
})
