import { seeded, writeRecord } from '@hadal/engine'
import { scaled } from '@hadal/engine/testing'
import { expect, test } from 'vitest'
import { type Act, ActedTable } from '../src/index.ts'
import { asStored, begin, whole } from './acted.ts'
import { anyAct } from './acting.ts'
import { dice, seeds } from './games.ts'

/** With both presets, every box and one bot in four: fewer do not meet every kind of act often enough. */
const GAMES = scaled(12)

/** Acts of one kind that were accepted, counted. */
function counter() {
  const counts = new Map<string, number>()
  return {
    counts,
    count: (act: Act) => counts.set(act.type, (counts.get(act.type) ?? 0) + 1),
  }
}

test('two tables that replay the acts of each other stay identical', () => {
  const wrong: string[] = []
  const { counts, count } = counter()
  let ahead = 0
  let setBack = 0
  for (const seed of seeds(GAMES)) {
    const choose = dice(seed)
    const one = begin(seed)
    // Luck that neither would draw by itself: it must come from the acts.
    const two = ActedTable.replay(asStored(one.plan), [], seeded(seed + 1_000))
    for (let tries = 0; tries < 4_000 && !one.table.isOver; tries++) {
      const [live, other] = choose(2) > 0 ? [one, two] : [two, one]
      const { version } = live.table
      const { length } = live.table.record.moves
      const { seat, act } = anyAct(live, choose)
      const result = live.act(seat, version, act)
      if ('refused' in result) continue
      count(act)
      if (act.type === 'decide' && live.table.version === version) ahead++
      if (live.table.record.moves.length < length && act.type !== 'undo') setBack++
      other.again(asStored({ seat, act, luck: result.luck }))
      const since = choose(3) > 0 ? version : choose(version + 1)
      if (whole(live, since) !== whole(other, since))
        wrong.push(`game ${seed}, act ${live.acts}: ${JSON.stringify(act)}`)
    }
    if (!one.table.isOver) wrong.push(`game ${seed} does not end`)
    if (JSON.stringify(one.table.sentTo(0)) !== JSON.stringify(two.table.sentTo(0)))
      wrong.push(`game ${seed}: the whole log`)
    if (writeRecord(one.table.record) !== writeRecord(two.table.record))
      wrong.push(`game ${seed}: the record`)
  }
  expect(wrong).toEqual([])
  for (const type of ['decide', 'recruit', 'undo', 'orders', 'leave', 'take-back'])
    expect(counts.get(type), type).toBeGreaterThan(20)
  for (const type of ['pause', 'resume', 'ask-undo', 'allow-undo', 'decline-undo'])
    expect(counts.get(type), type).toBeGreaterThan(5)
  expect(setBack).toBeGreaterThan(5)
  expect(ahead).toBeGreaterThan(100)
})
