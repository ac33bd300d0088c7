import { PRESETS, type Seat, seeded } from '@hadal/engine'
import { ActedTable, type Sent } from '@hadal/table'
import { expect, test } from 'vitest'
import { act, clientFrame, LONGEST_FRAME, readFrame, serverFrame } from './index.ts'

const welcome = (seat: Seat | undefined, { log, ...sent }: Sent, acted: ActedTable) => ({
  type: 'welcome',
  protocol: 1,
  table: { state: 'playing', seats: [{ name: 'Ada' }, {}] },
  seat,
  state: { ...sent, ...acted.consents, occupants: acted.table.occupants, clock },
  log,
  presence: { seats: [0], onlookers: 2 },
  now: 1_800_000_000_000,
})

const clock = {
  banks: [60_000, 0, 12_345],
  running: [
    { seat: 1, of: 'answer', until: 1_800_000_005_000 },
    { seat: 2, of: 'turn', until: 1_800_000_005_000, graceUntil: 1_800_000_020_000 },
  ],
}

test('whatever a table sends in a whole game is what the schema says', () => {
  const expansions = [['kraken', 'leviathan'], ['kraken'], ['leviathan'], []] as const
  let frames = 0
  const asked = new Set<string>()
  for (const [seed, boxes] of expansions.entries()) {
    const setup = { players: 3, expansions: boxes, options: PRESETS.rulebook }
    const occupants = Array.from({ length: 3 }, () => ({ kind: 'person' }) as const)
    const chance = seeded(seed)
    const acted = ActedTable.begin(setup, chance, { occupants, perfectMemory: seed % 2 === 0 })
    const { table } = acted
    while (!table.isOver) {
      const [seat = 0] = table.awaited()
      const legal = table.observe(seat, () => 0)?.legal ?? []
      const decision = legal[chance.draw(1, new Uint8Array(legal.length).fill(1), legal.length)]
      acted.act(seat, table.version, { type: 'decide', decisions: [decision ?? 0] })
      for (const type of ['pause', 'ask-undo'] as const) {
        const them = table.version % 3
        if ('luck' in acted.act(them, table.version, { type })) asked.add(type)
        if (table.isPaused) acted.act(them, table.version, { type: 'resume' })
      }
      if (table.version % 7 > 0 && !table.isOver) continue
      for (const eyes of [0, 1, undefined]) {
        const whole = welcome(eyes, table.sentTo(eyes), acted)
        const sent = JSON.parse(JSON.stringify(whole))
        expect(readFrame(JSON.stringify(whole))).toEqual(whole)
        const parsed = serverFrame.parse(sent)
        // Nothing is left out of the schema, either.
        expect(parsed).toEqual(sent)
        frames++
      }
    }
  }
  expect(frames).toBeGreaterThan(100)
  expect([...asked].sort()).toEqual(['ask-undo', 'pause'])
})

const acts: readonly unknown[] = [
  { type: 'decide', decisions: [1, 2] },
  { type: 'recruit', recruitment: { lord: 3, payment: { allies: [1], pearls: 2, nebulis: 1 } } },
  { type: 'undo' },
  { type: 'orders' },
  { type: 'orders', orders: { orders: [], otherwise: 'pass' } },
  { type: 'leave', bot: 'greedy' },
  { type: 'take-back' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'ask-undo' },
  { type: 'allow-undo' },
  { type: 'decline-undo' },
]

test('acts that make sense are understood', () => {
  for (const one of acts) expect(act.parse(one)).toEqual(one)
  const frame = { type: 'act', id: 'a-1_Z', version: 3, act: acts[0] }
  expect(clientFrame.parse(frame)).toEqual(frame)
})

const order = {
  do: 'buy',
  races: [],
  strengthFrom: 1,
  strengthTo: 5,
  priceAtMost: 3,
  keepPearls: 0,
  onlyIf: 'always',
  until: 'game-ends',
}

test('acts that are too large, or say more than they should, are not', () => {
  const wrong: readonly unknown[] = [
    null,
    [],
    'undo',
    { type: 'decide', decisions: [] },
    { type: 'decide', decisions: Array.from({ length: 65 }, () => 1) },
    { type: 'decide', decisions: [256] },
    { type: 'decide', decisions: [1], seat: 2 },
    { type: 'undo', seat: 0 },
    { type: 'warn', seats: [1] },
    { type: 'leave', bot: '' },
    { type: 'leave', bot: 'x'.repeat(41) },
    { type: 'orders', orders: { orders: Array(21).fill(order), otherwise: 'ask' } },
    { type: 'orders', orders: { orders: [{ ...order, more: 1 }], otherwise: 'ask' } },
    { type: 'recruit', recruitment: { lord: 3, payment: { allies: [1.5], pearls: 2 } } },
  ]
  for (const one of wrong) expect(act.safeParse(one).success, JSON.stringify(one)).toBe(false)
  for (const id of ['', 'a b', 'x'.repeat(41), 'bot:1', 7, "';--"])
    expect(clientFrame.safeParse({ type: 'act', id, version: 0, act: acts[0] }).success).toBe(false)
})

test('the largest frame that makes sense is not too long', () => {
  const races = Array.from({ length: 12 }, () => 255)
  const large = { ...order, races, onlyIf: { lord: 255 }, until: 'my-next-turn' }
  const orders = { orders: Array(20).fill({ ...large, strengthFrom: 255, strengthTo: 255 }) }
  const frame = { type: 'act', id: 'x'.repeat(40), version: 1_000_000, act: { type: 'orders' } }
  const text = JSON.stringify({
    ...frame,
    act: { type: 'orders', orders: { ...orders, otherwise: 'ask' } },
  })
  expect(clientFrame.safeParse(JSON.parse(text)).success).toBe(true)
  expect(text.length).toBeLessThan(LONGEST_FRAME)
})
