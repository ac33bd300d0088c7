import { botNamed, bots, CHARACTERS as known } from '@hadal/bots'
import { EXPANSION_NAMES, mostPlayers } from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { botWith, CHARACTERS, LEVELS } from './bots.ts'
import {
  EXPANSIONS,
  kindOf,
  MOST_SEATS,
  MOST_WITHOUT_LEVIATHAN,
  readPlan,
  type SeatPlan,
  type TablePlan,
  USUAL_PLANS,
} from './plan.ts'
import { problemsOf, seedOf } from './problems.ts'

const { alone, together } = USUAL_PLANS
const seats = (count: number): SeatPlan[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `Seat ${at}`,
    bot: at ? 'level-3' : undefined,
  }))
const problems = (plan: Partial<TablePlan>) =>
  problemsOf({ ...alone, seats: seats(4), ...plan }, (seat) => seat.name).map(
    ({ problem }) => problem,
  )

describe('what can be planned', () => {
  test('is what the bots and the rules know', () => {
    for (const level of LEVELS) expect(bots.has(level)).toBe(true)
    expect([...CHARACTERS].sort()).toEqual([...known].sort())
    for (const character of CHARACTERS)
      expect(botNamed(botWith('level-6', character))?.name).toBe(`level-6:${character}`)
    expect([...EXPANSIONS].sort()).toEqual([...EXPANSION_NAMES].sort())
    expect(mostPlayers([])).toBe(MOST_WITHOUT_LEVIATHAN)
    expect(mostPlayers(['leviathan'])).toBe(MOST_SEATS)
  })

  test('is told apart by the people who share the device', () => {
    expect([kindOf(alone), kindOf(together)]).toEqual(['alone', 'together'])
  })
})

describe('a plan that was kept', () => {
  test('is taken up as it is', () => {
    const plan: TablePlan = {
      seats: [
        { name: 'Olena', bot: undefined },
        { name: '', bot: 'level-5:rusher' },
      ],
      expansions: ['leviathan'],
      options: { martialLaw: 'always' },
      perfectMemory: false,
      seed: '42',
      starts: 'first-seat',
    }
    expect(readPlan(JSON.parse(JSON.stringify(plan)), alone)).toEqual(plan)
  })

  test.each([undefined, null, 3, 'x', [], { seats: [] }, { seats: seats(6) }])(
    'and is none (%j) leaves everything as usual',
    (kept) => {
      expect(readPlan(kept, alone)).toEqual(alone)
    },
  )

  test('loses only what is damaged, and bots of before have the names of today', () => {
    const kept = {
      seats: [
        { name: 7, bot: 'oracle' },
        { name: 'Brine', bot: 'greedy' },
      ],
      expansions: ['kraken', 'atlantis'],
      options: { martialLaw: 'always', leviathanEnds: 4 },
      seed: 9,
    }
    expect(readPlan(kept, alone)).toEqual({
      ...alone,
      seats: [
        { name: '', bot: undefined },
        { name: 'Brine', bot: 'level-2' },
      ],
      expansions: ['kraken'],
      options: { martialLaw: 'always' },
    })
  })
})

describe('a game can begin', () => {
  test('as it is usually planned', () => {
    expect(problems({})).toEqual([])
    expect(problems({ seed: '42' })).toEqual([])
    expect(problems({ seats: seats(5), expansions: ['leviathan'] })).toEqual([])
  })

  test.each<[string, Partial<TablePlan>]>([
    ['fifth-seat', { seats: seats(5), expansions: ['kraken'] }],
    ['no-person', { seats: seats(3).map((seat) => ({ ...seat, bot: 'level-1' as const })) }],
    [
      'same-name',
      { seats: ['Olena', 'Taras', ' olena '].map((name) => ({ name, bot: undefined })) },
    ],
    ['seed', { seed: 'blue' }],
    ['seed', { seed: '4294967296' }],
    ['seed-and-first-seat', { seed: '42', starts: 'first-seat' }],
  ])('but not with this problem: %s', (problem, plan) => {
    expect(problems(plan)).toEqual([problem])
  })
})

test('waters are a whole number of 32 bits, however it is spaced', () => {
  expect(['0', '42', ' 4 294 967 295 '].map(seedOf)).toEqual([0, 42, 4_294_967_295])
  expect(['', '-1', '1.5', '1e3', '0x10', '4294967296', 'deep'].map(seedOf)).toEqual(
    Array(7).fill(undefined),
  )
})
