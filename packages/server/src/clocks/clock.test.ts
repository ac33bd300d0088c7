import { PASS, PRESETS, type Seat, seeded } from '@hadal/engine'
import { type Act, ActedTable } from '@hadal/table'
import { describe, expect, test } from 'vitest'
import { Clock, type ClockTerms } from './clock.ts'

const LIVE: ClockTerms = { kind: 'live', bank: 60, increment: 10, answer: 20, grace: 15 }
const DAYS: ClockTerms = { kind: 'days', days: 2, grace: 3600 }
const DAY = 86_400_000
const START = 1_000_000

/** A game of persons with a clock; time is told with every act. */
class Timed {
  readonly acted: ActedTable
  readonly clock: Clock
  readonly choose: (limit: number) => number
  now = START

  constructor(terms: ClockTerms, { seed = 0, players = 3 } = {}) {
    const setup = { players, expansions: [], options: PRESETS.rulebook }
    const occupants = Array.from({ length: players }, () => ({ kind: 'person' }) as const)
    const chance = seeded(seed)
    this.acted = ActedTable.begin(setup, chance, { occupants, perfectMemory: false })
    const dice = seeded(seed + 1)
    this.choose = (limit) => dice.draw(1, new Uint8Array(limit).fill(1), limit)
    const clock = Clock.begin(terms, this.table, START)
    if (clock === undefined) throw new Error('there is no clock')
    this.clock = clock
  }

  get table() {
    return this.acted.table
  }

  get turnSeat(): Seat {
    return this.table.turnSeat
  }

  get running(): string[] {
    return this.clock.state.running.map(
      ({ seat, of, until }) => `${seat} ${of} ${until - this.now}`,
    )
  }

  bank(seat: Seat): number | undefined {
    return this.clock.state.banks?.[seat]
  }

  /** Somebody does something after some milliseconds; says whether it was accepted. */
  does(seat: Seat, act: Act, after = 0): boolean {
    if ('refused' in this.acted.act(seat, this.table.version, act)) return false
    this.now += after
    this.clock.moved(this.table, act, this.now)
    return true
  }

  decide(seat: Seat, after: number, decision = this.anyOf(seat)): void {
    expect(this.does(seat, { type: 'decide', decisions: [decision] }, after)).toBe(true)
  }

  anyOf(seat: Seat): number {
    const legal = this.table.observe(seat, () => 0)?.legal ?? []
    return legal[this.choose(legal.length)] ?? 0
  }

  /** Plays until an ally is offered to two. */
  untilOffer(after: number): Seat {
    while (this.table.asked().length < 2) this.decide(this.table.awaited()[0] ?? 0, after)
    return this.turnSeat
  }
}

test('without an agreement there is no clock', () => {
  const { table } = new Timed(LIVE)
  expect(Clock.begin({ kind: 'none', grace: 0 }, table, START)).toBeUndefined()
})

describe('a live clock', () => {
  test('takes from the bank of whoever has the turn, and from nobody while others answer', () => {
    const game = new Timed(LIVE)
    const me = game.turnSeat
    expect(game.running).toEqual([`${me} turn 60000`])
    game.untilOffer(7_000)
    expect(game.bank(me)).toBe(53_000)
    expect(game.running).toHaveLength(2)
    expect(game.running.every((one) => one.endsWith('answer 20000'))).toBe(true)
    const [first = 0, second = 0] = game.table.awaited()
    game.decide(first, 5_000, PASS)
    expect(game.running).toEqual([`${second} answer 15000`])
    game.decide(second, 1_000, PASS)
    expect(game.running).toEqual([`${me} turn 53000`])
  })

  test('adds something for every turn, once', () => {
    const game = new Timed(LIVE)
    const me = game.turnSeat
    while (game.table.turn === 1 || game.turnSeat === me)
      game.decide(game.table.awaited()[0] ?? 0, 0)
    expect(game.bank(me)).toBe(70_000)
  })

  test('stands still during a pause, and goes on with what was left', () => {
    const game = new Timed(LIVE)
    for (const seat of [0, 1, 2]) game.does(seat, { type: 'pause' }, 1_000)
    expect(game.clock.state.running).toEqual([])
    expect(game.clock.due(game.table, game.now + DAY)).toBeUndefined()
    game.does(1, { type: 'resume' }, 500_000)
    expect(game.running).toEqual([`${game.turnSeat} turn 57000`])
  })

  test('warns, waits, and gives the seat away; whoever comes back has time for an answer', () => {
    const game = new Timed(LIVE)
    const me = game.turnSeat
    const at = (ms: number) => game.clock.due(game.table, START + ms)
    expect(at(59_999)).toEqual({ do: 'wait', until: START + 60_000 })
    expect(at(60_000)).toEqual({ do: 'warn', seats: [me] })
    game.does(me, { type: 'warn', seats: [me] }, 61_000)
    expect(game.clock.state.running).toEqual([
      { seat: me, of: 'turn', until: START + 60_000, graceUntil: START + 76_000 },
    ])
    expect(at(75_999)).toEqual({ do: 'wait', until: START + 76_000 })
    expect(at(76_000)).toEqual({ do: 'leave', seat: me })
    game.does(me, { type: 'leave', bot: 'greedy' }, 15_000)
    expect(game.clock.state.running).toEqual([])
    game.does(me, { type: 'take-back' }, 1_000)
    expect(game.running).toEqual([`${me} turn 20000`])
  })

  test('does not begin its grace anew with every decision', () => {
    const game = new Timed(LIVE)
    const me = game.turnSeat
    game.does(me, { type: 'warn', seats: [me] }, 60_000)
    const { graceUntil } = game.clock.state.running[0] ?? {}
    game.does((me + 1) % 3, { type: 'orders', orders: { orders: [], otherwise: 'pass' } }, 5_000)
    expect(game.clock.state.running[0]?.graceUntil).toBe(graceUntil)
  })

  test('does not tell who has answered ahead, but takes no seat from them', () => {
    const game = new Timed(LIVE)
    game.untilOffer(0)
    const [first = 0, second = 0] = game.table.awaited()
    const before = JSON.stringify(game.clock.state)
    game.decide(second, 3_000, PASS)
    expect(JSON.stringify(game.clock.state)).toBe(before)
    const due = game.clock.due(game.table, game.now + 60_000)
    expect(due).toEqual({ do: 'warn', seats: [first, second].sort() })
    game.does(first, { type: 'warn', seats: [first, second] }, 60_000)
    expect(game.clock.due(game.table, game.now + DAY)).toEqual({ do: 'leave', seat: first })
  })
})

test('days are given for each turn and for each answer, and are not saved up', () => {
  const game = new Timed(DAYS)
  const me = game.untilOffer(DAY)
  expect(game.running.every((one) => one.endsWith(`answer ${2 * DAY}`))).toBe(true)
  for (const seat of game.table.awaited()) game.decide(seat, DAY, PASS)
  // What was used of this turn is gone; the next turn begins anew.
  expect(game.running).toEqual([`${me} turn ${DAY}`])
  while (game.turnSeat === me) game.decide(game.table.awaited()[0] ?? 0, 0)
  expect(game.running).toEqual([`${game.turnSeat} turn ${2 * DAY}`])
  expect(game.clock.state.banks).toBeUndefined()
})

const anyAct = (game: Timed): { seat: Seat; act: Act } => {
  const anybody = game.choose(3)
  const types = ['undo', 'pause', 'resume', 'take-back', 'ask-undo', 'allow-undo'] as const
  const type = types[game.choose(30)]
  if (game.table.isPaused) return { seat: anybody, act: { type: 'resume' } }
  if (type !== undefined) return { seat: anybody, act: { type } }
  if (game.choose(20) === 0) return { seat: anybody, act: { type: 'leave', bot: 'greedy' } }
  const awaited = game.table.awaited()
  const seat = awaited[game.choose(awaited.length)] ?? 0
  return { seat, act: { type: 'decide', decisions: [game.anyOf(seat)] } }
}

test.each([LIVE, DAYS])('what is foreseen before an act is written comes true ($kind)', (terms) => {
  const wrong: string[] = []
  let foreseen = 0
  for (let seed = 0; seed < 6; seed++) {
    const game = new Timed(terms, { seed })
    for (let acts = 0; acts < 600 && !game.table.isOver; acts++) {
      const due = game.clock.due(game.table, game.now)
      const { seat, act }: { seat: Seat; act: Act } =
        due?.do === 'warn'
          ? { seat: 0, act: { type: 'warn', seats: due.seats } }
          : due?.do === 'leave'
            ? { seat: due.seat, act: { type: 'leave', bot: 'greedy' } }
            : anyAct(game)
      if ('refused' in game.acted.act(seat, game.table.version, act)) continue
      const { at = Infinity, wait = Infinity } = game.clock.foresee(game.table, act) ?? {}
      game.now += game.choose(200) * (terms.kind === 'live' ? 100 : 1_000_000)
      game.clock.moved(game.table, act, game.now)
      const moment = Math.min(at, game.now + wait)
      const before = game.clock.due(game.table, moment - 1)
      const then = game.clock.due(game.table, moment)
      if (moment === Infinity ? before !== undefined : before?.do !== 'wait' && moment > game.now)
        wrong.push(`game ${seed}: too late after ${JSON.stringify(act)}`)
      if (moment < Infinity && (then === undefined || then.do === 'wait'))
        wrong.push(`game ${seed}: too early after ${JSON.stringify(act)}`)
      foreseen++
    }
  }
  expect([...new Set(wrong)]).toEqual([])
  expect(foreseen).toBeGreaterThan(1_000)
})
