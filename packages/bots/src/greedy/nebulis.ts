import { FIRST_KRAKEN, type Kind, scoreOf, strengthOf } from '@hadal/engine'
import { at, type Situation } from './situation.ts'

/** K3.3 */
const FIGURE = 5
/** More nebulis than this will not all be spent. */
const SPENT = 2

/** K2.2: what a kraken brings whoever uses it. */
export function nebulisOf(kind: Kind): number {
  return kind < FIRST_KRAKEN ? 0 : at(strengthOf, kind) - 1
}

const losses = new WeakMap<Situation, number[]>()

/** The points that so much nebulis will cost a seat, less what it can still pay for. */
export function lossByNebulis(s: Situation, count: number): number {
  if (count <= 0) return 0
  let known = losses.get(s)
  if (known === undefined) {
    known = []
    losses.set(s, known)
  }
  const before = known[count]
  if (before !== undefined) return before
  const use = s.horizon === 0 ? 0 : s.weights.nebulis * s.weights.pearl * Math.min(SPENT, count)
  const loss = pointsLost(s, count) + FIGURE * chanceOfFigure(s, count) - use
  known[count] = loss
  return loss
}

/** A point each, and what locations make of it. */
function pointsLost(s: Situation, count: number): number {
  if (s.mine.locations.length === 0) return count
  const { nebulis } = s.game
  const held = at(nebulis, s.me)
  nebulis[s.me] = 0
  const without = scoreOf(s.game, s.me).total
  nebulis[s.me] = count
  const loss = without - scoreOf(s.game, s.me).total
  nebulis[s.me] = held
  return loss
}

/** How likely a seat with so much nebulis is to end up with the figure. */
function chanceOfFigure({ view, me, mine, horizon }: Situation, count: number): number {
  let most = 0
  for (const [seat, { nebulis }] of view.seats.entries())
    if (seat !== me) most = Math.max(most, nebulis)
  const lead = count - most
  if (horizon === 0) {
    // K3.R1: whoever draws level takes it; an old tie moves nothing.
    const drawsLevel = count > mine.nebulis || view.krakenHolder === me
    return lead > 0 || (lead === 0 && drawsLevel) ? 1 : 0
  }
  return Math.max(0.1, Math.min(0.9, 0.1 + 0.1 * lead))
}

/** What paying some of a price with nebulis saves: it is gone, and so many pearls are kept. */
export function savedByNebulis(s: Situation, used: number): number {
  if (used === 0) return 0
  const { nebulis } = s.mine
  return used * s.pearl + lossByNebulis(s, nebulis) - lossByNebulis(s, nebulis - used)
}

/** What it costs a seat to be given some nebulis. */
export function burdenOf(s: Situation, given: number): number {
  const { nebulis } = s.mine
  return lossByNebulis(s, nebulis + given) - lossByNebulis(s, nebulis)
}

/** K3.1: how much nebulis may be used for a price, apart from none. */
export function waysToUse(s: Situation, price: number): readonly number[] {
  const anytime = s.has((card) => card.nebulisAnytime === true)
  return [1, 2].filter((used) => {
    const pearls = price - used
    if (used > s.usableNebulis || pearls < 0 || pearls > s.pearls) return false
    return pearls === s.pearls || anytime
  })
}
