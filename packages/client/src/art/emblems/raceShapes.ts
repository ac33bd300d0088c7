import { type Creature, circ, f, P2, poly, range, T } from '../kernel/index.ts'
import { cut, type Shape, solid } from './shape.ts'

/** One rib of the fan, spread by angle `a` from its foot. */
function rib(a: number): string {
  const [x, y] = [12, 19.2]
  const spread = 0.185
  const foot = [P2(x, y, 4, a - spread * 0.9), P2(x, y, 4, a + spread * 0.9)] as const
  const tip = [P2(x, y, 15.6, a - spread), P2(x, y, 15.6, a + spread)] as const
  const [roundX, roundY] = P2(x, y, 19.2, a)
  const back = poly([tip[1], foot[1]], true).slice(1)
  return `${poly([foot[0], tip[0]])}Q${f(roundX)} ${f(roundY)} ${back}`
}

const FAN = range(5, (i) => rib(-Math.PI / 2 + (i - 2) * 0.47)).join('')

const SUCKERS = range(8, (i) => {
  const [x, y] = P2(12, 12, 9.6, (i * T) / 8 + T / 16)
  return circ(x, y, 1.9)
}).join('')

/** One solid silhouette for each race and the monster, legible at 12 px in one colour. */
export const raceShapes: Readonly<Record<Creature, Shape>> = {
  // A bell with three drips.
  jellyfish: [
    solid(
      'M2.2 12.6C2.2 6.4 6.6 2 12 2s9.8 4.4 9.8 10.6c0 1.5-2.2 1.5-2.8.2-.5-1-1.9-1-2 .1v5.3a1.6 1.6 0 0 1-3.2 0v-4.6c0-1.2-3.6-1.2-3.6 0v8a1.6 1.6 0 0 1-3.2 0V12.9c-.1-1.1-1.5-1.1-2-.1-.6 1.3-2.8 1.3-2.8-.2Z',
    ),
  ],
  // An open claw: a C with a notch.
  crab: [
    solid(
      'M5.3 21.7 5.6 18.4C1.8 15.3 1 11.2 2.4 7.4 4 3.1 7.4.6 12.1-.1 10.8 2.2 10.5 4 11.1 5.9L8.6 7.1 11.3 8.8C11.1 10.4 11.5 12 12.3 13.4 15.4 12.6 17.3 10.9 18.3 8.8 18.9 7.3 19.2 5.7 19.1 3.9 22.6 7.1 23.6 11.5 22.1 15.7 20.7 19.4 17.2 21.2 13 21.1L11.1 23.8Z',
    ),
  ],
  // A spiral tail: a 6 with a snout.
  seahorse: [
    solid(
      'M13.2 1.6 11.9 3.5C9 4 7.4 5.7 6.9 7.6L2.7 8.8 3.2 11.4 8.3 10.9C7 12.9 5.9 14.5 5.9 16.6c0 3.5 2.7 6 6.2 6 3.7 0 6.3-2.6 6.3-6 0-2.9-2.2-5.1-4.9-5.1-2.5 0-4.3 1.8-4.3 4 0 1.9 1.4 3.3 3.1 3.3 1.4 0 2.4-1 2.4-2.3h-1.7c-.1.4-.4.6-.8.6-.7 0-1.2-.6-1.2-1.5 0-1.2 1-2.2 2.4-2.2 1.7 0 3 1.4 3 3.2 0 2.2-1.7 3.9-4.2 3.9-2.2 0-3.8-1.6-3.8-3.9C8.5 13.2 15.6 11.8 16.6 7.5l2.5-.6-2-2.5.5-2.4-2.6.9Z',
    ),
  ],
  // A fan of five ribs.
  shellfish: [solid(FAN), solid('M6.6 18.3h10.8l-1.7 4.1h-7.4Z')],
  // An arrow head with two tails.
  squid: [
    solid(
      'M12 .8 19.6 12.2H15.2V14.2C15.9 17.8 18.2 20.5 22 21.4L21.2 23.4C16.5 22.8 13.6 20.3 12 16.8 10.4 20.3 7.5 22.8 2.8 23.4L2 21.4C5.8 20.5 8.1 17.8 8.8 14.2V12.2H4.4Z',
    ),
  ],
  // An eye in a ring of suckers.
  kraken: [
    solid(SUCKERS),
    cut(
      'M4.8 12C7.4 8.3 9.6 6.7 12 6.7S16.6 8.3 19.2 12C16.6 15.7 14.4 17.3 12 17.3S7.4 15.7 4.8 12ZM12 8.4C10.9 9.6 10.4 10.7 10.4 12S10.9 14.4 12 15.6C13.1 14.4 13.6 13.3 13.6 12S13.1 9.6 12 8.4Z',
    ),
  ],
  // Jaws.
  monster: [
    solid(
      'M1 4.2C7.5.9 16.5.9 23 4.2V7L20.6 12.2 17.8 7.4 14.9 13 12 7.6 9.1 13 6.2 7.4 3.4 12.2 1 7ZM1 19.8C7.5 23.1 16.5 23.1 23 19.8V17.4L20.6 14.2 17.8 17.8 14.9 14.9 12 18 9.1 14.9 6.2 17.8 3.4 14.2 1 17.4Z',
    ),
  ],
}

/** A pattern's tile: its size, its strokes, and how wide they are. */
interface Tile {
  readonly w: number
  readonly h: number
  readonly d: string
  readonly line: number
}

/** One fill for each race and the monster, told apart without colour. */
export const raceTiles: Readonly<Record<Creature, Tile>> = {
  jellyfish: { w: 12, h: 16, d: 'M3 0c3 3 3 5 0 8s-3 5 0 8M9 0c3 3 3 5 0 8s-3 5 0 8', line: 1 },
  crab: { w: 9, h: 9, d: 'M-2 11 11-2M-2 2 2-2M7 11 11 7', line: 1 },
  seahorse: { w: 9, h: 12, d: 'M2.3 3h.01M6.8 9h.01', line: 2.4 },
  shellfish: {
    w: 16,
    h: 8,
    d: 'M0 8a8 8 0 0 1 16 0M3.5 8a4.5 4.5 0 0 1 9 0M-8 4a8 8 0 0 1 13-2.3M24 4a8 8 0 0 0-13-2.3',
    line: 1,
  },
  squid: { w: 16, h: 10, d: 'M1 2.5h8M9 7.5h8M-7 7.5h8', line: 1 },
  kraken: { w: 18, h: 18, d: 'M4 2.5l3 3M7 2.5l-3 3M13 11.5l3 3M16 11.5l-3 3', line: 1 },
  monster: { w: 12, h: 8, d: 'M0 6l3-4 3 4 3-4 3 4', line: 1 },
}
