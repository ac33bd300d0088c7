import type { LookBack } from '@hadal/bots'
import { expect, test } from 'vitest'
import { type KeptLookBack, keepLookBack, loadLookBack } from './lookBacks.ts'
import type { Shelf } from './shelf.ts'

const found: LookBack = {
  thought: [
    [0.5, 0.5],
    [1, 0],
  ],
  moves: [{ seat: 0, turn: 1, drewLuck: false }],
  judged: [0],
  verdicts: [],
}

function shelfOf(kept?: unknown): () => Promise<Shelf<KeptLookBack>> {
  let there = kept
  return async () => ({
    put: async (one) => {
      there = structuredClone(one)
    },
    get: async () => there,
    all: async () => [there],
    remove: async () => {
      there = undefined
    },
  })
}

test('what was found out about a game is found again', async () => {
  const open = shelfOf()
  expect(await loadLookBack('game', 7, open)).toBeUndefined()
  await keepLookBack('game', 7, found, open)
  expect(await loadLookBack('game', 7, open)).toEqual(found)
})

test('what was found out about another game, or in another form, is nothing', async () => {
  const kept = { id: 'game', format: 1, checksum: 7, found }
  expect(await loadLookBack('game', 7, shelfOf(kept))).toEqual(found)
  expect(await loadLookBack('game', 8, shelfOf(kept))).toBeUndefined()
  for (const damaged of [
    { ...kept, format: 0 },
    { ...kept, found: undefined },
    { ...kept, found: null },
    { ...kept, found: { ...found, moves: 3 } },
    'a letter',
    null,
  ])
    expect(await loadLookBack('game', 7, shelfOf(damaged))).toBeUndefined()
})
