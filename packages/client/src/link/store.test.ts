import { EXPLORE, PASS, PRESETS } from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { Host } from './host.ts'
import type { TableLink } from './link.ts'
import type { News, Reply, Request, TableBegin } from './protocol.ts'
import { createTableStore } from './store.ts'
import { StillWorld, seatsFor } from './testing.ts'

/** A table in the same thread, behind a link; it can be made to answer later than it acts. */
function nearbyTable(world: StillWorld) {
  const listeners = new Set<(news: News) => void>()
  const post = world.post.bind(world)
  world.post = (news) => {
    post(news)
    for (const listener of listeners) listener(news)
  }
  const host = new Host(world)
  let later: Promise<void> | undefined
  const send = async (request: Request): Promise<Reply> => {
    const reply = await host.handle(request)
    await later
    return reply
  }
  return {
    open: (): TableLink => ({
      send: send as TableLink['send'],
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      close: () => listeners.clear(),
    }),
    break: (news: News) => world.post(news),
    answerAfter(moment: Promise<void>) {
      later = moment
    },
  }
}

const setup = { players: 3, expansions: [], options: PRESETS.rulebook } as const
/** With this seed the first seat takes the first turn, and the first card is an ally. */
const table: TableBegin = {
  id: 'game',
  seats: seatsFor(3, 1),
  from: { setup, seed: 2 },
  perfectMemory: false,
}

async function atTable(begin = table) {
  const world = new StillWorld()
  const nearby = nearbyTable(world)
  const store = createTableStore(nearby.open)
  await store.getState().actions.setPace('instant')
  const reply = await store.getState().actions.begin(begin)
  return { store, world, nearby, reply, actions: store.getState().actions }
}

test('a game begins: the first update is there, and nothing is pending', async () => {
  const { store, reply } = await atTable()
  expect(reply.ok).toBe(true)
  const { status, update, pending, refused, log } = store.getState()
  expect({ status, pending, refused }).toEqual({ status: 'open', pending: [], refused: undefined })
  expect(update?.question?.seat).toBe(0)
  expect(log).toEqual(update?.log.entries)
})

describe('a decision', () => {
  test('is pending at once, and settled by its reply', async () => {
    const { store, actions } = await atTable()
    const before = store.getState().log.length
    const decided = actions.decide([EXPLORE])
    expect(store.getState().pending).toMatchObject([{ type: 'decide', seat: 0 }])
    await decided
    expect(store.getState().pending).toEqual([])
    expect(store.getState().log.length).toBeGreaterThan(before)
  })

  test('pressed twice is sent once', async () => {
    const { store, world, actions } = await atTable()
    // The table may have answered before the screen shows it.
    const shown = { version: 0 }
    const first = actions.decide([EXPLORE], shown)
    const second = actions.decide([EXPLORE], shown)
    expect(store.getState().pending).toHaveLength(1)
    await Promise.all([first, second])
    expect(store.getState().refused).toBeUndefined()
    expect(world.last.view.depths.length).toBeLessThan(3)
  })

  test('on the next question is sent, even before the one before is answered', async () => {
    const { store, world, nearby, actions } = await atTable()
    let answer = () => {}
    nearby.answerAfter(new Promise((resolve) => (answer = resolve)))
    const decided = [actions.decide([EXPLORE])]
    expect(world.last.askedSince).toBeGreaterThan(0)
    expect(store.getState().pending).toHaveLength(1)
    const { version, question } = world.last
    const next = () => actions.decide([question?.decisions[0] ?? 0], { version })
    decided.push(next(), next())
    expect(store.getState().pending).toHaveLength(2)
    answer()
    await Promise.all(decided)
    expect(store.getState()).toMatchObject({ pending: [], refused: undefined })
    expect(world.last.version).toBeGreaterThan(version)
  })

  test('that is refused says why, until another is accepted or it is dismissed', async () => {
    const { store, actions } = await atTable()
    await actions.decide([PASS])
    expect(store.getState().refused).toMatchObject({
      request: { type: 'decide' },
      refusal: { reason: 'not-offered' },
    })
    actions.dismissRefusal()
    expect(store.getState().refused).toBeUndefined()
    await actions.undo()
    expect(store.getState().refused?.refusal.reason).toBe('nothing-decided')
    await actions.decide([EXPLORE])
    expect(store.getState().refused).toBeUndefined()
  })
})

test('the log follows the eyes that look', async () => {
  const { store, actions } = await atTable({ ...table, seats: seatsFor(3, 3) })
  expect(store.getState().update?.eyes).toBeUndefined()
  await actions.decide([EXPLORE])
  expect(store.getState().update?.view.depths).toEqual([])
  await actions.decide([EXPLORE], { seat: 0 })
  expect(store.getState().update?.view.depths).toHaveLength(1)
  await actions.look(0)
  const { update, log } = store.getState()
  expect(update?.eyes).toBe(0)
  expect(log).toEqual(update?.log.entries)
})

test('a table that is not opened leaves the page with a reason', async () => {
  const { store, reply } = await atTable({ ...table, seats: seatsFor(2, 1) })
  expect(reply).toMatchObject({ ok: false, refusal: { reason: 'bad-setup' } })
  const { status, refused } = store.getState()
  expect(status).toBe('closed')
  expect(refused?.refusal.reason).toBe('bad-setup')
})

test('a worker that cannot be made is a failure with a name', async () => {
  const store = createTableStore(() => {
    throw new Error('no workers here')
  })
  const reply = await store.getState().actions.begin(table)
  expect(reply).toMatchObject({ ok: false, refusal: { reason: 'table-not-started' } })
  expect(store.getState().failure?.reason).toBe('table-not-started')
})

test('failures and what is kept are told by the table', async () => {
  const { store, nearby } = await atTable()
  nearby.break({ type: 'keeping', keeping: { state: 'failed', message: 'full' } })
  expect(store.getState().keeping?.state).toBe('failed')
  nearby.break({ type: 'failed', failure: { reason: 'table-failed', message: 'broken' } })
  expect(store.getState().failure?.message).toBe('broken')
})

test('a closed table is forgotten, and its game can be resumed', async () => {
  const { store, actions } = await atTable()
  await actions.decide([EXPLORE])
  const shown = store.getState().update?.view
  actions.close()
  expect(store.getState()).toMatchObject({ status: 'closed', update: undefined, log: [] })
  expect(await actions.record()).toEqual({ ok: false, refusal: { reason: 'no-table' } })
  expect(await actions.resume('game')).toMatchObject({ ok: true })
  expect(store.getState().update?.view).toEqual(shown)
})
