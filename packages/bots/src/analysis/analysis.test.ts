import {
  asked,
  type GameRecord,
  isOver,
  legal,
  PRESETS,
  recordGame,
  replay,
  seatAsked,
  seeded,
  type View,
  winners,
} from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { random } from '../random.ts'
import { curveOf } from './curve.ts'
import type { LookBack, Verdict } from './findings.ts'
import { accuracyOf, gradeOf } from './grade.ts'
import type { Care, Thinker } from './judge.ts'
import { lookBack } from './lookBack.ts'
import { splitOf } from './split.ts'
import { swingsOf, turnsOf } from './swings.ts'

/** A whole game by chance. */
function gameOf(players: number, seed: number): GameRecord {
  const setup = { players, expansions: [], options: PRESETS.rulebook }
  const game = recordGame(setup, seeded(seed))
  const luck = seeded(~seed)
  const below = (limit: number): number => luck.draw(1, new Uint8Array(limit).fill(1), limit)
  while (!isOver(game.table.game)) {
    const choices = legal(game.table).toArray()
    game.play(
      random.choose({
        legal: choices,
        random: below,
        view: () => {
          throw new Error('chance does not look')
        },
      }),
    )
  }
  return game.record
}

/** Thinks that whoever has more pearls wins, and that the lowest decision is the best by ten per cent. */
class Simpleton implements Thinker {
  readonly asked: { readonly seen: View; readonly decisions: readonly number[]; care: Care }[] = []

  chances({ seats }: View): readonly number[] {
    const all = seats.reduce((sum, { pearls }) => sum + pearls + 1, 0)
    return seats.map(({ pearls }) => (pearls + 1) / all)
  }

  advise(seen: View, decisions: readonly number[], care: Care) {
    this.asked.push({ seen, decisions, care })
    return decisions
      .toSorted((one, other) => one - other)
      .map((decision, at) => {
        const chance = 0.5 - at / 10
        return { decision, chance, value: chance, visits: 1 }
      })
  }
}

function done(steps: Generator<number, LookBack>): { progress: number[]; found: LookBack } {
  const progress: number[] = []
  for (;;) {
    const next = steps.next()
    if (next.done) return { progress, found: next.value }
    progress.push(next.value)
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

describe('looking back at a whole game', () => {
  const record = gameOf(3, 5)
  const thinker = new Simpleton()
  const { progress, found } = done(lookBack(record, thinker, [1]))

  test('everybody has a chance before the first move and after each, and at last the winner has all', () => {
    expect(found.thought).toHaveLength(record.moves.length + 1)
    for (const chances of [...found.thought, ...curveOf(found)])
      expect(sum(chances)).toBeCloseTo(1, 3)
    const first = winners(replay(record).game)
    expect(found.thought.at(-1)).toEqual(
      [0, 1, 2].map((seat) => (first.includes(seat) ? 1 / first.length : 0)),
    )
  })

  test('only decisions of the seats that are asked about are judged, through their own eyes', () => {
    expect(found.verdicts.length).toBeGreaterThan(20)
    for (const { move, seat, played } of found.verdicts) {
      const { game } = replay(record, move)
      expect(seatAsked(game)).toBe(1)
      expect(seat).toBe(1)
      expect(played).toBe(record.moves[move]?.decision)
    }
    expect(thinker.asked.every(({ seen }) => seen.seat === 1)).toBe(true)
  })

  test('what was played costs what it is worse, and the best costs nothing', () => {
    for (const { move, played, best, loss, reason } of found.verdicts) {
      const options = legal(replay(record, move)).toArray()
      expect(best).toBe(Math.min(...options))
      expect(loss).toBe(played === best ? 0 : 0.1)
      expect(reason !== undefined).toBe(played !== best)
    }
  })

  test('nothing is called a mistake before it was looked at for longer, against the best alone', () => {
    const long = thinker.asked.filter(({ care }) => care === 'long')
    expect(long).toHaveLength(found.verdicts.filter(({ loss }) => loss > 0).length)
    for (const { decisions } of long) expect(decisions).toHaveLength(2)
  })

  test('it says how far it has come', () => {
    expect(progress).toHaveLength(record.moves.length)
    expect(progress).toEqual(progress.toSorted((one, other) => one - other))
    expect(progress.at(-1)).toBe(1)
  })

  test('what is known is not worked out again when more seats are asked about', () => {
    const again = new Simpleton()
    const { found: more } = done(lookBack(record, again, [0], found))
    expect(again.asked.every(({ seen }) => seen.seat === 0)).toBe(true)
    expect(more.thought).toEqual(found.thought)
    expect(more.judged).toEqual([0, 1])
    expect(more.verdicts.filter(({ seat }) => seat === 1)).toEqual(found.verdicts)
    expect(more.verdicts.map(({ move }) => move)).toEqual(
      more.verdicts.map(({ move }) => move).toSorted((one, other) => one - other),
    )
    expect(more).toEqual(done(lookBack(record, new Simpleton(), [0, 1])).found)
  })

  test('luck, decisions and the rest add up to the result for every seat', () => {
    for (const seat of [0, 1, 2]) {
      const { start, luck, own, others, rest, end } = splitOf(found, seat)
      expect(start + luck + own + others + rest).toBeCloseTo(end, 9)
      expect(own).toBeLessThanOrEqual(0)
      expect(others).toBeGreaterThanOrEqual(0)
    }
    expect(splitOf(found, 1).own).toBeCloseTo(-sum(found.verdicts.map(({ loss }) => loss)), 9)
    expect(splitOf(found, 0).own).toBe(0)
  })

  test('the turns lie side by side from the first move to the last', () => {
    const turns = turnsOf(found)
    expect(turns[0]?.from).toBe(0)
    expect(turns.at(-1)?.to).toBe(record.moves.length)
    for (const [at, { from, before }] of turns.slice(1).entries()) {
      expect(turns[at]?.to).toBe(from)
      expect(turns[at]?.after).toEqual(before)
      expect(asked(replay(record, from).game)?.seat).toBe(found.moves[from]?.seat)
    }
  })
})

/** A game of two told by the chances of the first: each move has its seat, turn and perhaps luck. */
function told(
  first: readonly number[],
  moves: readonly [seat: number, turn: number, drewLuck?: 'luck'][],
  verdicts: readonly Partial<Verdict>[] = [],
): LookBack {
  return {
    thought: first.map((chance) => [chance, 1 - chance]),
    moves: moves.map(([seat, turn, luck]) => ({ seat, turn, drewLuck: luck !== undefined })),
    judged: [0, 1],
    verdicts: verdicts.map((verdict) => ({
      move: 0,
      seat: 0,
      played: 1,
      best: 0,
      loss: 0,
      stake: 0,
      ...verdict,
    })),
  }
}

describe('luck apart from skill', () => {
  test('a lucky card after a bad decision is luck, and the decision is still bad', () => {
    const game = told([0.5, 0.7], [[0, 1, 'luck']], [{ loss: 0.1 }])
    expect(splitOf(game, 0)).toMatchObject({ own: -0.1, others: 0 })
    expect(splitOf(game, 0).rest).toBeCloseTo(0)
    expect(splitOf(game, 0).luck).toBeCloseTo(0.3)
    expect(splitOf(game, 1)).toMatchObject({ own: 0, others: 0.1 })
    expect(splitOf(game, 1).rest).toBeCloseTo(0)
    expect(splitOf(game, 1).luck).toBeCloseTo(-0.3)
  })

  test('where nothing was turned over, nothing is luck', () => {
    const game = told([0.5, 0.4], [[0, 1]], [{ loss: 0.04 }])
    expect(splitOf(game, 0)).toMatchObject({ luck: 0, own: -0.04 })
    expect(splitOf(game, 0).rest).toBeCloseTo(-0.06)
  })

  test('who is asked next thinks otherwise, and that is not luck', () => {
    // Both think well of themselves: nothing changes but who is asked.
    const game = told(
      [0.6, 0.4, 0.6, 0.4, 0.6],
      [
        [0, 1, 'luck'],
        [1, 1],
        [0, 2, 'luck'],
        [1, 2],
      ],
    )
    expect(splitOf(game, 0).luck).toBeCloseTo(0)
  })

  test('what one loses comes to the others by how well they stand', () => {
    const game: LookBack = {
      thought: [
        [0.5, 0.3, 0.2],
        [0.4, 0.36, 0.24],
      ],
      moves: [{ seat: 0, turn: 1, drewLuck: false }],
      judged: [0],
      verdicts: [{ move: 0, seat: 0, played: 1, best: 0, loss: 0.1, stake: 0.1 }],
    }
    expect(splitOf(game, 1).others).toBeCloseTo(0.06)
    expect(splitOf(game, 2).others).toBeCloseTo(0.04)
    for (const seat of [0, 1, 2]) expect(splitOf(game, seat).rest).toBeCloseTo(0)
  })
})

describe('the curve', () => {
  test('is the mean of what each seat thought when it was asked last, and ends with the result', () => {
    const game = told(
      [0.5, 0.3, 0.6, 1],
      [
        [0, 1],
        [1, 1],
        [0, 2],
      ],
    )
    const first = curveOf(game).map(([chance = 0]) => Number(chance.toFixed(3)))
    expect(first).toEqual([0.5, 0.4, 0.45, 1])
  })
})

describe('swings', () => {
  const game = told(
    [0.5, 0.45, 0.55, 0.56, 0.3, 0.32, 0.9, 1],
    [
      [0, 1],
      [0, 1, 'luck'],
      [0, 2],
      [0, 2, 'luck'],
      [0, 3],
      [0, 4],
      [0, 5],
    ],
  )

  test('are the turns that changed most, in the order of the game', () => {
    const swings = swingsOf(game, 0, 3)
    expect(swings.map(({ turn }) => turn.turn)).toEqual([2, 4, 5])
    expect(swings.map(({ at }) => turnsOf(game)[at]?.turn)).toEqual([2, 4, 5])
    expect(swings.map(({ change }) => Number(change.toFixed(2)))).toEqual([-0.25, 0.58, 0.1])
  })

  test('name the move in which most of it happened', () => {
    expect(swingsOf(game, 0, 1).map(({ move }) => move)).toEqual([5])
    expect(swingsOf(game, 0, 2).map(({ move }) => move)).toEqual([3, 5])
  })

  test('are there only where something changed', () => {
    expect(
      swingsOf(
        told(
          [0.5, 0.505, 0.5],
          [
            [0, 1],
            [1, 2],
          ],
        ),
        0,
        3,
      ),
    ).toEqual([])
  })
})

describe('grades', () => {
  test('begin at three, seven and fifteen per cent', () => {
    const grades = [0, 0.0299, 0.03, 0.0699, 0.07, 0.1499, 0.15, 1].map(gradeOf)
    expect(grades).toEqual([
      undefined,
      undefined,
      'inaccuracy',
      'inaccuracy',
      'mistake',
      'mistake',
      'blunder',
      'blunder',
    ])
  })

  const verdict = (loss: number, stake: number): Verdict => ({
    move: 0,
    seat: 0,
    played: 1,
    best: 0,
    loss,
    stake,
  })

  test('who loses nothing is perfect, and who loses everything is not', () => {
    expect(accuracyOf([verdict(0, 0.2), verdict(0, 0)])).toBe(100)
    expect(accuracyOf([verdict(1, 1)])).toBe(0)
    expect(accuracyOf([])).toBeUndefined()
  })

  test('what was at stake counts, and not how often it was easy', () => {
    const easy = Array.from({ length: 10 }, () => verdict(0, 0))
    const missed = accuracyOf([...easy, verdict(0.2, 0.2)]) ?? 0
    const alone = accuracyOf([verdict(0.2, 0.2)]) ?? 0
    expect(alone).toBe(40)
    expect(missed).toBeGreaterThan(alone)
    expect(missed).toBeLessThan(65)
  })
})
