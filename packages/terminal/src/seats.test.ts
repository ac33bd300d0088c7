import { expect, test } from 'vitest'
import { BOT_KINDS, DEFAULT_BOT, randomFrom, seatPlayers } from './seats.ts'

test('the person sits first, and no bot has the same name', () => {
  const players = seatPlayers(4, 'mira', ['greedy', 'random'])
  expect(players.map(({ name }) => name)).toEqual(['mira', 'Finn', 'Thalia', 'Otto'])
  expect(players.map(({ bot }) => bot?.name)).toEqual([undefined, 'greedy', 'random', 'greedy'])
})

test('without a person all seats are taken by bots', () => {
  expect(seatPlayers(2, undefined, []).map(({ bot }) => bot?.name)).toEqual([
    DEFAULT_BOT,
    DEFAULT_BOT,
  ])
  expect(BOT_KINDS).toContain(DEFAULT_BOT)
})

test('numbers by chance stay below their limit', () => {
  const random = randomFrom(1)
  const numbers = Array.from({ length: 200 }, () => random(3))
  expect(new Set(numbers)).toEqual(new Set([0, 1, 2]))
})
