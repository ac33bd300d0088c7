import { PRESETS } from '@hadal/engine'
import { expect, test } from 'vitest'
import type { LogEntry, Update } from '../link/protocol.ts'
import { hosted, playOut, StillWorld, seatsFor } from '../link/testing.ts'
import { happenedBetween } from './happened.ts'

/** A game with its log as the page puts it together, update by update. */
const moments = play()

async function play() {
  const setup = { players: 3, expansions: [], options: PRESETS.rulebook } as const
  const world = new StillWorld()
  const table = {
    id: 'a',
    seats: seatsFor(3, 1),
    from: { setup, seed: 4 },
    perfectMemory: false,
  }
  const { host } = await hosted(table, 'readable', world)
  await playOut(host, world)
  let log: readonly LogEntry[] = []
  return world.updates.map((update) => {
    log = [...log.slice(0, update.log.from), ...update.log.entries]
    return { update, log }
  })
}

test('each entry of the log happened once', async () => {
  const game = await moments
  const [first] = game
  const events = game
    .slice(1)
    .flatMap((moment, at) => happenedBetween(game[at] ?? moment, moment)?.events ?? [])
  expect(game.length).toBeGreaterThan(50)
  expect(events).toEqual(
    game
      .at(-1)
      ?.log.slice(first?.log.length)
      .map(({ event }) => event),
  )
})

test('nothing happened when somebody else looks, or when something was taken back', async () => {
  const game = await moments
  const [before, after] = [game[20], game[21]]
  if (!before || !after) throw new Error('the game is too short')
  const through = (update: Partial<Update>) => ({
    ...after,
    update: { ...after.update, ...update },
  })
  expect(happenedBetween(before, after)).toBeDefined()
  expect(happenedBetween(before, through({ eyes: 2 }))).toBeUndefined()
  expect(happenedBetween(before, through({ table: 'b' }))).toBeUndefined()
  expect(happenedBetween(before, through({ log: { from: 3, entries: [] } }))).toBeUndefined()
})
