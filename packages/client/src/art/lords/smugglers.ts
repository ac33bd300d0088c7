import { circ } from '../kernel/index.ts'
import type { Cast } from './cast.ts'
import { BRASS, FLAME, LAMPLIGHT } from './palette.ts'
import { jewellerHead, kerchiefHead, sailorHead } from './parts/angler.ts'
import { backlight, sea } from './parts/ground.ts'
import { closedHand, fists, sideArm, sleeves } from './parts/limbs.ts'
import { cloak, hood } from './parts/smuggler.ts'
import { key, pole } from './parts/things.ts'
import { both, placed, polar, ring, shading, shift, symmetric } from './paths.ts'
import type { Portrait } from './portrait.ts'

export const smugglers: Cast = {
  /** Stands in a boat with a pole; the fare lies before him. */
  ferryman(pic) {
    sea(pic)
    backlight(pic, 110, 92, 0.12)
    cloak(pic, { width: 112 })
    hood(pic, { width: 76, top: 40, lure: 'right', mouth: 'none' })
    pic.line(both('M8 158L20 154M8 166L22 160M8 174L20 168'), 1, 0.6)
    pole(pic, -96, 0, 300)
    sideArm(pic, -96, 226)
    const boat = 'M-150 268C-120 304 -70 318 0 320C70 318 120 304 150 262L150 344L-150 344Z'
    pic.plane(boat, { width: 1.6, rim: pic.bright, glow: 7 })
    const planks = shading(
      'M-148 280C-118 314 -70 327 0 329C70 327 118 314 148 276',
      'M-148 310C-118 334 -70 342 0 344C70 342 118 334 148 308',
      3,
    )
    pic.line(planks, 0.8, 0.6)
    const prow = 'M150 262C138 240 146 214 130 206C150 200 162 222 158 262Z'
    pic.plane(prow, { width: 1.4, rim: pic.bright })
    pic.object('M26 300C30 286 66 286 70 300Z', BRASS, 1.3)
    pic.pearl(48, 283, 8)
  },

  /** A wide hat, a scarf, two hooks. */
  outlaw(pic) {
    sea(pic)
    pic.line(shading('M-120 20L-120 210', 'M120 20L120 210', 9), 0.9, 0.4)
    backlight(pic, 112, 74, 0.14)
    cloak(pic, { width: 116, patches: true })
    hood(pic, { width: 62, top: 62, eyes: 'narrow', mouth: 'scarf' })
    const hat = 'M0 30C22 30 36 44 40 66C66 68 92 74 118 92C84 100 40 104 0 104'
    pic.plane(symmetric(hat), { width: 1.5, glow: 8 })
    pic.line(both(shading('M2 72C40 72 84 80 110 91', 'M2 98C36 98 76 96 104 93', 4)), 0.6, 0.5)
    pic.line('M-40 66C-20 74 20 74 40 66', 3, 0.9, BRASS)
    pic.plane('M-6 34C-10 14 -34 2 -56 12C-40 8 -24 18 -18 36Z', { width: 1.1 })
    pic.lamp(-60, 16, 5, LAMPLIGHT)
    const hook =
      'M-4 64L-4 -34C-4 -66 46 -66 46 -30L54 -36L44 -4L30 -30L38 -30C38 -54 5 -54 5 -34L5 64Z'
    pic.object(placed(hook, -14, 272, 1, 36), pic.bright, 1.5)
    pic.object(placed(hook, 14, 272, 1, -36, -1), pic.bright, 1.5)
    pic.nebulis(-12, 318, 9).nebulis(12, 318, 9)
    sleeves(pic, 52, 318)
    fists(pic, 54, 318)
  },

  /** A jeweller's lenses, a screw press, a ring of pearls of which every second is false. */
  counterfeiter(pic) {
    sea(pic)
    backlight(pic, 116, 84, 0.12)
    pic.line(circ(0, 116, 104), 0.8, 0.6)
    for (let i = 0; i < 11; i++) {
      const [x, y] = polar(0, 116, 104, -110 + 22 * i)
      if (i % 2) pic.nebulis(x, y, 8.5)
      else pic.pearl(x, y, 8)
    }
    cloak(pic, { width: 116, cape: false, patches: true })
    jewellerHead(pic)
    sleeves(pic, 72, 232, { width: 128 })
    screwPress(pic)
    fists(pic, 74, 225)
  },

  /** The coat held open, all his wares on hooks inside. */
  fence(pic) {
    sea(pic)
    backlight(pic, 108, 88, 0.12)
    cloak(pic, { width: 90, cape: false })
    const coat =
      'M18 204C50 200 90 206 112 232C136 262 146 300 148 344L78 344C80 300 50 250 18 216Z'
    pic.plane(both(coat), { width: 1.5, glow: 7 })
    const edge = 'M22 212C52 220 84 262 92 344'
    const lining = `${edge}L134 344C132 300 122 262 102 238C84 218 50 206 22 212Z`
    pic.fill(both(lining), '#20182e', 0.9)
    pic.line(both(edge), 1.4, 0.9, pic.bright)
    const folds = shading('M30 212C66 224 98 270 104 344', 'M46 208C90 218 120 270 130 344', 3)
    pic.line(both(folds), 0.5, 0.4)
    const threads = 'M64 226L64 240M88 240L88 254M108 262L108 276M82 284L82 296M114 300L114 312'
    pic.line(both(threads), 1, 0.9, BRASS)
    pic.mirror(() => {
      pic.line(ring(64, 246, 6), 1.8, 1, BRASS)
      pic.line('M88 254C88 268 76 268 77 260', 2, 1, pic.bright)
      pic.line(ring(114, 319, 7), 1.8, 1, BRASS)
    })
    key(pic, 108, 290, 0.8)
    pic.pearl(82, 303, 7).pearl(-108, 284, 7).nebulis(-82, 304, 7.5)
    hood(pic, { lure: 'both' })
    fists(pic, 30, 262)
    pic.nebulis(0, 262, 11)
  },

  /** A kerchief, an apron, a broom; suds rise from the bucket. */
  cleaner(pic) {
    sea(pic)
    backlight(pic, 116, 80, 0.12)
    bubbles(pic)
    cloak(pic, { width: 110, cape: false })
    const apron = 'M0 206L40 202C38 224 46 240 58 250L66 344L0 344'
    pic.plane(symmetric(apron), { rim: pic.bright, glow: 4 })
    pic.line(both('M36 210C34 228 42 244 53 254L60 344'), 0.7, 0.7)
    kerchiefHead(pic)
    broom(pic)
    sideArm(pic, 98, 246)
    const arm =
      'M-56 226C-78 224 -100 240 -112 276C-118 300 -121 330 -122 344L-88 344C-90 310 -84 276 -54 246Z'
    pic.plane(arm, { width: 1.3, glow: 4 })
    bucket(pic)
    closedHand(pic, (d) => shift(d, -49, 238))
  },

  /** One great eye in the hood, a sounding dial in the hands. */
  watcher(pic) {
    sea(pic)
    pic.disc(0, 128, 70, LAMPLIGHT, 0.2)
    pic.disc(0, 128, 96, LAMPLIGHT, 0.1)
    pic.disc(0, 128, 124, LAMPLIGHT, 0.07)
    pic.line(circ(0, 128, 96) + circ(0, 128, 124), 0.7, 0.6, BRASS)
    cloak(pic, { width: 120 })
    hood(pic, { width: 78, top: 40, eyes: 'none', mouth: 'none' })
    const dark = '#0a0710'
    pic.object('M-44 128C-24 96 24 96 44 128C24 160 -24 160 -44 128Z', BRASS, 1.8, dark)
    pic.lamp(0, 128, 15, LAMPLIGHT)
    pic.line(circ(0, 128, 21), 1.2, 1, BRASS).disc(0, 128, 6.5, dark)
    sleeves(pic, 50, 284)
    pic.object(circ(0, 280, 44), pic.bright, 1.8)
    pic.line(circ(0, 280, 37), 0.8, 0.8, pic.bright)
    pic.ticks(280, 37, 44, 36, { opacity: 0.8, colour: pic.bright })
    pic.fill('M0 280L34 266A37 37 0 0 1 26 306Z', LAMPLIGHT, 0.35)
    pic.line(circ(0, 280, 12) + circ(0, 280, 24), 1, 0.9, BRASS)
    pic.shine('M0 280L35 268', 1.4, LAMPLIGHT)
    pic.lamp(0, 280, 3, LAMPLIGHT).lamp(-16, 264, 2.2, LAMPLIGHT)
    fists(pic, 58, 284)
  },

  /** Eyes closed over three candles. */
  vigil(pic) {
    sea(pic, { cy: 130 })
    backlight(pic, 120, 78, 0.1)
    cloak(pic, { width: 104, y: 204 })
    pic.group('transform="translate(0 14)"', () => {
      hood(pic, { width: 64, top: 46, lure: 'brow', eyes: 'none', mouth: 'barbels' })
      pic.shine(both('M12 124C17 130 25 129 30 122'))
    })
    pic.halo(262, 76, 'lamplight')
    sleeves(pic, 20, 318, { width: 110 })
    pic.shine('M-52 272C-52 300 52 300 52 272M0 250L0 336', 2.6, BRASS)
    candle(pic, -52, 240)
    candle(pic, 0, 222)
    candle(pic, 52, 240)
    const cups =
      'M-62 272L-42 272L-46 280L-58 280ZM42 272L62 272L58 280L46 280ZM-10 254L10 254L6 262L-6 262Z'
    pic.object(cups, BRASS, 1.3)
    fists(pic, 14, 318)
  },

  /** High on a mast, in a sailor's hat, the spyglass at his eye. */
  lookout(pic) {
    sea(pic, { cy: 110 })
    pic.plane('M-75 0L-65 0L-63 344L-77 344Z', { width: 1 })
    pic.line('M-70 0L150 250M-70 0L150 330M-70 40L90 344M-74 0L-150 150M-74 0L-150 230', 0.9, 0.5)
    backlight(pic, 116, 74, 0.14)
    cloak(pic, { width: 96 })
    sailorHead(pic)
    const arm =
      'M46 278C52 250 60 226 66 208C71 190 72 160 72 138L95 130C112 160 122 200 120 236C118 254 116 268 112 278Z'
    pic.plane(arm, { width: 1.4, glow: 5 })
    const folds = shading('M58 274C66 240 76 190 78 142', 'M106 270C116 230 110 180 91 138', 4)
    pic.line(folds, 0.5, 0.45)
    pic.plane('M66 140C76 132 88 128 97 129L99 139C88 138 76 142 68 149Z')
    pic.object('M-88 282L88 282L76 344L-76 344Z', pic.bright, 1.6)
    const basket =
      'M-84 298L84 298M-80 316L80 316M-60 282L-54 344M-30 282L-27 344M0 282L0 344M30 282L27 344M60 282L54 344'
    pic.line(basket, 1, 0.7, pic.bright)
    pic.object('M-94 272L94 272L92 284L-92 284Z', BRASS, 1.5)
    spyglass(pic)
  },
}

/** A screw press with a weighted bar; under it a pearl and its copy. */
function screwPress(pic: Portrait): void {
  pic.object('M-62 308L62 308L70 328L-70 328Z', pic.bright, 1.4)
  pic.object(
    both('M40 308L40 262C40 250 32 246 24 246L24 254C30 254 32 258 32 264L32 308Z'),
    BRASS,
    1.4,
  )
  pic.object('M-26 244L26 244L26 256L-26 256Z', BRASS, 1.4)
  pic.object('M-6 226L6 226L6 280L-6 280Z', BRASS, 1.4)
  pic.line('M-6 262L6 258M-6 269L6 265M-6 276L6 272M-6 240L6 236', 1, 0.9, BRASS)
  pic.object('M-14 280L14 280L10 292L-10 292Z', BRASS, 1.4)
  pic.object('M-100 220L100 220L100 228L-100 228Z', BRASS, 1.5)
  pic.object(both(ring(104, 224, 11)), BRASS, 1.6, '#241c1a')
  pic.pearl(-18, 301, 8).nebulis(18, 301, 8)
}

/** Soap bubbles around the head. */
function bubbles(pic: Portrait): void {
  const bubble = (x: number, y: number, r: number) => {
    pic.disc(x, y, r, pic.bright, 0.1)
    pic.line(ring(x, y, r), 1.2, 0.85, pic.bright)
    pic.line(shift('M-6 -1C-6 -4 -4 -6 -1 -6', x, y), 1.6, 0.9, '#fff')
  }
  bubble(-104, 70, 19)
  bubble(-76, 28, 12)
  bubble(-126, 30, 9)
  bubble(-118, 124, 12)
  bubble(-84, 112, 7)
  bubble(-108, 168, 16)
  bubble(-130, 206, 8)
}

function broom(pic: Portrait): void {
  pole(pic, 98, 96, 344, BRASS)
  pic.object('M82 98L114 98L120 84L76 84Z', BRASS, 1.5)
  const bristles =
    'M76 84C68 62 60 40 56 12L66 26L72 6L82 24L90 2L98 24L106 2L114 24L124 6L130 26L140 12C136 40 128 62 120 84Z'
  pic.plane(bristles, { width: 1.5, rim: pic.bright, glow: 6 })
  const twigs = 'M82 82C78 62 73 48 70 30M92 82L88 28M104 82L108 28M114 82C118 62 123 48 126 30'
  pic.line(twigs, 0.9, 0.7, pic.bright)
}

/** A bucket that foams over. */
function bucket(pic: Portrait): void {
  pic.line('M-82 272C-80 226 -18 226 -16 272', 1.8, 1, BRASS)
  pic.object('M-82 274L-16 274L-24 332L-74 332Z', pic.bright, 1.7)
  pic.line('M-80 290L-18 290M-77 318L-21 318', 1, 0.8, pic.bright)
  const foam =
    'M-88 280C-94 270 -84 260 -76 264C-74 252 -60 250 -54 258C-48 250 -34 252 -32 262' +
    'C-22 258 -10 266 -14 276C-18 286 -26 280 -32 282C-40 290 -48 282 -54 284' +
    'C-62 290 -70 282 -76 284C-82 288 -88 286 -88 280Z'
  pic.object(foam, pic.bright, 1.3, '#4a4368')
  pic.dots('M-78 272L-24 272', 5, 12, 0.9, '#fff')
}

function candle(pic: Portrait, x: number, y: number): void {
  pic.object(shift('M-7 0L7 0L7 34L-7 34Z', x, y), pic.bright, 1.2, '#2b2436')
  pic.lamp(x, y - 11, 3.5, FLAME)
  pic.fill(shift('M0 -22C6 -12 5 -4 0 -3C-5 -4 -6 -12 0 -22Z', x, y), FLAME)
}

function spyglass(pic: Portrait): void {
  pic.object('M0 125L8 149L100 104L90 80Z', BRASS, 1.7)
  pic.object('M86 72L140 42L156 84L104 112Z', BRASS, 1.7)
  pic.line('M8 122L17 144M44 106L53 126M70 92L79 113M112 58L126 100', 1.2, 0.9, BRASS)
  pic.fill('M146 38L150 30L150 110L160 88Z', LAMPLIGHT, 0.5)
  pic.lamp(146, 64, 6, LAMPLIGHT)
  const hand = 'M66 120C64 106 72 96 82 98C94 98 100 110 96 124C92 136 72 136 66 120Z'
  pic.plane(hand, { width: 1.3, rim: pic.bright })
  pic.line('M68 108L84 102M67 115L86 109M68 122L86 117', 0.9, 0.9, pic.bright)
}
