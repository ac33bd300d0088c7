import { PASS, PRESETS } from '@hadal/engine'
import { everySetup } from '@hadal/words/testing'
import { describe, expect, test } from 'vitest'
import { isOpen } from './openReasons.ts'
import type { LogEntry, TableBegin } from './protocol.ts'
import { hosted, playOut, type StillWorld, seatsFor } from './testing.ts'

const setup = { players: 3, expansions: [], options: PRESETS.rulebook } as const

function game(people: number, from: TableBegin['from'] = { setup, seed: 7 }): TableBegin {
  const players = 'setup' in from ? from.setup.players : 3
  return { id: 'game', seats: seatsFor(players, people), from, perfectMemory: true }
}

/** A game whose bots say why, as it was shown to one person until the end. */
async function explained(table: TableBegin): Promise<StillWorld> {
  const { host, world } = await hosted(table)
  await host.handle({ type: 'explain', explains: true })
  await playOut(host, world)
  return world
}

/** The log as it stood after each update. */
function logs({ updates }: StillWorld): readonly (readonly LogEntry[])[] {
  let log: readonly LogEntry[] = []
  return updates.map((update) => {
    log = [...log.slice(0, update.log.from), ...update.log.entries]
    return log
  })
}

const reasonsIn = (log: readonly LogEntry[]) => log.flatMap(({ reason }) => reason ?? [])

describe('bots that say why', () => {
  test('say it beside what they did, and people say nothing', async () => {
    const world = await explained(game(1))
    const log = logs(world).at(-1) ?? []
    expect(reasonsIn(log).length).toBeGreaterThan(20)
    const byPeople = log.filter(
      ({ event, reason }) => reason && 'seat' in event && event.seat === 0,
    )
    expect(byPeople).toEqual([])
  })

  test('tell nothing of their hands before the game is over, in any set-up', async () => {
    let told = 0
    for (const [seed, each] of everySetup.entries()) {
      const world = await explained(game(1, { setup: each, seed }))
      const all = logs(world)
      for (const log of all.slice(0, -1)) {
        expect(reasonsIn(log).every(isOpen)).toBe(true)
        told = Math.max(told, reasonsIn(log).length)
      }
      const last = reasonsIn(all.at(-1) ?? [])
      expect(last.some((reason) => !isOpen(reason))).toBe(true)
    }
    expect(told).toBeGreaterThan(20)
  })

  test('keep silent unless they are asked to speak', async () => {
    const { host, world } = await hosted(game(1))
    await playOut(host, world)
    expect(logs(world).flatMap(reasonsIn)).toEqual([])
  })

  test('take nothing back but what was taken back', async () => {
    const { host, world } = await hosted(game(2))
    await host.handle({ type: 'explain', explains: true })
    await playOut(host, world, () => world.last.question?.name !== 'buy the ally')
    const before = reasonsIn(logs(world).at(-1) ?? [])
    const { eyes: seat = 0 } = world.last
    await host.handle({ type: 'decide', seat, decisions: [PASS] })
    await host.handle({ type: 'undo', seat })
    await host.handle({ type: 'look', seat })
    expect(reasonsIn(logs(world).at(-1) ?? [])).toEqual(before)
  })
})
