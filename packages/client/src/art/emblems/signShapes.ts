import { circ } from '../kernel/index.ts'
import { cut, line, type Shape, solid } from './shape.ts'

/** A lantern bow and two teeth. */
export const keyShape: Shape = [
  cut('M12 .8 17.6 6.6 12 12.4 6.4 6.6ZM12 4 9.5 6.6 12 9.2 14.5 6.6Z'),
  solid('M10.8 11.8h2.4V23.2H10.8ZM13 15.2h4.6v2.3H13ZM13 19.6h3.2v2.3H13Z'),
]

const DROP = 'M12 1.5C16 7.5 19.5 11 19.5 15.2A7.5 7.5 0 0 1 4.5 15.2C4.5 11 8 7.5 12 1.5Z'
export const woundShape: Shape = [solid(DROP)]

export type Timing = 'once' | 'passive' | 'turn'

const LOOP: Shape = [line('M20 9.5A8.5 8.5 0 1 0 20.5 13.5', 2.3), solid('M21.8 3.6V11H14.4Z')]

/** When a power works: once is a falling notch, passive an endless line, each turn a ring. */
export const powerShapes: Readonly<Record<Timing, Shape>> = {
  once: [solid('M3 3.5h18L12 20.5Z')],
  passive: [
    line(
      'M12 12C9.8 8.8 8 7.5 6 7.5a4.5 4.5 0 0 0 0 9c2 0 3.8-1.3 6-4.5s4-4.5 6-4.5a4.5 4.5 0 0 1 0 9c-2 0-3.8-1.3-6-4.5Z',
      2.3,
    ),
  ],
  turn: [...LOOP, solid(circ(12, 12, 2.6))],
}

/** The ring of a power that has been used this turn: its dot is hollow. */
export const usedShape: Shape = [...LOOP, line(circ(12, 12, 2.4), 1.2)]

/** Places of the table and things that are said of cards. */
export const zoneShapes = {
  depths: [
    line('M2.5 6h19M12 9v11.5M7.5 16.5 12 21.2 16.5 16.5', 2),
    line('M3 10.5h3.5M17.5 10.5H21', 1.6),
  ],
  council: [line('M4 8.5 12 4.5 20 8.5 12 12.5ZM4 13 12 17 20 13M4 17.5 12 21.5 20 17.5', 2)],
  court: [solid('M2.5 7.5 7.5 12.5 12 3.5 16.5 12.5 21.5 7.5 19.5 17.5H4.5ZM4.5 19h15v2.5h-15Z')],
  location: [
    line('M4 21.5V12a8 8 0 0 1 16 0v9.5M2.5 21.5h19', 2.2),
    solid('M9 21.5V13.5a3 3 0 0 1 6 0V21.5Z'),
  ],
  lord: [solid('M12 2.2a4.6 4.6 0 1 1-.001 0ZM3.5 22C3.5 15.5 7 12.6 12 12.6S20.5 15.5 20.5 22Z')],
  points: [solid('M12 1.6 15 9 22.4 12 15 15 12 22.4 9 15 1.6 12 9 9Z')],
  lock: [
    cut(
      'M6.5 10V7.5a5.5 5.5 0 0 1 11 0V10H19.5V22H4.5V10ZM9 10h6V7.5a3 3 0 0 0-6 0ZM10.9 14v4.5h2.2V14Z',
    ),
  ],
  chain: [
    line(
      'M9.5 14.5 14.5 9.5M11 7.5l2.3-2.3a3.9 3.9 0 0 1 5.5 5.5L16.5 13M13 16.5l-2.3 2.3a3.9 3.9 0 0 1-5.5-5.5L7.5 11',
      2.4,
    ),
  ],
  heart: [
    solid(
      'M12 21.5C5 16.5 2 13 2 8.8A5.3 5.3 0 0 1 12 6.3 5.3 5.3 0 0 1 22 8.8C22 13 19 16.5 12 21.5Z',
    ),
  ],
  card: [line('M6 2.5h12v19H6Z', 2.2)],
  arrow: [line('M3 12h16M13.5 6.5 19 12l-5.5 5.5', 2.4)],
  check: [line('M3.5 12.5 9.5 18.5 20.5 6', 3)],
  shield: [solid('M12 1.6 21 5v6.5c0 5.5-3.5 9-9 11-5.5-2-9-5.5-9-11V5Z')],
  loot: [
    solid('M2.5 9.8C2.5 5.6 6 3.2 12 3.2S21.5 5.6 21.5 9.8V11.2H2.5Z'),
    solid('M2.5 13.2H9.5V16H14.5V13.2H21.5V21.5H2.5Z'),
  ],
} satisfies Readonly<Record<string, Shape>>
