// A table to look at without a page, for the tests of what lies on it and over it.

import { type ExpansionName, PRESETS } from '@hadal/engine'
import { sceneOf } from '@hadal/words'
import type { Update } from '../../link/protocol.ts'
import { hosted, playOut, seatsFor } from '../../link/testing.ts'
import type { TableModel } from '../../table/model.ts'
import { choicesOf } from './useTableModel.ts'

const nothing = (): void => {}

/** What the zones are given for an update, with actions that do nothing. */
export function modelOf(update: Update, part: Partial<TableModel> = {}): TableModel {
  const scene = sceneOf(update)
  return {
    update,
    scene,
    log: update.log.entries,
    choices: choicesOf(scene, update.question),
    asked: `${update.table} ${update.version} ${update.eyes}`,
    decide: nothing,
    recruit: nothing,
    payments: async () => undefined,
    check: async () => undefined,
    open: nothing,
    select: nothing,
    putAside: nothing,
    ...part,
  }
}

interface Scene {
  readonly players?: number
  readonly people?: number
  readonly expansions?: readonly ExpansionName[]
  readonly seed?: number
}

/** A game that has just begun. */
export async function begun({ players = 3, people = 1, expansions = [], seed = 3 }: Scene = {}) {
  return await hosted({
    id: 'game',
    seats: seatsFor(players, people),
    from: { setup: { players, expansions, options: PRESETS.rulebook }, seed },
    perfectMemory: true,
  })
}

/** Plays until somebody is asked a question that is wanted, and shows it through their eyes. */
export async function askedFor(
  isWanted: (update: Update) => boolean,
  scene: Scene = {},
): Promise<Update> {
  const { host, world } = await begun(scene)
  await playOut(host, world, () => (isWanted(world.last) ? false : undefined))
  if (!isWanted(world.last)) throw new Error('it was never asked')
  return world.last
}
