import { describe, expect, test } from 'vitest'
import type { Beat } from '../beats.ts'
import { isGhost, type Move } from '../moves.ts'
import type { Look, Spot } from '../places.ts'
import { BEAT_MS, MOST_MOVES } from '../timing.ts'
import { movesOf } from './index.ts'

const spot = (x: number): Spot => ({
  x,
  y: x / 2,
  w: 80,
  h: 116,
  // What it is made of matters to the theatre alone.
  element: Object.create(null),
})

/** A table on which everything can be seen, each thing in a place of its own. */
const everything: Look = {
  eyes: 0,
  screen: { x: 0, y: 0, w: 1440, h: 900 },
  was: (flip) => spot(flip.length * 7),
  now: (selector = '') => spot(selector.length * 11),
}

/** A table of which nothing can be seen. */
const nothing: Look = { ...everything, was: () => undefined, now: () => undefined }

const card = (kind: number, space: number) => ({ kind, space, isFresh: false })

/** Each beat at its largest, for my seat and for a rival. */
const BEATS: readonly Beat[] = [0, 2].flatMap((seat): readonly Beat[] => [
  { type: 'reveal', card: 4, space: 4 },
  { type: 'reveal', card: 48, space: 1 },
  { type: 'offer', from: seat, declined: [1, 2], asked: [3, 4] },
  { type: 'sale', seat, from: 1, card: card(4, 2), pearls: 9, nebulis: 3 },
  { type: 'take', seat, card: card(4, 2) },
  { type: 'council', cards: [0, 9, 18, 27, 36].map(card) },
  { type: 'monster' },
  { type: 'stack', seat, race: 3, cards: 12 },
  { type: 'recruit', seat, lord: 7, allies: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], kept: 3 },
  { type: 'affiliate', seat, kind: 3, lord: 7 },
  { type: 'affiliate', seat, kind: 3, lord: undefined },
  { type: 'control', seat, location: 5, lords: [1, 2, 3] },
  { type: 'court', lords: [1, 2, 3, 4, 5, 6], seat },
  { type: 'figure', figure: 'kraken', from: undefined, to: seat },
  { type: 'figure', figure: 'scourge', from: seat, to: 1 },
  { type: 'fight', space: 3, roll: 5, isHit: true },
  { type: 'leviathan', leviathan: 3, space: 2 },
  { type: 'attack', seat },
  { type: 'loot', seat, location: 5, loot: 2, isPair: false },
  { type: 'loot', seat, location: 5, loot: 2, isPair: true },
  { type: 'goods', seat, good: 'key', count: 2 },
  { type: 'goods', seat, good: 'pearl', count: -9 },
  { type: 'last-turns', seats: [1, 2, 3, 4] },
])

const CHEAP = new Set(['transform', 'translate', 'scale', 'opacity', 'offset'])

/** The beats for which something does not hold. */
const except = (holds: (moves: readonly Move[]) => boolean, look: Look = everything) =>
  BEATS.filter((beat) => !holds(movesOf(beat, look)))

describe('every beat', () => {
  test('moves something, and not too much', () => {
    expect(except(({ length }) => length > 0 && length <= MOST_MOVES)).toEqual([])
  })

  test('is over in time', () => {
    const isInTime = ({ at, lasts }: Move) => lasts > 0 && at + lasts <= BEAT_MS
    expect(except((moves) => moves.every(isInTime))).toEqual([])
  })

  test('moves only what costs no layout and no paint', () => {
    const isCheap = ({ frames }: Move) =>
      frames.every((frame) => Object.keys(frame).every((property) => CHEAP.has(property)))
    expect(except((moves) => moves.every(isCheap))).toEqual([])
  })

  test('leaves out what cannot be seen', () => {
    const shown = except(({ length }) => length === 0, nothing)
    expect(new Set(shown.map(({ type }) => type))).toEqual(new Set(['last-turns']))
    expect(except((moves) => moves.every(({ what }) => isGhost(what)), nothing)).toEqual([])
  })
})

test('the numeral of a revealed card comes last, over the card without it', () => {
  const pictures = movesOf({ type: 'reveal', card: 4, space: 0 }, everything).flatMap(
    ({ what, at }) => ('picture' in what ? [[what.picture, at] as const] : []),
  )
  expect(pictures).toEqual([
    [{ back: 'exploration' }, 0],
    [{ ally: 4, bare: true }, 150],
    [{ ally: 4 }, 330],
  ])
})

test('of a payment all but the affiliated ally dissolve', () => {
  const recruit: Beat = { type: 'recruit', seat: 0, lord: 7, allies: [1, 2, 3], kept: 2 }
  const ends = movesOf(recruit, everything).flatMap(({ what, frames }) =>
    'picture' in what && 'ally' in what.picture
      ? [[what.picture.ally, frames.at(-1)?.opacity] as const]
      : [],
  )
  expect(ends).toEqual([
    [1, 0],
    [2, 1],
    [3, 0],
  ])
})

test('a pair of loot breaks into four halves, after half a beat', () => {
  const cracked = movesOf({ type: 'loot', seat: 0, location: 5, loot: 2, isPair: true }, everything)
  const halves = cracked.map(({ what }) => ('half' in what ? what.half : undefined))
  expect(halves).toEqual(['left', 'right', 'left', 'right'])
  expect(cracked.every(({ frames }) => frames[2]?.offset === 0.5)).toBe(true)
})
