import { C, circ, range, xy } from '../kernel/index.ts'
import type { Cast } from './cast.ts'
import { BRASS, FLAME, LAMPLIGHT } from './palette.ts'
import { raceDots } from './parts/envoy.ts'
import { backlight, sea } from './parts/ground.ts'
import { fists, palm, palms, raisedHand, sideArm, sleeves } from './parts/limbs.ts'
import { beard, lancet, mantle, squidFace, squidRobe } from './parts/squid.ts'
import { chain, pole, tube } from './parts/things.ts'
import { both, placed, polar, ring, shading, spokes, star, symmetric } from './paths.ts'
import type { Portrait } from './portrait.ts'

const INK = '#0a1520'
const IVORY = '#dceaf2'

export const politicians: Cast = {
  /** Half-closed lids over a great fan with eyes. */
  opportunist(pic) {
    sea(pic)
    lancet(pic)
    squidRobe(pic, { width: 96, eyes: true })
    mantle(pic, { fin: 70, finY: 54, width: 38 })
    squidFace(pic)
    pic.fill(both('M8 148C13 135 28 131 41 139L41 143C28 138 18 142 10 151Z'), '#123049')
    beard(pic, { length: 60, count: 3 })
    foldingFan(pic)
  },

  /** Arms rise on both sides; a huge pearl is offered. */
  corruptor(pic) {
    sea(pic)
    pic.line(circ(0, 112, 92) + circ(0, 112, 98), 0.7, 0.5)
    const outer = 'M96 344C140 280 138 180 104 130C92 112 112 92 124 108C130 118 122 128 114 124'
    const inner = 'M70 344C128 300 118 240 96 212C84 196 98 182 110 192C116 200 108 208 102 204'
    pic.mirror(() => tube(pic, outer, 16))
    pic.mirror(() => tube(pic, inner, 13))
    squidRobe(pic, { width: 92 })
    mantle(pic, { style: 'dome', tip: 14 })
    squidFace(pic, { eyes: 'round' })
    beard(pic, { length: 74, curl: 1.6 })
    sleeves(pic, 26, 296, { width: 110 })
    pic.halo(254, 62, 'lamplight')
    pic
      .ticks(254, 30, 48, 12, { width: 1.2, opacity: 0.8, colour: LAMPLIGHT })
      .ticks(254, 30, 38, 12, { width: 1.2, opacity: 0.8, colour: LAMPLIGHT, offset: true })
    pic.pearl(0, 254, 21)
    palms(pic, 20, 290, 4)
    pic.pearl(42, 317, 5).pearl(-42, 317, 5).pearl(64, 315, 5).pearl(-64, 315, 5)
  },

  /** A face of two halves, a mask in one hand, a dagger in the other. */
  traitor(pic) {
    sea(pic)
    pic.fill('M0 0L150 0L150 340L0 340Z', '#03070d', 0.5)
    lancet(pic, 24, 88)
    squidRobe(pic, { width: 98 })
    mantle(pic, { fin: 58, finY: 60, width: 44 })
    beard(pic, { length: 80 })
    const half = 'M0 100C26 100 46 116 46 138C46 160 24 180 0 188'
    pic.plane(symmetric(half), { fill: INK, rim: pic.bright, width: 1.3 })
    pic.fill(`${half}Z`, IVORY)
    pic.fill('M10 140C16 130 28 128 38 134C32 146 18 148 10 140Z', INK)
    pic.line('M8 166C18 172 28 166 34 156M10 128C18 120 30 118 40 124', 1.5, 1, INK)
    pic.fill('M-10 142C-18 144 -30 138 -38 126C-26 128 -14 132 -10 142Z', pic.bright)
    pic.line('M-8 172C-16 162 -28 164 -34 172M-6 132C-16 126 -30 118 -40 114', 1.5, 1, pic.bright)
    pic.shine('M0 96L0 190', 1.1)
    // the dagger
    sideArm(pic, 96, 262)
    pic.object('M96 254L90 238L92 178L96 162L100 178L102 238Z', pic.bright, 1.5)
    pic.line('M96 170L96 236', 0.8, 0.8, pic.bright)
    pic.object('M80 242L112 242L110 250L82 250Z', BRASS, 1.3)
    sideArm(pic, -92, 286)
    mask(pic)
  },

  /** The five races on a collar; two rings joined. */
  diplomat(pic) {
    sea(pic)
    lancet(pic, 26, 96)
    squidRobe(pic, { width: 108 })
    mantle(pic, { style: 'cuttlefish', width: 40, tip: 14 })
    squidFace(pic)
    beard(pic, { length: 56, count: 3, curl: 0.6 })
    raceDots(pic, 5, (i) => [(i - 2) * 27, 236 - Math.abs(i - 2) * 13])
    sleeves(pic, 62, 292, { width: 122 })
    const link = (d: string, colour: string) =>
      pic.line(d, 13, 0.18, colour).line(d, 8.5, 1, colour).line(d, 5.6, 1, '#0c1a25')
    link(circ(-20, 288, 30), BRASS)
    link(circ(20, 288, 30), pic.bright)
    link('M0 265.6A30 30 0 0 1 10 289', BRASS)
    fists(pic, 62, 290)
  },

  /** An arch of pearls and a chest with a lock. */
  treasurer(pic) {
    sea(pic)
    lancet(pic)
    squidRobe(pic)
    mantle(pic)
    squidFace(pic)
    beard(pic, { length: 74 })
    pic.dots('M-108 196A114 114 0 1 1 108 196', 9, 15.9, 1, C.pearl)
    sleeves(pic, 56, 286)
    pic.object('M-50 264C-50 238 50 238 50 264L50 324L-50 324Z', BRASS, 1.7)
    const fittings = 'M-50 274L50 274M-34 248L-34 324M34 248L34 324M-50 264L50 264M-50 314L50 314'
    pic.line(fittings, 1.1, 0.9, BRASS)
    pic.dots('M-42 258L-42 318M42 258L42 318', 3, 12, 0.9, BRASS)
    pic.object('M-10 266L10 266L10 288L0 296L-10 288Z', BRASS, 1.4, '#2a2418')
    pic.fill(`${circ(0, 276, 3.2)}M-1.5 276L1.5 276L2.5 286L-2.5 286Z`, FLAME)
    fists(pic, 62, 292)
  },

  /** In the middle of a web; threads between the fingers. */
  schemer(pic) {
    sea(pic, { contours: 3 })
    web(pic)
    squidRobe(pic, { width: 86, eyes: true })
    mantle(pic, { fin: 32, finY: 44, width: 36, tip: 2 })
    squidFace(pic, { width: 0.92 })
    beard(pic, { length: 70 })
    sleeves(pic, 46, 262, { width: 106 })
    pic.shine('M-40 268L0 288L40 268M-38 274L0 300L38 274M-40 280L0 314L40 280M0 288L0 344', 1)
    pic.lamp(0, 300, 3.6)
    palms(pic, 44, 268, 24)
    pic.object('M-8 338C-8 330 -5 328 -4 322L4 322C5 328 8 330 8 338Z', BRASS, 1.2)
  },

  /** Eyes closed, hands raised: a card comes down in a beam of light. */
  recipient(pic) {
    sea(pic, { cy: 90 })
    pic.fill('M-26 0L26 0L84 240L-84 240Z', pic.bright, 0.1)
    pic.fill('M-12 0L12 0L44 240L-44 240Z', pic.bright, 0.1)
    squidRobe(pic, { width: 90, y: 192, eyes: true })
    pic.group('transform="translate(0 24)"', () => {
      mantle(pic, { fin: 44, finY: 96, width: 40, tip: 58 })
      squidFace(pic, { eyes: 'closed' })
      beard(pic, { length: 92 })
    })
    pic.mirror(() => {
      const arm =
        'M84 344C92 310 92 270 90 232C88 210 84 196 88 178L112 174C126 200 134 240 134 284C136 310 134 330 134 344Z'
      pic.plane(arm, { width: 1.4, glow: 6 })
      const folds = shading('M98 182C96 220 100 280 98 344', 'M110 178C122 210 128 260 126 344', 4)
      pic.line(folds, 0.5, 0.45)
      pic.plane('M86 186L114 180L116 170L86 176Z')
      raisedHand(pic, 98, 164, 1.25, -24)
    })
    pic.halo(42, 66, 'lamplight')
    pic.object(placed('M-21 -30L21 -30L21 30L-21 30Z', 0, 42, 1, 8), BRASS, 1.7, '#13304a')
    pic.line(placed('M-16 -25L16 -25L16 25L-16 25Z', 0, 42, 1, 8), 0.8, 0.9, BRASS)
    pic.fill(star(0, 42, 17, 4, 4, 8), FLAME)
    pic.line('M-44 20L-36 56M46 14L40 50M-62 70L-54 104M64 66L58 98', 1, 0.6, pic.bright)
  },

  /** Arms up, the chain between them bursts. */
  liberator(pic) {
    sea(pic)
    pic
      .ticks(112, 76, 156, 20, { width: 1, opacity: 0.6 })
      .ticks(112, 76, 100, 20, { width: 1, opacity: 0.6, offset: true })
    backlight(pic, 112, 72, 0.14)
    squidRobe(pic, { width: 92 })
    mantle(pic, { fin: 60, finY: 52, width: 40, tip: 6 })
    squidFace(pic)
    beard(pic, { length: 84 })
    const sleeve = 'M60 344C66 300 80 254 98 214L120 222C132 260 138 300 138 344Z'
    pic.plane(both(sleeve), { width: 1.3, glow: 6 })
    const folds = shading('M72 344C78 300 90 260 104 222', 'M130 344C130 300 124 260 116 226', 4)
    pic.line(both(folds), 0.5, 0.4)
    pic.mirror(() => raisedHand(pic, 108, 208, 1.25, 14))
    pic.object(both('M92 220L124 228L121 242L88 234Z'), BRASS, 1.6)
    chain(pic, 'M-100 240C-92 268 -64 284 -34 280')
    chain(pic, 'M100 240C92 268 64 284 34 280')
    const sparks =
      'M-20 272L-8 276M-18 290L-6 284M20 272L8 276M18 290L6 284M0 262L0 270M0 298L0 290'
    pic.shine(sparks, 1.6, LAMPLIGHT)
    pic.lamp(0, 281, 4, LAMPLIGHT)
  },

  /** A burning heart; each open hand gives a shell away. */
  altruist(pic) {
    sea(pic)
    const rays = range(16, (i) =>
      placed('M-7 -70L0 -126L7 -70Z', 0, 116, i % 2 ? 0.84 : 1, i * 22.5),
    )
    pic.plane(rays.join(''), { width: 0.9, fillOpacity: 0.4 })
    pic.line(circ(0, 116, 68), 0.8, 0.7)
    squidRobe(pic, { width: 104 })
    mantle(pic, { fin: 72, finY: 96, tip: 30, width: 46 })
    squidFace(pic, { eyes: 'closed' })
    beard(pic, { length: 54, count: 3, curl: 0.5 })
    heart(pic)
    pic.mirror(() => {
      pic.plane('M54 344C54 320 66 298 88 286L122 290C132 306 134 330 134 344Z', { width: 1.3 })
      pic.object(ring(92, 250, 16), pic.bright, 1.5)
      pic.line('M82 246C88 240 96 240 102 246L92 262Z', 1.4, 1, pic.bright)
      pic.fill('M88 248L92 256L96 248Z', pic.bright)
    })
    pic.mirror(() => palm(pic, 100, 282, 20))
  },

  /** A torn banner, a scar, a crown broken in two. */
  rebel(pic) {
    sea(pic)
    backlight(pic, 112, 80, 0.12)
    pic.line('M-130 40L130 200M-130 60L130 220', 0.7, 0.4)
    const banner =
      'M-104 14C-60 -6 0 40 84 8L72 28L92 40L70 54L96 68L72 80L88 100C20 122 -50 84 -104 104Z'
    pic.plane(banner, { width: 1.6, glow: 8, fill: pic.light, fillOpacity: 0.26 })
    pic.line(shading('M-100 24C-58 6 0 50 76 22', 'M-100 96C-50 78 10 112 80 94', 5), 0.7, 0.6)
    pole(pic, -104, 2, 344)
    pic.lamp(-104, 3, 3)
    squidRobe(pic, { width: 94 })
    mantle(pic, { style: 'bare', width: 44, tip: 30 })
    const tornFins =
      'M4 40C20 52 40 66 54 84L40 82L38 94C28 92 18 88 12 84Z' +
      'M-4 40L-20 56L-14 60L-34 72L-26 78L-46 92C-32 96 -20 92 -12 84Z'
    pic.plane(tornFins, { width: 1.3 })
    squidFace(pic)
    pic.shine('M12 122L26 138M20 154L30 174', 1.6, C.wound)
    beard(pic, { length: 70 })
    sideArm(pic, -104, 240)
    pic.object('M-62 300L-56 262L-40 282L-28 254L-18 284L-4 266L-4 300Z', BRASS, 1.6)
    pic.object('M8 308L10 272L20 288L34 262L40 290L56 276L58 314Z', BRASS, 1.6)
    pic.shine('M2 256L-2 274L6 286L0 302L4 320', 1.5, LAMPLIGHT)
  },
}

/** A folding fan with a row of eyes. */
function foldingFan(pic: Portrait): void {
  const at = (r: number, turn: number) => xy(polar(0, 322, r, turn))
  const pleats = range(10, (i) => {
    const turn = -74 + 14.8 * (i + 0.5)
    return `L${at(98, turn)}L${at(104, turn + 7.4)}`
  })
  const outline = `M${at(26, -74)}L${at(104, -74)}${pleats.join('')}L${at(26, 74)}Z`
  pic.object(outline, pic.bright, 1.7)
  pic.line(spokes(0, 322, 6, 104, 11, -74, 74), 1, 0.9, BRASS)
  for (const r of [50, 76]) {
    pic.line(`M${at(r, -74)}A${r} ${r} 0 0 1 ${at(r, 74)}`, 0.9, 0.7, pic.bright)
  }
  for (let i = 0; i < 5; i++) {
    const turn = -59 + 29.6 * i
    const [x, y] = polar(0, 322, 88, turn)
    pic.line(placed('M-8 0C-4 -5 4 -5 8 0C4 5 -4 5 -8 0Z', x, y, 0.9, turn), 1.1, 1, BRASS)
    pic.fill(circ(x, y, 1.8), LAMPLIGHT)
  }
  pic.lamp(0, 320, 4, LAMPLIGHT)
}

/** A mask that smiles on one side only. */
function mask(pic: Portrait): void {
  const rightHalf = 'M-92 210C-84 210 -78 204 -66 212C-62 244 -76 264 -92 276'
  const whole = `${rightHalf}C-108 264 -122 244 -118 212C-106 204 -100 210 -92 210Z`
  pic.object(whole, pic.bright, 1.5)
  pic.fill(`${rightHalf}Z`, IVORY, 0.9)
  pic.fill('M-112 232C-106 226 -100 228 -97 234C-103 238 -108 237 -112 232Z', pic.bright)
  pic.fill('M-87 234C-84 228 -78 226 -72 232C-76 237 -81 238 -87 234Z', INK)
  pic.line('M-92 214L-92 272', 0.8, 1, pic.bright)
  pic.line('M-88 254C-84 256 -80 254 -77 250', 1.2, 1, INK)
  pic.line('M-96 256C-100 252 -104 252 -107 256', 1.2, 1, pic.bright)
}

/** A web of fourteen threads around the head, with drops of light. */
function web(pic: Portrait): void {
  const threads = 14
  const at = (r: number, i: number) => polar(0, 118, r, (360 / threads) * (i + 0.5))
  const radials = range(threads, (i) => `M${xy(at(20, i))}L${xy(at(190, i))}`)
  pic.line(radials.join(''), 0.8, 0.7)
  const rounds = [62, 82, 104, 128, 154].map((r) => {
    const sags = range(threads, (i) => `Q${xy(at(r * 0.88, i + 0.5))} ${xy(at(r, i + 1))}`)
    return `M${xy(at(r, 0))}${sags.join('')}`
  })
  pic.line(rounds.join(''), 0.8, 0.75)
  const drops = [at(82, 2), at(104, 5), at(128, 12), at(104, 10), at(62, 0), at(128, 1)]
  for (const drop of drops) pic.lamp(...drop, 2.6)
}

/** A burning heart in a ring of rays. */
function heart(pic: Portrait): void {
  pic.halo(252, 52, 'lamplight')
  pic
    .ticks(256, 34, 58, 12, { width: 1.2, opacity: 0.8, colour: BRASS })
    .ticks(256, 34, 44, 12, { width: 1.2, opacity: 0.8, colour: BRASS, offset: true })
  pic.fill('M0 206C8 216 12 222 8 232C5 238 -5 238 -8 232C-12 222 -8 216 0 206Z', LAMPLIGHT)
  const outline =
    'M0 286C-30 266 -34 240 -16 234C-7 232 0 238 0 246C0 238 7 232 16 234C34 240 30 266 0 286Z'
  pic.object(outline, BRASS, 1.8, '#2a1f16')
  const shade = shading('M-22 246C-22 258 -12 270 0 278', 'M0 252C2 258 4 266 6 272', 5)
  pic.line(shade, 0.9, 0.8, BRASS)
  pic.line('M-24 254C-8 248 8 262 24 252', 1.4, 1, LAMPLIGHT)
}
