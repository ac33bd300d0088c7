import { type Outcome, type Seat, seeded, writeRecord } from '@hadal/engine'
import { expect, test } from 'vitest'
import { type Act, ActedTable, BadAct, type DoneAct, type Plan } from '../src/index.ts'
import { anyAct } from './acting.ts'
import { BOT, dice, PERSON, seeds, setupOf } from './games.ts'

const asStored = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data))

function begin(seed: number): ActedTable {
  const setup = setupOf(seed)
  const occupants = Array.from({ length: setup.players }, (_, seat) =>
    seed % 4 === 3 && seat === 1 ? BOT : PERSON,
  )
  return ActedTable.begin(setup, seeded(seed), { occupants, perfectMemory: seed % 3 === 0 })
}

/** Everything that anybody is sent, and what only the table itself knows. */
function whole({ table, consents }: ActedTable, since?: number): string {
  const seats: (Seat | undefined)[] = [...table.occupants.keys(), undefined]
  return JSON.stringify({
    sent: seats.map((seat) => table.sentTo(seat, { since })),
    awaited: table.awaited(),
    occupants: table.occupants,
    kept: table.kept,
    consents,
    isPaused: table.isPaused,
  })
}

/** Acts of one kind that were accepted, counted. */
function counter() {
  const counts = new Map<string, number>()
  return {
    counts,
    count: (act: Act) => counts.set(act.type, (counts.get(act.type) ?? 0) + 1),
  }
}

test('whoever does an act, the other table does it again and is the very same', () => {
  const wrong: string[] = []
  const { counts, count } = counter()
  let ahead = 0
  let setBack = 0
  for (const seed of seeds(25)) {
    const choose = dice(seed)
    const one = begin(seed)
    // Luck that none of them would draw by itself: it must come from the acts.
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

/** A game by chance with everything that was done in it. */
function played(seed: number, most = 4_000): { live: ActedTable; plan: Plan; acts: DoneAct[] } {
  const live = begin(seed)
  const choose = dice(seed)
  const acts: DoneAct[] = []
  for (let tries = 0; tries < most && !live.table.isOver; tries++) {
    const { seat, act } = anyAct(live, choose)
    const result = live.act(seat, live.table.version, act)
    if (!('refused' in result)) acts.push({ seat, act, luck: result.luck })
  }
  return { live, plan: live.plan, acts }
}

test('a table comes back from its plan and its acts', () => {
  for (const seed of seeds(20)) {
    const { live, plan, acts } = played(seed, 100 + 60 * seed)
    const again = ActedTable.replay(asStored(plan), asStored(acts), seeded(7))
    expect(again.acts).toBe(acts.length)
    expect(again.plan).toEqual(plan)
    expect(whole(again)).toBe(whole(live))
  }
})

test('an act that is refused changes nothing and draws nothing', () => {
  const { live } = played(12, 200)
  const before = whole(live)
  const { acts } = live
  const unknown: Act = JSON.parse('{"type":"shuffle"}')
  const nothing: Act = JSON.parse('null')
  for (const act of [unknown, nothing, { type: 'decide', decisions: [255] } as const])
    expect(live.act(0, live.table.version, act)).toHaveProperty('refused')
  expect(whole(live)).toBe(before)
  expect(live.acts).toBe(acts)
})

/** The number of the act that a replay blames. */
function blamed(plan: Plan, acts: readonly DoneAct[]): number | undefined {
  try {
    ActedTable.replay(plan, acts, seeded(0))
  } catch (error) {
    if (error instanceof BadAct) return error.number
    throw error
  }
  return undefined
}

test('a damaged act is blamed by its number', () => {
  const { plan, acts } = played(12, 400)
  const at = acts.findIndex(({ luck }, number) => number > 30 && luck.length > 0)
  const done = acts[at]
  if (done === undefined) throw new Error('no act drew luck')
  const instead = (other: unknown): DoneAct[] =>
    acts.with(at, JSON.parse(JSON.stringify({ ...done, ...Object(other) })))
  const damages: readonly unknown[] = [
    { seat: 9 },
    { seat: null },
    { seat: '0' },
    { act: null },
    { act: { type: 'decide' } },
    { act: { type: 'decide', decisions: [250] } },
    { act: { type: 'recruit', recruitment: {} } },
    { act: { type: 'orders', orders: {} } },
    { act: { type: 'leave' } },
    { act: { type: 'resume' } },
    { act: { type: 'allow-undo' } },
    { act: { type: 'warn', seats: [9] } },
    { act: { type: 'nonsense' } },
    { luck: null },
    { luck: [] },
    { luck: [{}] },
    { luck: ['3'] },
    { luck: [{ source: '1', value: '1' }] },
    { luck: [...done.luck, ...done.luck] },
    { luck: done.luck.map(({ source }: Outcome) => ({ source, value: 250 })) },
    { luck: done.luck.map(({ source, value }: Outcome) => ({ source: source + 1, value })) },
  ]
  for (const damage of damages)
    expect(blamed(plan, instead(damage)), JSON.stringify(damage)).toBe(at + 1)
  expect(blamed(plan, acts)).toBeUndefined()
})

test('a missing act is noticed', () => {
  const { plan, acts } = played(12, 400)
  const at = acts.findIndex(({ act, luck }, number) => number > 30 && luck.length > 0 && act)
  expect(blamed(plan, acts.toSpliced(at, 1))).toBeGreaterThan(at)
})

test('a damaged plan is blamed as such', () => {
  const { plan, acts } = played(12, 20)
  const damages: readonly unknown[] = [
    { setup: null },
    { setup: { ...plan.setup, players: 9 } },
    { setup: { ...plan.setup, options: {} } },
    { deal: null },
    { deal: [] },
    { deal: [...plan.deal, ...plan.deal] },
    { settings: null },
    { settings: { occupants: [], perfectMemory: false } },
  ]
  for (const damage of damages) {
    const damaged: Plan = JSON.parse(JSON.stringify({ ...plan, ...Object(damage) }))
    expect(blamed(damaged, acts), JSON.stringify(damage)).toBe(0)
  }
})
