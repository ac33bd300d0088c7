import { C, circ, mix, type Point, range, smooth } from '../kernel/index.ts'
import type { Cast } from './cast.ts'
import { BRASS, FLAME, LAMPLIGHT, SHADOW } from './palette.ts'
import { claw, crabTorso, helm } from './parts/crab.ts'
import { raceDots } from './parts/envoy.ts'
import { backlight, sea } from './parts/ground.ts'
import { bell, jellyBody, jellyFace, tendrils } from './parts/jelly.ts'
import { fists, palms, raisedHand, sideArm, sleeves } from './parts/limbs.ts'
import { FISH, pole, tube } from './parts/things.ts'
import { both, placed, polar, ring, spine, spiral, spokes, star, symmetric } from './paths.ts'
import type { Portrait } from './portrait.ts'

export const mages: Cast = {
  /** Antlers of coral with lights, a rattle on a staff. */
  shaman(pic) {
    sea(pic)
    backlight(pic, 112, 78, 0.14)
    const antlers = both(
      'M20 62C34 46 40 30 34 4M37 34C52 30 62 18 62 2M28 52C52 54 72 44 80 22' +
        'M62 46C80 50 96 46 106 32M84 48C94 56 106 60 118 56',
    )
    pic.line(antlers, 9, 0.14).line(antlers, 5, 1, '#1a1c3c')
    pic.shine(antlers, 1.8, mix(pic.light, '#ff9ad5', 0.35))
    pic.mirror(() => {
      pic.lamp(34, 4, 2.2).lamp(62, 2, 2.2).lamp(80, 22, 2.2).lamp(106, 32, 2.2).lamp(118, 56, 2.2)
    })
    jellyBody(pic, { scallops: 11 })
    jellyFace(pic, { cy: 142 })
    pic.line(both('M10 152L12 168M15 150L17 164M20 148L21 159'), 1.2, 0.8, pic.bright)
    bell(pic, { rx: 62, top: 50, lobes: 7, organs: false })
    pic.line('M0 70L10 88L0 106L-10 88Z', 1.6, 1, pic.bright).lamp(0, 88, 2.6)
    tendrils(pic, { x: 58, length: 140, count: 3 })
    rattle(pic)
    sideArm(pic, 92, 250)
  },

  /** The same figure called three times; between the hands a spark. */
  invoker(pic) {
    sea(pic)
    rings(pic, 118, 96, 1)
    const figure = pic.figure(() => {
      jellyBody(pic, { width: 84 })
      jellyFace(pic)
      bell(pic, { rx: 60, top: 44 })
      tendrils(pic, { x: 54, length: 170, count: 4 })
    })
    pic.add(
      `<use href="#${figure}" x="-62" y="-6" opacity=".42"/>` +
        `<use href="#${figure}" x="62" y="-6" opacity=".42"/><use href="#${figure}" y="8"/>`,
    )
    sleeves(pic, 34, 276, { width: 98 })
    pic.line('M-104 286C-60 316 60 316 104 286', 0.8, 0.6)
    pic.object('M-22 246L0 234L22 246L0 258ZM-22 290L0 278L22 290L0 302Z', pic.bright, 1.3)
    pic.shine('M0 258L0 278', 1.6).lamp(0, 268, 5)
    palms(pic, 34, 272, 8)
  },

  /** Small, with a bell too big, holding a lantern. */
  apprentice(pic) {
    sea(pic, { cy: 150 })
    backlight(pic, 160, 84, 0.1)
    pic.line(circ(0, 160, 92), 0.6, 0.5)
    pic.group('transform="translate(0 62) scale(.84)"', () => {
      jellyBody(pic, { width: 82, scallops: 7 })
      jellyFace(pic, { cy: 136, eyes: 'round' })
      bell(pic, { rx: 82, top: 30, bottom: 122, lobes: 9 })
      tendrils(pic, { x: 72, y: 122, length: 150, count: 3 })
    })
    sleeves(pic, 22, 312, { width: 84 })
    pic.line('M0 236C-16 236 -16 252 -16 252L16 252C16 252 16 236 0 236Z', 2, 1, BRASS)
    const lantern = 'M-18 252L18 252L24 262L24 298L18 306L-18 306L-24 298L-24 262Z'
    pic.object(lantern, BRASS, 1.6, '#1a1420')
    pic.halo(280, 46, 'lamplight')
    pic.fill('M0 264C9 276 9 284 6 292C3 297 -3 297 -6 292C-9 284 -9 276 0 264Z', FLAME)
    pic.line('M-12 254L-12 304M12 254L12 304M-24 262L24 262M-24 298L24 298', 1, 0.9, BRASS)
    fists(pic, 25, 312)
  },

  /** One great eye in the bell, none below it. */
  oracle(pic) {
    sea(pic)
    rings(pic, 118, 104, 2)
    jellyBody(pic)
    jellyFace(pic, { cy: 148, eyes: 'none' })
    pic.line(both('M8 164L8 176M14 160L14 170M4 168L4 180'), 0.8, 0.6)
    bell(pic, { organs: false, rx: 80, top: 36, bottom: 136, lobes: 9 })
    pic.object('M-54 98C-30 60 30 60 54 98C30 134 -30 134 -54 98Z', pic.bright, 1.8, '#050a12')
    pic.lamp(0, 98, 16)
    pic.line(circ(0, 98, 24) + circ(0, 98, 28), 0.9, 0.9, pic.bright)
    pic.ticks(98, 17, 24, 36, { opacity: 0.9, colour: pic.bright })
    pic.fill('M0 84C5 90 5 106 0 112C-5 106 -5 90 0 84Z', SHADOW)
    pic.line(spokes(0, 98, 44, 54, 9, -60, 60), 1.2, 0.8, pic.bright)
    tendrils(pic, { x: 72, y: 134, length: 170 })
    sleeves(pic, 40, 276)
    palms(pic, 36, 276, 14)
    pic.halo(262, 34)
    pic.line(circ(0, 262, 13) + circ(0, 262, 9), 1, 0.9, pic.bright)
    pic.fill(star(0, 262, 9, 2, 4), pic.bright)
  },

  /** A retort for a head, a golden flask before the chest. */
  alchemist(pic) {
    sea(pic)
    rings(pic, 116, 92, 2)
    pic.line(star(0, 116, 90, 45, 3) + star(0, 116, 90, 45, 3, 60), 0.8, 0.5)
    jellyBody(pic)
    jellyFace(pic)
    bell(pic, { rx: 60, top: 50, lobes: 7, organs: false, shoulder: 52, crown: 0.1 })
    pic.plane(symmetric('M0 22C10 22 14 28 12 36C10 44 16 52 24 62L0 66'), { width: 1.3 })
    pic.lamp(0, 30, 3)
    tendrils(pic, { x: 50, length: 130, count: 3 })
    sleeves(pic, 46, 290)
    flask(pic)
    fists(pic, 50, 298)
  },

  /** Half of light, half of shadow; nobody knows which is there. */
  illusionist(pic) {
    sea(pic)
    const [left, right] = halves(pic)
    const figure = pic.figure(() => {
      pic.line(circ(0, 118, 98), 0.9, 0.8)
      jellyBody(pic)
      jellyFace(pic)
      bell(pic, { rx: 62, top: 46, lobes: 7, shoulder: -8, crown: 0.92 })
      tendrils(pic, { x: 58, length: 160 })
      sleeves(pic, 20, 272)
      palms(pic, 22, 268, 18)
    })
    pic.add(
      '<path d="M-150 0H0V340H-150Z" fill="#1b1647" fill-opacity=".55" stroke="none"/>' +
        `<g clip-path="${right}"><use href="#${figure}"/></g>` +
        `<g clip-path="${left}" fill="#7463bd" stroke="#160d3a"><use href="#${figure}"/></g>`,
    )
    pic.shine('M0 0L0 340', 1.2)
    pic.object('M0 214L22 250L0 286L-22 250Z', '#fff', 1.6, '#1a1440')
    pic.fill('M0 218L-20 250L0 282Z', '#c9bbf2')
    pic.line('M-14 250L0 226L14 250L0 274Z', 0.9, 0.8, '#fff')
  },

  /** A sun of rays and nine lights; both hands raised. */
  'master-of-magic'(pic) {
    sea(pic, { cy: 110 })
    backlight(pic, 108, 66, 0.2)
    pic
      .ticks(108, 70, 164, 12, { width: 1.4, opacity: 0.85 })
      .ticks(108, 70, 138, 12, { width: 1.2, opacity: 0.8, offset: true })
      .ticks(108, 70, 116, 48, { width: 0.9, opacity: 0.6 })
    pic.plane(star(0, 108, 88, 74, 28), { rim: BRASS, glow: 5 })
    pic.shine(circ(0, 108, 70))
    pic.line(circ(0, 108, 94) + circ(0, 108, 100), 0.7, 0.7)
    for (let i = 0; i < 9; i++) pic.lamp(...polar(0, 108, 118, -100 + 25 * i), i % 2 ? 2.2 : 4)
    pic.dots(circ(0, 108, 105), 2.2, 11, 0.8)
    jellyBody(pic, { width: 112, scallops: 11 })
    jellyFace(pic)
    bell(pic, { rx: 62, top: 34, shoulder: 60, crown: 0.12, lobeDrop: 12 })
    pic.lamp(0, 32, 4.5)
    tendrils(pic, { x: 54, length: 190 })
    const sleeve = 'M60 344C64 300 84 262 104 226L122 236C132 270 136 300 138 344Z'
    pic.plane(both(sleeve), { width: 1.3, glow: 6 })
    pic.mirror(() => {
      raisedHand(pic, 112, 222, 1, 8)
      pic.lamp(118, 178, 5)
    })
  },

  /** Spirals in the eyes and all around; a pendulum swings. */
  hypnotist(pic) {
    sea(pic, { contours: 3 })
    const arm = (start: number) =>
      smooth(
        range(37, (_, t): Point => {
          const angle = t * 4.5 * Math.PI
          const r = 34 + angle * 8.5
          return [r * Math.cos(angle + start), 120 + r * Math.sin(angle + start)]
        }),
      )
    const whirl = arm(0) + arm(Math.PI)
    pic.line(whirl, 9, 0.16).line(whirl, 1.6, 0.9)
    jellyBody(pic, { width: 92 })
    jellyFace(pic, { eyes: 'none' })
    bell(pic, { rx: 92, top: 62, bottom: 122, lobes: 11, organs: false, shoulder: 6, crown: 0.5 })
    pic.line(spiral(0, 90, 22, 3, 0.12), 1.6, 0.9, pic.bright)
    pic.mirror(() => pic.shine(spiral(14, 140, 10, 2.5, 0.15), 1.5))
    tendrils(pic, { x: 52, length: 140, count: 3 })
    sleeves(pic, 30, 232, { width: 104 })
    pic.line('M30 238C20 262 0 276 -18 292', 1.4, 1, BRASS)
    pic.object(ring(-26, 300, 15), BRASS, 1.7)
    pic.line(spiral(-26, 300, 11, 2.2, 0.14), 1.3, 1, BRASS)
    pic.line('M4 316C-4 326 -16 330 -28 330M-60 300C-58 312 -52 320 -44 326', 1, 0.6, BRASS)
    fists(pic, 32, 232)
  },

  /** A small white fish comes to life between the hands. */
  healer(pic) {
    sea(pic, { contours: 4 })
    backlight(pic, 116, 52, 0.14)
    const petals = range(6, (i) => circ(...polar(0, 116, 52, i * 60), 52))
    pic.line(petals.join(''), 0.9, 0.55)
    pic.line(circ(0, 116, 104) + circ(0, 116, 110), 0.8, 0.7)
    jellyBody(pic)
    jellyFace(pic, { eyes: 'closed' })
    bell(pic, { rx: 56, top: 28, lobes: 6, shoulder: 24, crown: 0.8, organs: false })
    const beads = 'M8 42C10 70 10 96 10 118M24 40C32 66 34 92 34 114M38 46C48 72 50 90 50 108'
    pic.dots(both(beads), 2.6, 6, 0.9)
    tendrils(pic, { x: 50, length: 150, count: 4 })
    sleeves(pic, 40, 290)
    pic.halo(262, 62)
    pic
      .ticks(262, 28, 42, 12, { width: 1, opacity: 0.8, colour: pic.bright })
      .ticks(262, 28, 34, 12, { width: 1, opacity: 0.8, colour: pic.bright, offset: true })
    pic.fill(placed(FISH, -2, 258, 1.7, -28), '#fff', 0.8)
    pic.fill(circ(-15, 262, 2.6), '#3a2a6c')
    palms(pic, 26, 296, 6)
    pic.line('M0 222L0 210M-6 216L6 216', 2.4, 1, pic.bright)
  },

  /** Half jellyfish, half crab; the other races wait above. */
  metamorph(pic) {
    sea(pic)
    const [left, right] = halves(pic)
    const shell = pic.define(
      'shell',
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" y1="20" y2="335" x2="0">` +
        `<stop stop-color="#ffd0c8"/><stop offset=".5" stop-color="${C.crab}"/>` +
        '<stop offset="1" stop-color="#5c2a32"/></linearGradient>',
    )
    pic.line(circ(0, 116, 96) + circ(0, 116, 102), 0.7, 0.6)
    raceDots(pic, 6, (i) => polar(0, 116, 99, -72 + 36 * i))
    pic.group(`clip-path="${left}"`, () => {
      jellyBody(pic)
      jellyFace(pic)
      bell(pic, { rx: 66, top: 46 })
      tendrils(pic, { x: 60, length: 160, count: 4 })
    })
    pic.group(`clip-path="${right}" stroke="${shell}"`, () => {
      crabTorso(pic, { width: 0.92, spikes: true })
      const sides = [spine(60, 18, 6), spine(88, 14, 6), spine(110, 12, 6)]
      helm(pic, { spines: [spine(0, 26, 8), spine(30, 18, 6), ...sides], rx: 56, antennae: true })
    })
    pic.shine('M0 20L0 340', 1.2)
    pic.group(`stroke="${shell}"`, () => claw(pic, 56, 322, 1.05, -18))
    pic.lamp(0, 262, 5)
  },

  /** Horns, a serpent overhead, lightning from hand to hand. */
  sorcerer(pic) {
    sea(pic)
    serpent(pic)
    backlight(pic, 118, 66, 0.12)
    jellyBody(pic, { width: 96 })
    jellyFace(pic)
    pic.plane(both('M34 70C54 64 62 46 56 24C76 44 76 78 50 92Z'), { width: 1.3, glow: 5 })
    bell(pic, { rx: 58, top: 52, lobes: 6, shoulder: -4, crown: 0.9, lobeDrop: 26, sharp: true })
    tendrils(pic, { x: 52, length: 130, count: 3 })
    sleeves(pic, 58, 282, { width: 122 })
    const lightning =
      'M-62 268L-36 246L-42 262L-8 240L-18 266L0 256L16 274L12 250L40 270L36 250L62 270'
    pic.shine(lightning, 2, '#fff')
    pic.lamp(0, 256, 8)
    palms(pic, 60, 280, 30)
    pic.line('M-50 300L-34 292L-36 300L-18 296M50 300L34 292L36 300L18 296', 1.2, 0.8, pic.bright)
  },
}

/** Thin rings around the head, the outermost of dots. */
function rings(pic: Portrait, y: number, radius: number, count: number): void {
  pic.line(range(count, (i) => circ(0, y, radius + i * 6)).join(''), 0.7, 0.6)
  pic.dots(circ(0, y, radius + count * 6 + 3), 1.6, 9.3, 0.6)
}

/** Clips for the left and the right half of the picture. */
function halves(pic: Portrait): readonly [left: string, right: string] {
  const clip = (key: string, d: string) =>
    pic.define(key, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  return [clip('left', 'M-150 0H0V340H-150Z'), clip('right', 'M0 0H150V340H0Z')]
}

/** A rattle on a staff, with ribbons. */
function rattle(pic: Portrait): void {
  pole(pic, 92, 150, 344, BRASS, 4)
  const gourd =
    'M92 84C112 84 118 104 112 122C108 136 102 142 100 152L84 152C82 142 76 136 72 122C66 104 72 84 92 84Z'
  pic.object(gourd, BRASS, 1.6)
  const bands = 'M74 104C84 110 100 110 110 104M72 118C84 124 100 124 112 118M80 136L104 136'
  pic.line(bands, 1, 0.9, BRASS)
  pic.dots('M82 96L104 94M80 112L106 112M84 128L100 128', 4, 8, 1, LAMPLIGHT)
  pic.line('M72 152C62 166 66 178 58 190M112 152C122 166 118 178 126 190', 1.2, 0.9, BRASS)
  pic.line('M56 90L62 94M58 74L66 80M128 90L122 94M126 74L118 80', 1.6, 0.9, BRASS)
}

/** A round flask, half full and fuming. */
function flask(pic: Portrait): void {
  const glass = 'M0 206L10 206L10 236C30 242 44 260 44 282C44 308 24 326 0 326'
  pic.object(symmetric(glass), pic.bright, 1.8, '#0c1024')
  const surface = 'M-42 276C-24 266 -12 286 6 278C20 272 34 270 43 280'
  pic.fill(`${surface}C44 308 24 325 0 325C-24 325 -44 308 -42 276Z`, BRASS, 0.55)
  pic.fill(`${surface}L42 288C20 280 6 290 -8 290C-24 290 -30 278 -43 284Z`, LAMPLIGHT, 0.8)
  pic.object('M-15 200L15 200L15 208L-15 208Z', pic.bright, 1.3)
  pic.dots('M-18 300L14 296M-6 312L8 308M20 300L20 300', 5, 12, 0.9, FLAME)
  pic.line('M-32 262C-26 250 -18 246 -12 244', 2, 0.9, '#fff')
  pic.shine('M-4 200C-6 170 -64 196 -68 158M4 200C6 170 64 196 68 158', 1.4, BRASS)
  pic.lamp(-68, 150, 5, LAMPLIGHT).lamp(68, 150, 5, LAMPLIGHT)
}

/** A serpent that arches over the head. */
function serpent(pic: Portrait): void {
  const body = 'M-50 236C-136 200 -140 74 -70 30C-12 -4 76 4 110 58'
  tube(pic, body, 22)
  pic.dots(body, 2.2, 10, 0.8)
  pic.plane(
    'M96 52C108 42 124 46 130 62C136 84 128 108 112 118C108 112 110 104 106 98' +
      'C102 104 94 104 90 98C98 90 98 74 96 52ZM112 46L124 30L122 50Z',
    { width: 1.6, rim: pic.bright, glow: 6 },
  )
  pic.lamp(114, 74, 3.4)
  pic.line('M106 98L108 90L111 97L113 88L116 95', 1.1, 1, pic.bright)
}
