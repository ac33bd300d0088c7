import { circ, range } from '../kernel/index.ts'
import type { Cast } from './cast.ts'
import { BRASS } from './palette.ts'
import { backlight, sea } from './parts/ground.ts'
import { farmerBack, farmerFront, horse, horseFront, kelp, wreath } from './parts/horse.ts'
import { fists, sideArm, sleeves } from './parts/limbs.ts'
import { fish, pole, rope, tube } from './parts/things.ts'
import { both, placed, shading, shift, spokes } from './paths.ts'
import type { Portrait } from './portrait.ts'

export const farmers: Cast = {
  /** A bridle, and a landing net full of lights. */
  keeper(pic) {
    sea(pic)
    backlight(pic, 116, 84, 0.12)
    pic.line(circ(0, 116, 92) + circ(0, 116, 98), 0.8, 0.6)
    farmerBack(pic)
    horse(pic, { crest: 'coronet', bridle: true })
    farmerFront(pic)
    pole(pic, -96, 92, 344)
    net(pic)
    sideArm(pic, -96, 250)
  },

  /** A wreath, a scythe, a sheaf. */
  reaper(pic) {
    sea(pic)
    backlight(pic, 118, 88, 0.13)
    wreath(pic)
    farmerBack(pic)
    horse(pic, { snout: 1.08 })
    farmerFront(pic)
    pole(pic, -92, 44, 344)
    pic.object('M-96 48C-70 6 10 -2 66 40C30 26 -40 30 -76 62L-98 66Z', pic.bright, 1.6)
    pic.line('M-84 52C-50 26 0 18 40 28', 0.7, 0.7, pic.bright)
    sideArm(pic, -92, 250)
    const blade = 'M0 40C-9 20 -8 0 0 -26C8 0 9 20 0 40Z'
    const look = { width: 1.1, rim: pic.bright }
    pic.plane(placed(blade, 60, 290, 1, 20), look)
    pic.plane(placed(blade, 74, 296, 1, 32), look)
    pic.plane(placed(blade, 48, 296, 1, 6), look)
    pic.line('M52 312L84 306', 3, 1, BRASS)
  },

  /** A crook, and a flock of fish. */
  shepherd(pic) {
    sea(pic)
    backlight(pic, 116, 80, 0.14)
    farmerBack(pic)
    horse(pic, { crest: 'fronds', facing: -1, dx: -4 })
    farmerFront(pic)
    pole(pic, 96, 66, 344)
    const crook = 'M96 66C96 20 40 18 42 56C44 72 62 74 64 60'
    pic.shine(crook, 4).line(crook, 2, 1, '#1a2418')
    sideArm(pic, 96, 246)
    fish(pic, -40, 264, 0.95, 6)
    fish(pic, 4, 286, 1.1, -4)
    fish(pic, -58, 304, 0.9, 4)
    fish(pic, 40, 262, 0.8)
    fish(pic, 36, 314, 0.85, 6)
    fish(pic, -16, 326, 0.8)
  },

  /** A water wheel for a halo, a millstone in the arms. */
  miller(pic) {
    sea(pic)
    pic.plane(circ(0, 118, 92) + circ(0, 118, 80), { evenOdd: true })
    const paddle = 'M-14 -92L-8 -118C4 -122 14 -118 16 -112L10 -92Z'
    for (let i = 0; i < 12; i++) pic.plane(placed(paddle, 0, 118, 1, i * 30 + 8), { width: 1 })
    pic.line(spokes(0, 118, 40, 80, 12, 8, 368), 1.4, 0.6)
    farmerBack(pic)
    horseFront(pic, 'crown')
    farmerFront(pic)
    sleeves(pic, 58, 288)
    pic.object(circ(0, 284, 52, 50), pic.bright, 1.8)
    const furrow = 'M0 -14Q7 -32 0 -47M6 -20Q12 -32 8 -44'
    const furrows = range(12, (i) => placed(furrow, 0, 284, 1, i * 30))
    pic.line(furrows.join(''), 1.1, 0.85, pic.bright)
    pic.object(circ(0, 284, 12), BRASS, 1.6, '#05080c')
    pic.line(circ(0, 284, 47), 0.7, 0.6, pic.bright)
    fists(pic, 62, 288)
  },

  /** A glass bowl with fish and weed. */
  aquaculturalist(pic) {
    sea(pic)
    backlight(pic, 116, 82, 0.12)
    pic.dots(circ(0, 116, 94), 5, 22.7, 0.5, pic.light)
    pic.line(circ(0, 116, 90) + circ(0, 116, 98), 0.6, 0.5)
    farmerBack(pic)
    horse(pic, { crest: 'fronds' })
    farmerFront(pic)
    sleeves(pic, 58, 302)
    pic.halo(268, 62, 'light', 0.5)
    const bowl = 'M-44 316C-60 296 -60 256 -40 236C-18 214 18 214 40 236C60 256 60 296 44 316Z'
    pic.object(bowl, pic.bright, 1.8, '#0a1a20')
    kelp(pic, -22, 314, 62, 4, { leaves: 5, width: 7 })
    kelp(pic, 24, 314, 46, -4, { leaves: 4, width: 6 })
    fish(pic, 0, 258, 0.85)
    fish(pic, 18, 282, 0.6)
    pic.dots('M-6 246L-2 232M10 248L12 238', 3, 7, 0.9)
    pic.line('M-46 262C-44 250 -36 240 -28 234', 2, 0.9, '#fff')
    pic.object('M-50 314L50 314L46 328L-46 328Z', BRASS, 1.4)
    fists(pic, 58, 318)
  },

  /** Rays behind the head; before the chest fields, fenced. */
  landowner(pic) {
    sea(pic)
    pic.line(spokes(0, 118, 70, 150, 25, -90, 90), 0.6, 0.5)
    backlight(pic, 118, 70, 0.16)
    farmerBack(pic, 124)
    horseFront(pic, 'spires', 2)
    farmerFront(pic, { width: 122, rings: 2 })
    const hill = 'M-152 286C-100 262 -60 296 0 276C60 256 100 290 152 268L152 344L-152 344Z'
    pic.object(hill, pic.bright, 1.4)
    const furrows = shading(
      'M-150 294C-100 270 -60 304 0 284C60 264 100 298 150 276',
      'M-150 340C-100 318 -60 350 0 330C60 312 100 344 150 322',
      5,
    )
    pic.line(furrows, 0.9, 0.8)
    rope(pic, 'M-112 250C-80 268 -50 268 -36 256C-10 272 20 272 40 250C70 262 90 262 112 240', 1.4)
    const post = (x: number, y: number) =>
      pic.object(shift('M-3 0L0 -8L3 0L3 40L-3 40Z', x, y), BRASS, 1.3)
    post(-112, 246)
    post(-36, 252)
    post(40, 246)
    post(112, 236)
  },

  /** Leafy all over, with a young plant in a pot. */
  grower(pic) {
    sea(pic, { cy: 130 })
    pic.mirror(() => kelp(pic, 116, 344, 336, -4, { leaves: 10, width: 17 }))
    backlight(pic, 116, 72, 0.16)
    farmerBack(pic, 88)
    horse(pic, { crest: 'fronds', dx: -6, scale: 0.94, dy: 8, leafy: true })
    farmerFront(pic, { width: 88 })
    sleeves(pic, 34, 312, { width: 92 })
    kelp(pic, 0, 296, 104, 0, { leaves: 6, width: 15, rim: pic.bright })
    pic.lamp(2, 184, 4.5)
    pic.object('M-26 294L26 294L20 330L-20 330Z', BRASS, 1.6)
    pic.object('M-30 288L30 288L28 297L-28 297Z', BRASS, 1.4)
    fists(pic, 34, 312)
  },

  /** Strings of oysters; one is open, with its pearl. */
  'oyster-farmer'(pic) {
    sea(pic)
    backlight(pic, 118, 80, 0.13)
    oysterLines(pic)
    farmerBack(pic, 104)
    horse(pic, { crest: 'coronet', bridle: true, facing: -1, dx: -10, scale: 0.94, dy: 6 })
    farmerFront(pic, { width: 104 })
    sleeves(pic, 56, 296)
    pic.object('M-58 286C-50 236 50 236 58 286C30 274 -30 274 -58 286Z', pic.bright, 1.7)
    const growth = shading('M-50 280C-40 246 40 246 50 280', 'M-30 276C-22 264 22 264 30 276', 4)
    pic.line(growth, 0.8, 0.7, pic.bright)
    pic.object('M-60 292C-46 330 46 330 60 292C30 304 -30 304 -60 292Z', pic.bright, 1.7)
    pic.line('M-44 308C-20 322 20 322 44 308', 0.8, 0.7, pic.bright)
    pic.halo(288, 40, 'lamplight').pearl(0, 287, 13)
    fists(pic, 62, 300)
  },

  /** Behind the leaves; only the head and eight fingers show. */
  coward(pic) {
    sea(pic, { cy: 150 })
    pic.mirror(() => kelp(pic, 128, 344, 300, -8, { leaves: 11, width: 13, opacity: 0.7 }))
    horse(pic, { crest: 'coronet', dx: -20, dy: 30, scale: 0.94, snout: 1.2 })
    pic.mirror(() => {
      bigLeaf(pic, 100, 236, 30, 6)
      bigLeaf(pic, 62, 182, 30, -3)
      bigLeaf(pic, 22, 140, 28, 3)
    })
    bigLeaf(pic, 0, 118, 24, 0)
    const fingers =
      'M28 262C22 252 24 240 30 238C32 232 38 232 40 238C44 234 50 236 50 242C54 240 58 244 57 250L54 264Z'
    pic.plane(both(fingers), { rim: pic.bright })
    pic.line('M-92 40L-84 52M-66 26L-62 42M92 40L84 52M66 26L62 42', 1.6, 0.7)
  },

  /** A young monster hatches from an egg. */
  breeder(pic) {
    sea(pic)
    backlight(pic, 116, 82, 0.13)
    pic.dots(circ(0, 116, 98), 11, 25.65, 0.5, pic.light)
    pic.dots(circ(0, 116, 98), 4, 25.65, 0.9)
    farmerBack(pic)
    horseFront(pic, 'frill', -4)
    farmerFront(pic)
    sleeves(pic, 54, 296)
    pic.halo(266, 60, 'lamplight')
    hatchling(pic)
    fists(pic, 54, 302)
  },
}

/** A landing net with lights in it. */
function net(pic: Portrait): void {
  const [x, y] = [-88, 50]
  pic.add(
    `<ellipse cx="${x}" cy="${y}" rx="42" ry="30" fill="#0a1620" fill-opacity=".5" stroke="${pic.bright}" stroke-width="2.2"/>`,
  )
  const meshes = range(7, (n) => {
    const i = n - 3
    const [top, bottom] = [-24 + Math.abs(i) * 4, 56 - Math.abs(i) * 6]
    return (
      `M${i * 11 - 12} ${top}L${i * 8 + 10} ${bottom}` +
      `M${i * 11 + 12} ${top}L${i * 8 - 10} ${bottom}`
    )
  })
  pic.line(shift(meshes.join(''), x, y), 0.8, 0.8)
  pic.plane(shift('M-42 4C-36 40 -14 62 0 64C14 62 36 40 42 4', x, y), { fillOpacity: 0.35 })
  pic.lamp(-98, 62, 3.4).lamp(-80, 70, 3.4).lamp(-90, 84, 3.4).lamp(-72, 56, 3.4)
}

/** Oysters on ropes, left and right. */
function oysterLines(pic: Portrait): void {
  pic.line(both('M116 0L116 240M88 0L88 70'), 1.6, 0.9, BRASS)
  const oyster = (x: number, y: number, turn: number) => {
    const shell = 'M0 -12C14 -14 20 0 12 11C4 18 -10 16 -14 6C-18 -4 -10 -12 0 -12Z'
    pic.plane(placed(shell, x, y, 1, turn), { width: 1.3, rim: pic.bright })
    pic.line(placed('M-8 4C-4 -6 4 -8 10 -2M-6 9C0 0 6 0 10 4', x, y, 1, turn), 0.7, 0.6)
  }
  pic.mirror(() => {
    oyster(116, 26, 0)
    oyster(116, 62, 40)
    oyster(116, 98, -20)
    oyster(116, 134, 30)
    oyster(116, 170, 0)
    oyster(88, 22, 20)
    oyster(88, 58, -20)
  })
}

/** A leaf that rises from the lower edge at x. */
function bigLeaf(pic: Portrait, x: number, height: number, width: number, turn: number): void {
  const [h, w] = [-height, width]
  const outline =
    `M0 0C${-w} ${h * 0.2} ${-w * 1.1} ${h * 0.6} 0 ${h}` +
    `C${w * 1.1} ${h * 0.6} ${w} ${h * 0.2} 0 0Z`
  pic.plane(placed(outline, x, 352, 1, turn), { width: 1.4, glow: 5 })
  const vein = (foot: number, tip: number, reach: number) =>
    `M0 ${h * foot}L${w * reach} ${h * tip}M0 ${h * foot}L${-w * reach} ${h * tip}`
  const veins = vein(0.2, 0.42, 0.6) + vein(0.4, 0.62, 0.55) + vein(0.6, 0.78, 0.35)
  pic.line(placed(`M0 0L0 ${h * 0.92}${veins}`, x, 352, 1, turn), 0.8, 0.6)
}

/** The broken egg and what comes out of it. */
function hatchling(pic: Portrait): void {
  const egg =
    'M-42 276L-30 266L-22 278L-10 264L0 278L12 264L22 278L32 266L42 276' +
    'C42 308 24 326 0 326C-24 326 -42 308 -42 276Z'
  pic.object(egg, pic.bright, 1.7)
  pic.dots('M-24 296L24 296M-16 308L16 308', 3, 11, 0.6)
  tube(pic, 'M8 280C4 262 -22 262 -20 244C-18 224 10 222 14 238', 13, pic.bright)
  pic.plane('M4 236C6 226 20 224 30 234C34 240 30 244 22 244C14 248 6 246 4 236Z', {
    width: 1.4,
    rim: pic.bright,
  })
  pic.fill(circ(19, 235, 2.4), '#fff')
  pic.line('M8 228L4 218M14 226L14 216', 1.6, 1, pic.bright)
  pic.plane('M18 270L30 262L34 274Z', { width: 1.1, rim: pic.bright })
}
