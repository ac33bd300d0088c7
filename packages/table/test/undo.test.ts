import type { Event, Seat } from '@hadal/engine'
import { expect, test } from 'vitest'
import type { GameTable, LogEntry } from '../src/index.ts'
import { anyDecision, type Choose, dice, playByChance, seeds, tableOf } from './games.ts'

const everybody = (table: GameTable): (Seat | undefined)[] => [...table.occupants.keys(), undefined]

/** What everybody is sent: the log since a version, and no versions. */
function sentToAll(table: GameTable, since: number): string {
  return everybody(table)
    .map((seat) => {
      const { version, askedSince, undo, ...sent } = table.sentTo(seat, { since })
      return JSON.stringify(sent)
    })
    .join('\n')
}

test('after an undo everybody is sent what they were sent before', () => {
  const wrong: string[] = []
  let undone = 0
  for (const seed of seeds(200)) {
    const table = tableOf(seed, seed % 2 === 0)
    const choose = dice(seed)
    const another = dice(seed + 1)
    playByChance(table, choose, (seat) => {
      if (another(12) > 0) return
      const { version, record } = table
      const before = sentToAll(table, version)
      const { undo } = table.sentTo(seat, { since: version })
      table.decide(seat, table.version, [anyDecision(table, seat, another)])
      if (table.undo(seat, table.version) !== undefined) return
      undone++
      if (sentToAll(table, version) !== before) wrong.push(`game ${seed}: what is sent`)
      if (JSON.stringify(table.sentTo(seat, { since: version }).undo) !== JSON.stringify(undo))
        wrong.push(`game ${seed}: what can be undone`)
      if (JSON.stringify(table.record) !== JSON.stringify(record))
        wrong.push(`game ${seed}: the record`)
    })
  }
  expect(wrong).toEqual([])
  expect(undone).toBeGreaterThan(1_000)
})

/** Events that turn up what was face down, for a seat that decides. */
function turnsUp({ event }: LogEntry, me: Seat): boolean {
  const hidden: readonly Event['type'][] = ['stack-taken', 'token-revealed', 'game-over']
  return hidden.includes(event.type) || (event.type === 'allies-discarded' && event.seat !== me)
}

test('nothing is taken back once luck was used, something turned up, or somebody else decided', () => {
  const wrong: string[] = []
  const seen = new Set<string>()
  for (const seed of seeds(50)) {
    const table = tableOf(seed)
    const choose: Choose = dice(seed)
    let last: Seat | undefined
    while (!table.isOver) {
      const [seat = 0] = table.awaited()
      const { version } = table
      const { length } = table.record.moves
      table.decide(seat, version, [anyDecision(table, seat, choose)])
      const luck = table.record.moves.slice(length).some((move) => move.luck.length > 0)
      const { log, undo } = table.sentTo(seat, { since: version })
      const mustBeSealed = luck || log.entries.some((entry) => turnsUp(entry, seat))
      if (mustBeSealed && undo.possible) wrong.push(`game ${seed}: ${undo.question}`)
      if (!undo.possible) seen.add(undo.reason)
      for (const them of table.occupants.keys())
        if (them !== seat && table.sentTo(them, { since: version }).undo.possible)
          wrong.push(`game ${seed}: ${them} undoes what ${seat} decided after ${last}`)
      last = seat
    }
  }
  expect(wrong).toEqual([])
  expect([...seen].sort()).toEqual(['luck', 'revealed'])
})

test('all answers of a row are taken or none, and none are refused once luck was used', () => {
  const NEVER_OFFERED = 255
  const wrong: string[] = []
  const seen = { refused: 0, taken: 0, lucky: 0 }
  for (const seed of seeds(80)) {
    const table = tableOf(seed)
    const choose = dice(seed)
    playByChance(table, choose, (seat) => {
      if (choose(6) > 0 || table.awaited().length > 1) return
      const { version } = table
      const before = sentToAll(table, version)
      const moves = table.record.moves.length
      const hasLuck = (): boolean =>
        table.record.moves.slice(moves).some((move) => move.luck.length > 0)
      const decision = anyDecision(table, seat, choose)
      const refused = table.decide(seat, version, [decision, NEVER_OFFERED])
      if (refused === undefined) {
        if (hasLuck()) seen.lucky++
        else seen.taken++
        if (table.record.moves.length !== moves + 1) wrong.push(`game ${seed}: not taken alone`)
      } else {
        seen.refused++
        const isUntouched = table.version === version && sentToAll(table, version) === before
        if (!isUntouched) wrong.push(`game ${seed}: refused, but something has changed`)
        table.decide(seat, version, [decision])
        if (hasLuck()) wrong.push(`game ${seed}: luck could be tried`)
      }
    })
  }
  expect(wrong).toEqual([])
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100)
})
