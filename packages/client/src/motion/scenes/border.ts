import type { PictureOf } from '../../art/pictures.ts'
import type { BeatOf } from '../beats.ts'
import {
  around,
  EASE,
  EVEN,
  enter,
  type Ghost,
  type Move,
  onto,
  pulse,
  ring,
  SINK,
} from '../moves.ts'
import { type Box, find, type Look, type Spot } from '../places.ts'

const DIE = 44
const HALF_BEAT = 225
const LOOT: readonly [w: number, h: number] = [72, 104]

/** The shadow of a tentacle goes from one seat to another. */
export function figure(
  { figure: sprite, from, to }: BeatOf<'figure'>,
  look: Look,
): readonly Move[] {
  const left = from === undefined ? undefined : find.seat(look, from)
  const came = to === undefined ? undefined : find.seat(look, to)
  const begin = left ?? came
  if (!begin) return []
  const end = came ?? begin
  const box = around(begin, 40, 60)
  const shadow = around(begin, 120, 64)
  return [
    {
      what: { glow: 'shadow', box: shadow },
      frames: [
        { transform: 'scale(.4)', opacity: 0 },
        { transform: `${onto(shadow, end)} scale(1.1)`, opacity: 0.9, offset: 0.75 },
        { transform: onto(shadow, end), opacity: 0 },
      ],
      at: 0,
      lasts: 450,
      easing: 'ease-in-out',
    },
    {
      what: { sprite, box },
      frames: [
        { transform: left ? 'none' : 'translateY(1.5rem) scale(.6)', opacity: left ? 1 : 0 },
        { transform: onto(box, end, 1.15), opacity: 1, offset: 0.75 },
        { transform: onto(box, end), opacity: 0 },
      ],
      at: 0,
      lasts: 450,
      easing: 'ease-in-out',
    },
    ...(came ? [pulse(came, 330, 120)] : []),
  ]
}

/** The die falls, and the space that is hit flashes before the damage is seen. */
export function fight({ space, roll, isHit }: BeatOf<'fight'>, look: Look): readonly Move[] {
  const there = find.space(look, space)
  if (!there) return []
  return [
    fall({ sprite: `die-${roll}`, box: around(there, DIE) }, -1),
    ...(isHit ? [ring(there, 250, 200, 'flash'), shaken(there)] : [ring(there, 250, 200)]),
  ]
}

/** A die drops onto its place and bounces once. */
function fall(ghost: Ghost, side: number): Move {
  return {
    what: ghost,
    frames: [
      { transform: `translate(${side * 3}rem, -9rem) rotate(${side * 280}deg)`, opacity: 0 },
      { transform: `translate(${side}rem, 0) rotate(${side * 70}deg)`, opacity: 1, offset: 0.45 },
      {
        transform: `translate(${side * 0.4}rem, -1.2rem) rotate(${side * 25}deg)`,
        opacity: 1,
        offset: 0.6,
      },
      { transform: 'none', opacity: 1, offset: 0.72 },
      { transform: 'none', opacity: 0 },
    ],
    at: 0,
    lasts: 430,
    easing: EVEN,
  }
}

function shaken(spot: Spot): Move {
  return {
    what: spot,
    frames: [0, -4, 4, -2, 0].map((x) => ({ translate: `${x}px 0` })),
    at: 250,
    lasts: 200,
    easing: 'ease-out',
  }
}

/** A leviathan rises where the dice say. */
export function leviathan(beat: BeatOf<'leviathan'>, look: Look): readonly Move[] {
  const there = find.space(look, beat.space)
  if (!there) return []
  return [ring(there, 0, 450, 'flash'), enter(there, { translate: '0 1.5rem' }, 90, 330)]
}

/** A leviathan falls upon somebody. */
export function attack({ seat }: BeatOf<'attack'>, look: Look): readonly Move[] {
  const there = find.seat(look, seat)
  return there ? [ring(there, 0, 450, 'flash'), { ...shaken(there), at: 150 }] : []
}

/** The card pauses for half a beat before it lies there; a pair breaks both. */
export function loot(beat: BeatOf<'loot'>, look: Look): readonly Move[] {
  const { seat, location, loot: card, isPair } = beat
  const there = find.location(look, location) ?? find.seat(look, seat)
  const picture = { loot: card }
  if (isPair) return there ? crack(picture, there) : []
  const onSheet = look.now(`[data-loot="${card}"]`)
  if (onSheet)
    return [enter(onSheet, { translate: '0 1rem', scale: '.9' }, HALF_BEAT, 450 - HALF_BEAT)]
  if (!there) return []
  const box = around(there, ...LOOT)
  return [
    {
      what: { picture, box },
      frames: [
        { transform: 'translateY(1.5rem) scale(.8)', opacity: 0 },
        { transform: 'none', opacity: 1, offset: 0.3 },
        { transform: 'none', opacity: 1, offset: 0.8 },
        { transform: 'scale(.4)', opacity: 0 },
      ],
      at: 0,
      lasts: 450,
      easing: EASE,
    },
    pulse(there, 330, 120),
  ]
}

/** Both cards of a value break, each into two halves. */
function crack(picture: PictureOf, there: Box): readonly Move[] {
  return [-1, 1].flatMap((side) =>
    (['left', 'right'] as const).map((half): Move => {
      const box = around(there, ...LOOT)
      const apart = (half === 'left' ? -1 : 1) * 1.2
      return {
        what: { picture, half, box: { ...box, x: box.x + side * 42 } },
        frames: [
          { transform: 'scale(.9)', opacity: 0 },
          { transform: 'none', opacity: 1, offset: 0.2 },
          { transform: 'none', opacity: 1, offset: 0.5 },
          { transform: `translate(${apart}rem, 1.8rem) rotate(${apart * 12}deg)`, opacity: 0 },
        ],
        at: 0,
        lasts: 450,
        easing: SINK,
      }
    }),
  )
}
