import { test } from 'vitest'
import { BOT, PERSON, playToTheEnd } from './games.ts'

test('the base game can be played to the score sheet with a mouse', () =>
  playToTheEnd({ plan: { seats: [PERSON, BOT, BOT], seed: '1' } }))

test('both expansions can be played to the score sheet with a mouse', () =>
  playToTheEnd({
    plan: {
      seats: [BOT, BOT, PERSON, BOT, BOT],
      expansions: ['kraken', 'leviathan'],
      seed: '2',
    },
  }))

test('the base game can be played to the score sheet with a finger', () =>
  playToTheEnd({ size: 'phone', plan: { seats: [BOT, PERSON, BOT], seed: '3' } }))

test('both expansions can be played to the score sheet with a finger', () =>
  playToTheEnd({
    size: 'phone',
    plan: { seats: [PERSON, BOT, BOT, BOT], expansions: ['kraken', 'leviathan'], seed: '4' },
  }))
