import { type Kind, MONSTER, raceOf, type Seat } from '@hadal/engine'
import type { PictureOf } from '../../art/pictures.ts'
import type { BeatOf, Leaving } from '../beats.ts'
import {
  appearing,
  around,
  EASE,
  EVEN,
  fly,
  hide,
  into,
  type Move,
  onTheWay,
  onto,
  pulse,
  ring,
  roll,
  SINK,
  turned,
} from '../moves.ts'
import { flip } from '../names.ts'
import { type Box, find, type Look } from '../places.ts'

const BACK: PictureOf = { back: 'exploration' }
/** A card held out to a seat is so wide, in pixels. */
const HELD = 28
const PEARL = 20
/** More pearls than these roll as if they were these. */
const MOST_PEARLS = 5

export const faceOf = (card: Kind): PictureOf =>
  card === MONSTER ? { monster: true } : { ally: card }

const bareFaceOf = (card: Kind): PictureOf =>
  card === MONSTER ? { monster: true } : { ally: card, bare: true }

/** The back turns, the card rises from the dark, and its numeral comes last. */
export function reveal({ card, space }: BeatOf<'reveal'>, look: Look): readonly Move[] {
  const there = find.depth(look, space)
  const deck = find.deck(look)
  if (!there) return deck ? [pulse(deck, 0)] : []
  const from = deck ?? { ...there, y: there.y + there.h }
  const half = onTheWay(there, from, 0.5)
  const back = around(from, Math.min(from.w, there.w), Math.min(from.h, there.h))
  return [
    hide(there, 450),
    {
      what: { picture: BACK, box: back },
      frames: [
        { transform: turned(0), opacity: 1 },
        { transform: `${onto(back, half)} ${turned(88)}`, opacity: 1 },
      ],
      at: 0,
      lasts: 150,
      easing: 'ease-in',
    },
    {
      what: { picture: bareFaceOf(card), or: faceOf(card), box: there },
      frames: [
        { transform: `${onto(there, half)} ${turned(-88)}`, opacity: 0.15 },
        { transform: 'translateY(-0.75rem) scale(1.06)', opacity: 0.7, offset: 0.6 },
        { transform: 'none', opacity: 1, offset: 0.75 },
        { transform: 'none', opacity: 1 },
      ],
      at: 150,
      lasts: 300,
      easing: EASE,
    },
    {
      what: { picture: faceOf(card), box: there },
      frames: [{ opacity: 0 }, { opacity: 1 }],
      at: 330,
      lasts: 120,
      easing: EVEN,
    },
  ]
}

/** A light goes round from the explorer; it goes out where somebody declines, and waits at the others. */
export function offer({ from, declined, asked }: BeatOf<'offer'>, look: Look): readonly Move[] {
  const begin = find.seat(look, from)
  const stops = [
    ...declined.map((seat) => ({ seat, isAsked: false })),
    ...asked.map((seat) => ({ seat, isAsked: true })),
  ].flatMap(({ seat, isAsked }) => {
    const spot = find.answer(look, seat)
    return spot ? [{ spot, isAsked }] : []
  })
  if (!begin || stops.length === 0) return []
  const light = around(begin, 36)
  const last = stops.length - 1
  return [
    {
      what: { glow: 'light', box: light },
      frames: [
        { transform: 'none', opacity: 0 },
        ...stops.map(({ spot, isAsked }, at) => ({
          transform: onto(light, spot),
          opacity: isAsked || at < last ? 1 : 0.3,
        })),
        { transform: onto(light, stops[last]?.spot ?? light), opacity: 0 },
      ],
      at: 0,
      lasts: 450,
      easing: 'ease-in-out',
    },
    ...stops.map(({ spot, isAsked }, at) =>
      ring(spot, (at / (last + 2)) * 300, isAsked ? 150 : 110, isAsked ? 'ring' : 'flash'),
    ),
  ]
}

/** Pearls roll from the buyer to the explorer, and the card goes the other way. */
export function sale(beat: BeatOf<'sale'>, look: Look): readonly Move[] {
  const { seat, from, card, pearls, nebulis } = beat
  const buyer = find.pearls(look, seat)
  const seller = find.pearls(look, from)
  if (!buyer || !seller) return toHand(card, seat, look)
  const coin = around(buyer, PEARL)
  const count = Math.min(MOST_PEARLS, pearls + nebulis)
  const coins = Array.from({ length: count }, (_, at) => {
    const sprite = at < pearls ? 'pearl' : 'nebulis'
    return roll({ sprite, box: coin }, seller, at % 2 === 0 ? -22 : 22, at * 30, 300)
  })
  return [...toHand(card, seat, look), ...coins, pulse(buyer, 0), pulse(seller, 250)]
}

/** The card goes to the hand of whoever explores. */
export function take({ seat, card }: BeatOf<'take'>, look: Look): readonly Move[] {
  return toHand(card, seat, look)
}

function toHand(card: Leaving, seat: Seat, look: Look): readonly Move[] {
  const from = whereItLay(card, look)
  const picture = faceOf(card.kind)
  if (!from) return []
  if (seat !== look.eyes) {
    const there = find.seat(look, seat)
    return there ? [shown(card, fly({ picture, box: from }, there, { scale: HELD / from.w }))] : []
  }
  const there = find.card(look, card.kind)
  if (!there) return []
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: into(from, there), opacity: 1 },
  ]
  const flight = { what: { picture, box: from }, frames, at: 0, lasts: 400, easing: EASE }
  return [hide(there, 400), shown(card, flight)]
}

/** A card that nobody has seen yet is not seen before it goes. */
const shown = ({ isFresh }: Leaving, move: Move): Move => (isFresh ? appearing(move) : move)

/** Where a card was seen last; one that nobody saw comes from the deck. */
function whereItLay({ space, isFresh }: Leaving, look: Look): Box | undefined {
  return (isFresh ? undefined : look.was(flip.depth(space))) ?? find.deck(look)
}

/** The cards that are left sink, turn over, and lie in their wells. */
export function council({ cards }: BeatOf<'council'>, look: Look): readonly Move[] {
  return cards.flatMap((card, order) => {
    const from = whereItLay(card, look)
    const well = find.well(look, raceOf[card.kind] ?? 0)
    if (!from || !well) return []
    const at = order * 15
    const sunk = { ...from, y: from.y + 14 }
    return [
      shown(card, {
        what: { picture: faceOf(card.kind), box: from },
        frames: [
          { transform: turned(0), opacity: 1 },
          { transform: `${onto(from, sunk)} ${turned(88)}`, opacity: 0.9 },
        ],
        at,
        lasts: 130,
        easing: SINK,
      }),
      {
        what: { picture: BACK, box: from },
        frames: [
          { transform: `${onto(from, sunk)} ${turned(-88)}`, opacity: 0.9 },
          { transform: onTheWayDown(from, well), opacity: 1, offset: 0.5 },
          { transform: onto(from, well, HELD / from.w), opacity: 0 },
        ],
        at: at + 130,
        lasts: 230,
        easing: SINK,
      },
      pulse(well, at + 330, 60),
    ]
  })
}

function onTheWayDown(from: Box, to: Box): string {
  return onto(from, onTheWay(from, to, 0.4), 0.75)
}

/** The water shakes once, and the rung of the ladder lights up. */
export function monster(look: Look): readonly Move[] {
  const depths = find.depths(look)
  const rung = find.rung(look)
  const shakes = [0, -7, 6, -4, 2, 0].map((x, at) => ({ translate: `${x}px ${at % 2}px` }))
  const shake = { frames: shakes, at: 0, lasts: 420, easing: 'ease-out' }
  return [...(depths ? [{ what: depths, ...shake }] : []), ...(rung ? [ring(rung, 120, 330)] : [])]
}

/** A stack of the council goes to a hand, face down. */
export function stack({ seat, race, cards }: BeatOf<'stack'>, look: Look): readonly Move[] {
  const well = find.well(look, race)
  const hand = find.hand(look, seat)
  if (!well || !hand) return []
  const box = around(well, 40, 58)
  const count = Math.min(MOST_PEARLS, cards)
  return [
    pulse(well, 0),
    ...Array.from({ length: count }, (_, at) =>
      fly({ picture: BACK, box }, spread(hand, at, count), { at: at * 25, lasts: 320 }),
    ),
  ]
}

/** The places of several cards side by side over one spot. */
function spread(spot: Box, at: number, count: number): Box {
  const shift = (at - (count - 1) / 2) * Math.min(24, spot.w / (count + 1))
  return { ...spot, x: spot.x + shift }
}
