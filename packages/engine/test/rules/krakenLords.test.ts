import { expect, test } from 'vitest'
import { eventFor, KIND_NAMES, lords } from '../../src/index.ts'
import { scene } from '../scene.ts'

const kraken = { expansions: ['kraken'] } as const
const court = 'reaper keeper trader miller'
const kindOf = (name: string) => KIND_NAMES.indexOf(name)
const idOf = (name: string) => lords.findIndex((lord) => lord.name === name)

test('K6 the Inheritor brings 5 pearls', () => {
  const s = scene({ A: {}, B: {} }, kraken)
  s.gains('A', 'inheritor')
  expect([s.pearls('A'), s.pearls('B')]).toEqual([5, 0])
})

test('K6.R10 the Hypnotist buys two allies in a turn, at the common rising price, also in a row', () => {
  const s = scene(
    { A: {}, B: { pearls: 9, lords: 'hypnotist' }, C: { pearls: 9 } },
    { ...kraken, luck: 'crab1 crab2 crab3 crab4' },
  )
  s.answers('explore', 'buy')
  s.asks('B', 'buy the ally', 'buy', 'pass')
  s.answers('buy')
  expect([s.hand('B'), s.pearls('B')]).toEqual(['crab1 crab2', 9 - 1 - 2])
  s.asks('C', 'buy the ally', 'buy', 'pass')
  expect(s.whyNot('B', 'buy')).toEqual({ reason: 'bought-already' })
  s.answers('buy')
  expect([s.pearls('C'), s.pearls('A')]).toEqual([9 - 3, 1 + 2 + 3])
  s.asks('A', 'take the ally or explore on')
})

test('K6.R10 the purchases of others count for the Hypnotist’s price', () => {
  const s = scene(
    { A: {}, B: { pearls: 4, lords: 'hypnotist' }, C: { pearls: 2 } },
    { ...kraken, luck: 'crab1 crab2 crab3 crab4' },
  )
  s.answers('explore', 'buy', 'pass', 'buy', 'buy')
  expect([s.hand('B'), s.pearls('B'), s.hand('C')]).toEqual(['crab1 crab3', 0, 'crab2'])
})

test('K6.R6 the Healer takes an ally of the discard pile, those just paid included, krakens too', () => {
  const s = scene(
    { A: { hand: 'jellyfish1 jellyfish2 kraken4' }, B: {} },
    { ...kraken, court: `healer ${court}`, discard: 'crab5 monster' },
  )
  s.recruits('healer', 'jellyfish1 jellyfish2 kraken4')
  // The jellyfish 1 is affiliated; monsters are no allies.
  s.asks('A', 'take an ally from the discard pile', 'jellyfish2', 'crab5', 'kraken4')
  s.answers('kraken4')
  expect([s.hand('A'), s.affiliated('A')]).toEqual(['kraken4', 'jellyfish1'])
  expect(s.discardPile()).toBe('jellyfish2 crab5 monster')
})

test('K6.R6 only the Healer’s owner knows which ally it was; the others know what it can be', () => {
  const s = scene({ A: { hand: 'squid1' }, B: {} }, { ...kraken, discard: 'crab5 crab5 kraken2' })
  s.gains('A', 'healer')
  s.answers('kraken2')
  const healed = s.events.find((event) => event.type === 'ally-healed')
  expect(healed).toMatchObject({ seat: 0, seenBy: [0], secret: { kind: kindOf('kraken2') } })
  for (const seat of [1, undefined])
    expect(healed && eventFor(healed, seat)).not.toHaveProperty('secret')
  expect(s.remembers('A')?.healed).toBeUndefined()
  for (const seat of ['B', undefined]) {
    const memory = s.remembers(seat)
    const among = [kindOf('crab5'), kindOf('kraken2')]
    expect(memory?.healed).toEqual({ seat: 0, among, inDiscard: true })
    expect(memory?.hands[0][kindOf('kraken2')]).toBe(0)
    expect(memory?.discard[kindOf('kraken2')]).toBe(1)
    expect(s.sees(seat).seats[0].handSize).toBe(2)
  }
})

test('K6.R6 the others remember the ally that was healed when the pile has become the deck', () => {
  const s = scene(
    { A: {}, B: {} },
    { ...kraken, discard: 'crab5 crab4', deck: 'squid1', luck: 'squid1' },
  )
  s.gains('A', 'healer')
  s.answers('crab4', 'explore', 'take')
  // The last card was drawn: crab 5 is the deck now, and crab 4 in A's hand.
  const among = [kindOf('crab4'), kindOf('crab5')]
  expect(s.remembers('B')?.healed).toEqual({ seat: 0, among, inDiscard: false })
  expect(s.sees('B')).toMatchObject({ deckSize: 1, discardSize: 0 })
})

test('K6.R6 once it has left the hand for all to see there is no secret any more', () => {
  const s = scene({ A: { lords: 'slaver' }, B: {} }, { ...kraken, discard: 'crab5 crab4' })
  s.gains('A', 'healer')
  s.answers('crab4', 'use slaver')
  expect(s.discardPile()).toBe('crab4 crab5')
  expect(s.remembers('B')?.healed).toBeUndefined()
})

test('B6.R5 the Healer must be carried out; with an empty discard pile it has no effect', () => {
  const one = scene({ A: {}, B: {} }, { ...kraken, discard: 'crab5 monster' })
  one.gains('A', 'healer')
  expect([one.hand('A'), one.discardPile()]).toEqual(['crab5', 'monster'])
  const none = scene({ A: {}, B: {} }, kraken)
  none.gains('A', 'healer')
  none.asks('A', 'take your turn')
  expect(none.hand('A')).toBe('')
})

test('K6 the Recipient: once a turn the top lord of the deck joins the court, in the farthest free space', () => {
  const s = scene(
    { A: { lords: 'recipient' }, B: {} },
    { ...kraken, court: `- - ${court}`, luck: 'sage' },
  )
  s.asks('A', 'take your turn', 'explore', 'use recipient')
  s.answers('use recipient')
  expect(s.court()).toBe(`- sage ${court}`)
  expect(s.pearls('A')).toBe(0)
  s.asks('A', 'take your turn', 'explore')
})

test('B3.2 the lord that the Recipient brings may be recruited in the same turn', () => {
  const s = scene(
    { A: { lords: 'recipient', hand: 'seahorse5 seahorse4' }, B: {} },
    { ...kraken, court: `- - ${court}`, luck: 'shepherd' },
  )
  s.answers('use recipient')
  s.recruits('shepherd', 'seahorse4 seahorse5')
  expect(s.lords('A')).toBe('recipient shepherd')
})

test('B8.13 the Recipient not with an empty lord deck, nor with a full court', () => {
  const seats = { A: { lords: 'recipient' }, B: {} }
  const empty = scene(seats, { ...kraken, court: `- - ${court}`, lordDeck: '' })
  empty.asks('A', 'take your turn', 'explore')
  const full = scene(seats, { ...kraken, court: `sage elder ${court}` })
  full.asks('A', 'take your turn', 'explore')
})

test('B9.R4 a deck that the Recipient emptied ends nothing', () => {
  const s = scene(
    { A: { lords: 'recipient' }, B: {} },
    { ...kraken, court: `- - ${court}`, lordDeck: 'sage', luck: 'sage', council: 'crab1' },
  )
  s.answers('use recipient', 'support crab')
  expect([s.lordDeckSize(), s.endTriggeredBy()]).toEqual([0, undefined])
})

test('K6 the Liberator frees a lord; the location stays with its owner', () => {
  const s = scene(
    { A: { lords: 'slaver@jail keeper@jail reaper', locations: 'jail', hand: 'crab1' }, B: {} },
    kraken,
  )
  s.gains('A', 'liberator')
  s.asks('A', 'free a lord', 'slaver', 'keeper')
  s.answers('slaver')
  expect(s.lords('A')).toBe('slaver liberator keeper@jail reaper')
  expect([s.locations('A'), s.keys('A')]).toEqual(['jail', 2])
  // Its power works again.
  s.asks('A', 'take your turn', 'explore', 'use slaver')
})

test('K6.R4 a `once` power is not resolved again; a freed ambassador has no key and no power', () => {
  const s = scene(
    { A: { lords: 'hermit@jail', locations: 'jail' }, B: {} },
    { ...kraken, locationDeck: 'chasm' },
  )
  s.gains('A', 'liberator')
  s.asks('A', 'take your turn')
  expect([s.lords('A'), s.keys('A')]).toEqual(['liberator hermit', 0])
  expect([s.locations('A'), s.locationDeckSize()]).toEqual(['jail', 1])
  const landlord = scene({ A: { lords: 'landlord@jail', locations: 'jail' }, B: {} }, kraken)
  landlord.gains('A', 'liberator')
  expect([landlord.lords('A'), landlord.pearls('A')]).toEqual(['landlord liberator', 0])
})

test('K6.R4, B6.R5 who has a lord under a location must free one; without one, no effect', () => {
  const s = scene({ A: { lords: 'trader@jail keeper', locations: 'jail' }, B: {} }, kraken)
  s.gains('A', 'liberator')
  expect([s.lords('A'), s.pearls('A')]).toEqual(['trader liberator keeper', 0])
  const none = scene(
    { A: { lords: 'keeper' }, B: { lords: 'reaper@jail', locations: 'jail' } },
    kraken,
  )
  none.gains('A', 'liberator')
  none.asks('A', 'take your turn')
  expect(none.lords('B')).toBe('reaper@jail')
})

test('K6.R4, B7.1 the key of a freed lord counts: a third one makes a location due', () => {
  const s = scene(
    { A: { hand: 'squid5 crab4', keys: 2, lords: 'shepherd@jail', locations: 'jail' }, B: {} },
    { ...kraken, court: `liberator ${court}`, available: 'chasm abyss', locationDeck: '' },
  )
  s.recruits('liberator', 'squid5 crab4')
  expect(s.keys('A')).toBe(3)
  s.asks('A', 'control a location', 'chasm', 'abyss')
})

test('B8.1 the Commander freed by the Liberator works again, from the next end of a turn on', () => {
  const hand = 'crab1 crab1 crab1 crab1 crab2 crab2 crab2'
  const s = scene(
    { A: { lords: 'commander@jail', locations: 'jail' }, B: { hand } },
    { ...kraken, council: 'squid1 jellyfish1' },
  )
  s.gains('A', 'liberator')
  s.asks('A', 'take your turn')
  s.answers('support squid')
  expect(s.hand('B')).toBe(hand)
  s.answers('support jellyfish')
  s.asks('B', 'discard down to a limit', 'jellyfish1', 'crab1', 'crab2')
})

test('K6 the Grower and the Oyster Farmer have no power', () => {
  const s = scene(
    { A: { hand: 'seahorse5 seahorse4 seahorse3 crab4' }, B: {} },
    { ...kraken, court: `grower oyster-farmer ${court}`, deck: '', council: 'squid1' },
  )
  s.gains('A', 'grower')
  s.asks('A', 'take your turn')
  expect(s.events.map(({ type }) => type)).toEqual(['lord-gained'])
  s.recruits('oyster-farmer', 'seahorse5 seahorse4 seahorse3')
  s.asks('B', 'take your turn')
  expect(s.score('A').lords).toEqual([
    { lord: idOf('grower'), points: 7 },
    { lord: idOf('oyster-farmer'), points: 13 },
  ])
  expect([s.keys('A'), s.pearls('A')]).toEqual([1, 0])
})
