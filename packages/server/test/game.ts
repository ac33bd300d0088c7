import type { Seat } from '@hadal/engine'
import type { Act, GameTable } from '@hadal/table'
import { expect } from 'vitest'
import { loadTable } from '../src/tables/loading.ts'
import type { TestNode } from './node.ts'
import { newId, type Player } from './player.ts'

/** Everybody decides by chance as soon as they are asked, until the game is over. */
export async function playOut(players: readonly Player[], most = Infinity): Promise<void> {
  let decisions = 0
  const isDone = (): boolean =>
    decisions >= most || players.some(({ state }) => state?.result !== undefined)
  await Promise.all(
    players.map(async (player) => {
      while (!isDone()) {
        await player.until(() => isDone() || player.isClosed || player.anyDecision() !== undefined)
        if (player.isClosed) return
        const act = player.anyDecision()
        if (isDone() || act === undefined) continue
        decisions++
        await player.act(act)
        for (const other of players) other.look()
      }
    }),
  )
}

/** The table as the database has it. */
export async function storedTable({ store }: Pick<TestNode, 'store'>, id: string) {
  const { game } = await loadTable(store.db, id)
  if (game === undefined) throw new Error('the game has not begun')
  return game.acted.table
}

/** A decision of somebody who is asked. */
export async function anyAct({ tables }: Pick<TestNode, 'tables'>, table: string) {
  const next = await tables.at(table).look((now) => {
    const [seat = 0] = now.table.awaited()
    const [decision = 0] = now.table.observe(seat, () => 0)?.legal ?? []
    return { seat, version: now.table.version, decision }
  })
  if (next === undefined) throw new Error('nobody is asked')
  const { seat, version, decision } = next
  const act: Act = { type: 'decide', decisions: [decision] }
  return { seat, wish: { id: newId(), version, act } }
}

/** Everybody has been told what the stored table would send them, by their seats, and nothing else. */
export async function expectTold(
  people: readonly Player[],
  seats: readonly (Seat | undefined)[],
  stored: GameTable,
): Promise<void> {
  for (const [at, seat] of seats.entries()) {
    const player = people[at]
    await player?.until(() => player.state?.version === stored.version)
    const { log, ...sent } = stored.sentTo(seat)
    expect(player?.state).toEqual({ ...sent, occupants: stored.occupants })
    expect(player?.log).toEqual(log.entries)
  }
}
