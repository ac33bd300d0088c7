import { newGame, PRESETS, seatAsked, seeded } from '@hadal/engine'
import { speak } from '@hadal/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { beginOf, optionsOfPlan } from './begin.ts'
import { type TablePlan, USUAL_PLANS } from './plan.ts'

const { alone, together } = USUAL_PLANS
beforeAll(() => speak('en'))

/** Seeds in order, so that a test sees which one was taken. */
function counting() {
  let seed = 0
  return () => seed++
}

function seedTaken(plan: TablePlan): number {
  const { from } = beginOf(plan, counting())
  if (!('seed' in from)) throw new Error('a new game has a seed')
  return from.seed
}

describe('a game that begins as planned', () => {
  test('has the seats of the plan, each with a name and a player', () => {
    expect(beginOf(alone).seats).toEqual([
      { name: 'You', bot: undefined },
      { name: 'Brine', bot: 'level-2' },
      { name: 'Kelp', bot: 'level-2' },
      { name: 'Silt', bot: 'level-2' },
    ])
    expect(beginOf(together).seats.map(({ name }) => name)).toEqual(['1st player', '2nd player'])
  })

  test('has an id that no other game has', () => {
    const ids = Array.from({ length: 50 }, () => beginOf(alone).id)
    expect(new Set(ids).size).toBe(50)
  })

  test('is dealt from the waters that were asked for', () => {
    expect(seedTaken({ ...alone, seed: ' 1 234 ' })).toBe(1234)
  })

  test('begins with the first seat where that was asked for, in every set-up', () => {
    for (const plan of [alone, { ...together, expansions: ['kraken', 'leviathan'] as const }]) {
      const { from } = beginOf({ ...plan, starts: 'first-seat' }, counting())
      if (!('seed' in from)) throw new Error('a new game has a seed')
      expect(seatAsked(newGame(from.setup, seeded(from.seed)).game)).toBe(0)
    }
  })

  test('leaves it to chance otherwise', () => {
    expect(seedTaken(alone)).toBe(0)
  })
})

describe('the options of a plan', () => {
  test('are the rulebook, with what was changed', () => {
    expect(optionsOfPlan({})).toEqual(PRESETS.rulebook)
    expect(optionsOfPlan({ martialLaw: 'always' })).toEqual({
      ...PRESETS.rulebook,
      martialLaw: 'always',
    })
  })

  test('leave out what is no option, or no value of one', () => {
    expect(optionsOfPlan({ martialLaw: 'sometimes', tides: 'high' })).toEqual(PRESETS.rulebook)
  })
})
