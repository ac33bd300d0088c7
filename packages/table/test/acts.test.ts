import { type Outcome, seeded } from '@hadal/engine'
import { expect, test } from 'vitest'
import { type Act, ActedTable, BadAct, type DoneAct, type Plan } from '../src/index.ts'
import { asStored, begin, whole } from './acted.ts'
import { anyAct } from './acting.ts'
import { dice, seeds } from './games.ts'

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
