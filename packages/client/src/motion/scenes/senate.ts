import { type Kind, type LordId, raceOf, type Seat } from '@hadal/engine'
import type { BeatOf } from '../beats.ts'
import {
  appearing,
  around,
  EASE,
  enter,
  fly,
  hide,
  into,
  type Move,
  onto,
  pulse,
  ring,
  roll,
  SINK,
} from '../moves.ts'
import { flip } from '../names.ts'
import { type Box, copies, find, type Look } from '../places.ts'
import { faceOf } from './explore.ts'

/** A card that is laid down for a lord, in pixels. */
const LAID: readonly [w: number, h: number] = [52, 75]
const KEY = 26
/** A lord in small, as it slides under a tile. */
const PORTRAIT = 56
/** A payment holds at most so many cards that are worth seeing. */
const MOST_CARDS = 8
const KEYS_FOR_LOCATION = 3

/** The chosen cards fan into the lord, all but one dissolve, and the lord goes to the senate. */
export function recruit(beat: BeatOf<'recruit'>, look: Look): readonly Move[] {
  const { seat, lord, allies, kept } = beat
  const from = look.was(flip.court(lord)) ?? find.dais(look)
  const there = find.senate(look, seat, lord)
  if (!from) return []
  const laid = allies.slice(0, MOST_CARDS)
  const keptAt = kept === undefined ? -1 : laid.indexOf(kept)
  const cards = laid.flatMap((kind, at) => {
    const hand = inHand(laid, at, seat, look)
    if (!hand) return []
    const step = at - (laid.length - 1) / 2
    const fan = onto(hand, fanned(from, step), LAID[0] / hand.w, `rotate(${step * 11}deg)`)
    const move = fanInto(kind, hand, fan, at * 12, at === keptAt)
    // My own cards lay there until now; those of others are seen when they are laid down.
    return [seat === look.eyes ? move : appearing(move)]
  })
  const isMine = seat === look.eyes
  return [
    ...cards,
    ...(there ? [...(isMine ? [hide(there, 440)] : []), toSenate(lord, from, there)] : []),
  ]
}

function fanInto(kind: Kind, box: Box, fan: string, at: number, isKept: boolean): Move {
  const gone = isKept ? fan : `${fan} translateY(-1.5rem) scale(.8)`
  return {
    what: { picture: faceOf(kind), box },
    frames: [
      { transform: 'none', opacity: 1 },
      { transform: fan, opacity: 1, offset: 0.6 },
      { transform: gone, opacity: isKept ? 1 : 0 },
    ],
    at,
    lasts: 350,
    easing: EASE,
  }
}

function toSenate(
  lord: LordId,
  from: Box,
  there: NonNullable<ReturnType<typeof find.senate>>,
): Move {
  // The portrait is as wide as the card and a little higher than wide.
  const portrait = { ...from, h: Math.min(from.h, from.w * 1.13) }
  const arrival = around(there, Math.min(there.w, there.h))
  return {
    what: { picture: { lord }, box: portrait },
    frames: [
      { transform: 'none', opacity: 1 },
      { transform: 'scale(1.04)', opacity: 1, offset: 0.5 },
      { transform: into(portrait, arrival), opacity: 0.4 },
    ],
    at: 0,
    lasts: 440,
    easing: 'ease-in-out',
  }
}

/** Where a card of the payment was: in my hand, or with the seat that pays. */
function inHand(laid: readonly Kind[], at: number, seat: Seat, look: Look): Box | undefined {
  const kind = laid[at]
  if (kind === undefined) return undefined
  if (seat !== look.eyes) {
    const there = find.seat(look, seat)
    return there && around(there, 28, 40)
  }
  const same = laid.slice(0, at).filter((one) => one === kind).length
  const held = copies(kind).flatMap((name) => look.was(name) ?? [])
  return held[same] ?? held[0]
}

/** Where the cards of a payment lie over the lord. */
function fanned(lord: Box, step: number): Box {
  const box = around(lord, LAID[0], LAID[1])
  return { ...box, x: box.x + step * 30, y: box.y + lord.h * 0.12 + Math.abs(step) * 6 }
}

/** The ally that stays flies to its column. */
export function affiliate({ seat, kind, lord }: BeatOf<'affiliate'>, look: Look): readonly Move[] {
  const column = find.affiliated(look, seat, raceOf[kind] ?? 0)
  const paidFor = lord === undefined ? undefined : look.was(flip.court(lord))
  const from = paidFor ? fanned(paidFor, 0) : find.hand(look, seat)
  if (!column || !from) return []
  const box = around(from, LAID[0], LAID[1])
  return [
    appearing(
      fly({ picture: faceOf(kind), box }, column, { scale: 0.3, lasts: 380, easing: EASE }),
    ),
    pulse(column, 300, 150),
  ]
}

/** Three keys lock, the lords slide under the tile, and their power is struck. */
export function control(beat: BeatOf<'control'>, look: Look): readonly Move[] {
  const { seat, location, lords } = beat
  const tile = find.location(look, location) ?? find.seat(look, seat)
  if (!tile) return []
  const lay = look.was(flip.place(location))
  const senate = find.seat(look, seat)
  const owned = lords.map((lord) => look.was(flip.senate(lord)) ?? senate)
  const keys = Array.from({ length: KEYS_FOR_LOCATION }, (_, at) =>
    lock(owned[at] ?? find.keys(look, seat) ?? tile, tile, at),
  )
  const slides = lords.flatMap((lord, at) => {
    const from = owned[at]
    if (!from) return []
    const box = around(from, Math.min(from.w, from.h, PORTRAIT))
    return [fly({ picture: { lord }, box }, tile, { scale: 0.5, lasts: 300, easing: SINK })]
  })
  return [
    ...(lay
      ? [fly({ picture: { location }, box: lay }, tile, { scale: tile.w / lay.w, lasts: 320 })]
      : []),
    ...slides,
    ...keys,
    {
      what: { glow: 'strike', box: { ...around(tile, tile.w * 0.8, 2) } },
      frames: [
        { transform: 'scaleX(0)', opacity: 1 },
        { transform: 'scaleX(1)', opacity: 1, offset: 0.7 },
        { transform: 'scaleX(1)', opacity: 0 },
      ],
      at: 270,
      lasts: 180,
      easing: EASE,
    },
    ring(tile, 200, 250),
  ]
}

/** A key goes to its place in the row of three, and turns. */
function lock(from: Box, tile: Box, at: number): Move {
  const box = around(from, KEY)
  const hole = { ...tile, x: tile.x + (at - 1) * KEY }
  return {
    what: { sprite: 'key', box },
    frames: [
      { transform: 'none', opacity: 1 },
      { transform: onto(box, hole, 1.3), opacity: 1, offset: 0.65 },
      { transform: onto(box, hole, 1, 'rotate(90deg)'), opacity: 1, offset: 0.85 },
      { transform: onto(box, hole, 1, 'rotate(90deg)'), opacity: 0 },
    ],
    at: at * 30,
    lasts: 380,
    easing: EASE,
  }
}

/** Two pearls drop, and the dais fills from the right. */
export function court({ lords, seat }: BeatOf<'court'>, look: Look): readonly Move[] {
  const arrivals = lords
    .flatMap((lord) => find.court(look, lord) ?? [])
    .toSorted((one, other) => other.x - one.x || other.y - one.y)
    .map((spot, at) => enter(spot, { translate: '-3rem 0' }, at * 35, 240))
  const dais = find.dais(look)
  if (arrivals.length === 0 && dais) arrivals.push(pulse(dais, 0))
  const purse = seat === undefined ? undefined : find.pearls(look, seat)
  if (!dais || !purse) return arrivals
  const pearl = around({ ...dais, h: 0 }, 20)
  return [
    ...arrivals,
    roll({ sprite: 'pearl', box: pearl }, purse, -20, 0, 380),
    roll({ sprite: 'pearl', box: pearl }, purse, 20, 60, 380),
    pulse(purse, 300, 150),
  ]
}
