import { circ } from '../../kernel/index.ts'
import { BRASS, LAMPLIGHT, SHADOW } from '../palette.ts'
import { both, placed, ring, shading, symmetric } from '../paths.ts'
import type { Portrait } from '../portrait.ts'
import { CLAW } from './crab.ts'
import { deadEye, fish, key, pole, rope, tube } from './things.ts'

// What soldiers carry, and the animals they lead.

/** Banners with the claw, one on each side. */
export const banners = (pic: Portrait) =>
  pic.mirror(() => {
    pic.plane('M92 16L146 12L146 132L119 116L92 134Z', { width: 1.4, glow: 7 })
    pic.line('M98 22L140 19L140 120L119 108L98 122Z', 0.7, 0.7)
    pic.line(placed(CLAW, 117, 92, 0.62), 1.4, 1, pic.bright)
    pole(pic, 92, 4, 240)
    pic.lamp(92, 5, 3, LAMPLIGHT)
  })

export const drum = (pic: Portrait) =>
  pic
    .object('M-50 272L-42 336L42 336L50 272Z', BRASS, 1.5)
    .line('M-48 282L-30 336L-14 282L2 336L18 282L34 336L46 286', 1.1, 0.9, BRASS)
    .object(circ(0, 271, 50, 13), BRASS, 1.6, '#2a1a20')
    .line(circ(0, 271, 40, 9), 0.7, 0.7, BRASS)

export const drumsticks = (pic: Portrait) =>
  pic.shine(both('M62 250L14 268'), 2.4, BRASS).mirror(() => pic.lamp(13, 268, 3.2, LAMPLIGHT))

/** Bars across a helmet. */
export function faceBars(pic: Portrait): void {
  const bars =
    'M-40 84L-40 158M-28 82L-28 170M-14 80L-14 176M0 80L0 178M14 80L14 176M28 82L28 170M40 84L40 158' +
    'M-54 112C-30 122 30 122 54 112M-48 146C-28 156 28 156 48 146'
  pic.line(bars, 3.6, 1, SHADOW).line(bars, 1.8, 1, pic.bright)
}

/** A cage with a small fish in it. */
export function cage(pic: Portrait): void {
  pic.object('M-40 328L-40 250C-40 212 40 212 40 250L40 328Z', BRASS, 1.6, '#0a0d14')
  pic.halo(280, 40)
  fish(pic, 0, 282, 1.25, -14)
  const bars =
    'M-26 226L-26 328M-13 221L-13 328M0 219L0 328M13 221L13 328M26 226L26 328M-40 256L40 256'
  pic.line(bars, 1.8, 1, BRASS)
  pic.object('M-46 326L46 326L46 336L-46 336Z', BRASS, 1.3)
}

export function keyRing(pic: Portrait): void {
  pic.line(ring(92, 252, 13), 2, 1, BRASS)
  key(pic, 84, 282, 0.9, 12)
  key(pic, 100, 282, 0.9, -12)
}

/** A narrow sword held upright before the face. */
export const uprightSword = (pic: Portrait) =>
  pic
    .object('M0 26L5 60L5 250L-5 250L-5 60Z', pic.bright, 1.3)
    .line('M0 40L0 246', 0.8, 0.9, pic.bright)
    .object('M-30 250C-12 245 12 245 30 250L24 259C10 255 -10 255 -24 259Z', pic.bright, 1.3)

/** A commander's baton. */
export function baton(pic: Portrait): void {
  pic.object('M-106 259L-96 253L96 284L106 293L96 299L-96 270Z', BRASS, 1.5)
  const bands =
    'M-84 258L-84 270M84 283L84 296M-70 260L-70 272M70 281L70 294M-20 268L-20 281M20 274L20 287'
  pic.line(bands, 1.2, 0.9, BRASS)
  pic.lamp(-106, 261, 3.2, LAMPLIGHT).lamp(106, 293, 3.2, LAMPLIGHT)
}

/** An eel on a leash, wound around its master. */
export function eel(pic: Portrait): void {
  const body =
    'M150 300C120 250 70 276 30 258C-20 236 -30 214 -76 220C-124 228 -134 176 -112 140C-98 118 -106 92 -100 70'
  tube(pic, body, 22)
  const fin = 'M146 290C118 240 70 266 34 248C-14 226 -28 204 -74 210C-112 216 -122 176 -102 142'
  pic.dashes(fin, '1.5 4', 3.5, 0.5, pic.light, { blunt: true })
  pic.plane(
    'M-112 76C-116 56 -106 36 -84 30C-66 28 -50 34 -44 44C-50 48 -58 48 -64 50' +
      'C-56 54 -50 58 -50 64C-66 70 -80 76 -90 84ZM-104 44L-118 26L-94 34Z',
    { width: 1.6, rim: pic.bright, glow: 7 },
  )
  pic.lamp(-84, 46, 3.8)
  pic.line('M-64 50L-62 56L-58 51L-55 57M-50 64L-54 58', 1.1, 0.9, pic.bright)
  pic.object('M-121 96L-94 92L-92 106L-121 110Z', BRASS, 1.5)
  rope(pic, 'M-106 108C-92 190 -60 260 -34 292', 2)
}

/** A string of teeth around the neck. */
export const toothNecklace = (pic: Portrait) =>
  pic
    .object(
      both('M10 222L15 240L20 224ZM26 220L32 240L37 218ZM44 213L52 232L54 208Z'),
      pic.bright,
      1,
    )
    .object('M-6 224L0 246L6 224Z', pic.bright, 1)
    .line('M-58 204C-30 226 30 226 58 204', 1.6, 0.9, BRASS)

export function harpoon(pic: Portrait): void {
  pole(pic, 104, 60, 344)
  pic.object('M104 4L115 40L122 62L110 52L110 70L98 70L98 52L86 62L93 40Z', pic.bright, 1.6)
  pic.line('M104 12L104 66', 0.8, 0.8, pic.bright)
  rope(pic, 'M104 74C84 100 122 112 104 136C92 152 116 166 106 184', 1.4)
}

/** A monster's head hung from the belt. */
export function trophy(pic: Portrait): void {
  pic.line('M-48 236L-48 262', 1.2, 0.9, BRASS)
  const skull =
    'M-88 282C-84 262 -62 256 -44 260C-24 264 -14 274 -10 284L-30 288L-52 290C-56 300 -72 302 -84 296Z'
  pic.object(skull, pic.bright, 1.4)
  deadEye(pic, -66, 277, 6, 2)
  const jaw =
    'M-48 291L-43 300L-38 290L-33 299L-28 289L-23 297L-18 287L-10 286C-14 306 -36 314 -58 310C-66 308 -70 304 -72 300Z'
  pic.object(jaw, pic.bright, 1.1)
}

/** Two crossed sabres. */
export function sabres(pic: Portrait): void {
  for (const facing of [1, -1]) {
    const place = (d: string) => placed(d, 0, 0, 1, 0, facing)
    const blade = 'M84 208C50 222 12 254 -18 304L-10 311C26 278 60 250 84 208Z'
    pic.object(place(blade), pic.bright, 1.5)
    pic.line(place('M74 218C46 236 16 264 -8 300'), 0.8, 0.8, pic.bright)
  }
  pic.mirror(() => pic.object('M-30 296L0 312L-4 319L-34 303Z', BRASS, 1.2))
}

/** A double axe, head down. */
export function doubleAxe(pic: Portrait): void {
  pole(pic, 0, 212, 344, pic.bright, 8)
  pic.object(ring(0, 206, 9), pic.bright, 1.5)
  const blade = 'M8 292C30 282 56 268 84 244C112 284 108 330 92 348L60 348C52 330 30 318 8 316Z'
  pic.object(both(blade), pic.bright, 1.9)
  const edges = 'M83 254C104 288 100 328 86 346M76 262C92 290 90 326 76 346'
  pic.line(both(edges), 0.9, 0.7, pic.bright)
  const cheeks = shading('M14 294C34 284 54 272 72 260', 'M14 314C34 318 50 326 60 340', 6)
  pic.line(both(cheeks), 0.6, 0.5, pic.bright)
}

/** A spear with a torn pennant. */
export function spear(pic: Portrait): void {
  pole(pic, -92, 84, 344, BRASS)
  pic.object('M-92 24L-82 62L-88 88L-96 88L-102 62Z', BRASS, 1.6)
  pic.line('M-92 34L-92 84', 0.9, 0.9, BRASS)
  pic.plane('M-89 92L-66 104L-78 112L-62 124L-89 120Z', { width: 1, rim: BRASS })
}

/** A small shield, twice slashed. */
export const slashedShield = (pic: Portrait) =>
  pic
    .object(
      'M20 232C40 222 66 224 84 236C90 268 80 300 52 322C26 300 14 268 20 232Z',
      pic.bright,
      1.6,
    )
    .line('M52 228L52 318M22 262C40 256 66 256 84 262', 1, 0.7, pic.bright)
    .shine('M32 242L68 296M40 238L78 290')

/** Towers of a wall, left and right. */
export function battlements(pic: Portrait): void {
  pic.plane(both('M96 60L146 60L146 344L96 344Z'), { width: 1, fillOpacity: 0.8 })
  const stones =
    'M96 92L146 92M96 124L146 124M96 156L146 156M96 188L146 188M121 60L121 92M108 92L108 124' +
    'M134 92L134 124M121 124L121 156M108 156L108 188M134 156L134 188'
  pic.line(both(stones), 0.8, 0.5)
  pic.plane(both('M92 42L106 42L106 52L118 52L118 42L132 42L132 52L150 52L150 64L92 64Z'))
}

/** A tower shield with a portcullis and the claw on it. */
export function towerShield(pic: Portrait): void {
  pic.object(symmetric('M0 200L58 208L64 232C66 270 60 310 44 344L0 344'), pic.bright, 1.8)
  pic.line(symmetric('M0 208L52 215L57 236C58 270 52 306 38 340L0 340'), 0.8, 0.7, pic.bright)
  const grating =
    'M-36 214L-36 336M-18 211L-18 340M0 209L0 340M18 211L18 340M36 214L36 336' +
    'M-56 240L56 240M-57 264L57 264M-54 288L54 288M-48 312L48 312'
  pic.line(grating, 1.3, 0.6)
  const badge = 'M-20 262C-20 244 20 244 20 262C20 280 8 290 0 296C-8 290 -20 280 -20 262Z'
  pic.object(badge, BRASS, 1.4)
  pic.line(placed(CLAW, -2, 284, 0.42), 1.2, 1, BRASS)
}
