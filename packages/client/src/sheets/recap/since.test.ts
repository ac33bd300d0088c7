import { type GameRecord, newGame, play, readRecord, scripted, seatAsked } from '@hadal/engine'
import { isToldElsewhere } from '@hadal/words'
import { everySetup, Law } from '@hadal/words/testing'
import { expect, test } from 'vitest'
import { retell } from '../../analysis/retell.ts'
import type { LogEntry } from '../../link/protocol.ts'
import { hosted, playOut, seatsFor } from '../../link/testing.ts'
import { sinceAnswer } from './since.ts'

/** Who answered at each move of a record. */
function answerers({ setup, deal, moves }: GameRecord): number[] {
  const table = newGame(setup, scripted(deal))
  return moves.map(({ decision, luck }) => {
    const seat = seatAsked(table.game)
    table.chance = scripted(luck)
    play(table, decision)
    return seat
  })
}

/** Whether what comes of it is told, or the lines around it tell it. */
function isLeftOut(log: readonly LogEntry[], at: number): boolean {
  const types = log.slice(at).map(({ event }) => event.type)
  const [type] = types
  if (type === 'court-refilled') return false
  if (type === 'lord-revealed') return /^(lord-revealed )+court-refilled/.test(types.join(' '))
  return /^(turn-begins|card-revealed|offer-declined)$/.test(type ?? '') || isToldElsewhere(log, at)
}

test('tells what happened since a seat last answered: all of it, in order, and nothing hidden', async () => {
  const law = new Law()
  let lines = 0
  for (const setup of everySetup.filter(({ players }) => players % 2 === 0)) {
    const begin = {
      id: 'told',
      seats: seatsFor(setup.players, 2),
      from: { setup, seed: 11 },
      perfectMemory: true,
    }
    const { host, world } = await hosted(begin)
    let log: readonly LogEntry[] = []
    let heard = 0
    let questions = 0
    await playOut(host, world, () => {
      for (const { log: more } of world.updates.slice(heard))
        log = [...log.slice(0, more.from), ...more.entries]
      heard = world.updates.length
      if (questions++ % 15 > 0) return undefined
      const { eyes = 0 } = world.last
      const record = readRecord(world.shelf.get('told')?.record ?? '')
      const past = retell(record, eyes)
      const last = answerers(record).lastIndexOf(eyes)
      const from = last < 0 ? 0 : (past.starts[last + 1] ?? 0)
      const expected = past.log.flatMap(({ event }, at) =>
        at < from || isLeftOut(past.log, at) ? [] : [{ at, event }],
      )
      const told = sinceAnswer(world.last, log, eyes)
      lines += told.length
      const said = told.map(({ at, entry: { event } }) => ({ at, event }))
      law.holds(
        JSON.stringify(said) === JSON.stringify(expected),
        () => `turn ${world.last.view.turn} of seat ${eyes}, ${setup.expansions}`,
      )
      return undefined
    })
  }
  law.check(80)
  expect(lines).toBeGreaterThan(200)
})
