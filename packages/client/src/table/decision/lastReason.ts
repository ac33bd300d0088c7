import { m, sayReason } from '@hadal/words'
import type { TableModel } from '../model.ts'

/** P39: why the bot that decided last did so, as long as people wait and its turn is not over. */
export function sayLastReason({
  update,
  log,
  scene,
}: Pick<TableModel, 'update' | 'log' | 'scene'>): string | undefined {
  if (update.question !== undefined || update.result !== undefined) return undefined
  const last = log.findLast(({ reason }) => reason !== undefined)
  if (last?.reason === undefined || last.turn !== update.view.turn) return undefined
  const seat = 'seat' in last.event ? last.event.seat : undefined
  const reason = sayReason(scene, last.reason)
  const name = seat === undefined ? undefined : update.seats[seat]?.name
  return name === undefined ? reason : m.bots_said({ name, reason })
}
