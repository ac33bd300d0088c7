import { expect, test } from 'vitest'
import { KIND_NAMES, LOOT_NAMES } from '../../src/index.ts'
import { type Scene, scene } from '../scene.ts'
import type { TableOf } from '../setting.ts'

const kraken = { expansions: ['kraken'] } as const
const SEARCH = 'search the sanctuary'

/** A takes control of the Megalodon at the start of the turn, with these loot cards to come. */
const megalodon = (luck: string, on: TableOf = {}): Scene =>
  scene(
    { A: { keys: 3 }, B: {} },
    { ...kraken, available: 'megalodon', locationDeck: '', luck, ...on },
  )

test.each(['cetacean-graveyard', 'abandoned-convoy', 'megalodon', 'battlefield'])(
  'K5.1 on taking control of the %s a loot card is drawn onto it',
  (sanctuary) => {
    const s = megalodon('loot7', { available: sanctuary })
    expect([s.locations('A'), s.loot(sanctuary)]).toEqual([sanctuary, '7'])
    s.asks('A', SEARCH, 'stop', 'search')
    s.answers('stop')
    s.asks('A', 'take your turn', 'explore')
  },
)

test('K5 the base tile The Sanctuary is no loot sanctuary', () => {
  const s = megalodon('', { available: 'sanctuary' })
  expect(s.locations('A')).toBe('sanctuary')
  s.asks('A', 'take your turn')
})

test('K5.1 loot 3 is a key token', () => {
  const s = megalodon('loot3')
  expect([s.keyTokens('A'), s.pearls('A'), s.hand('A'), s.tokens('A')]).toEqual([1, 0, '', ''])
})

test('K5.1 loot 4 is 2 pearls', () => {
  const s = megalodon('loot4')
  expect([s.keyTokens('A'), s.pearls('A'), s.hand('A'), s.tokens('A')]).toEqual([0, 2, '', ''])
})

test('K5.1 loot 5 is a monster token, if one is left', () => {
  const s = megalodon('loot5 token3')
  expect([s.keyTokens('A'), s.pearls('A'), s.hand('A'), s.tokens('A')]).toEqual([0, 0, '', '3'])
  const none = megalodon('loot5', { tokenPile: '' })
  expect([none.tokens('A'), none.loot('megalodon')]).toEqual(['', '5'])
})

test('K5.1 loot 6 is the next ally of the deck; monsters on the way raise the threat', () => {
  const s = megalodon('loot6 monster monster kraken3')
  expect([s.keyTokens('A'), s.pearls('A'), s.tokens('A')]).toEqual([0, 0, ''])
  expect(s.hand('A')).toBe('kraken3')
  expect([s.threat(), s.discardPile()]).toEqual([3, 'monster monster'])
})

test('K5.1 loot 6: the marker stays on the last space', () => {
  const s = megalodon('loot6 monster monster crab1', { threat: 5 })
  expect([s.threat(), s.hand('A')]).toEqual([6, 'crab1'])
})

test('K5.1 loot 7 is nothing', () => {
  const s = megalodon('loot7')
  expect([s.keyTokens('A'), s.pearls('A'), s.hand('A'), s.tokens('A')]).toEqual([0, 0, '', ''])
})

test('K5.2 search on: another value stays, and there is the choice again', () => {
  const s = megalodon('loot7 loot4 loot5 token2')
  s.answers('search')
  expect([s.loot('megalodon'), s.pearls('A')]).toEqual(['4 7', 2])
  s.asks('A', SEARCH, 'stop', 'search')
  s.answers('search')
  expect([s.loot('megalodon'), s.tokens('A')]).toEqual(['4 5 7', '2'])
  s.answers('stop')
  s.asks('A', 'take your turn')
})

test('K5.2 a value that lies there already: both cards go, the search is over, rewards are kept', () => {
  const s = megalodon('loot4 loot7 loot4')
  s.answers('search', 'search')
  expect([s.loot('megalodon'), s.pearls('A')]).toEqual(['7', 4])
  const discarded = s.sees().lootDiscard.map((count, loot) => `${LOOT_NAMES[loot]}: ${count}`)
  expect(discarded).toEqual(['loot3: 0', 'loot4: 2', 'loot5: 0', 'loot6: 0', 'loot7: 0'])
  s.asks('A', 'take your turn')
})

test('K5.2, B2.5 powers may be used in a search', () => {
  const s = scene(
    { A: { keys: 3, lords: 'slaver', hand: 'crab1' }, B: {} },
    { ...kraken, available: 'megalodon', locationDeck: '', luck: 'loot7 loot4' },
  )
  s.answers('megalodon', 'tokens')
  s.asks('A', SEARCH, 'stop', 'search', 'use slaver')
  s.answers('use slaver')
  s.asks('A', SEARCH, 'stop', 'search')
  s.answers('search')
  expect([s.pearls('A'), s.loot('megalodon')]).toEqual([2 + 2, '4 7'])
})

test('E7 3, 7, 3: both 3s are discarded, the search is over: 2 keys, 7 points', () => {
  const s = megalodon('loot3 loot7 loot3')
  s.answers('search', 'search')
  s.asks('A', 'take your turn')
  expect(s.keyTokens('A')).toBe(2)
  expect([s.loot('megalodon'), s.points('A', 'megalodon')]).toEqual(['7', 7])
})

test('K5.R1 a third key from loot makes another location due when the search is over', () => {
  const s = scene(
    { A: { keys: 5 }, B: {} },
    {
      ...kraken,
      available: 'megalodon jail chasm',
      locationDeck: '',
      luck: 'loot3 loot7',
    },
  )
  s.answers('megalodon')
  expect(s.keyTokens('A')).toBe(3)
  s.asks('A', SEARCH, 'stop', 'search')
  s.answers('search', 'stop')
  s.asks('A', 'control a location', 'jail', 'chasm')
  s.answers('chasm')
  expect([s.locations('A'), s.keyTokens('A')]).toEqual(['chasm megalodon', 0])
  s.asks('A', 'take your turn')
})

test('K5.R1, E16 a third key in a recruitment waits for the search and the court', () => {
  const s = scene(
    { A: { keys: 2, hand: 'jellyfish2 crab2 seahorse2 shellfish2 squid2' }, B: {} },
    {
      ...kraken,
      court: '- - - elder keeper trader',
      locationDeck: 'black-smokers jail chasm battlefield depths',
      luck: 'black-smokers jail chasm loot3 loot7 sage hermit miller reaper',
    },
  )
  s.recruits('elder', 'jellyfish2 crab2 seahorse2 shellfish2 squid2')
  s.answers('squid2')
  s.asks('A', 'choose a drawn location', 'black-smokers', 'jail', 'chasm')
  s.answers('black-smokers')
  expect([s.lords('A'), s.available()]).toEqual(['elder@black-smokers', 'jail chasm'])
  s.asks('A', 'exchange the location for one of the deck', 'battlefield', 'depths', 'pass')
  s.answers('battlefield')
  expect([s.lords('A'), s.locations('A')]).toEqual(['elder@battlefield', 'battlefield'])
  expect(s.locationDeckSize()).toBe(2)
  expect([s.loot('battlefield'), s.keyTokens('A')]).toEqual(['3', 3])
  s.asks('A', SEARCH, 'stop', 'search')
  expect(s.court()).toBe('- - - - keeper trader')
  s.answers('search', 'stop')
  expect(s.court()).toBe('sage hermit miller reaper keeper trader')
  s.asks('A', 'control a location', 'jail', 'chasm', 'draw1', 'draw2')
  s.answers('jail')
  expect([s.locations('A'), s.keyTokens('A')]).toEqual(['jail battlefield', 0])
})

test('K5.R2 the search stops by itself when no loot is left', () => {
  const s = megalodon('loot7 loot4', { lootDeck: '7 4' })
  s.answers('search')
  s.asks('A', 'take your turn')
  expect(s.loot('megalodon')).toBe('4 7')
  const none = megalodon('', { lootDeck: '' })
  none.asks('A', 'take your turn')
  expect([none.locations('A'), none.loot('megalodon')]).toEqual(['megalodon', ''])
})

test('K5.R2 loot discards are shuffled back when the deck is empty', () => {
  const s = scene(
    { A: { keys: 6 }, B: {} },
    {
      ...kraken,
      available: 'megalodon battlefield',
      locationDeck: '',
      lootDeck: '4 5 4',
      luck: 'loot4 loot5 token2 loot4 loot4',
    },
  )
  s.answers('megalodon', 'search', 'search')
  // The two 4s went; the Battlefield is due, and one of them is drawn for it.
  expect([s.loot('megalodon'), s.loot('battlefield')]).toEqual(['5', '4'])
  expect(s.pearls('A')).toBe(2 + 2 + 2)
  expect(s.sees()).toMatchObject({ lootDeckSize: 1, lootDiscard: [0, 0, 0, 0, 0] })
})

test('K5.R3 with Leviathan a monster drawn for loot 6 is just discarded', () => {
  const s = megalodon('loot6 monster crab2 loot5 token4', {
    expansions: ['kraken', 'leviathan'],
    border: '20@7',
  })
  expect([s.hand('A'), s.discardPile(), s.threat()]).toEqual(['crab2', 'monster', 1])
  expect([s.border(), s.wounds('A')]).toEqual(['- - - - 20 - - - -', 0])
  s.answers('search')
  // A base token.
  expect([s.tokens('A'), s.leviathanTokens('A')]).toEqual(['4', ''])
})

test('K5.R4 an ambassador that gains a sanctuary searches it', () => {
  const s = scene({ A: {}, B: {} }, { ...kraken, luck: 'megalodon loot4' })
  s.gains('A', 'hermit')
  expect([s.lords('A'), s.loot('megalodon'), s.pearls('A')]).toEqual(['hermit@megalodon', '4', 2])
  s.asks('A', SEARCH, 'stop', 'search')
})

test('K5.R4 a sanctuary drawn for keys is searched', () => {
  const s = scene(
    { A: { keys: 3 }, B: {} },
    { ...kraken, locationDeck: 'megalodon jail', luck: 'jail megalodon loot7' },
  )
  s.answers('draw2', 'megalodon')
  expect(s.loot('megalodon')).toBe('7')
  s.asks('A', SEARCH, 'stop', 'search')
})

test('K5.R4 a sanctuary taken by the Illusionist is searched', () => {
  const s = scene(
    { A: { locations: 'jail' }, B: {} },
    { ...kraken, available: 'megalodon', luck: 'loot4' },
  )
  s.gains('A', 'illusionist')
  s.answers('jail')
  expect([s.locations('A'), s.loot('megalodon'), s.pearls('A')]).toEqual(['megalodon', '4', 2])
  s.asks('A', SEARCH, 'stop', 'search')
})

test('K5.R4 who gains a sanctuary that carries loot draws no first card but may search on at once', () => {
  const s = megalodon('loot6 crab1', { available: 'megalodon(7,4)' })
  s.asks('A', SEARCH, 'stop', 'search')
  expect([s.loot('megalodon'), s.pearls('A'), s.points('A', 'megalodon')]).toEqual(['4 7', 0, 11])
  s.answers('search')
  expect(s.loot('megalodon')).toBe('4 6 7')
  s.asks('A', SEARCH, 'stop', 'search')
})

test('K5.R4 a sanctuary that lost its loot is searched from a first card on again', () => {
  const s = scene(
    { A: { keys: 3 }, B: { keys: 3 } },
    {
      ...kraken,
      available: 'megalodon jail',
      locationDeck: '',
      council: 'crab1',
      luck: 'loot4 loot4 loot7',
    },
  )
  s.answers('megalodon', 'search')
  expect([s.loot('megalodon'), s.points('A', 'megalodon')]).toEqual(['', 0])
  s.gains('A', 'illusionist')
  s.answers('megalodon', 'support crab')
  expect([s.locations('A'), s.locations('B')]).toEqual(['jail', 'megalodon'])
  expect(s.loot('megalodon')).toBe('7')
})

test('E15 the Illusionist gives the Megalodon away with its loot, and the lords move', () => {
  const s = scene(
    {
      A: {
        locations: 'megalodon(7,4)',
        lords: 'keeper@megalodon reaper@megalodon shepherd@megalodon',
      },
      B: { keys: 3 },
    },
    { ...kraken, available: 'parliament', locationDeck: '', council: 'crab1', luck: 'loot4' },
  )
  s.gains('A', 'illusionist')
  s.asks('A', 'give a location', 'megalodon', 'pass')
  s.answers('megalodon')
  expect(s.lords('A')).toBe('illusionist keeper@parliament reaper@parliament shepherd@parliament')
  expect([s.locations('A'), s.available()]).toEqual(['parliament', 'megalodon'])
  expect(s.loot('megalodon')).toBe('4 7')
  s.answers('support crab')
  // B must control it: no card is drawn.
  s.asks('B', SEARCH, 'stop', 'search')
  expect([s.locations('B'), s.points('B', 'megalodon')]).toEqual(['megalodon', 11])
  s.answers('search')
  expect([s.pearls('B'), s.loot('megalodon'), s.points('B', 'megalodon')]).toEqual([2, '7', 7])
  s.asks('B', 'take your turn')
})

test('K5.R5 the cards drawn for loot 6 are shown', () => {
  const s = scene({ A: {}, B: {} }, { ...kraken, luck: 'megalodon loot6 monster crab2' })
  s.gains('A', 'hermit')
  const shown = s.events.flatMap((event) =>
    event.type === 'card-shown' ? [KIND_NAMES[event.card]] : [],
  )
  expect(shown).toEqual(['monster', 'crab2'])
})

test('K5.R5 without an ally in deck and discard loot 6 gives nothing and nothing is drawn', () => {
  const s = megalodon('loot6', { deck: 'monster monster', discard: 'monster' })
  expect([s.hand('A'), s.deckSize(), s.threat()]).toEqual(['', 2, 1])
  expect(s.loot('megalodon')).toBe('6')
  s.asks('A', SEARCH, 'stop', 'search')
})

test('K5.R5, B4.12 an ally of the discard pile can be had when the deck runs out', () => {
  const s = megalodon('loot6 monster crab2', { deck: 'monster', discard: 'crab2' })
  expect([s.hand('A'), s.threat()]).toEqual(['crab2', 2])
})
