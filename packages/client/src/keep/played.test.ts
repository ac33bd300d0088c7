import { expect, test } from 'vitest'
import type { PlayedGame } from '../stats/played.ts'
import { type KeptPlayed, keepPlayed, loadPlayed } from './played.ts'
import type { Shelf } from './shelf.ts'

const played: PlayedGame = { turns: 20, seats: [] }

function shelfOf(...there: unknown[]): () => Promise<Shelf<KeptPlayed>> {
  return async () => ({
    put: async (one) => void there.push(structuredClone(one)),
    get: async () => undefined,
    all: async () => there,
    remove: async () => {},
  })
}

test('the numbers of a game are found again, as long as it is the same game', async () => {
  const open = shelfOf()
  await keepPlayed({ id: 'game', checksum: 7 }, played, open)
  const known = await loadPlayed(open)
  expect(known({ id: 'game', checksum: 7 })).toEqual(played)
  expect(known({ id: 'game', checksum: 8 })).toBeUndefined()
  expect(known({ id: 'other', checksum: 7 })).toBeUndefined()
})

test('what is damaged or in another form is nothing', async () => {
  const kept = { id: 'game', format: 1, checksum: 7, played }
  const damaged = [null, 'a letter', { ...kept, format: 0 }, { ...kept, played: { turns: 3 } }]
  for (const one of damaged)
    expect((await loadPlayed(shelfOf(one)))({ id: 'game', checksum: 7 })).toBeUndefined()
})
