import {
  EXPLORE,
  type GameRecord,
  PASS,
  PRESETS,
  readRecord,
  replay,
  standings,
} from '@hadal/engine'
import { everySetup } from '@hadal/words/testing'
import { describe, expect, test } from 'vitest'
import { Host } from './host.ts'
import type { LogEntry, TableBegin } from './protocol.ts'
import { hosted, playOut, StillWorld, seatsFor } from './testing.ts'

const setup = { players: 3, expansions: [], options: PRESETS.rulebook } as const

/** A game of three with so many people, the first of whom begins. */
function game(people: number, more: Partial<TableBegin> = {}): TableBegin {
  const seats = seatsFor(setup.players, people)
  return { id: 'game', seats, from: { setup, seed: SEED }, perfectMemory: false, ...more }
}

/** With this seed the first seat takes the first turn, and the first card is an ally. */
const SEED = 2

const explore = { type: 'decide', seat: 0, decisions: [EXPLORE] } as const

describe.each(everySetup)('$players players with $expansions', (setup) => {
  test('bots alone play to the end, and what is kept says the same', async () => {
    const seats = seatsFor(setup.players, 0)
    const { world } = await hosted({ id: 'bots', seats, from: { setup }, perfectMemory: true })
    world.passTime()
    expect(world.failures).toEqual([])
    expect(world.last.eyes).toBeUndefined()
    const kept = world.shelf.get('bots')
    expect(kept).toMatchObject({ isOver: true, summary: { players: setup.players } })
    const { game } = replay(readRecord(kept?.record ?? ''))
    expect(world.last.result).toEqual(standings(game))
    expect(kept?.summary.points.length).toBe(setup.players)
  })

  test('a person plays against bots to the end, and the parts of the log make a whole', async () => {
    const seats = seatsFor(setup.players, 1)
    const begin = { id: 'one', seats, from: { setup }, perfectMemory: false }
    const { host, world } = await hosted(begin)
    await playOut(host, world)
    expect(world.failures).toEqual([])
    expect(world.last.result).toHaveLength(setup.players)
    let log: readonly LogEntry[] = []
    for (const update of world.updates)
      log = [...log.slice(0, update.log.from), ...update.log.entries]
    await host.handle({ type: 'look', seat: 0 })
    expect(world.last.log).toEqual({ from: 0, entries: log })
  })
})

describe('the pace of bots', () => {
  test('a bot pauses before it decides, and the page is shown each decision', async () => {
    const { world } = await hosted(game(0), 'readable')
    expect(world.updates).toHaveLength(1)
    expect(world.waits).toBe(1)
    const turns: number[] = []
    for (let pauses = 0; pauses < 40; pauses++) {
      world.passPause()
      expect(world.updates).toHaveLength(pauses + 2)
      turns.push(world.last.view.turn)
    }
    expect(new Set(turns).size).toBeGreaterThan(3)
  })

  test('bots answer an offer without a pause', async () => {
    const { host, world } = await hosted(game(1), 'slow')
    await host.handle(explore)
    expect(world.waits).toBe(0)
    expect(world.last.question?.seat).toBe(0)
    const types = world.last.log.entries.map(({ event }) => event.type)
    expect(types).toContain('card-revealed')
    expect(types.filter((type) => type === 'offer-declined' || type === 'ally-bought')).not.toEqual(
      [],
    )
  })

  test('hurried bots play on until a person is asked, and pause again after that', async () => {
    const { host, world } = await hosted(game(1), 'slow')
    await playToBots(host, world)
    expect(world.waits).toBe(1)
    await host.handle({ type: 'hurry' })
    while (world.last.question === undefined) world.passPause()
    expect(world.last.waitsFor).toContain(0)
    await playToBots(host, world)
    const { turn } = world.last.view
    world.passPause()
    expect(world.last.view.turn - turn).toBeLessThan(2)
  })

  test('another pace holds from now on', async () => {
    const { host, world } = await hosted(game(0), 'slow')
    expect(await host.handle({ type: 'pace', pace: 'instant' })).toMatchObject({ ok: true })
    expect(world.last.view.turn).toBeGreaterThan(3)
  })
})

/** Lets the person take whatever comes first, until bots have their turns. */
async function playToBots(host: Host, world: StillWorld): Promise<void> {
  while (world.last.question !== undefined) {
    const [decision] = world.last.question.decisions
    await host.handle({ type: 'decide', seat: 0, decisions: [decision ?? 0] })
  }
}

describe('what a person takes back', () => {
  test('an answer to an offer is taken back while the others are asked', async () => {
    const { host, world } = await hosted(game(3))
    await host.handle({ type: 'look', seat: 0 })
    await host.handle(explore)
    const [first] = world.last.waitsFor
    expect(world.last.offers.map(({ seat }) => seat)).toEqual(world.last.waitsFor)
    const before = world.last.view
    await host.handle({ type: 'look', seat: first })
    await host.handle({ type: 'decide', seat: first ?? 0, decisions: [PASS] })
    expect(world.last.undo.possible).toBe(true)
    expect(world.last.question).toBeUndefined()
    expect(await host.handle({ type: 'undo', seat: first ?? 0 })).toMatchObject({ ok: true })
    expect(world.last.question?.name).toBe('buy the ally')
    await host.handle({ type: 'look', seat: 0 })
    expect(world.last.view).toEqual(before)
    expect(world.last.log.entries.map(({ event }) => event.type)).not.toContain('offer-declined')
    expect(readRecord(world.shelf.get('game')?.record ?? '').moves).toHaveLength(1)
  })

  test('a bot that is about to decide waits for the new decision', async () => {
    const seats = seatsFor(2, 1)
    const from = { setup: { ...setup, players: 2 }, seed: SEED }
    const { host, world } = await hosted(game(1, { seats, from }), 'slow')
    while (world.last.question?.name !== 'buy the ally') {
      if (world.last.question === undefined) world.passPause()
      else await playToBots(host, world)
    }
    await host.handle({ type: 'decide', seat: 0, decisions: [PASS] })
    expect(world.waits).toBe(1)
    expect(await host.handle({ type: 'undo', seat: 0 })).toMatchObject({ ok: true })
    expect(world.waits).toBe(0)
    expect(world.last.question?.name).toBe('buy the ally')
  })

  test('what luck has answered stays', async () => {
    const { host, world } = await hosted(game(1))
    await host.handle(explore)
    expect(await host.handle({ type: 'undo', seat: 0 })).toMatchObject({
      ok: false,
      refusal: { reason: expect.stringMatching(/luck|somebody-decided/) },
    })
    expect(world.last.question?.seat).toBe(0)
  })
})

describe('a game that was kept', () => {
  test('goes on where it was, with the same log and the same secrets', async () => {
    const { host, world } = await hosted(game(1, { perfectMemory: true }))
    let decisions = 0
    await playOut(host, world, () => ++decisions < 12)
    const orders = { orders: [], otherwise: 'pass' } as const
    await host.handle({ type: 'orders', seat: 0, orders })
    await host.handle({ type: 'look', seat: 0 })
    const before = world.last
    const again = new Host(world)
    expect(await again.handle({ type: 'resume', id: 'game' })).toMatchObject({ ok: true })
    const { version, undo, ...rest } = world.last
    expect(rest).toEqual({ ...rest, view: before.view, seats: before.seats, log: before.log })
    expect(rest.orders).toEqual(orders)
    expect(rest.question).toEqual(before.question)
    expect(world.shelf.get('game')?.startedAt).toBe(world.now())
    await again.handle({ type: 'pace', pace: 'instant' })
    await playOut(again, world)
    expect(world.last.result).toHaveLength(3)
  })

  test('is refused with a reason if it is damaged, and nothing is lost', async () => {
    const { world } = await hosted(game(1))
    const kept = world.shelf.get('game')
    if (kept === undefined) throw new Error('nothing was kept')
    const damaged = { ...kept, id: 'damaged', record: kept.record.replace('deal ', 'deal die7 ') }
    world.shelf.set('damaged', damaged)
    const host = new Host(world)
    const resumed = (id: string): Promise<unknown> => host.handle({ type: 'resume', id })
    expect(await resumed('damaged')).toEqual({ ok: false, refusal: { reason: 'damaged', line: 3 } })
    expect(await resumed('lost')).toEqual({
      ok: false,
      refusal: { reason: 'no-such-game', id: 'lost' },
    })
    expect(world.shelf.get('damaged')).toBe(damaged)
    expect(await resumed('game')).toMatchObject({ ok: true })
  })
})

describe('what the host refuses', () => {
  const refusalOf = async (table: TableBegin): Promise<unknown> => {
    const reply = await new Host(new StillWorld()).handle({ type: 'begin', table })
    return reply.ok ? undefined : reply.refusal.reason
  }

  test('a game that cannot be begun', async () => {
    expect(await refusalOf(game(1, { seats: seatsFor(3, 1, 'oracle') }))).toBe('no-such-bot')
    expect(await refusalOf(game(1, { seats: seatsFor(2, 1) }))).toBe('bad-setup')
    const five = { setup: { ...setup, players: 5 } }
    expect(await refusalOf(game(1, { seats: seatsFor(5, 1), from: five }))).toBe('bad-setup')
    const record: GameRecord = { setup, deal: [], moves: [] }
    expect(await refusalOf(game(1, { from: { record } }))).toBe('damaged')
  })

  test('everything before a game has begun', async () => {
    const host = new Host(new StillWorld())
    expect(await host.handle({ type: 'hurry' })).toEqual({
      ok: false,
      refusal: { reason: 'no-table' },
    })
  })

  test('to decide for bots, and to look through their eyes', async () => {
    const { host, world } = await hosted(game(1))
    const shown = world.updates.length
    expect(await host.handle({ type: 'look', seat: 1 })).toMatchObject({
      refusal: { reason: 'not-a-person' },
    })
    expect(await host.handle({ type: 'decide', seat: 1, decisions: [PASS] })).toMatchObject({
      refusal: { reason: 'no-person-here' },
    })
    expect(world.updates).toHaveLength(shown)
  })

  test('nothing it can survive: a failure is an answer, and the table goes on', async () => {
    const { host, world } = await hosted(game(1))
    const { keep } = world
    world.keep = () => {
      throw new Error('the disk is gone')
    }
    expect(await host.handle(explore)).toMatchObject({ refusal: { reason: 'table-failed' } })
    world.keep = keep
    expect(await host.handle({ type: 'look', seat: 0 })).toMatchObject({ ok: true })
  })
})

test('a person leaves, a bot stands in, and the person comes back', async () => {
  const { host, world } = await hosted(game(2))
  expect(await host.handle({ type: 'leave', seat: 0, bot: 'sphinx' })).toMatchObject({
    refusal: { reason: 'no-such-bot' },
  })
  await host.handle({ type: 'leave', seat: 0, bot: 'greedy' })
  expect(world.last.seats[0]).toEqual({ name: 'Ann', bot: 'greedy', standsIn: true })
  world.passTime()
  expect(world.last.waitsFor[0]).toBe(1)
  await host.handle({ type: 'look', seat: 0 })
  expect(world.last.question).toBeUndefined()
  await host.handle({ type: 'take-back', seat: 0 })
  expect(world.last.seats[0]).toEqual({ name: 'Ann', bot: undefined })
})

test('aids are computed for the eyes that look', async () => {
  const { host, world } = await hosted(game(1))
  await playOut(host, world, () => {
    const { outlook, question } = world.last
    return question?.name !== 'take your turn' || !Object.values(outlook.lords).some(isPayable)
  })
  const lord = Object.values(world.last.outlook.lords).find(isPayable)?.lord ?? 0
  const payments = await host.handle({ type: 'payments', lord })
  if (!payments.ok || !('payments' in payments.answer)) throw new Error('no payments')
  const [payment] = payments.answer.payments
  if (payment === undefined) throw new Error('no payment')
  expect(await host.handle({ type: 'check-payment', lord, payment })).toEqual({
    ok: true,
    answer: { payment },
  })
  expect(await host.handle({ type: 'why-not', choice: { lord } })).toEqual({
    ok: true,
    answer: { why: undefined },
  })
  expect(await host.handle({ type: 'purchases' })).toMatchObject({
    ok: true,
    answer: { chances: { price: 1, kind: undefined } },
  })
  const [affiliate] = payment.affiliates
  const recruitment = { lord, payment, ...(affiliate !== undefined && { affiliate }) }
  expect(await host.handle({ type: 'recruit', seat: 0, recruitment })).toMatchObject({ ok: true })
  expect(world.last.view.seats[0]?.lords.map((own) => own.lord)).toContain(lord)
  const record = await host.handle({ type: 'record' })
  if (!record.ok || !('text' in record.answer)) throw new Error('no record')
  expect(record.answer.name).toMatch(/^hadal-\d{4}-\d\d-\d\d\.txt$/)
  expect(readRecord(record.answer.text).moves.length).toBeGreaterThan(1)
})

function isPayable({ payable }: { readonly payable: { readonly state: string } }): boolean {
  return payable.state !== 'not'
}
