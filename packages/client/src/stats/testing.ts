// A finished game for the tests of what is counted.
import { PRESETS } from '@hadal/engine'
import { hosted, playOut, seatsFor } from '../link/testing.ts'

/** The record of a game that is over, and how it ended. */
export async function finishedRecord() {
  const setup = { players: 3, expansions: ['kraken'], options: PRESETS.rulebook } as const
  const begin = { id: 'over', seats: seatsFor(3, 1), from: { setup, seed: 4 }, perfectMemory: true }
  const { host, world } = await hosted(begin)
  await playOut(host, world)
  const { record } = world.shelf.get('over') ?? {}
  const { result } = world.last
  if (record === undefined || result === undefined) throw new Error('the game is not over')
  return { record, result }
}
