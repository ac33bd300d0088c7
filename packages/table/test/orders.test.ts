import {
  asked,
  BUY,
  forget,
  Game,
  type LordId,
  legal,
  listPayments,
  newGame,
  PASS,
  PaymentList,
  play,
  raceOf,
  replay,
  type Seat,
  sameGame,
  sample,
  seeded,
  strengthOf,
  view,
  Zone,
} from '@hadal/engine'
import { expect, test } from 'vitest'
import { GameTable, type StandingOrder } from '../src/index.ts'
import { answerByOrder } from '../src/orderAnswer.ts'
import { dice, playByChance, seeds, setupOf, tableOf } from './games.ts'
import { randomOrders } from './standing.ts'

const list = new PaymentList()

/** The lords at court that a seat could pay, were it its turn: found payment by payment. */
function payable(game: Game, me: Seat): LordId[] {
  const { court, sentinels } = view(game)
  const reserved = sentinels.flatMap(({ owner, on }) =>
    on?.zone === Zone.Court && owner !== me ? [on.target] : [],
  )
  return court.flatMap((lord) => {
    if (lord === undefined || reserved.includes(lord)) return []
    listPayments(game, me, lord, list)
    return list.count > 0 ? [lord] : []
  })
}

/** The same game after a purchase. */
function afterPurchase(game: Game, me: Seat, pearls: number, nebulis: number): Game {
  const after = new Game()
  after.bytes.set(game.bytes)
  const kind = game.depths[game.depthsSize - 1] ?? 0
  const add = (row: Uint8Array | Uint16Array | undefined, at: number, more: number): void => {
    if (row !== undefined) row[at] = (row[at] ?? 0) + more
  }
  add(after.pearls, me, -pearls)
  add(after.nebulis, me, -nebulis)
  add(after.hand[me], kind, 1)
  add(after.handStrength[me], raceOf[kind] ?? 0, strengthOf[kind] ?? 0)
  return after
}

/** What an order should answer, looked up on the table itself; nothing if it does not fit. */
function shouldAnswer(order: StandingOrder, game: Game, me: Seat, decisions: readonly number[]) {
  const kind = game.depths[game.depthsSize - 1] ?? 0
  const strength = strengthOf[kind] ?? 0
  const price = game.sold + 1
  if (order.races.length > 0 && !order.races.some((race) => race === raceOf[kind])) return undefined
  if (strength < order.strengthFrom || strength > order.strengthTo) return undefined
  if (price > order.priceAtMost) return undefined
  const [cheapest] = decisions.filter((decision) => decision !== PASS).sort((a, b) => a - b)
  const nebulis = (cheapest ?? BUY) - BUY
  if (order.onlyIf !== 'always') {
    if (cheapest === undefined) return undefined
    const before = payable(game, me)
    const { onlyIf } = order
    const completed = payable(afterPurchase(game, me, price - nebulis, nebulis), me).filter(
      (lord) => !before.includes(lord) && (onlyIf === 'completes-a-lord' || onlyIf.lord === lord),
    )
    if (completed.length === 0) return undefined
  }
  if (order.do === 'pass') return PASS
  if (cheapest === undefined) return undefined
  return (game.pearls[me] ?? 0) - (price - nebulis) >= order.keepPearls ? cheapest : undefined
}

test('orders do what their owner could do and what they say, and know what their owner knows', () => {
  const wrong: string[] = []
  const counted = { buys: 0, passes: 0, asks: 0, completing: 0 }
  for (const seed of seeds(120)) {
    const table = newGame(setupOf(seed), seeded(seed))
    const choose = dice(seed)
    for (let top = asked(table.game); top !== undefined; top = asked(table.game)) {
      const decisions = legal(table).toArray()
      if (top.question.name === 'buy the ally') {
        const { seat } = top
        const orders = randomOrders(choose)
        const seen = forget(view(table.game, seat))
        const answer = answerByOrder(orders, { view: seen, decisions })
        if (answer === undefined) counted.asks++
        else if (answer === PASS) counted.passes++
        else counted.buys++
        if (answer !== undefined && !decisions.includes(answer))
          wrong.push(`game ${seed}: ${answer} cannot be decided`)
        let should: number | undefined
        for (const order of orders.orders) {
          should ??= shouldAnswer(order, table.game, seat, decisions)
          if (should === undefined || order.onlyIf === 'always') continue
          counted.completing++
          break
        }
        should ??= orders.otherwise === 'pass' ? PASS : undefined
        if (answer !== should) wrong.push(`game ${seed}: ${answer}, not ${should}`)
        const twin = forget(view(sample(seen, seeded(seed)), seat))
        if (answer !== answerByOrder(orders, { view: twin, decisions }))
          wrong.push(`game ${seed}: depends on what is hidden`)
      }
      play(table, decisions[choose(decisions.length)] ?? 0)
    }
  }
  expect(wrong).toEqual([])
  expect(counted.buys).toBeGreaterThan(200)
  expect(counted.passes).toBeGreaterThan(200)
  expect(counted.asks).toBeGreaterThan(200)
  expect(counted.completing).toBeGreaterThan(20)
})

test('whatever orders are given, the game is one that could have been played without them', () => {
  const wrong: string[] = []
  let byOrder = 0
  for (const seed of seeds(60)) {
    const table = tableOf(seed)
    const { players } = table.record.setup
    const choose = dice(seed)
    playByChance(table, choose, () => {
      if (choose(12) > 0) return
      const seat = choose(players)
      table.giveOrders(seat, choose(5) === 0 ? undefined : randomOrders(choose))
    })
    const settings = { occupants: table.occupants, perfectMemory: false }
    const again = GameTable.resume(table.record, seeded(0), settings)
    if (JSON.stringify(again.standings) !== JSON.stringify(table.standings))
      wrong.push(`game ${seed}: ends otherwise`)
    if (!sameGame(replay(table.record).game, replay(again.record).game))
      wrong.push(`game ${seed}: replays otherwise`)
    for (let seat = 0; seat < players; seat++)
      for (const entry of table.sentTo(seat).log.entries) {
        if (!entry.byOrder) continue
        byOrder++
        if (!('seat' in entry.event) || entry.event.seat !== seat)
          wrong.push(`game ${seed}: ${seat} is told of another's order`)
      }
  }
  expect(wrong).toEqual([])
  expect(byOrder).toBeGreaterThan(400)
})

test('orders answer for nobody whose time is over, and ask nobody whose answer they know', () => {
  const wrong: string[] = []
  let ended = 0
  for (const seed of seeds(40)) {
    const table = tableOf(seed)
    const choose = dice(seed)
    const { players } = table.record.setup
    const given = new Map<Seat, number>()
    let turn = 0
    playByChance(table, choose, () => {
      const { view: seen } = table.sentTo(undefined, { since: table.version })
      // Somebody's turn has begun: their orders until then are over.
      if (seen.turn > turn) {
        turn = seen.turn
        if ((given.get(seen.turnSeat) ?? turn) < turn) {
          given.delete(seen.turnSeat)
          ended++
          if (table.sentTo(seen.turnSeat, { since: table.version }).orders !== undefined)
            wrong.push(`game ${seed}: orders outlive their time`)
        }
      }
      if (choose(10) > 0) return
      const seat = choose(players)
      const { orders, otherwise } = randomOrders(choose)
      if (orders.length === 0) return
      const untilMyTurn = orders.map((order) => ({ ...order, until: 'my-next-turn' as const }))
      table.giveOrders(seat, { orders: untilMyTurn, otherwise })
      given.set(seat, seen.turn)
      const { answer } = table.sentTo(seat, { since: table.version })
      if (answer !== undefined && table.awaited().includes(seat))
        wrong.push(`game ${seed}: an answer is asked for twice`)
    })
  }
  expect(wrong).toEqual([])
  expect(ended).toBeGreaterThan(100)
})
