import {
  createTable,
  EXPANSION_NAMES,
  Game,
  isOver,
  legal,
  mostPlayers,
  play,
  rulebookSetup,
  seatAsked,
  seeded,
  setUp,
  suppose,
  view,
} from '@hadal/engine'
import { describe, expect, test } from 'vitest'
import { Sparse } from '../net/sparse.ts'
import { describeAction } from './action.ts'
import { actionUnits, stateUnits } from './layout.ts'
import { nameOfQuestion } from './question.ts'
import { describeState } from './state.ts'

/** Walks through random games of every kind and stops at some of the decisions. */
function walk(games: number, visit: (game: Game, decisions: readonly number[]) => void): void {
  const table = createTable(new Game(), seeded(0))
  const luck = seeded(7)
  const below = (limit: number) => luck.draw(1, new Uint8Array(limit).fill(1), limit)
  for (let number = 0; number < games; number++) {
    const expansions = EXPANSION_NAMES.filter((_, at) => (number >> at) & 1)
    const players = 2 + ((number >> 2) % (mostPlayers(expansions) - 1))
    table.chance = seeded(number)
    setUp(table, rulebookSetup(players, expansions))
    while (!isOver(table.game)) {
      const decisions = legal(table).toArray()
      if (below(5) === 0) visit(table.game, decisions)
      play(table, decisions[below(decisions.length)])
    }
  }
}

/** Inputs in one order, as text. */
function spelled(inputs: Sparse): string {
  const pairs = Array.from({ length: inputs.size }, (_, i) => [inputs.index[i], inputs.value[i]])
  return pairs
    .sort(([one], [other]) => one - other)
    .map(([index, value]) => `${index}=${value}`)
    .join(' ')
}

const stateOf = (game: Game): string => {
  const inputs = new Sparse()
  describeState(game, seatAsked(game), inputs)
  return spelled(inputs)
}

/** Questions answered with a number, of which none is as good as no number. */
const COUNTED = new Set(['split the tokens', 'add pearls to the attack'])

describe('features', () => {
  test('tell of a state what its seat has seen, and nothing else', () => {
    let looked = 0
    const leaks: string[] = []
    walk(48, (game) => {
      looked++
      if (stateOf(game) !== stateOf(suppose(view(game, seatAsked(game)))))
        leaks.push(nameOfQuestion(game))
    })
    expect(looked).toBeGreaterThan(1_500)
    expect(leaks).toEqual([])
  })

  test('tell the answers of a question apart', () => {
    const alike = new Set<string>()
    walk(48, (game, decisions) => {
      const inputs = new Sparse()
      const told = new Set<string>()
      for (const decision of decisions) {
        describeAction(game, seatAsked(game), decision, inputs)
        const question = nameOfQuestion(game)
        if (inputs.size === 0 && !COUNTED.has(question)) alike.add(`${question}: ${decision}`)
        if (told.has(spelled(inputs))) alike.add(`${question}: ${decision}`)
        told.add(spelled(inputs))
      }
    })
    expect([...alike]).toEqual([])
  })

  test('stand where there is room for them, each once', () => {
    const faults: string[] = []
    const check = (inputs: Sparse, room: number) => {
      const indices = [...inputs.index.subarray(0, inputs.size)]
      if (new Set(indices).size !== indices.length) faults.push('twice')
      if (indices.some((index) => index >= room)) faults.push('outside')
    }
    walk(40, (game, decisions) => {
      const inputs = new Sparse()
      describeState(game, seatAsked(game), inputs)
      check(inputs, stateUnits.length)
      for (const decision of decisions) {
        describeAction(game, seatAsked(game), decision, inputs)
        check(inputs, actionUnits.length)
      }
    })
    expect(faults).toEqual([])
  })

  test('leave the game as it is', () => {
    let changed = 0
    walk(20, (game, decisions) => {
      const before = game.bytes.slice()
      const inputs = new Sparse()
      describeState(game, seatAsked(game), inputs)
      for (const decision of decisions) describeAction(game, seatAsked(game), decision, inputs)
      if (before.some((byte, at) => byte !== game.bytes[at])) changed++
    })
    expect(changed).toBe(0)
  })
})
