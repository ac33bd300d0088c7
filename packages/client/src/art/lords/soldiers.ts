import { circ } from '../kernel/index.ts'
import type { Cast } from './cast.ts'
import { BRASS, SHADOW } from './palette.ts'
import * as arms from './parts/arms.ts'
import { claw, crabTorso, helm } from './parts/crab.ts'
import { backlight, rayHalo, sea } from './parts/ground.ts'
import { fists, sideArm, sleeves } from './parts/limbs.ts'
import { rope, teeth, tube } from './parts/things.ts'
import { both, polar, ring, shading, spine, symmetric, taper } from './paths.ts'

export const soldiers: Cast = {
  /** Drums for volunteers under two banners. */
  recruiter(pic) {
    sea(pic)
    arms.banners(pic)
    backlight(pic, 116, 72, 0.2)
    crabTorso(pic)
    // a fan of plumes, the outer ones shorter
    for (const turn of [-36, -24, -12, 0, 12, 24, 36]) {
      const length = PLUME_LENGTHS[Math.abs(turn) / 12] ?? 0
      const [x, y] = polar(0, 118, 50, turn)
      const [u, v] = polar(0, 118, 50 + length, turn * 1.15)
      const plume = taper([x, y], [(x + u) / 2, (y + v) / 2 - 4], [u, v + 6], [u, v], 14)
      pic.plane(plume, { width: 1 })
    }
    helm(pic, { spines: [spine(90, 14, 8), spine(114, 16, 7)], rx: 54, ry: 54, jaw: 'visor' })
    arms.drum(pic)
    sleeves(pic, 62, 252, { width: 126 })
    arms.drumsticks(pic)
    fists(pic, 66, 250)
  },

  /** Behind bars himself; keys, and a small fish in a cage. */
  jailer(pic) {
    sea(pic)
    backlight(pic, 112, 78, 0.16)
    pic.dashes(circ(0, 112, 92), '3 7', 5, 0.5, pic.light)
    pic.line(circ(0, 112, 86) + circ(0, 112, 98), 0.8, 0.6)
    crabTorso(pic, { width: 1.02, plates: 2 })
    helm(pic, {
      spines: [spine(60, 10, 7), spine(84, 10, 7), spine(108, 10, 7)],
      rx: 58,
      ry: 60,
      eyes: 'dot',
      jaw: 'visor',
    })
    arms.faceBars(pic)
    sleeves(pic, 62, 284, { width: 126 })
    arms.cage(pic)
    fists(pic, 62, 288)
    arms.keyRing(pic)
  },

  /** Eyes on stalks, two beams of light, a pearl in each claw. */
  seeker(pic) {
    sea(pic, { cy: 150 })
    pic.mirror(() => {
      pic.fill('M62 30L-46 344L92 344Z', pic.bright, 0.1)
      pic.fill('M62 30L-8 344L52 344Z', pic.bright, 0.1)
    })
    crabTorso(pic, { width: 0.9, y: 6 })
    pic.mirror(() => tube(pic, 'M20 100C22 70 44 62 58 36', 9))
    helm(pic, {
      spines: [spine(0, 12, 12), spine(70, 12, 6), spine(90, 20, 6), spine(110, 24, 7)],
      rx: 56,
      ry: 44,
      cy: 128,
      eyes: 'none',
      jaw: 'feelers',
    })
    pic.mirror(() => {
      pic.plane(ring(62, 29, 15), { width: 1.6, glow: 7 })
      pic.lamp(62, 29, 7)
      pic.fill('M62 23C64.5 26 64.5 32 62 35C59.5 32 59.5 26 62 23Z', SHADOW)
    })
    pic.group(`stroke="${pic.bright}"`, () => pic.mirror(() => claw(pic, 66, 322, 1.05, -34)))
    pic.pearl(-17, 262, 8.5).pearl(17, 262, 8.5)
  },

  /** Eyes closed, the blade upright before the face. */
  assassin(pic) {
    sea(pic, { cy: 128 })
    backlight(pic, 122, 76, 0.2)
    pic.line(circ(0, 122, 84), 0.7, 0.6)
    crabTorso(pic, { width: 0.78 })
    helm(pic, {
      spines: [spine(0, 26, 9), spine(104, 26, 12)],
      rx: 48,
      ry: 54,
      eyes: 'closed',
      jaw: 'visor',
    })
    sleeves(pic, 14, 282, { width: 96 })
    arms.uprightSword(pic)
    fists(pic, 11, 277)
    pic.lamp(0, 312, 3.2)
  },

  /** A crown of spines in a halo of rays; the baton. */
  commander(pic) {
    sea(pic)
    backlight(pic, 112, 80, 0.14)
    rayHalo(pic, 112, 86, 138, 44)
    crabTorso(pic, { spikes: true })
    const lengths = [40, 16, 32, 16, 30, 14, 26, 14, 20, 12]
    const angles = [0, 14, 26, 40, 52, 66, 78, 92, 104, 118]
    helm(pic, {
      spines: angles.map((angle, i) => spine(angle, lengths[i] ?? 0, angle ? 4 : 5)),
      ry: 56,
      antennae: true,
    })
    sleeves(pic, 50, 272)
    arms.baton(pic)
    fists(pic, 50, 275)
  },

  /** An eel on a leash. */
  tamer(pic) {
    sea(pic)
    backlight(pic, 116, 78, 0.16)
    crabTorso(pic, { width: 0.94 })
    helm(pic, {
      spines: [spine(0, 18, 10), spine(30, 26, 6), spine(96, 14, 6), spine(118, 14, 6)],
      rx: 54,
      ry: 54,
      jaw: 'mandibles',
    })
    sleeves(pic, 36, 296)
    arms.eel(pic)
    fists(pic, 36, 298)
    rope(pic, 'M-30 306C-40 336 0 340 -4 316C-8 304 -22 314 -14 328')
  },

  /** Horns, a necklace of teeth, a harpoon, a monster's head at the belt. */
  hunter(pic) {
    sea(pic)
    backlight(pic, 112, 82, 0.15)
    pic.line(circ(0, 112, 90), 0.8, 0.6)
    pic.line('M0 14V36M0 188V210M-98 112H-76M98 112H76', 1.6, 0.8)
    crabTorso(pic, { spikes: true, width: 0.96 })
    pic.plane(both('M30 84C56 80 84 62 82 16C100 52 92 100 46 112Z'), { width: 1.4, glow: 6 })
    pic.line(both('M40 94C64 88 84 68 84 36M44 102C72 94 90 74 86 46'), 0.6, 0.6)
    helm(pic, { spines: [spine(98, 16, 6), spine(118, 14, 6)], rx: 52, ry: 52, jaw: 'mandibles' })
    arms.toothNecklace(pic)
    arms.harpoon(pic)
    sideArm(pic, 104, 250)
    arms.trophy(pic)
  },

  /** A two-cornered hat, a high cape, crossed sabres and the pearl they took. */
  highwayman(pic) {
    sea(pic)
    backlight(pic, 112, 84, 0.14)
    const moon = 'M-10 20C50 10 100 60 92 120C86 160 50 190 10 194C60 160 70 70 -10 20Z'
    pic.fill(moon, pic.light, 0.22)
    const cape = 'M20 190C50 190 70 150 74 118C104 150 136 220 132 344L60 344C60 280 50 220 20 206Z'
    pic.plane(both(cape), { width: 1.3, glow: 7 })
    const folds = shading('M66 150C76 200 74 280 72 344', 'M80 136C108 190 120 260 122 344', 5)
    pic.line(both(folds), 0.5, 0.4)
    crabTorso(pic, { width: 0.72 })
    helm(pic, { spines: [], rx: 44, ry: 50, cy: 122, jaw: 'feelers' })
    const hat = 'M0 44C24 46 40 62 48 82C70 84 90 76 112 54C112 90 76 112 40 108C24 106 10 100 0 92'
    pic.plane(symmetric(hat), { width: 1.5, glow: 7 })
    const brim = shading(
      'M2 50C22 54 34 68 44 86C70 92 92 82 108 64',
      'M2 86C14 94 30 100 46 102C66 104 84 98 96 88',
      4,
      0.15,
      0.9,
    )
    pic.line(both(brim), 0.5, 0.5)
    pic.line(both('M2 74C24 84 60 104 106 66'), 1.1, 0.9, BRASS)
    arms.sabres(pic)
    sleeves(pic, 30, 316, { width: 112 })
    fists(pic, 28, 316)
    pic.pearl(0, 240, 10)
  },

  /** A hood like a hammerhead's, and the axe. */
  executioner(pic) {
    sea(pic, { cy: 110 })
    backlight(pic, 104, 70, 0.2)
    crabTorso(pic, { width: 1.04, spikes: true, plates: 3 })
    const hood =
      'M0 40C30 38 60 40 92 24C98 44 92 66 70 78C58 84 56 96 58 112C60 142 58 168 66 196L34 212L0 222'
    pic.plane(symmetric(hood), { width: 1.5, glow: 9 })
    const folds = shading(
      'M2 46C34 44 62 46 88 34C92 50 80 66 66 72C52 82 52 96 53 112C54 142 52 166 60 194',
      'M2 84C14 84 26 84 34 84C38 88 40 88 42 90C42 96 42 102 42 108C40 112 38 114 36 116',
      5,
      0.08,
      0.9,
    )
    pic.line(both(folds), 0.5, 0.45)
    pic.line('M0 40L0 112', 0.8, 0.7)
    pic.plane(symmetric('M0 92L20 96L48 90L54 108C40 104 20 108 0 118'), { width: 1.3 })
    const slit = symmetric('M0 116C12 110 30 106 44 112C42 132 30 146 14 150L0 144')
    pic.fill(slit, SHADOW).line(slit, 1, 0.8)
    pic.fill(both('M12 128C20 121 30 119 38 121C33 130 22 134 12 128Z'), pic.bright)
    pic.line(both('M14 158L14 196M24 154L26 192M4 162L4 204'), 0.9, 0.6)
    sleeves(pic, 16, 240, { width: 122 })
    arms.doubleAxe(pic)
    fists(pic, 12, 240)
  },

  /** Between the teeth of a leviathan, with spear and slashed shield. */
  intrepid(pic) {
    sea(pic, { cy: 130 })
    teeth(pic, 'above')
    backlight(pic, 124, 76, 0.2)
    pic.plane(both('M28 96C60 84 96 52 108 24C122 64 112 108 58 128Z'), { width: 1.4, glow: 7 })
    const wings = shading('M36 100C66 88 98 58 108 34', 'M52 122C84 112 110 84 112 56', 5)
    pic.line(both(wings), 0.6, 0.5)
    crabTorso(pic, { width: 0.88, y: 6 })
    helm(pic, { spines: [spine(0, 34, 9), spine(110, 14, 7)], rx: 48, ry: 52, cy: 124 })
    arms.spear(pic)
    arms.slashedShield(pic)
    sideArm(pic, -92, 246)
    teeth(pic, 'below')
  },

  /** A helmet with a neck guard, a tower shield, a wall on either side. */
  'border-guard'(pic) {
    sea(pic, { cy: 100 })
    arms.battlements(pic)
    backlight(pic, 108, 70, 0.16)
    crabTorso(pic, { width: 0.96, plates: 1 })
    const neckGuard =
      'M0 42C30 42 44 62 60 84C84 92 104 104 110 128L92 120L92 140L78 126L74 146L62 130C40 118 16 116 0 116'
    pic.plane(symmetric(neckGuard), { width: 1.5, glow: 8 })
    helm(pic, { spines: [spine(0, 12, 14)], rx: 46, ry: 50, jaw: 'visor' })
    pic.plane(symmetric('M0 50C26 52 40 72 60 90C48 98 20 92 0 86'), { width: 1.3 })
    const peak = shading('M2 54C24 58 38 76 56 90', 'M2 82C14 86 28 90 40 92', 4)
    pic.line(both(peak), 0.5, 0.5)
    arms.towerShield(pic)
    sleeves(pic, 70, 262, { width: 128 })
    fists(pic, 68, 262)
  },
}

/** By the distance from the middle plume. */
const PLUME_LENGTHS = [64, 60, 52, 42]
