import { type Event, type Kind, MONSTER, type Seat, type View } from '@hadal/engine'
import type { Beat, BeatOf, Good, Leaving } from './beats.ts'

/** What happened between two updates, for one pair of eyes. */
export interface Happened {
  readonly events: readonly Event[]
  readonly before: View
  /** Who is asked now whether they buy, in seat order. */
  readonly asked: readonly Seat[]
}

/** The moments worth showing in what happened, in their order. */
export function beatsOf({ events, before, asked }: Happened): readonly Beat[] {
  const telling = new Telling(before)
  for (const event of events) {
    // Hands are put away for everybody, and the score explains it.
    if (event.type === 'last-turn-over') break
    tell(telling, event)
  }
  if (asked.length > 0) telling.offer([], asked)
  return telling.beats
}

/** The other seats, in the order of play after one of them. */
export function seatsAfter(seat: Seat, players: number): readonly Seat[] {
  return Array.from({ length: players - 1 }, (_, at) => (seat + 1 + at) % players)
}

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

type Tellers = {
  readonly [Type in Event['type']]?: (telling: Telling, event: EventOf<Type>) => void
}

/** How each event changes what is told; those that are missing show by their consequences. */
const TELLERS: Tellers = {
  'card-revealed': (telling, { card, space }) => telling.reveal(card, space),
  'offer-declined': (telling, { seat }) => telling.offer([seat], []),
  'ally-bought': (telling, { seat, from, kind, pearls, nebulis }) =>
    telling.add({ type: 'sale', seat, from, card: telling.leave(kind), pearls, nebulis }),
  'ally-taken': (telling, { seat, kind }) =>
    telling.add({ type: 'take', seat, card: telling.leave(kind) }),
  'exploration-ended': (telling, { toCouncil }) => telling.endExploration(toCouncil),
  'stack-taken': (telling, { seat, race, cards }) =>
    telling.add({ type: 'stack', seat, race, cards }),

  'lord-paid': (telling, { seat, lord, allies }) =>
    telling.add({ type: 'recruit', seat, lord, allies, kept: undefined }),
  'lord-gained': (telling, { seat, lord }) => {
    if (telling.last('recruit')?.lord !== lord)
      telling.add({ type: 'recruit', seat, lord, allies: [], kept: undefined })
  },
  'ally-affiliated': (telling, { seat, kind }) => telling.affiliate(seat, kind),
  'location-controlled': (telling, { seat, location, lords }) =>
    telling.add({ type: 'control', seat, location, lords }),
  'lord-revealed': (telling, { lord }) => {
    if (telling.last('court') === undefined)
      telling.add({ type: 'court', lords: [], seat: undefined })
    telling.change('court', (court) => ({ ...court, lords: [...court.lords, lord] }))
  },
  'court-refilled': (telling, { seat }) => {
    telling.takeBack('goods', (goods) => goods.seat === seat && goods.good === 'pearl')
    telling.change('court', (court) => ({ ...court, seat }))
  },

  'pearls-gained': (telling, { seat, pearls }) => {
    if (!telling.isPriceOfSale(seat, pearls)) telling.goods(seat, 'pearl', pearls)
  },
  'pearls-lost': (telling, { seat, pearls }) => telling.goods(seat, 'pearl', -pearls),
  'nebulis-changed': (telling, { seat, nebulis }) => {
    if (telling.last('sale')?.nebulis !== Math.abs(nebulis)) telling.goods(seat, 'nebulis', nebulis)
  },
  'keys-gained': (telling, { seat, keys }) => telling.goods(seat, 'key', keys),
  'token-gained': (telling, { seat }) => telling.goods(seat, 'token', 1),
  'leviathan-token-gained': (telling, { seat }) => telling.goods(seat, 'leviathan-token', 1),

  'kraken-figure': (telling, { seat }) =>
    telling.figure('kraken', telling.before.krakenHolder, seat),
  'scourge-figure': (telling, { seat }) =>
    telling.figure('scourge', telling.before.scourgeHolder, seat),
  'loot-drawn': (telling, { seat, location, loot }) =>
    telling.add({ type: 'loot', seat, location, loot, isPair: false }),
  'loot-lost': (telling) => telling.change('loot', (loot) => ({ ...loot, isPair: true })),
  'leviathan-appears': (telling, { leviathan, space }) =>
    telling.add({ type: 'leviathan', leviathan, space }),
  attacked: (telling, { seat }) => telling.add({ type: 'attack', seat }),
  'attack-rolled': (telling, { space, roll }) =>
    telling.add({ type: 'fight', space, roll, isHit: false }),
  'leviathan-harmed': (telling) => telling.change('fight', (fight) => ({ ...fight, isHit: true })),

  'end-triggered': (telling, { seat }) =>
    telling.add({ type: 'last-turns', seats: seatsAfter(seat, telling.before.players) }),
}

function tell<Type extends Event['type']>(telling: Telling, event: EventOf<Type>): void {
  const type: Type = event.type
  TELLERS[type]?.(telling, event)
}

/** Keeps what later events need to know of earlier ones. */
class Telling {
  beats: Beat[] = []
  readonly before: View
  private readonly row: Kind[]
  /** The spaces whose card was revealed in these events. */
  private readonly fresh = new Set<number>()

  constructor(before: View) {
    this.before = before
    this.row = [...before.depths]
  }

  add(beat: Beat): void {
    this.beats.push(beat)
  }

  reveal(card: Kind, space: number): void {
    this.row[space] = card
    this.fresh.add(space)
    this.add({ type: 'reveal', card, space })
    if (card === MONSTER) this.add({ type: 'monster' })
  }

  offer(declined: readonly Seat[], asked: readonly Seat[]): void {
    const last = this.beats.findLast(({ type }) => type === 'offer' || type === 'reveal')
    if (last?.type !== 'offer')
      this.add({ type: 'offer', from: this.before.turnSeat, declined: [], asked: [] })
    this.change('offer', (offer) => ({
      ...offer,
      declined: [...offer.declined, ...declined],
      asked: [...offer.asked, ...asked],
    }))
  }

  /** The last card of the row goes to a hand; that it was revealed first is shown by that. */
  leave(kind: Kind): Leaving {
    const space = Math.max(0, this.row.length - 1)
    this.row.length = space
    this.takeBack('reveal', (reveal) => reveal.space === space)
    return { kind, space, isFresh: this.fresh.delete(space) }
  }

  endExploration(toCouncil: readonly Kind[]): void {
    const left = [...toCouncil]
    const cards = this.row.flatMap((kind, space) => {
      const at = left.indexOf(kind)
      if (at < 0) return []
      left.splice(at, 1)
      return [{ kind, space, isFresh: this.fresh.has(space) }]
    })
    this.row.length = 0
    this.fresh.clear()
    // The cards are not there any more.
    this.beats = this.beats.filter(({ type }) => type !== 'reveal' && type !== 'offer')
    if (cards.length > 0) this.add({ type: 'council', cards })
  }

  affiliate(seat: Seat, kind: Kind): void {
    const recruit = this.last('recruit')
    const isPaid = recruit?.seat === seat && recruit.allies.includes(kind)
    if (isPaid) this.change('recruit', (beat) => ({ ...beat, kept: kind }))
    this.add({ type: 'affiliate', seat, kind, lord: isPaid ? recruit.lord : undefined })
  }

  isPriceOfSale(seat: Seat, pearls: number): boolean {
    const last = this.beats.at(-1)
    return last?.type === 'sale' && last.from === seat && last.pearls === pearls
  }

  goods(seat: Seat, good: Good, count: number): void {
    const last = this.beats.at(-1)
    if (last?.type === 'goods' && last.seat === seat && last.good === good)
      this.change('goods', (goods) => ({ ...goods, count: goods.count + count }))
    else this.add({ type: 'goods', seat, good, count })
  }

  figure(figure: 'kraken' | 'scourge', from: Seat | undefined, to: Seat | undefined): void {
    if (from !== to) this.add({ type: 'figure', figure, from, to })
  }

  last<Type extends Beat['type']>(type: Type): BeatOf<Type> | undefined {
    return this.beats.findLast((beat): beat is BeatOf<Type> => beat.type === type)
  }

  change<Type extends Beat['type']>(type: Type, how: (beat: BeatOf<Type>) => BeatOf<Type>): void {
    const beat = this.last(type)
    if (beat !== undefined) this.beats[this.beats.lastIndexOf(beat)] = how(beat)
  }

  takeBack<Type extends Beat['type']>(type: Type, fits: (beat: BeatOf<Type>) => boolean): void {
    const beat = this.last(type)
    if (beat !== undefined && fits(beat)) this.beats.splice(this.beats.lastIndexOf(beat), 1)
  }
}
