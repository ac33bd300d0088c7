import {
  createTable,
  type Event,
  eventFor,
  Game,
  legal,
  newGame,
  noted,
  play,
  type Seat,
  sample,
  scripted,
  seatAsked,
  seeded,
  view,
} from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { type Act, ActedTable, type GameTable } from '../src/index.ts'
import { anyDecision, BOT, dice, PERSON, seeds, setupOf } from './games.ts'

function begin(seed: number, occupants: readonly ('person' | 'bot')[] = []): ActedTable {
  const setup = setupOf(seed)
  const seated = Array.from({ length: setup.players }, (_, seat) =>
    occupants[seat] === 'bot' ? BOT : PERSON,
  )
  return ActedTable.begin(setup, seeded(seed), { occupants: seated, perfectMemory: true })
}

const does = (acted: ActedTable, seat: Seat, act: Act) => acted.act(seat, acted.table.version, act)

/** What a seat is refused; nothing if it is accepted. */
function refusal(acted: ActedTable, seat: Seat, type: 'undo' | Consent): string | undefined {
  const result = does(acted, seat, { type })
  return 'refused' in result ? result.refused.reason : undefined
}

type Consent = 'pause' | 'resume' | 'ask-undo' | 'allow-undo' | 'decline-undo'

function decideAny(acted: ActedTable, choose: (limit: number) => number): Seat {
  const [seat = 0] = acted.table.awaited()
  const decisions = [anyDecision(acted.table, seat, choose)]
  expect(does(acted, seat, { type: 'decide', decisions })).toHaveProperty('luck')
  return seat
}

describe('a pause', () => {
  test('begins when every person agrees, and ends when one of them says so', () => {
    const acted = begin(1)
    const { table } = acted
    expect(refusal(acted, 0, 'resume')).toBe('not-paused')
    expect(refusal(acted, 0, 'pause')).toBeUndefined()
    expect(refusal(acted, 0, 'pause')).toBe('agreed-already')
    expect(acted.consents.pause).toEqual({ agreed: [0], isPaused: false })
    decideAny(acted, dice(1))
    for (const seat of table.occupants.keys()) if (seat > 0) refusal(acted, seat, 'pause')
    expect(acted.consents.pause?.isPaused).toBe(true)
    const [seat = 0] = table.awaited()
    const decisions = [anyDecision(table, seat, dice(1))]
    for (const act of [
      { type: 'decide', decisions },
      { type: 'undo' },
      { type: 'orders' },
    ] as const)
      expect(does(acted, seat, act)).toEqual({ refused: { reason: 'paused' } })
    expect(refusal(acted, 1, 'resume')).toBeUndefined()
    expect(acted.consents).toEqual({})
    expect(does(acted, seat, { type: 'decide', decisions })).toHaveProperty('luck')
  })

  test('is declined by whoever says that the game goes on', () => {
    const acted = begin(1)
    refusal(acted, 0, 'pause')
    expect(refusal(acted, 1, 'resume')).toBeUndefined()
    expect(acted.consents).toEqual({})
  })

  test('asks no bot, and lets none decide', () => {
    const acted = begin(0, ['person', 'bot'])
    expect(refusal(acted, 1, 'pause')).toBe('no-person-here')
    expect(refusal(acted, 0, 'pause')).toBeUndefined()
    expect(acted.table.isPaused).toBe(true)
    expect(acted.table.toMove()).toEqual([])
  })

  test('does not outlast everybody who could end it', () => {
    const acted = begin(0)
    for (const seat of [0, 1]) refusal(acted, seat, 'pause')
    does(acted, 0, { type: 'leave', bot: 'random' })
    expect(acted.table.isPaused).toBe(true)
    does(acted, 1, { type: 'leave', bot: 'random' })
    expect(acted.table.isPaused).toBe(false)
    expect(acted.table.toMove()).toHaveLength(1)
  })

  test('waits no longer for somebody who leaves', () => {
    const acted = begin(0)
    refusal(acted, 0, 'pause')
    does(acted, 1, { type: 'leave', bot: 'random' })
    expect(acted.table.isPaused).toBe(true)
  })
})

/** Plays by chance until somebody could ask for an undo; those who are bots are named. */
function untilAskable(
  occupants: readonly ('person' | 'bot')[] = [],
  firstSeed = 0,
): { acted: ActedTable; seat: Seat } {
  for (let seed = firstSeed; seed < 400; seed++) {
    const acted = begin(seed, occupants)
    const choose = dice(seed)
    for (let decisions = 0; decisions < 200 && !acted.table.isOver; decisions++) {
      decideAny(acted, choose)
      const seat = [...acted.table.occupants.keys()].find((one) => canAsk(acted.table, one))
      if (seat !== undefined) return { acted, seat }
    }
  }
  throw new Error('nobody can ever ask')
}

function canAsk(table: GameTable, seat: Seat): boolean {
  const { undo } = table.sentTo(seat, { since: table.version })
  return !undo.possible && undo.canAsk === true
}

describe('an undo that was asked for', () => {
  const others = (acted: ActedTable, seat: Seat): Seat[] =>
    [...acted.table.occupants.keys()].filter((one) => one !== seat)

  test('is done when all others allow it, and the seat is asked again', () => {
    const { acted, seat } = untilAskable()
    const { table } = acted
    expect(refusal(acted, seat, 'undo')).toBe('somebody-decided')
    const { length } = table.record.moves
    expect(refusal(acted, seat, 'ask-undo')).toBeUndefined()
    expect(acted.consents.undoAsked).toMatchObject({ seat, allowed: [] })
    expect(refusal(acted, seat, 'allow-undo')).toBe('nothing-asked')
    for (const them of others(acted, seat)) {
      expect(table.record.moves.length).toBe(length)
      expect(refusal(acted, them, 'allow-undo')).toBeUndefined()
    }
    expect(acted.consents.undoAsked).toBeUndefined()
    expect(table.record.moves.length).toBeLessThan(length)
    expect(table.awaited()).toContain(seat)
  })

  test('is not asked again once somebody has declined it', () => {
    const { acted, seat } = untilAskable()
    const { length } = acted.table.record.moves
    refusal(acted, seat, 'ask-undo')
    const [them = 0] = others(acted, seat)
    expect(refusal(acted, them, 'decline-undo')).toBeUndefined()
    expect(acted.consents).toEqual({})
    expect(acted.table.record.moves.length).toBe(length)
    expect(refusal(acted, seat, 'ask-undo')).toBe('declined')
    expect(refusal(acted, them, 'allow-undo')).toBe('nothing-asked')
  })

  test('is allowed by bots at once', () => {
    const { acted, seat } = untilAskable(['person', 'bot', 'bot', 'bot', 'bot'])
    const { length } = acted.table.record.moves
    expect(seat).toBe(0)
    expect(refusal(acted, seat, 'ask-undo')).toBeUndefined()
    expect(acted.table.record.moves.length).toBeLessThan(length)
  })

  test('is allowed by somebody who leaves', () => {
    const { acted, seat } = untilAskable()
    const { length } = acted.table.record.moves
    refusal(acted, seat, 'ask-undo')
    for (const them of others(acted, seat)) does(acted, them, { type: 'leave', bot: 'random' })
    expect(acted.table.record.moves.length).toBeLessThan(length)
  })

  test('nobody asks for what was sealed by luck', () => {
    const acted = begin(0)
    const seat = decideAny(acted, () => 0)
    expect(acted.table.record.moves.at(-1)?.luck.length).toBeGreaterThan(0)
    expect(refusal(acted, seat, 'ask-undo')).toBe('luck')
  })
})

/** What a seat sees, is told and may decide when some decisions are made in a position. */
function outcomeOf(position: Game, seat: Seat, decisions: readonly number[]): string {
  const events: Event[] = []
  let luck = 0
  const chance = noted(seeded(1), () => luck++)
  const table = createTable(new Game(), chance, (event) => events.push(eventFor(event, seat)))
  table.game.bytes.set(position.bytes)
  for (const decision of decisions) {
    if (!legal(table).has(decision)) return 'cannot be decided'
    play(table, decision)
  }
  const open = seatAsked(table.game) === seat ? legal(table).toArray() : []
  return JSON.stringify([luck, view(table.game, seat), events, open])
}

/** The game after so many moves of its record. */
function positionAfter({ setup, deal, moves }: GameTable['record'], count: number): Game {
  const luck = [deal, ...moves.slice(0, count).map((move) => move.luck)].flat()
  const table = newGame(setup, scripted(luck))
  for (const { decision } of moves.slice(0, count)) play(table, decision)
  return table.game
}

test('what others can allow has told nothing: it ends alike wherever hidden cards lie', () => {
  const wrong: string[] = []
  const answered = new Map<string, number>()
  let compared = 0
  for (const seed of seeds(24)) {
    const acted = begin(seed)
    const { table } = acted
    const choose = dice(seed)
    while (!table.isOver) {
      const [who = 0] = table.awaited()
      const { name = '' } = table.asked()[0] ?? {}
      decideAny(acted, choose)
      for (const seat of table.occupants.keys()) {
        if (seat === who || !canAsk(table, seat)) continue
        answered.set(name, (answered.get(name) ?? 0) + 1)
        const { record } = table
        const before = setBackOf(acted, seat)
        const since = record.moves.slice(before).map(({ decision }) => decision)
        // Whoever asks has learnt nothing; and nobody has, of anybody but whoever asks.
        for (const eyes of table.occupants.keys()) {
          const own = eyes === seat ? 0 : 1
          const start = positionAfter(record, before + own)
          const other = sample(view(start, eyes), seeded(seed))
          const rest = since.slice(own)
          compared++
          if (outcomeOf(start, eyes, rest) !== outcomeOf(other, eyes, rest))
            wrong.push(
              `game ${seed}: ${name}, seen by ${eyes === seat ? 'whoever asks' : 'another'}`,
            )
        }
      }
    }
  }
  expect([...new Set(wrong)]).toEqual([])
  expect(compared).toBeGreaterThan(700)
  expect([...answered.keys()].sort()).toEqual(['buy the ally', 'take the ally or explore on'])
})

/** How many moves are left if a seat is allowed to take back what it could ask for. */
function setBackOf({ table }: ActedTable, seat: Seat): number {
  const point = table.askable(seat)
  if (point === undefined) throw new Error('nothing can be asked for')
  return point.mark.moves
}
