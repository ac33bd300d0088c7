import type { GUILD_NAMES } from '@hadal/engine'
import { circ, P2, range, T } from '../kernel/index.ts'
import { cut, line, type Shape, solid } from './shape.ts'

export type GuildName = (typeof GUILD_NAMES)[number]

/** Ambassadors carry all five races: a ring for each, in the order of the races. */
export const AMBASSADOR_RINGS: Shape = range(5, (i) => {
  const [x, y] = P2(12, 12.2, 6.3, (i * T) / 5 - T / 4)
  return line(circ(x, y, 4.3), 1.9)
})

/** The tools of the guilds. */
export const guildShapes: Readonly<Record<GuildName, Shape>> = {
  // A spear head.
  soldier: [
    cut(
      'M12 .8C15 5 17.4 8.2 17.4 11.3 17.4 13.3 15.8 14.7 13.4 15.3V18H15.6V20H13.4V23.4H10.6V20H8.4V18H10.6V15.3C8.2 14.7 6.6 13.3 6.6 11.3 6.6 8.2 9 5 12 .8ZM11.3 6.2 10 11.8H11.3ZM12.7 6.2V11.8H14Z',
    ),
  ],
  // Scales.
  merchant: [
    solid('M11 1.4h2V4.2L21.2 5.6V7.4L13.1 6.2V19.6H17.4V22.4H6.6V19.6H11V6.1L2.8 7.4V5.6L11 4.2Z'),
    cut('M4.3 8.6 8 15.2C8 17.2 6.4 18.2 4.3 18.2S.6 17.2.6 15.2ZM4.3 11.2 2.2 15H6.4Z'),
    cut(
      'M19.7 8.6 23.4 15.2C23.4 17.2 21.8 18.2 19.7 18.2S16 17.2 16 15.2ZM19.7 11.2 17.6 15H21.8Z',
    ),
  ],
  // A mirror with a star.
  mage: [
    line(circ(12, 8.8, 6.9), 2.4),
    solid('M12 4.4 13.1 7.7 16.4 8.8 13.1 9.9 12 13.2 10.9 9.9 7.6 8.8 10.9 7.7Z'),
    solid('M9.2 16.6h5.6v2H13.3v4.8H10.7V18.6H9.2Z'),
  ],
  // An open hand with an eye.
  politician: [
    cut(
      'M10.8 2.6a1.5 1.5 0 0 1 3 0V10h.6V4a1.45 1.45 0 0 1 2.9 0V11.6h.5V7.2a1.4 1.4 0 0 1 2.8 0V14.5C20.6 19.9 17.6 23.2 13.2 23.2 9.9 23.2 7.9 21.6 6.4 18.8L3.3 13.2C2.6 11.9 4.3 10.7 5.5 11.8L8 14.2V4.2a1.4 1.4 0 0 1 2.8 0ZM13.6 14.2a2.9 2.9 0 1 0 .001 0ZM13.6 15.8a1.3 1.3 0 1 1-.001 0Z',
    ),
  ],
  // Kelp in leaf.
  farmer: [
    line('M12.2 22.6C9.6 18.6 14.4 15.4 12.2 11 10.8 8 11.6 4.6 14.6 1.6', 2.4),
    solid(
      'M11.6 17.8C7.4 18.8 3.6 17 1.8 12.8 6.6 11.6 10.6 13.4 11.6 17.8ZM13 13.6C13.2 9.4 16.6 6.6 21.8 7.2 21.4 12 17.6 15 13 13.6ZM11.4 9.8C7.6 9.8 4.6 7.2 4.2 2.8 8.4 2.8 11.2 5.4 11.4 9.8ZM12.8 20.6C14.4 17 18 15.6 22.2 17.4 20.4 21.6 16.6 23 12.8 20.6Z',
    ),
  ],
  ambassador: AMBASSADOR_RINGS,
  // A moon that is a hook.
  smuggler: [
    solid(
      'M15.2 1.2C8.4.6 2.6 5.6 2.6 12.2 2.6 18.6 7.6 23 13.6 23 18.2 23 21.2 20.2 21.4 16.6L22.9 17.4 20.4 11.8 15.6 15.2 18.4 15.6C17.9 17.3 16.3 18.6 14 18.6 10.4 18.6 7.8 15.8 7.8 12 7.8 7.2 11 3.6 15.2 1.2Z',
    ),
    solid(circ(14.6, 8.6, 1.7)),
  ],
}
