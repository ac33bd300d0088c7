import { BUY, type LordId, play, type Seat, type Table, view } from '@hadal/engine'
import { expect, test } from 'vitest'
import { copyOf, Law, playByChance, questionAt } from '../testing/chance.ts'
import { outlook } from './outlook.ts'
import type { Payable } from './seen.ts'

const TAKE = 0

function payables(table: Table, seat: Seat): ReadonlyMap<LordId, Payable> {
  const { lords } = outlook(view(table.game, seat))
  return new Map(Object.values(lords).map(({ lord, payable }) => [lord, payable]))
}

test('a lord is completed if it can be paid with the card in hand, and cannot without', () => {
  const law = new Law()
  let completed = 0
  playByChance((table, seat, question) => {
    const isOffer = question.name === 'buy the ally'
    if (!isOffer && question.name !== 'take the ally or explore on') return
    const { card } = outlook(view(table.game, seat), question)
    const where = (): string => `turn ${table.game.turn[0]}: ${question.name}`
    law.holds(card?.kind === table.game.depths[table.game.depthsSize - 1], where)
    if (card === undefined || (isOffer && !question.decisions.includes(BUY))) return
    const copy = copyOf(table)
    play(copy, isOffer ? BUY : TAKE)
    // Powers may bring pearls when an exploration ends.
    if (!isOffer && card.pearlsAfter !== copy.game.pearls[seat]) return
    law.holds(card.pearlsAfter === copy.game.pearls[seat], where)
    const before = payables(table, seat)
    const after = payables(copy, seat)
    for (const [lord, payable] of before) {
      const isCompleted = payable.state === 'not' && after.get(lord)?.state !== 'not'
      const found = card.completes.find((one) => one.lord === lord)
      law.holds((found !== undefined) === isCompleted, where)
      if (isCompleted) completed++
      law.holds(found === undefined || found.payment.leftPearls <= card.pearlsAfter, where)
    }
    for (const { lord, short } of card.nearer) {
      const then = after.get(lord)
      law.holds(
        then?.state === 'not' &&
          then.why.reason === 'strength-missing' &&
          then.why.cost - then.why.most === short,
        where,
      )
    }
  }, 2)
  law.check(2000)
  expect(completed).toBeGreaterThan(20)
})

test('no card is spoken of while none is offered', () => {
  playByChance((table, seat) => {
    if (questionAt(table).name !== 'take your turn') return
    expect(outlook(view(table.game, seat), questionAt(table)).card).toBeUndefined()
  })
})
