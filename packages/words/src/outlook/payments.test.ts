import {
  type Game,
  KINDS,
  type LordId,
  Place,
  play,
  refusePayment,
  type Seat,
  scoreOf,
  submitPayment,
  type Table,
  view,
} from '@hadal/engine'
import { expect, test } from 'vitest'
import { copyOf, Law, playByChance, questionAt } from '../testing/chance.ts'
import { outlook } from './outlook.ts'
import { checkPayment, rankPayments } from './payments.ts'
import type { RankedPayment } from './seen.ts'

const TURN = new Set(['take your turn', 'go on with your turn'])

/** Shows every payable lord of random games with its payments. */
function eachRanking(
  look: (at: {
    readonly table: Table
    readonly seat: Seat
    readonly lord: LordId
    readonly payments: readonly RankedPayment[]
    readonly count: number
    readonly where: () => string
  }) => void,
): void {
  playByChance((table, seat, question) => {
    if (!TURN.has(question.name)) return
    const seen = view(table.game, seat)
    for (const lord of seen.court) {
      if (lord === undefined) continue
      const { payments, count } = rankPayments(seen, lord)
      look({ table, seat, lord, payments, count, where: () => `turn ${seen.turn}, lord ${lord}` })
    }
  }, 2)
}

test('there are payments if and only if the lord can be recruited', () => {
  const law = new Law()
  eachRanking(({ table, lord, payments, count, where }) => {
    law.holds(count > 0 === questionAt(table).decisions.includes(lord), where)
    law.holds(payments.length === Math.min(60, count), where)
  })
  law.check(1000)
})

test('every ranked payment is taken, and the least waste comes first, then the most points', () => {
  const law = new Law()
  eachRanking(({ table, seat, lord, payments, where }) => {
    for (const [place, payment] of payments.entries()) {
      law.holds(refusePayment(table.game, seat, lord, payment) === undefined, where)
      const before = payments[place - 1] ?? payment
      law.holds(
        before.waste < payment.waste ||
          (before.waste === payment.waste && before.points >= payment.points),
        where,
      )
    }
  })
  law.check(1000)
})

test('the pearls said in the outlook are the least of all payments', () => {
  const law = new Law()
  eachRanking(({ table, seat, lord, payments, count, where }) => {
    // Where there are many, not all are shown.
    if (count === 0 || count > payments.length) return
    const payable = outlook(view(table.game, seat)).lords[lord]?.payable
    const said = payable?.state === 'with-pearls' ? payable.pearls + payable.nebulis : 0
    const least = Math.min(...payments.map(({ pearls, nebulis }) => pearls + nebulis))
    law.holds(payable?.state !== 'not' && said === least, where)
  })
  law.check(200)
})

/** Pays by the rules, one decision after the other, and stops before anything else happens. */
function payReally(table: Table, seat: Seat, lord: LordId, payment: RankedPayment): Table {
  const copy = copyOf(table)
  expect(submitPayment(copy, seat, lord, payment)).toBeUndefined()
  while (questionAt(copy).name === 'give the kraken figure')
    play(copy, questionAt(copy).decisions[0] ?? 0)
  return copy
}

/** The points of a seat, were the lord its own and nothing paid. */
function pointsUnpaid(table: Table, seat: Seat, lord: LordId): number {
  const { game } = copyOf(table)
  game.lordPlace[lord] = Place.Seat + seat
  game.lordCount[seat] = (game.lordCount[seat] ?? 0) + 1
  return scoreOf(game, seat).total
}

function affiliate(game: Game, seat: Seat, kind: number | undefined): void {
  const row = game.affiliated[seat]
  if (row !== undefined && kind !== undefined) row[kind] = (row[kind] ?? 0) + 1
}

test('a payment leads where it says when it is really paid', () => {
  const law = new Law()
  eachRanking(({ table, seat, lord, payments, where }) => {
    for (const payment of payments.slice(0, 3)) {
      // Where nobody is affiliated the power follows at once; a choice of others cannot be foretold.
      if (payment.figure === 'may-come' || payment.affiliates.length === 0) continue
      const copy = payReally(table, seat, lord, payment)
      const { game } = copy
      const affiliates = questionAt(copy).decisions.filter((kind) => kind < KINDS)
      law.holds(questionAt(copy).name === 'affiliate an ally', where)
      const said = payment.affiliates.toSorted((one, other) => one - other)
      law.holds(said.join() === affiliates.join(), where)
      law.holds(game.pearls[seat] === payment.leftPearls, where)
      law.holds(game.nebulis[seat] === payment.leftNebulis, where)
      const has = payment.figure === 'comes' || payment.figure === 'stays'
      law.holds((game.krakenHolder === seat) === has, where)
      affiliate(game, seat, payment.affiliates[0])
      const won = scoreOf(game, seat).total - pointsUnpaid(table, seat, lord)
      law.holds(won === payment.points, where)
    }
  })
  law.check(2000)
})

test('a payment that somebody puts together is explained like a ranked one, or refused', () => {
  const law = new Law()
  eachRanking(({ table, seat, lord, payments, where }) => {
    const [best] = payments
    if (best === undefined) return
    const seen = view(table.game, seat)
    const { allies, pearls, nebulis } = best
    const checked = checkPayment(seen, lord, { allies, pearls, nebulis })
    law.holds(JSON.stringify(checked) === JSON.stringify({ payment: best }), where)
    const tooMuch = checkPayment(seen, lord, { allies, pearls: pearls + 1, nebulis })
    law.holds('refusal' in tooMuch && tooMuch.refusal.reason === 'too-many-pearls', where)
  })
  law.check(200)
})

test('an onlooker pays for nobody', () => {
  playByChance(({ game }, _seat, question) => {
    if (question.name !== 'take your turn' || game.turn[0] !== 5) return
    const seen = view(game)
    expect(rankPayments(seen, seen.court.find((lord) => lord !== undefined) ?? 0).count).toBe(0)
    expect(checkPayment(seen, 0, { allies: [], pearls: 0 })).toEqual({
      refusal: { reason: 'onlooker' },
    })
  })
})
