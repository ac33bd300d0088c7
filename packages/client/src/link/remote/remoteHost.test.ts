import { EXPLORE, lords } from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { RemoteHost } from './remoteHost.ts'
import { FakeTable, FakeWorld, joined } from './testing.ts'

const explore = { type: 'decide', seat: 0, decisions: [EXPLORE] } as const

describe('a table online', () => {
  test('is shown like one on this device as soon as it welcomes us', async () => {
    const { world, table, reply } = await joined()
    expect(reply).toEqual({ ok: true, answer: { version: table.table.version } })
    expect(world.tables).toEqual(['deep'])
    const [update] = world.updates
    expect(update).toMatchObject({ table: 'deep', place: 'online', eyes: 0, offers: [] })
    expect(update?.seats.map(({ name }) => name)).toEqual(['Olena', 'Taras', 'Iryna'])
    expect(update?.question?.decisions).toContain(EXPLORE)
    expect(update?.view).toEqual(table.table.sentTo(0).view)
    expect(world.connections).toEqual([{ state: 'connected' }])
  })

  test('follows by patches, with the log that belongs to them', async () => {
    const { world, table } = await joined()
    table.explore()
    world.wire.says(table.update())
    const update = world.updates.at(-1)
    const { log, ...sent } = table.table.sentTo(0)
    expect(update?.view).toEqual(sent.view)
    expect(update?.version).toBe(sent.version)
    const entries = world.updates.reduce<unknown[]>(
      (all, one) => [...all.slice(0, one.log.from), ...one.log.entries],
      [],
    )
    expect(entries).toEqual(JSON.parse(JSON.stringify(log.entries)))
  })

  test('is asked for as a whole again when something does not fit', async () => {
    const { world } = await joined()
    world.wire.says({ type: 'update', patch: { view: { court: { 99: [1] } } } })
    expect(world.wire.isClosed).toBe(true)
    world.passTime()
    expect(world.wires).toHaveLength(2)
    expect(world.wire.since).toBeUndefined()
  })

  test('and what cannot be read at all', async () => {
    const { world, table } = await joined()
    world.wire.saysText('{')
    world.passTime()
    world.wire.says(table.welcome())
    expect(world.connections.at(-1)).toEqual({ state: 'connected' })
  })

  test('answers what the rules say by itself', async () => {
    const { world, host } = await joined()
    const [lord = 0] = world.updates[0]?.view.court ?? []
    expect(await host.handle({ type: 'payments', lord })).toMatchObject({ ok: true })
    const payment = { allies: [], pearls: 0 }
    expect(await host.handle({ type: 'check-payment', lord, payment })).toMatchObject({
      ok: true,
      answer: { refusal: {} },
    })
    expect(await host.handle({ type: 'why-not', choice: { lord } })).toEqual({
      ok: true,
      answer: { why: expect.anything() },
    })
    expect(await host.handle({ type: 'purchases' })).toMatchObject({
      ok: true,
      answer: { chances: { price: 1 } },
    })
    expect(world.wire.frames).toEqual([])
    expect(lords[lord]).toBeDefined()
  })

  test('that has not begun tells who sits there, and no game', async () => {
    const world = new FakeWorld()
    const host = new RemoteHost(world)
    const joining = host.handle({ type: 'join', table: 'deep' })
    const facts = { state: 'open', seats: [{ kind: 'person', name: 'Ann' }, { kind: 'free' }] }
    const presence = { seats: [0], onlookers: 2 }
    world.wire.says({
      type: 'welcome',
      protocol: 1,
      table: { ...facts, state: 'open' },
      seat: 0,
      state: undefined,
      log: undefined,
      presence,
      now: world.now(),
    })
    expect(await joining).toMatchObject({ ok: true })
    expect(world.updates).toEqual([])
    expect(world.news).toContainEqual({ type: 'presence', presence })
    world.wire.says({ type: 'lobby', table: { state: 'over', seats: [], rematch: 'next' } })
    expect(world.news.at(-1)).toMatchObject({ type: 'facts', facts: { rematch: 'next', seat: 0 } })
    world.wire.says(new FakeTable().welcome())
    expect(world.updates).toHaveLength(1)
  })
})

describe('an act', () => {
  test('is sent with a name of its own and its version, and settled by its answer', async () => {
    const { world, host, table } = await joined()
    const decided = host.handle({ ...explore, version: 0 })
    expect(world.wire.acts).toEqual([
      { type: 'act', id: 'act-1', version: 0, act: { type: 'decide', decisions: [EXPLORE] } },
    ])
    expect(world.outbox).toBe('unanswered')
    table.explore()
    world.wire.says(table.update())
    expect(world.updates).toHaveLength(2)
    world.wire.says({ type: 'accepted', id: 'act-1', version: table.table.version })
    expect(await decided).toEqual({ ok: true, answer: { version: table.table.version } })
    expect(world.outbox).toBeUndefined()
  })

  test('that is refused says why', async () => {
    const { world, host } = await joined()
    const decided = host.handle(explore)
    world.wire.says({ type: 'refused', id: 'act-1', refusal: { reason: 'stale', version: 7 } })
    expect(await decided).toEqual({ ok: false, refusal: { reason: 'stale', version: 7 } })
  })

  test('of another seat never leaves', async () => {
    const { world, host } = await joined()
    const decided = await host.handle({ ...explore, seat: 1 })
    expect(decided).toEqual({ ok: false, refusal: { reason: 'no-seat' } })
    expect(world.wire.frames).toEqual([])
  })

  test('without an answer is sent again under the same name when the line is back', async () => {
    const { world, host, table } = await joined()
    const decided = host.handle({ ...explore, version: 0 })
    world.wire.breaks()
    world.passTime()
    expect(world.wire.frames).toEqual([])
    expect(world.wire.since).toBe(table.table.version)
    world.wire.says(table.welcome(world.wire.since))
    expect(world.wire.acts).toMatchObject([{ id: 'act-1', version: 0 }])
    world.wire.says({ type: 'accepted', id: 'act-1', version: 3 })
    expect(await decided).toEqual({ ok: true, answer: { version: 3 } })
  })

  test('that could not be written is sent again a few times, then refused', async () => {
    const { world, host } = await joined()
    const decided = host.handle(explore)
    for (let tries = 0; tries < 6; tries++) {
      expect(world.wire.acts).toHaveLength(tries + 1)
      world.wire.says({ type: 'refused', id: 'act-1', refusal: { reason: 'try-again' } })
      if (tries < 5) world.passTime()
    }
    expect(new Set(world.wire.acts.map(({ id }) => id))).toEqual(new Set(['act-1']))
    expect(await decided).toEqual({ ok: false, refusal: { reason: 'try-again' } })
  })

  test('decided without a connection waits unsent, and can be taken back', async () => {
    const { world, host, table } = await joined()
    world.wire.breaks()
    const decided = host.handle(explore)
    expect(world.outbox).toBe('unsent')
    expect(await host.handle({ type: 'withdraw' })).toMatchObject({ ok: true })
    expect(await decided).toEqual({ ok: false, refusal: { reason: 'withdrawn' } })
    expect(world.outbox).toBeUndefined()
    world.passTime()
    world.wire.says(table.welcome())
    expect(world.wire.frames).toEqual([])
    expect(world.updates.at(-1)?.version).toBe(table.table.version)
  })

  test('decided without a connection is sent when it is back, and never shown before', async () => {
    const { world, host, table } = await joined()
    world.wire.breaks()
    const decided = host.handle(explore)
    const shown = world.updates.length
    world.passTime()
    world.wire.says(table.welcome(0))
    expect(world.updates.slice(shown).every(({ version }) => version === 0)).toBe(true)
    expect(world.wire.acts).toHaveLength(1)
    world.wire.says({ type: 'accepted', id: 'act-1', version: 1 })
    expect(await decided).toMatchObject({ ok: true })
  })

  test('that was sent cannot be taken back: it may have been done', async () => {
    const { world, host } = await joined()
    void host.handle(explore)
    world.wire.breaks()
    expect(world.outbox).toBe('unanswered')
    expect(await host.handle({ type: 'withdraw' })).toMatchObject({ ok: false })
    expect(world.outbox).toBe('unanswered')
  })
})

describe('the end', () => {
  test.each(['no-such-table', 'table-damaged', 'not-allowed'] as const)(
    '%s is said once, and not tried again',
    async (code) => {
      const world = new FakeWorld()
      const host = new RemoteHost(world)
      const joining = host.handle({ type: 'join', table: 'deep' })
      world.wire.says({ type: 'bye', error: { code, message: '' } })
      expect(await joining).toEqual({ ok: false, refusal: { reason: 'shut-out', why: code } })
      expect(world.connections).toEqual([{ state: 'closed', why: code }])
      expect(world.pauses.size).toBe(0)
    },
  )

  test('of a node is a pause', async () => {
    const { world, table } = await joined()
    world.wire.says({ type: 'bye', error: { code: 'try-again', message: '' } })
    world.passTime()
    world.wire.says(table.welcome())
    expect(world.connections.map(({ state }) => state)).toEqual([
      'connected',
      'reconnecting',
      'connected',
    ])
  })

  test('comes with another language', async () => {
    const world = new FakeWorld()
    const host = new RemoteHost(world)
    const joining = host.handle({ type: 'join', table: 'deep' })
    world.wire.saysText(JSON.stringify({ ...new FakeTable().welcome(), protocol: 2 }))
    expect(await joining).toMatchObject({ refusal: { why: 'another-protocol' } })
  })

  test('refuses whatever waits', async () => {
    const { world, host } = await joined()
    const decided = host.handle(explore)
    const hindsight = host.handle({
      type: 'hindsight',
      orders: { orders: [], otherwise: 'ask' },
    })
    world.wire.says({ type: 'bye', error: { code: 'not-allowed', message: '' } })
    expect(await decided).toMatchObject({ refusal: { reason: 'shut-out' } })
    expect(await hindsight).toMatchObject({ ok: false })
  })
})

test('hindsight is asked of the table, and not waited for without a connection', async () => {
  const { world, host } = await joined()
  const orders = { orders: [], otherwise: 'pass' } as const
  const asked = host.handle({ type: 'hindsight', orders })
  const hindsight = { offers: 3, bought: 1, passed: 2, asked: 0 }
  world.wire.says({ type: 'hindsight', id: 'act-1', hindsight })
  expect(await asked).toEqual({ ok: true, answer: hindsight })
  world.wire.breaks()
  expect(await host.handle({ type: 'hindsight', orders })).toEqual({
    ok: false,
    refusal: { reason: 'no-connection' },
  })
})

test('what people ask of each other is an act like any other, and seen by all', async () => {
  const { world, host } = await joined()
  const asked = host.handle({ type: 'agree', seat: 0, act: 'pause' })
  expect(world.wire.acts).toMatchObject([{ act: { type: 'pause' } }])
  const pause = { agreed: [0], isPaused: false }
  world.wire.says({ type: 'update', patch: { pause: [pause] } })
  world.wire.says({ type: 'accepted', id: 'act-1', version: 0 })
  expect(await asked).toMatchObject({ ok: true })
  expect(world.updates.at(-1)?.consents?.pause).toEqual(pause)
})

test('clocks are told by the time of the server', async () => {
  const { world } = await joined()
  const clock = { running: [{ seat: 0, of: 'turn', until: world.now() + 9_000 }] }
  world.wire.says({ type: 'pong', now: world.now() + 4_000 })
  world.wire.says({ type: 'update', patch: { clock: [clock] } })
  expect(world.updates.at(-1)?.clock).toEqual({ ...clock, ahead: 4_000 })
})

test('whoever gets another seat is shown the whole through their own eyes', async () => {
  const { world, table } = await joined()
  table.explore()
  world.wire.says(table.update())
  const other = new FakeTable(1)
  world.wire.says(other.welcome())
  const update = world.updates.at(-1)
  expect(update?.eyes).toBe(1)
  expect(update?.log.from).toBe(0)
  // A part of a log that is not ours cannot be put together.
  const third = new FakeTable(2)
  third.explore()
  const welcome = third.welcome(third.table.version)
  world.wire.says(welcome)
  expect(world.wire.isClosed).toBe(true)
})
