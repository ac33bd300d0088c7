import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOf, RACES, raceOf, strengthOf } from '../cards/allies.ts'
import { lords } from '../cards/lord.ts'
import { Game, Place } from '../game/game.ts'
import { PRESETS } from '../game/options.ts'
import { agree } from '../game/setup.ts'
import { createTable, kernel } from '../game/table.ts'
import { scripted } from '../kernel/chance.ts'
import { refusePayment } from '../legality/payment.ts'
import { SETTLE } from '../notation/words.ts'
import { costFor } from './cost.ts'
import { gainAlly } from './hand.ts'
import { listPayments, PaymentList } from './payments.ts'
import { recruit } from './recruit.ts'

/** Every ally of all boxes. */
const allies = Array.from(countOf).flatMap((count, kind): number[] => Array(count).fill(kind))
const hands = fc.shuffledSubarray(allies, { maxLength: 9 })
const positions = fc.record({
  hand: hands,
  pearls: fc.integer({ min: 0, max: 4 }),
  lord: fc.nat({ max: lords.length - 1 }),
})
type Position = { hand: number[]; pearls: number; lord: number }

function set({ hand, pearls, lord }: Position, options = PRESETS.rulebook): Game {
  const game = new Game()
  agree(game, { players: 2, expansions: [], options })
  for (const kind of hand) gainAlly(game, 0, kind)
  game.pearls[0] = pearls
  game.court[5] = lord + 1
  game.lordPlace[lord] = Place.Board
  return game
}

const say = (allies: readonly number[]): string => [...allies].sort((a, b) => a - b).join(' ')

/** Every set of allies in a hand that pays for the lord, found the slow way. */
function bruteForce(game: Game, { hand, lord }: Position): Set<string> {
  const found = new Set<string>()
  for (let subset = 1; subset < 1 << hand.length; subset++) {
    const allies = hand.filter((_, at) => subset & (1 << at))
    const strength = allies.reduce((sum, kind) => sum + strengthOf[kind], 0)
    const pearls = Math.max(0, costFor(game, 0, lord) - strength)
    if (refusePayment(game, 0, lord, { allies, pearls }) === undefined) found.add(say(allies))
  }
  return found
}

/** Every set of allies that the sequence of small questions can lay down, and how often. */
function bySmallDecisions(game: Game, lord: number): string[] {
  const met: string[] = []
  const table = createTable(game, scripted([]))
  recruit(table, 0, lord)
  // Without settling, so that forced answers are seen too.
  const walk = (begun: boolean): void => {
    const bytes = game.bytes.slice()
    const asked = kernel.asked(game)
    if (!asked) throw new Error('the payment is not asked for')
    table.options.clear()
    asked.question.options(game, 0, table.options, asked.a, asked.b)
    const options = table.options.toArray()
    if (begun) expect(options, 'a payment begun can be completed').not.toEqual([])
    for (const decision of options) {
      game.bytes.set(bytes)
      if (decision === SETTLE) {
        met.push(say(Array.from(game.paid).flatMap((count, kind) => Array(count).fill(kind))))
        continue
      }
      game.agendaSize--
      asked.question.answer(table, 0, decision, asked.a, asked.b)
      walk(true)
    }
  }
  walk(false)
  return met.sort()
}

test('B6.1 the small questions of a payment reach every legal payment one way, and no dead end', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const expected = bruteForce(set(position), position)
      expect(bySmallDecisions(set(position), position.lord)).toEqual([...expected].sort())
    }),
    { numRuns: 1500 },
  )
})

test('O excessAllies refused: the small questions reach every payment without an ally too many', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const expected = bruteForce(set(position, PRESETS.arena), position)
      expect(bySmallDecisions(set(position, PRESETS.arena), position.lord)).toEqual(
        [...expected].sort(),
      )
    }),
    { numRuns: 1500 },
  )
})

/** Whether a payment holds an ally, kraken or not, without which it would still be one. */
function hasSpare(game: Game, lord: number, allies: readonly number[]): boolean {
  const strength = allies.reduce((sum, kind) => sum + strengthOf[kind], 0)
  return allies.some((kind, at) => {
    if (strength - strengthOf[kind] < costFor(game, 0, lord)) return false
    const payment = { allies: allies.toSpliced(at, 1), pearls: 0 }
    return refusePayment(game, 0, lord, payment) === undefined
  })
}

test('the list of payments holds every payment from which nothing could be left out', () => {
  const list = new PaymentList()
  fc.assert(
    fc.property(positions, (position) => {
      const game = set(position)
      const expected = [...bruteForce(game, position)].filter(
        (words) => !hasSpare(game, position.lord, words.split(' ').map(Number)),
      )
      listPayments(set(position), 0, position.lord, list)
      const listed = Array.from({ length: list.count }, (_, at) => say(list.allies(at)))
      expect(listed.sort()).toEqual([...expected].sort())
    }),
    { numRuns: 3000 },
  )
})

test('all allies of the five races in one hand still fit the list of payments', () => {
  const list = new PaymentList()
  const hand = allies.filter((kind) => raceOf[kind] < RACES)
  for (const lord of lords.filter(({ races }) => races === 1)) {
    listPayments(set({ hand, pearls: 0, lord: lord.id }), 0, lord.id, list)
    const strongest = Math.max(
      ...Array.from({ length: list.count }, (_, at) => list.allies(at).length),
    )
    expect(strongest, `a payment of many weak allies for ${lord.name}`).toBeGreaterThanOrEqual(5)
  }
})
