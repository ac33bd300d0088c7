import {
  type Event,
  eventFor,
  isOver,
  MONSTER,
  newGame,
  play,
  seeded,
  type View,
  view,
} from '@hadal/engine'
import { everySetup, questionAt, randomFrom } from '@hadal/words/testing'
import { describe, expect, test } from 'vitest'
import { beatsOf, seatsAfter } from './telling.ts'

/** A table of three at its beginning, with whatever matters. */
function before(with_: Partial<View> = {}): View {
  const table = newGame(
    { players: 3, expansions: [], options: everySetup[0]?.options ?? never() },
    seeded(1),
  )
  return { ...view(table.game, 0), turnSeat: 1, depths: [], ...with_ }
}

function never(): never {
  throw new Error('there is a set-up')
}

const [CRAB, SQUID, JELLY] = [9, 36, 0]

const beats = (
  events: readonly Event[],
  with_: Partial<View> = {},
  asked: readonly number[] = [],
) => beatsOf({ events, before: before(with_), asked })

const revealed = (card: number, space: number): Event => ({
  type: 'card-revealed',
  seat: 1,
  card,
  space,
})

describe('an exploration', () => {
  test('a card is revealed, and then offered to those who may buy', () => {
    expect(beats([revealed(CRAB, 0)], {}, [2, 0])).toEqual([
      { type: 'reveal', card: CRAB, space: 0 },
      { type: 'offer', from: 1, declined: [], asked: [2, 0] },
    ])
  })

  test('a monster shakes the water', () => {
    expect(beats([revealed(MONSTER, 2)]).map(({ type }) => type)).toEqual(['reveal', 'monster'])
  })

  test('those who decline are one offer', () => {
    const declined = [2, 0].map(
      (seat): Event => ({
        type: 'offer-declined',
        seat,
        kind: CRAB,
        price: 1,
      }),
    )
    expect(beats(declined, { depths: [CRAB] })).toEqual([
      { type: 'offer', from: 1, declined: [2, 0], asked: [] },
    ])
  })

  test('a card that is sold at once goes from the deck to its buyer, and its price is told once', () => {
    const sold = beats([
      revealed(CRAB, 0),
      { type: 'ally-bought', seat: 2, from: 1, kind: CRAB, pearls: 1, nebulis: 0 },
      { type: 'pearls-gained', seat: 1, pearls: 1 },
      revealed(SQUID, 0),
    ])
    const card = { kind: CRAB, space: 0, isFresh: true }
    expect(sold).toEqual([
      { type: 'sale', seat: 2, from: 1, card, pearls: 1, nebulis: 0 },
      { type: 'reveal', card: SQUID, space: 0 },
    ])
  })

  test('the allies that are left go to the council from where they lay; monsters do not', () => {
    const ended = beats(
      [
        { type: 'ally-taken', seat: 1, kind: JELLY },
        { type: 'exploration-ended', seat: 1, toCouncil: [CRAB, SQUID] },
      ],
      { depths: [CRAB, MONSTER, SQUID, JELLY] },
    )
    expect(ended).toEqual([
      { type: 'take', seat: 1, card: { kind: JELLY, space: 3, isFresh: false } },
      {
        type: 'council',
        cards: [
          { kind: CRAB, space: 0, isFresh: false },
          { kind: SQUID, space: 2, isFresh: false },
        ],
      },
    ])
  })

  test('a card that is revealed and taken at once is not shown where it lies no more', () => {
    const taken = beats([
      revealed(CRAB, 4),
      { type: 'ally-taken', seat: 1, kind: CRAB },
      { type: 'exploration-ended', seat: 1, toCouncil: [] },
    ])
    expect(taken.map(({ type }) => type)).toEqual(['take'])
  })
})

describe('a senate', () => {
  test('the ally that is affiliated is the one of the payment that stays', () => {
    const recruited = beats([
      { type: 'lord-paid', seat: 1, lord: 5, allies: [CRAB, SQUID], pearls: 0, nebulis: 0 },
      { type: 'lord-gained', seat: 1, lord: 5 },
      { type: 'ally-affiliated', seat: 1, kind: CRAB },
    ])
    expect(recruited).toEqual([
      { type: 'recruit', seat: 1, lord: 5, allies: [CRAB, SQUID], kept: CRAB },
      { type: 'affiliate', seat: 1, kind: CRAB, lord: 5 },
    ])
  })

  test('a court that is refilled pays two pearls as part of it', () => {
    const refilled = beats([
      { type: 'pearls-gained', seat: 1, pearls: 2 },
      { type: 'lord-revealed', lord: 3, space: 0 },
      { type: 'lord-revealed', lord: 4, space: 1 },
      { type: 'court-refilled', seat: 1, lords: 2 },
    ])
    expect(refilled).toEqual([{ type: 'court', lords: [3, 4], seat: 1 }])
  })

  test('the kraken figure goes from whoever held it', () => {
    expect(beats([{ type: 'kraken-figure', seat: 2 }], { krakenHolder: 0 })).toEqual([
      { type: 'figure', figure: 'kraken', from: 0, to: 2 },
    ])
  })
})

test('a hit is known before the die has fallen', () => {
  const fought = beats([
    { type: 'attack-rolled', seat: 1, space: 3, kind: CRAB, roll: 6 },
    { type: 'leviathan-harmed', seat: 1, leviathan: 2, health: 1 },
  ])
  expect(fought).toEqual([{ type: 'fight', space: 3, roll: 6, isHit: true }])
})

test('a second loot card of one value breaks both', () => {
  const lost = beats([
    { type: 'loot-drawn', seat: 1, location: 9, loot: 2 },
    { type: 'loot-lost', seat: 1, location: 9, loot: 2 },
  ])
  expect(lost).toEqual([{ type: 'loot', seat: 1, location: 9, loot: 2, isPair: true }])
})

test('after the seventh lord everybody else plays once more', () => {
  expect(beats([{ type: 'end-triggered', seat: 1, cause: 'seventh-lord' }])).toEqual([
    { type: 'last-turns', seats: [2, 0] },
  ])
  expect(seatsAfter(3, 4)).toEqual([0, 1, 2])
})

test('what is put away when the game is over is left to the score', () => {
  const over = beats([
    { type: 'last-turn-over' },
    { type: 'ally-affiliated', seat: 0, kind: CRAB },
    { type: 'game-over' },
  ])
  expect(over).toEqual([])
})

test('every event of every kind of game can be told, and each kind of beat comes up', () => {
  const told = new Set<string>()
  for (const [seed, setup] of everySetup.entries()) {
    const table = newGame(setup, seeded(seed))
    const random = randomFrom(seed)
    let events: Event[] = []
    table.tell = (event) => events.push(eventFor(event, 0))
    let seen = view(table.game, 0)
    while (!isOver(table.game)) {
      const { decisions } = questionAt(table)
      play(table, decisions[random(decisions.length)] ?? 0)
      // Sometimes several decisions arrive in one update.
      if (random(3) > 0) continue
      for (const { type } of beatsOf({ events, before: seen, asked: [1] })) told.add(type)
      events = []
      seen = view(table.game, 0)
    }
  }
  expect([...told].toSorted()).toEqual([
    'affiliate',
    'attack',
    'control',
    'council',
    'court',
    'fight',
    'figure',
    'goods',
    'last-turns',
    'leviathan',
    'loot',
    'monster',
    'offer',
    'recruit',
    'reveal',
    'sale',
    'stack',
    'take',
  ])
})
