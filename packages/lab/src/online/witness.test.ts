import type { ServerFrame } from '@hadal/protocol'
import { expect, test } from 'vitest'
import { type ActRow, judge, Witness } from './witness.ts'

const NEWS: ServerFrame = { type: 'presence', presence: { seats: [], onlookers: 0 } }
const wish = (id: string) => ({ id, version: 0, decision: 0, isAhead: false, sentAt: 0 })

/** Two seats that have decided in turn, and seen everything. */
function table(acts: number): { witnesses: Witness[]; rows: ActRow[] } {
  const witnesses = [new Witness(), new Witness()]
  const rows: ActRow[] = []
  for (let seq = 1; seq <= acts; seq++) {
    const seat = seq % 2
    const id = `a${seq}`
    witnesses[seat]?.sent.add(id)
    witnesses[seat]?.hasAccepted(wish(id), seq)
    for (const witness of witnesses) witness.hear(NEWS, seq)
    rows.push({ seq, seat, act_id: id, version: seq })
  }
  return { witnesses, rows }
}

test('what everybody has seen, and is stored once, is neither lost nor doubled', () => {
  const { witnesses, rows } = table(10)
  expect(judge(witnesses, rows)).toEqual({ acknowledged: 10, lost: 0, doubled: 0 })
})

test('a decision that was accepted and is not stored is lost', () => {
  const { witnesses, rows } = table(10)
  expect(judge(witnesses, rows.slice(0, 8)).lost).toBeGreaterThan(0)
  expect(judge(witnesses, rows.toSpliced(4, 1)).lost).toBeGreaterThan(0)
})

test('a version that only another seat has seen counts as well', () => {
  const { witnesses, rows } = table(10)
  witnesses[0]?.hear(NEWS, 12)
  expect(judge(witnesses, rows)).toMatchObject({ lost: 2 })
})

test('a decision that is stored and was seen by nobody is neither lost nor acknowledged', () => {
  const { witnesses, rows } = table(10)
  witnesses[0]?.sent.add('last')
  const more = [...rows, { seq: 11, seat: 0, act_id: 'last', version: 11 }]
  expect(judge(witnesses, more)).toEqual({ acknowledged: 10, lost: 0, doubled: 0 })
})

test('a decision that is stored twice, or that nobody has sent, is doubled', () => {
  const { witnesses, rows } = table(4)
  const twice = [...rows, { seq: 5, seat: 0, act_id: 'a4', version: 5 }]
  expect(judge(witnesses, twice)).toMatchObject({ doubled: 1 })
  const foreign = [...rows, { seq: 5, seat: 0, act_id: 'nobody', version: 5 }]
  expect(judge(witnesses, foreign)).toMatchObject({ doubled: 1 })
})

test('a log that says something else than before has lost something', () => {
  const update = (from: number, ...types: string[]): ServerFrame =>
    JSON.parse(
      JSON.stringify({
        type: 'update',
        log: { from, entries: types.map((type) => ({ event: { type }, turn: 1 })) },
      }),
    )
  const witness = new Witness()
  witness.hear(update(0, 'explored', 'bought'), 1)
  witness.hear(update(2, 'took'), 2)
  witness.hear(update(0, 'explored', 'bought', 'took', 'ended'), 3)
  expect(witness.untold).toBe(0)
  witness.hear(update(0, 'explored', 'passed', 'took'), 3)
  expect(witness.untold).toBe(2)
})
