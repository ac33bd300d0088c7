import { bots } from '@hadal/bots'
import { expect, test } from 'vitest'
import { WrongArguments } from './arguments.ts'
import { network } from './network.ts'
import { canPlay, identityOf, isQuick, playerNamed } from './players.ts'

const SHIPPED = network.text
const NOWHERE = '/no/such/file.net'

test('a bot thinks with what it may, by a clock that goes on', () => {
  const { bot, mind } = playerNamed('flat-mc', '0.2s', NOWHERE)
  expect(bot).toBe(bots.get('flat-mc'))
  expect(mind).toMatchObject({ budget: { ms: 200 } })
  const before = mind.now?.() ?? Number.NaN
  for (let step = 0; step < 1e6; step++) Math.sqrt(step)
  expect(mind.now?.()).toBeGreaterThan(before)
})

test('a bot that needs a network has that of all, or one of its own', () => {
  const { mind } = playerNamed('net', 'instant', SHIPPED)
  expect(mind.network).toBeDefined()
  expect(playerNamed(`net@${SHIPPED}`, 'instant', NOWHERE).mind.network).toBe(mind.network)
  expect(() => playerNamed('net', 'instant', NOWHERE)).toThrow(WrongArguments)
  expect(() => playerNamed(`net@${NOWHERE}`, 'instant', SHIPPED)).toThrow(WrongArguments)
})

test('two names for the same network are one player', () => {
  expect(identityOf(`net@${SHIPPED}`, NOWHERE)).toBe(identityOf('net', SHIPPED))
  expect(identityOf('strong', SHIPPED)).not.toBe(identityOf('net', SHIPPED))
})

test('bots without a network are who they are, wherever networks lie', () => {
  expect(identityOf('greedy', NOWHERE)).toBe('greedy')
})

test('who plays is there, with the network it needs', () => {
  expect(canPlay('greedy', NOWHERE)).toBe(true)
  expect(canPlay('nobody', SHIPPED)).toBe(false)
  expect(canPlay('net', SHIPPED)).toBe(true)
  expect(canPlay('net', NOWHERE)).toBe(false)
})

test('those that think long are not quick', () => {
  expect(isQuick('greedy', NOWHERE)).toBe(true)
  expect(isQuick('flat-mc', NOWHERE)).toBe(false)
})
