import { circ, f, type Point, range, smooth, xy } from '../kernel/index.ts'
import type { Cast } from './cast.ts'
import { BRASS, LAMPLIGHT } from './palette.ts'
import { backlight, sea } from './parts/ground.ts'
import { fists, palms, sleeves } from './parts/limbs.ts'
import { cowrie, fan, limpet, murex, nautilus, robe, shellFace, turret } from './parts/shell.ts'
import { chain, deadEye, rope } from './parts/things.ts'
import { both, placed, polar, ring, shading, spokes, symmetric } from './paths.ts'
import type { Portrait } from './portrait.ts'

export const merchants: Cast = {
  /** A ship's wheel for a halo, the anchor on the chest. */
  'ship-master'(pic) {
    sea(pic)
    backlight(pic, 118, 74, 0.12)
    const spoke =
      'M-4 -40L-5 -84L5 -84L4 -40ZM-7 -104L-5 -112L-4 -132C0 -138 0 -138 4 -132L5 -112L7 -104Z'
    for (let i = 0; i < 8; i++) pic.plane(placed(spoke, 0, 118, 1, i * 45), { width: 1.3 })
    pic.plane(circ(0, 118, 108) + circ(0, 118, 86), { width: 1.6, evenOdd: true, glow: 6 })
    pic.line(circ(0, 118, 102) + circ(0, 118, 92), 0.7, 0.6)
    pic.dots(circ(0, 118, 97), 3, 19.05, 0.9)
    robe(pic, { width: 106 })
    pic.mirror(() => nautilus(pic, 47, 104, 36, -1, 1))
    shellFace(pic)
    pic.object(ring(0, 224, 9), BRASS, 2, 'none')
    const anchor =
      'M0 234L4 234L4 246L26 246L26 254L4 254L4 304C22 302 38 292 42 276L34 278L48 258L58 282L51 279C46 306 24 322 0 326'
    pic.object(symmetric(anchor), BRASS, 1.6)
  },

  /** Scales, two pearls against one. */
  trader(pic) {
    sea(pic)
    fan(pic, 176, 138, 66, 11, { root: 0.1 })
    robe(pic)
    pic.mirror(() => nautilus(pic, 44, 92, 32, -1, 1.2))
    shellFace(pic)
    pic.shine('M0 222L0 312M-14 314L14 314', 1.8, BRASS)
    pic.shine('M-76 240C-40 228 -14 236 0 224C14 236 40 228 76 240', 1.8, BRASS)
    pic.line(both('M76 240L58 282M76 240L94 282'), 1, 0.9, BRASS)
    pic.object(both('M52 282L100 282C98 300 54 300 52 282Z'), BRASS, 1.5)
    pic.pearl(76, 273, 8.5).pearl(-84, 274, 8).pearl(-67, 274, 8)
  },

  /** A pack on the back, a wide limpet hat, a yoke with two baskets. */
  peddler(pic) {
    sea(pic)
    pic.plane('M-60 60C-60 40 60 40 60 60L72 210L-72 210Z', { width: 1.3, glow: 7 })
    pic.line('M-62 84L62 84M-65 116L65 116M-68 150L68 150M-34 48L-40 210M34 48L40 210', 1, 0.6)
    pic.plane('M-52 46C-52 22 -20 22 -20 46ZM-14 46C-18 14 18 14 14 46ZM22 46C20 26 52 26 54 46Z')
    robe(pic, { width: 98, fanRibs: 0, shoulder: 220 })
    shellFace(pic, { cy: 142, width: 0.94 })
    limpet(pic, 120, 82, 58)
    pic.object('M-118 232C-60 212 60 212 118 232L118 239C60 220 -60 220 -118 239Z', BRASS, 1.4)
    pic.line(both('M112 238L94 282M112 238L130 282M112 238L112 282'), 1, 0.9, BRASS)
    pic.object(both('M88 282L136 282C136 304 126 314 112 314C98 314 88 304 88 282Z'), BRASS, 1.5)
    const wicker = 'M90 292L134 292M94 302L130 302M100 284L104 313M112 284L112 313M124 284L120 313'
    pic.line(both(wicker), 0.7, 0.6, BRASS)
    pic.pearl(112, 275, 9).pearl(-112, 275, 9)
    fists(pic, 62, 228)
  },

  /** A small house in both hands, its windows lit. */
  landlord(pic) {
    sea(pic)
    cowrie(pic, 80, 26, 206)
    robe(pic, { width: 112 })
    shellFace(pic)
    pic.plane(symmetric('M0 74L7 92C20 94 28 100 30 108C20 102 8 100 0 100'), { width: 1.1 })
    sleeves(pic, 50, 300, { width: 122 })
    const house = 'M0 208L16 226L16 238L24 250L24 270L34 270L34 318L0 318'
    pic.object(symmetric(house), BRASS, 1.6)
    pic.line('M-24 250L24 250M-34 270L34 270M-16 238L16 238M-34 296L34 296', 0.9, 0.7, BRASS)
    const windows =
      'M-5 318L-5 304C-5 297 5 297 5 304L5 318ZM-18 288L-18 279C-18 274 -10 274 -10 279L-10 288Z' +
      'M10 288L10 279C10 274 18 274 18 279L18 288ZM-4 264L-4 256C-4 252 4 252 4 256L4 264Z'
    pic.fill(windows, LAMPLIGHT)
    pic.lamp(0, 230, 3, LAMPLIGHT).pearl(0, 196, 7)
    palms(pic, 48, 312, -8)
  },

  /** A crown of thorns, chains and manacles. */
  slaver(pic) {
    sea(pic)
    murex(pic, 124, 40, 112, 13, 112)
    robe(pic, { width: 116, fanRibs: 0, ruff: false })
    pic.plane(both('M30 214C60 184 104 196 128 236C100 232 60 236 34 250Z'), {
      width: 1.3,
      glow: 5,
    })
    const thorns = 'M54 202L62 176L74 196ZM84 198L100 172L104 204ZM112 212L134 194L124 228Z'
    pic.plane(both(thorns), { width: 1 })
    const shoulders = shading(
      'M36 244C60 230 100 226 122 232',
      'M36 218C60 194 96 200 116 222',
      5,
      0.15,
      0.9,
    )
    pic.line(both(shoulders), 0.5, 0.45)
    fan(pic, 164, 50, 80, 8, { turn: 180, root: 0.3, growthLines: 1, glow: 0 })
    shellFace(pic)
    pic.line(both('M4 118C10 120 18 116 28 110'), 1.8, 0.9)
    sleeves(pic, 46, 268)
    chain(pic, 'M-50 268C-40 320 40 320 50 268')
    chain(pic, 'M-26 300L-26 344')
    chain(pic, 'M26 300L26 344')
    pic.object(both('M32 256C32 246 62 246 62 256L62 280C62 288 32 288 32 280Z'), BRASS, 1.6)
    pic.line(both('M36 262L58 262M36 274L58 274'), 1, 0.8, BRASS)
    chain(pic, 'M-96 236C-50 216 50 216 96 236')
  },

  /** Under an awning, behind a counter with abacus and pearl. */
  shopkeeper(pic) {
    sea(pic, { cy: 140 })
    backlight(pic, 140, 70, 0.12)
    robe(pic, { width: 96, fanRibs: 0, shoulder: 226 })
    pic.group('transform="translate(0 14)"', () => {
      nautilus(pic, -2, 76, 36, 1, 1.9)
      pic.plane(symmetric('M0 92C24 92 40 102 42 116C26 108 12 106 0 106'))
      shellFace(pic)
    })
    awning(pic)
    // lanterns and bells
    pic.line(both('M108 58L108 92M78 56L78 76'), 1, 0.9, BRASS)
    pic.mirror(() => {
      const lantern = 'M98 96L118 96L122 102L122 124L116 132L100 132L94 124L94 102Z'
      pic.object(lantern, BRASS, 1.3, '#14201e')
      pic.lamp(108, 114, 5, LAMPLIGHT)
      pic.object(ring(78, 84, 8), pic.bright, 1.2)
    })
    pic.object('M-150 296L150 296L150 344L-150 344Z', pic.bright, 1.3)
    pic.line('M-150 306L150 306', 0.7, 0.6)
    // the abacus
    pic.object('M-76 246L-8 246L-8 296L-76 296Z', BRASS, 1.4)
    pic.line('M-76 260L-8 260M-76 272L-8 272M-76 284L-8 284', 0.9, 0.9, BRASS)
    const beads = 'M-70 260L-40 260M-22 260L-14 260M-70 272L-58 272M-40 272L-12 272M-70 284L-30 284'
    pic.dots(beads, 7, 8, 1, BRASS)
    pic.object('M26 296C26 282 78 282 78 296Z', pic.bright, 1.4)
    pic.pearl(52, 276, 12)
  },

  /** A disc cut in eight; one share is drawn out. Tally marks in hand. */
  shareholder(pic) {
    sea(pic)
    const share = (from: number, to: number, r: number, out: number) => {
      const [x, y] = polar(0, 112, out, (from + to) / 2)
      const edge = `A${r} ${r} 0 0 1 ${xy(polar(x, y, r, to))}`
      return `M${xy([x, y])}L${xy(polar(x, y, r, from))}${edge}Z`
    }
    const others = [0, 2, 3, 4, 5, 6, 7]
    for (const i of others) pic.plane(share(i * 45 + 2, i * 45 + 43, 104, 4), { width: 1.1 })
    pic.object(share(47, 88, 106, 16), BRASS, 1.8, '#3a3320')
    pic.line(circ(0, 112, 84) + circ(0, 112, 94), 0.6, 0.5)
    for (const i of others) pic.pearl(...polar(0, 112, 98, i * 45 + 22.5), 5)
    pic.pearl(...polar(0, 112, 104, 67.5), 8)
    robe(pic, { width: 104 })
    turret(pic, 104, 6, 36, 15)
    shellFace(pic)
    sleeves(pic, 34, 288)
    pic.object('M-30 262L30 262L30 320L-30 320Z', pic.bright, 1.4)
    const tallies =
      'M-20 274L-20 288M-14 274L-14 288M-8 274L-8 288M-2 274L-2 288M-24 286L2 276' +
      'M10 274L10 288M16 274L16 288M-20 300L-20 312M-14 300L-14 312M-8 300L-8 312'
    pic.line(tallies, 1.5, 0.9, BRASS)
    fists(pic, 38, 290)
  },

  /** A crown too large, and the shell with the first pearl. */
  inheritor(pic) {
    sea(pic, { cy: 130 })
    fan(pic, 214, 150, 50, 9, { root: 0.1 })
    robe(pic, { width: 88, shoulder: 232, fanRibs: 6, ruff: false })
    fan(pic, 184, 64, 86, 11, { turn: 180, root: 0.3, growthLines: 2, glow: 0 })
    shellFace(pic, { cy: 150, width: 0.86 })
    const crown = 'M0 34L10 80L28 42L33 84L58 58L46 122C28 112 14 110 0 110'
    pic.object(symmetric(crown), BRASS, 1.6)
    pic.line(both('M0 98C16 98 32 102 48 110M2 104C16 104 32 108 46 115'), 0.9, 0.8, BRASS)
    pic.pearl(0, 28, 7).pearl(29, 36, 7).pearl(-29, 36, 7).pearl(60, 52, 7).pearl(-60, 52, 7)
    sleeves(pic, 46, 290, { width: 104 })
    pic.object('M-44 288C-40 256 40 256 44 288C24 282 -24 282 -44 288Z', pic.bright, 1.5)
    pic.line(spokes(0, 300, 22, 42, 9, -52, 52), 0.8, 0.7, pic.bright)
    pic.object('M-46 294C-36 322 36 322 46 294C24 302 -24 302 -46 294Z', pic.bright, 1.5)
    pic.lamp(0, 290, 8, '#fff8e6')
    palms(pic, 48, 306)
  },

  /** A great spine for a halo, a lens, needle and thread, a head half sewn. */
  taxidermist(pic) {
    sea(pic)
    const bones = range(23, (i) => {
      const turn = -100 + (200 * (i + 1)) / 24
      const length = 26 * Math.sin((Math.PI * (i + 1)) / 24) + 8
      const at = (out: number, lean: number) => xy(polar(0, 124, 96 + length * out, turn - lean))
      return `M${at(0, 0)}Q${at(0.7, 1)} ${at(1, 5)}M${at(0, 0)}Q${at(-0.5, 1)} ${at(-0.7, 4)}`
    })
    pic.line(bones.join(''), 1.1, 0.8)
    const spine = range(15, (i): Point => polar(0, 124, 96, -104 + (208 * i) / 14))
    pic.shine(smooth(spine), 2.2, pic.light)
    robe(pic, { width: 108, stole: false })
    cowrie(pic, 52, 58, 190)
    shellFace(pic, { width: 0.92 })
    pic.line(ring(16, 127, 11), 1.6, 1, BRASS)
    rope(pic, 'M26 132C40 150 38 180 44 200', 1)
    sleeves(pic, 56, 286)
    const head =
      'M-52 262C-46 232 -18 226 8 228C40 230 62 244 68 262L40 270L-6 272C-10 284 -28 288 -44 282Z'
    pic.object(head, pic.bright, 1.6)
    deadEye(pic, -24, 254, 9, 2.6)
    const jaw =
      'M2 272L8 284L14 271L20 284L26 271L32 283L38 270L44 280L50 268L66 266C62 290 30 300 -8 296C-20 294 -26 290 -30 286Z'
    pic.object(jaw, pic.bright, 1.2)
    pic.line('M-40 276L-30 262M-48 268L-40 252M40 240L46 250M28 236L32 246', 1.1, 0.8, pic.bright)
    fists(pic, 64, 290)
    pic.shine('M72 316L112 236', 1.4, BRASS)
    pic.line('M112 236C124 250 100 270 116 300', 1, 0.9, BRASS)
  },

  /** A sun of blades behind the head, daggers on a rope. */
  'arms-dealer'(pic) {
    sea(pic)
    backlight(pic, 130, 70, 0.14)
    const sword =
      'M0 -150L7 -120L6 -60L10 -58L10 -52L3 -52L3 -30L-3 -30L-3 -52L-10 -52L-10 -58L-6 -60L-7 -120Z'
    const pike = 'M0 -142L10 -118L3 -104L3 -30L-3 -30L-3 -104L-10 -118Z'
    const halberd = 'M4 -144C22 -126 22 -106 3 -96L3 -30L-3 -30L-3 -146Z'
    pic.plane(placed(sword, 0, 150), { width: 1.3, rim: pic.bright, glow: 5 })
    for (const [i, blade] of [pike, halberd, sword, pike].entries()) {
      const turn = 24 * (i + 1)
      const left = placed(blade, 0, 150, 0.96, -turn, -1)
      pic.plane(left, { width: 1.3, rim: pic.bright, glow: 5 })
      pic.plane(placed(blade, 0, 150, 0.96, turn), { width: 1.3, glow: 5 })
    }
    pic.line(spokes(0, 150, 66, 136, 9, -96, 96), 0.6, 0.6)
    robe(pic, { width: 112 })
    turret(pic, 102, 4, 36, 12)
    shellFace(pic)
    const dagger =
      'M0 40L-7 10L-6 -14L6 -14L7 10ZM-12 -20L12 -20L12 -14L-12 -14ZM-3 -36L3 -36L3 -20L-3 -20Z'
    pic.mirror(() => {
      pic.plane(placed(dagger, 60, 290, 1, 18), { width: 1.3, rim: BRASS })
      pic.plane(placed(dagger, 30, 296, 1, 9), { width: 1.3, rim: BRASS })
    })
    rope(pic, 'M-100 256C-50 286 50 286 100 256', 3)
    pic.pearl(0, 278, 8)
  },
}

/** A striped awning with eight scallops across the picture. */
function awning(pic: Portrait): void {
  const seam = (i: number) => 152 - 38 * i
  const top = (i: number) => f(seam(i) * 0.9)
  const scallop = (i: number) => `Q${seam(i + 0.5)} 66 ${seam(i + 1)} 34`
  const scallops = range(8, scallop).join('')
  pic.plane(`M-152 -4L152 -4L152 34${scallops}Z`, { width: 1.5, glow: 7 })
  pic.line(range(7, (i) => `M${seam(i + 1)} 34L${top(i + 1)} 0`).join(''), 0.9, 0.7)
  pic.line('M-150 14L150 14', 0.6, 0.5)
  const stripes = [0, 2, 4, 6].map(
    (i) => `M${seam(i)} 34${scallop(i)}L${top(i + 1)} 0L${top(i)} 0Z`,
  )
  pic.fill(stripes.join(''), pic.light, 0.16)
}
