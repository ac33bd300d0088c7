import {
  asked,
  canBuyMore,
  createTable,
  EXPLORE,
  EXPLORE_ON,
  Game,
  type Kind,
  legal,
  PASS,
  play,
  purseOf,
  type Seat,
  sample,
  seeded,
  type Table,
  type View,
  view,
} from '@hadal/engine'
import { greedyTuned } from '../greedy/greedy.ts'

/** A rival who can pay for an ally, and how likely they buy it. */
export interface BuyerChance {
  readonly seat: Seat
  readonly chance: number
}

/** What rivals may do with the ally on offer, or with the next one that is revealed. */
export interface PurchaseChances {
  /** The ally on offer; nothing where it has yet to be revealed. */
  readonly kind: Kind | undefined
  /** What it costs. */
  readonly price: number
  /** In the order in which they are asked; those who cannot buy are left out. */
  readonly buyers: readonly BuyerChance[]
  /** That one of those who are asked before this seat buys it; nothing where this seat cannot buy. */
  readonly beforeMe: number | undefined
  /** That it is bought by no rival. */
  readonly nobody: number
}

const OFFER = 'buy the ally'

/** With so many deals a chance is right within a few per cent. */
const DEALS = 60

/** The questions in which this seat may reveal the next card, and how. */
const REVEALS: ReadonlyMap<string, number> = new Map([
  ['take your turn', EXPLORE],
  ['go on with your turn', EXPLORE],
  ['take the ally or explore on', EXPLORE_ON],
  ['fight the monster or explore on', EXPLORE_ON],
  ['fight a leviathan or explore on', EXPLORE_ON],
])

/**
 * How likely each rival buys, if they decide as the rule of thumb does; nothing where nothing can be bought.
 *
 * Whatever this seat does not know is dealt anew again and again, by the rules themselves; whom they ask
 * and what can be paid is therefore exact. What rivals want is a guess.
 */
export function purchaseChances(seen: View, deals = DEALS): PurchaseChances | undefined {
  const { seat: me, asked: question, depths, sold } = seen
  if (me === undefined || question === undefined) return undefined
  const isOffered = question.question === OFFER
  const reveal = question.seat === me ? REVEALS.get(question.question) : undefined
  if (!isOffered && reveal === undefined) return undefined
  const bought = new Map<Seat, number>()
  const first = dealt(seen, 0)
  const place = (them: Seat): number => placeOf(seen, them)
  const comesToMe =
    isOffered &&
    place(me) >= place(question.seat) &&
    canBuyMore(first.game, me) &&
    purseOf(first.game, me) > sold
  for (let deal = 0; deal < deals; deal++) {
    const table = dealt(seen, deal)
    if (reveal !== undefined) {
      if (!legal(table).has(reveal)) return undefined
      play(table, reveal)
    }
    const buyer = soldTo(table, me, deal, (them) => {
      if (!bought.has(them)) bought.set(them, 0)
    })
    if (buyer !== undefined) bought.set(buyer, (bought.get(buyer) ?? 0) + 1)
  }
  const buyers = Array.from(bought, ([seat, times]) => ({ seat, chance: times / deals })).toSorted(
    (one, other) => place(one.seat) - place(other.seat),
  )
  return {
    kind: isOffered ? depths.at(-1) : undefined,
    price: sold + 1,
    buyers,
    beforeMe: comesToMe ? sum(buyers.filter(({ seat }) => place(seat) < place(me))) : undefined,
    nobody: 1 - sum(buyers),
  }
}

/** How far somebody sits from whose turn it is. */
function placeOf({ turnSeat, players }: View, seat: Seat): number {
  return (seat - turnSeat + players) % players
}

const sum = (buyers: readonly BuyerChance[]): number =>
  buyers.reduce((all, { chance }) => all + chance, 0)

function dealt(seen: View, deal: number): Table {
  const table = createTable(new Game(), seeded(deal))
  table.game.bytes.set(sample(seen, seeded(~deal)).bytes)
  legal(table)
  return table
}

/** Asks everybody in turn, this seat always passing; the buyer, or nobody. */
function soldTo(table: Table, me: Seat, deal: number, ask: (seat: Seat) => void): Seat | undefined {
  const luck = seeded(deal)
  const random = (limit: number): number => luck.draw(0, new Uint8Array(limit).fill(1), limit)
  for (let top = asked(table.game); top?.question.name === OFFER; top = asked(table.game)) {
    const { seat } = top
    if (seat !== me) ask(seat)
    const options = legal(table).toArray()
    const decision =
      seat === me
        ? PASS
        : greedyTuned.choose({ legal: options, view: () => view(table.game, seat), random })
    if (decision !== PASS) return seat
    play(table, PASS)
  }
  return undefined
}
