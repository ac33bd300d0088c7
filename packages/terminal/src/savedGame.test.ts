import { readRecord } from '@hadal/engine'
import { expect, test } from 'vitest'
import { recorded } from '../test/games.ts'
import { speakHere } from './messages.ts'
import { readSavedGame, writeSavedGame } from './savedGame.ts'
import { seatPlayers } from './seats.ts'

const { record } = recorded(
  'players 3\n' +
    'deal lord:keeper lord:jailer lord:trader lord:slaver lord:elder lord:miller location:chasm first:B\n' +
    'B explore | card:squid2',
)

await speakHere('en')

test('a saved game keeps who sat where', () => {
  const players = seatPlayers(3, 'Ann, the first', ['random', 'greedy'])
  const text = writeSavedGame(record, players)
  expect(readSavedGame(text)).toEqual({ record, players })
  expect(readRecord(text)).toEqual(record)
})

test('a record from elsewhere is read as well', () => {
  const text = writeSavedGame(record, [])
  expect(readSavedGame(text)).toEqual({ record, players: undefined })
  expect(readSavedGame(`${text}# seat B: Mira, a bot: unheard-of\n`).players).toBeUndefined()
})
