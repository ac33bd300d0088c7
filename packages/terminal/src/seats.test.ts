import { expect, test } from 'vitest'
import { speakHere } from './messages.ts'
import { BOT_KINDS, botOf, DEFAULT_BOT, randomFrom, sayBot, seatPlayers } from './seats.ts'

await speakHere('en')

test('the person sits first, and no bot has the same name', () => {
  const players = seatPlayers(4, 'brine', ['greedy', 'random'])
  expect(players.map(({ name }) => name)).toEqual(['brine', 'Kelp', 'Silt', 'Spume'])
  expect(players.map(({ bot }) => bot?.name)).toEqual([undefined, 'greedy', 'random', 'greedy'])
})

test('without a person all seats are taken by bots', () => {
  expect(seatPlayers(2, undefined, []).map(({ bot }) => bot?.name)).toEqual([
    DEFAULT_BOT,
    DEFAULT_BOT,
  ])
  expect(BOT_KINDS).toContain(DEFAULT_BOT)
})

test('levels have names, and a character after a colon', () => {
  const [master] = seatPlayers(1, undefined, ['master:rusher'])
  expect(master?.bot?.name).toBe('level-5:rusher')
  expect(master?.bot && sayBot(master.bot)).toBe('Master · Rusher')
  expect(botOf('Master:Rusher')?.name).toBe('level-5:rusher')
  expect(botOf('master:oracle')).toBeUndefined()
  expect(botOf('greedy')?.name).toBe('greedy')
})

test('numbers by chance may be as large as a seed', () => {
  const random = randomFrom(1)
  const numbers = Array.from({ length: 50 }, () => random(0x1_0000_0000))
  expect(Math.max(...numbers)).toBeLessThan(0x1_0000_0000)
  expect(Math.max(...numbers)).toBeGreaterThan(0x8000_0000)
})

test('numbers by chance stay below their limit', () => {
  const random = randomFrom(1)
  const numbers = Array.from({ length: 200 }, () => random(3))
  expect(new Set(numbers)).toEqual(new Set([0, 1, 2]))
})
