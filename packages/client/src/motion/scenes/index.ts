import type { Beat, BeatOf } from '../beats.ts'
import { around, EASE, EVEN, type Move, onTheWay, onto, pulse } from '../moves.ts'
import { find, type Look } from '../places.ts'
import { MOST_MOVES } from '../timing.ts'
import { attack, fight, figure, leviathan, loot } from './border.ts'
import { council, monster, offer, reveal, sale, stack, take } from './explore.ts'
import { affiliate, control, court, recruit } from './senate.ts'

/** How a beat moves on the table as it looks now; nothing where its places cannot be seen. */
export function movesOf(beat: Beat, look: Look): readonly Move[] {
  return stage(beat, look).slice(0, MOST_MOVES)
}

function stage(beat: Beat, look: Look): readonly Move[] {
  switch (beat.type) {
    case 'reveal':
      return reveal(beat, look)
    case 'offer':
      return offer(beat, look)
    case 'sale':
      return sale(beat, look)
    case 'take':
      return take(beat, look)
    case 'council':
      return council(beat, look)
    case 'monster':
      return monster(look)
    case 'stack':
      return stack(beat, look)
    case 'recruit':
      return recruit(beat, look)
    case 'affiliate':
      return affiliate(beat, look)
    case 'control':
      return control(beat, look)
    case 'court':
      return court(beat, look)
    case 'figure':
      return figure(beat, look)
    case 'fight':
      return fight(beat, look)
    case 'leviathan':
      return leviathan(beat, look)
    case 'attack':
      return attack(beat, look)
    case 'loot':
      return loot(beat, look)
    case 'goods':
      return goods(beat, look)
    case 'last-turns':
      return lastTurns(look)
  }
}

const GOOD = 22
/** More of a kind than these drop as if they were these. */
const MOST_GOODS = 4

/** What is gained drops onto its number; what is lost rises from it and fades. */
function goods({ seat, good, count }: BeatOf<'goods'>, look: Look): readonly Move[] {
  const purse = good === 'key' ? find.keys(look, seat) : find.pearls(look, seat)
  if (!purse || count === 0) return []
  const above = { ...purse, y: purse.y - 48 }
  const [from, to] = count > 0 ? [above, purse] : [purse, above]
  return [
    ...Array.from({ length: Math.min(MOST_GOODS, Math.abs(count)) }, (_, at) => {
      const box = around({ ...from, x: from.x + (at % 2) * 14 - 7 }, GOOD)
      const there = onto(box, { ...to, x: to.x + (at % 2) * 14 - 7 })
      return {
        what: { sprite: good, box },
        frames: [
          { transform: 'none', opacity: 0 },
          { transform: onto(box, onTheWay(box, to, 0.5)), opacity: 1 },
          { transform: there, opacity: 0 },
        ],
        at: at * 40,
        lasts: 280,
        easing: 'ease-in',
      }
    }),
    pulse(purse, 250),
  ]
}

/** How long the ribbon can be read, unless something happens before. */
const READING_MS = 2400

/** The whole table dims one step, and a ribbon says who plays once more. */
function lastTurns({ screen }: Look): readonly Move[] {
  const ribbon = { x: 0, y: screen.h * 0.3, w: screen.w, h: 0 }
  return [
    {
      what: { glow: 'dim', box: screen },
      frames: [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }],
      at: 0,
      lasts: 450,
      easing: EVEN,
    },
    {
      what: { sprite: 'ribbon', box: ribbon },
      frames: [
        { transform: 'translateY(1rem) scaleX(.92)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      at: 0,
      lasts: 450,
      easing: EASE,
      stays: READING_MS,
    },
  ]
}
