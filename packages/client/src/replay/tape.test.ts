import {
  type Event,
  eventFor,
  forget,
  isOver,
  legal,
  recordGame,
  replay,
  save,
  seeded,
  view,
} from '@hadal/engine'
import { speak } from '@hadal/words'
import { everySetup, randomFrom } from '@hadal/words/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PlayedGame } from '../keep/recordText.ts'
import { seatsFor } from '../link/testing.ts'
import { challenged, challengeLink, momentLink, sameWaters, toldSeat } from './again.ts'
import { happeningsOf, stopFrom, stopsOf } from './happenings.ts'
import { readMoment, writeMoment } from './moment.ts'
import { tapeOf, turnAt, updateAt, viewAt } from './tape.ts'

beforeAll(() => speak('en'))

/** A game by chance, and the position before each decision of it, as it was. */
function played(seed: number): {
  readonly game: PlayedGame
  readonly positions: readonly string[]
} {
  const setup = everySetup[seed % everySetup.length]
  if (setup === undefined) throw new Error('there is no such kind')
  const random = randomFrom(seed)
  const recorded = recordGame(setup, seeded(seed))
  const positions = [save(recorded.table.game)]
  while (!isOver(recorded.table.game)) {
    const decisions = legal(recorded.table).toArray()
    recorded.play(decisions[random(decisions.length)] ?? 0)
    positions.push(save(recorded.table.game))
  }
  const seats = seatsFor(setup.players, 1)
  return { game: { record: recorded.record, seats, perfectMemory: false }, positions }
}

describe('a game that is seen again', () => {
  test('shows every position as it was, in every kind of game, forwards and backwards', () => {
    const wrong: string[] = []
    let moments = 0
    for (let seed = 0; seed < everySetup.length; seed++) {
      const { game, positions } = played(seed)
      const tape = tapeOf(game, 0)
      expect(tape.last).toBe(positions.length - 1)
      for (let at = tape.last; at >= 0; at--) {
        moments++
        const position = tape.positions[at]
        if (position === undefined || save(position) !== positions[at])
          wrong.push(`game ${seed}, moment ${at}`)
      }
    }
    expect(wrong).toEqual([])
    expect(moments).toBeGreaterThan(2000)
  })

  test('shows at every moment what each seat saw and was told by then', () => {
    for (const seed of [1, 2, 3]) {
      const { game } = played(seed)
      const tape = tapeOf(game, 0)
      for (const at of [0, 1, 40, 91, 150, tape.last - 1, tape.last]) {
        const events: Event[] = []
        const { game: then } = replay(game.record, at, (event) => events.push(event))
        for (const seat of game.seats.keys()) {
          const { view: seen, log } = updateAt(tape, at, seat)
          expect(seen).toEqual(forget(view(then, seat)))
          expect(log.entries.map(({ event }) => event)).toEqual(
            events.map((event) => eventFor(event, seat)),
          )
        }
        const seats = game.seats.map((_, seat) => view(then, seat).seats[seat])
        expect(updateAt(tape, at, 'open').view).toEqual({ ...view(then), seats })
      }
    }
  })

  test('shows a seat what the rules let it see, and nothing that is hidden from it', () => {
    const { game } = played(3)
    const tape = tapeOf(game, undefined)
    for (const at of [0, 40, tape.last - 1]) {
      const { eyes, view: seen, log } = updateAt(tape, at, 1)
      expect(eyes).toBe(1)
      expect(seen.memory).toBeUndefined()
      expect(seen.seats.map(({ hand }) => hand !== undefined)).toEqual(
        seen.seats.map((_, seat) => seat === 1),
      )
      for (const { event } of log.entries) if ('secret' in event) expect(event.seenBy).toContain(1)
    }
  })

  test('shows every hand where hands are open', () => {
    const { game } = played(2)
    const tape = tapeOf(game, undefined)
    const seen = viewAt(tape, 30, 'open')
    const position = tape.positions[30]
    if (position === undefined) throw new Error('the game is too short')
    expect(seen.seats.map(({ hand }) => hand)).toEqual(
      seen.seats.map((_, seat) => view(position, seat).seats[seat]?.hand),
    )
    expect(updateAt(tape, 30, 'open').eyes).toBeUndefined()
  })

  test('ends with its result, and has none before', () => {
    const { game } = played(1)
    const tape = tapeOf(game, 0)
    expect(updateAt(tape, tape.last, 0).result).toHaveLength(game.seats.length)
    expect(updateAt(tape, tape.last - 1, 0).result).toBeUndefined()
  })

  test('tells every line once, in its turn, and stops wherever something is told', () => {
    const { game } = played(7)
    const tape = tapeOf(game, 0)
    const turns = happeningsOf(tape, 0)
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, at) => at + 1))
    const lines = turns.flatMap((turn) => turn.lines)
    expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).toSorted((a, b) => a - b))
    expect(lines.at(-1)?.entry.event.type).toBe('game-over')
    const stops = stopsOf(turns, tape.last)
    expect([stops[0], stops.at(-1)]).toEqual([0, tape.last])
    const there: number[] = []
    for (let at = 0; at < tape.last; at = stopFrom(stops, at, 1)) there.push(at)
    const back: number[] = []
    for (let at = tape.last; at > 0; at = stopFrom(stops, at, -1)) back.push(at)
    const inside = (moments: readonly number[]) => moments.filter((at) => at > 0 && at < tape.last)
    expect(inside(back.toReversed())).toEqual(inside(there))
    expect(turnAt(tape, tape.last)?.turn).toBe(turns.length)
  })
})

describe('a moment in an address', () => {
  test('is read as it was written', () => {
    for (const moment of [
      { at: 57, eyes: 1 },
      { at: 0, eyes: 'open' },
      { at: undefined, eyes: undefined },
    ] as const)
      expect(readMoment(writeMoment(moment), 100, 4)).toEqual(moment)
    expect(writeMoment({ at: 57, eyes: 1 })).toBe('?at=57&seat=2')
  })

  test('that is not in the game is the end, or none', () => {
    expect(readMoment('?at=900&seat=5', 100, 4)).toEqual({ at: 100, eyes: undefined })
    expect(readMoment('?at=-3&seat=x', 100, 4)).toEqual({ at: undefined, eyes: undefined })
  })
})

describe('a game that is played again', () => {
  test('keeps its set-up, its seats and its luck', () => {
    const { game } = played(2)
    const begin = sameWaters(game, 0)
    expect(begin.seats).toEqual(game.seats)
    expect(begin.from).toEqual({ setup: game.record.setup })
    expect(begin.waters).toMatchObject({ seat: 0, isChallenge: false })
    expect(begin.id).not.toBe(sameWaters(game, 0).id)
  })

  test('as a challenge has the name that its sender wants, and is played against bots', () => {
    const { game: alone } = played(1)
    const game = { ...alone, seats: seatsFor(alone.seats.length, 2) }
    const origin = { origin: 'https://hadal.example' }
    const link = new URL(withLocation(origin, () => challengeLink(game, 0, ' Olena ')))
    expect(link.pathname + link.search).toBe('/challenge?seat=1')
    const begin = challenged(
      game,
      { game: link.hash.slice(1), seat: 0 },
      { name: 'Taras', bot: 'level-4' },
    )
    expect(begin.seats.map(({ name }) => name)).toEqual(
      ['Taras', 'Mira', 'Finn'].slice(0, begin.seats.length),
    )
    expect(begin.seats.map(({ bot }) => bot).slice(0, 2)).toEqual([undefined, 'level-4'])
    const shown = new URL(withLocation(origin, () => momentLink(game, { at: 5, eyes: 'open' })))
    expect(shown.pathname + shown.search).toBe('/replay?at=5&seat=all')
  })

  test('speaks of the person who played, or of the best of several', () => {
    expect(toldSeat(seatsFor(3, 1), [10, 40, 50])).toBe(0)
    expect(toldSeat(seatsFor(3, 2), [10, 40, 50])).toBe(1)
    expect(toldSeat(seatsFor(3, 0), [10, 40, 50])).toBe(2)
  })
})

/** Links begin with the address of the page. */
function withLocation<Result>(here: { readonly origin: string }, make: () => Result): Result {
  Object.assign(globalThis, { location: here })
  try {
    return make()
  } finally {
    Reflect.deleteProperty(globalThis, 'location')
  }
}
