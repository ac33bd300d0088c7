import { both, placed, shading, shift, warp } from '../paths.ts'
import type { Portrait } from '../portrait.ts'
import { tube } from './things.ts'

/** Sleeves that come together in front of the body; (x, y) is the right wrist. */
export function sleeves(pic: Portrait, x: number, y: number, { width = 118 } = {}): void {
  const elbow = width - 12
  pic.plane(
    both(
      `M${x + 4} ${y - 11}C${x + 24} ${y - 16} ${width - 34} ${y - 16} ${elbow} ${y + 2}` +
        `C${width + 4} ${y + 16} ${width + 10} ${y + 50} ${width + 10} 344` +
        `L${width - 52} 344C${width - 48} ${y + 54} ${x + 32} ${y + 30} ${x + 4} ${y + 13}Z`,
    ),
    { width: 1.3, glow: 4 },
  )
  const folds = shading(
    `M${x + 14} ${y + 12}C${x + 34} ${y + 22} ${width - 42} ${y + 50} ${width - 44} 344`,
    `M${x + 14} ${y - 8}C${width - 30} ${y - 12} ${width} ${y + 20} ${width + 4} 344`,
    6,
    0.1,
    0.95,
  )
  pic.line(both(folds), 0.6, 0.4)
  const cuff = 'M1 -14C8 -17 13 -16 15 -12L12 16C7 19 2 17 -1 14Z'
  pic.plane(both(shift(cuff, x, y)))
}

/** Closed hands at (±x, y): claws for a crab, curled arms for a squid, else fingers. */
export function fists(pic: Portrait, x: number, y: number): void {
  const place = (d: string) => shift(d, x, y)
  if (pic.guild === 'soldier') {
    pic.mirror(() => {
      const pincer =
        'M10 -13C0 -21 -15 -20 -25 -8C-17 -10 -11 -8 -6 -3C-10 1 -15 5 -22 5C-15 14 -2 18 10 13Z'
      pic.plane(place(pincer), { rim: pic.bright, glow: 4 })
      pic.line(place('M8 -8C0 -13 -10 -14 -17 -11M8 8C0 11 -8 10 -14 8'), 0.7, 0.7)
      pic.dots(place('M-20 -8C-14 -8 -9 -6 -5 -2M-18 4L-8 0'), 1.5, 4, 0.9)
    })
  } else if (pic.guild === 'politician') {
    pic.mirror(() => {
      tube(pic, place('M14 1C4 -9 -16 -12 -17 0C-17 10 -4 9 -5 1'), 9, pic.bright)
      pic.dots(place('M10 1C2 -5 -13 -8 -14 0C-14 6 -7 6 -7 2'), 1.7, 4.4, 0.8)
    })
  } else {
    const hand = 'M6 -11C-4 -14 -13 -11 -14 -6C-16 0 -15 7 -12 11C-4 14 4 13 7 10Z'
    pic.plane(both(place(hand)), { rim: pic.bright })
    pic.line(both(place('M-14 -5L-3 -6M-15 0L-3 0M-14 6L-3 6')), 0.8, 0.8, pic.bright)
  }
}

const PALM =
  'M14 -8C4 -8 -4 -6 -12 -12C-18 -17 -25 -20 -28 -17C-24 -13 -20 -9 -18 -6C-25 -9 -31 -8 -33 -5' +
  'C-27 -3 -22 1 -19 4C-24 4 -28 7 -28 10C-20 10 -12 13 -4 14C4 15 10 14 15 12Z'

/** An open long-fingered hand, its wrist near (x, y). */
export const palm = (pic: Portrait, x: number, y: number, turn: number) =>
  pic.plane(placed(PALM, x, y, 1, turn), { rim: pic.bright })

/** Both hands open, with cuffs. */
export const palms = (pic: Portrait, x: number, y: number, turn = 0) =>
  pic.mirror(() => {
    palm(pic, x + 12, y, turn)
    pic.plane(placed('M6 -13C12 -17 18 -16 21 -12L20 17C15 21 9 20 5 17Z', x + 12, y, 1, turn))
  })

/** A hand held up, fingers spread. */
export const raisedHand = (pic: Portrait, x: number, y: number, scale: number, turn: number) => {
  const hand =
    'M-8 14C-10 2 -16 -6 -20 -18C-15 -18 -12 -12 -9 -7C-10 -18 -11 -26 -8 -32C-4 -26 -3 -18 -2 -9' +
    'C0 -20 4 -28 8 -31C9 -24 6 -14 5 -6C9 -12 14 -16 18 -16C15 -8 10 2 10 14Z'
  return pic.plane(placed(hand, x, y, scale, turn), { width: 1.3, rim: pic.bright })
}

/** Fingers closed around a staff or a handle. */
export function closedHand(pic: Portrait, place: (d: string) => string): void {
  const hand = 'M-12 -10C-4 -14 8 -13 12 -8C14 -2 14 4 11 8C4 12 -6 12 -12 8C-14 2 -14 -4 -12 -10Z'
  pic.plane(place(hand), { rim: pic.bright })
  pic.line(place('M-12 -4L4 -5M-13 1L4 1M-12 6L4 6'), 0.8, 0.8, pic.bright)
}

/** A forearm that rises from the lower edge to a staff at x; the fist is at y. */
export function sideArm(pic: Portrait, x: number, y: number): void {
  const side = x < 0 ? -1 : 1
  const place = (d: string) => warp(d, (u, v) => [x + side * u, v + y])
  pic.plane(place('M-13 10L13 6C26 34 36 62 36 92L-22 92C-24 60 -20 34 -13 10Z'), {
    width: 1.3,
    glow: 4,
  })
  pic.line(place(shading('M-8 16C-12 40 -12 64 -12 90', 'M10 12C20 40 26 64 28 90', 4)), 0.5, 0.4)
  pic.plane(place('M-15 6C-8 2 8 1 15 3L16 13C8 11 -6 12 -14 17Z'), { width: 1.1 })
  if (pic.guild === 'soldier') {
    const pincer =
      'M-12 11C-19 1 -18 -14 -7 -22C-9 -13 -7 -8 -3 -5C0 -12 6 -19 15 -20C20 -8 18 6 11 13Z'
    pic.plane(place(pincer), { rim: pic.bright, glow: 4 })
    pic.line(place('M-9 6C-13 -2 -13 -10 -9 -16M8 8C13 0 14 -8 13 -14'), 0.7, 0.7)
  } else if (pic.guild === 'politician') {
    const coils = 'M2 14C-14 12 -14 6 9 4M-10 3C-8 -3 4 -4 10 -6M-9 -8C-6 -14 3 -14 7 -20'
    tube(pic, place(coils), 8, pic.bright)
    pic.dots(place('M-8 8L8 5M-7 -1L8 -5M-6 -11L5 -17'), 1.6, 4.2, 0.8)
  } else {
    closedHand(pic, place)
  }
}
