import { SHADOW } from '../palette.ts'
import {
  both,
  placed,
  type Spine,
  shading,
  shift,
  spinedShield,
  symmetric,
  taper,
  warp,
} from '../paths.ts'
import type { Portrait } from '../portrait.ts'

/** Breastplates and overlapping shoulder shells. */
export function crabTorso(
  pic: Portrait,
  { width = 1, spikes = false, y = 0, plates = 5 } = {},
): void {
  const fit = (d: string) => warp(d, (x, q) => [x * width, q + y])
  pic.plane(
    symmetric(
      fit('M0 172C26 176 44 188 62 200C96 204 124 222 130 262C134 300 130 330 128 344L0 344'),
    ),
    { glow: 8 },
  )
  for (let i = plates - 1; i >= 0; i--) {
    const k = 44 - i * 2.5
    const plate = `M0 -14L${k} -22L${k + 5} 2C${k * 0.6} 12 14 18 0 26`
    pic.plane(symmetric(fit(shift(plate, 0, 226 + i * 25))), { width: 1 })
  }
  pic.line(fit('M0 214L0 340'), 0.7, 0.5)
  pic.mirror(() => {
    pic.plane(fit('M60 236C84 218 124 226 142 268C118 260 84 258 66 268Z'))
    pic.plane(fit('M54 220C82 198 124 206 145 244C116 237 80 238 58 250Z'))
    if (spikes)
      pic.plane(fit('M70 196L74 166L86 190ZM94 190L108 160L112 194ZM120 199L142 174L136 212Z'))
    pic.plane(fit('M44 203C72 176 118 182 143 218C112 210 76 214 52 230Z'), { width: 1.5 })
    const upper = shading(
      'M54 226C78 208 112 204 138 216',
      'M50 208C76 184 114 186 134 204',
      5,
      0.2,
      0.9,
    )
    const lower = shading(
      'M60 246C82 232 116 230 140 243',
      'M57 236C82 220 116 220 138 234',
      3,
      0.1,
      0.8,
    )
    pic.line(fit(upper), 0.5, 0.42).line(fit(lower), 0.45, 0.3)
  })
}

/** What covers the lower face of a crab, drawn around the height of the eyes. */
const JAWS = {
  /** Narrow hanging plates. */
  plates(pic: Portrait, lower: (d: string) => string): void {
    pic.plane(both(lower('M13 26L26 22L30 34L24 60L15 66Z')), { width: 0.9 })
    pic.plane(symmetric(lower('M0 24L11 22L14 36L11 66L0 76')), { width: 1 })
    pic.line(both(lower('M0 26L0 72M5 30L5 64M19 30L18 58')), 0.7, 0.5)
  },
  /** Two curved mandibles that meet at the chin. */
  mandibles(pic: Portrait, lower: (d: string) => string): void {
    pic.plane(symmetric(lower('M0 26L14 24L18 42L0 62')), { width: 0.9 })
    pic.plane(both(lower('M46 14C58 42 38 76 3 80C20 66 26 48 20 28C30 28 40 24 46 14Z')))
    const edge = shading('M44 22C50 46 34 70 10 78', 'M26 32C30 48 24 66 10 76', 3, 0.15, 0.8)
    pic.line(both(lower(edge)), 0.5, 0.5)
  },
  /** A beard of feelers. */
  feelers(pic: Portrait, lower: (d: string) => string): void {
    for (let i = 4; i >= 0; i--) {
      const feeler = taper(
        [5 + i * 7, 26 - i * 2],
        [8 + i * 9, 44],
        [6 + i * 11, 58],
        [3 + i * 9 + (i % 2 ? 4 : 0), 90 - i * 9],
        8,
      )
      pic.plane(both(lower(feeler)), { width: 1 })
    }
  },
  /** A closed visor with breathing slits. */
  visor(pic: Portrait, lower: (d: string) => string): void {
    const half = lower('M0 18L14 20C26 18 38 12 46 4C48 30 34 58 0 74')
    pic.plane(symmetric(half), { width: 1.1 })
    pic.fill(`${half}Z`, '#000', 0.24)
    pic.line(both(lower('M0 20L0 72M12 34L12 56M20 32L19 50M28 28L26 42')), 1, 0.6)
  },
}

interface HelmLook {
  readonly spines: readonly Spine[]
  readonly rx?: number
  readonly ry?: number
  readonly cy?: number
  readonly eyes?: 'slit' | 'closed' | 'dot' | 'none'
  readonly antennae?: boolean
  readonly jaw?: keyof typeof JAWS
}

/** The carapace that is a crab's helmet and face. */
export function helm(pic: Portrait, look: HelmLook): void {
  const { spines, rx = 60, ry = 58, cy = 116, eyes = 'slit', jaw = 'plates' } = look
  const lower = (d: string) => shift(d, 0, cy)
  if (look.antennae) pic.line(both('M16 96C26 46 70 28 112 52'), 1.3, 0.9)
  pic.plane(symmetric(spinedShield(cy, rx, ry, spines)), { glow: 9, width: 1.4 })
  const crown = shading(
    `M2 ${4 - ry}C${rx * 0.9} ${4 - ry} ${rx * 0.98} -14 ${rx * 0.82} 18`,
    `M2 ${8 - ry}C10 ${20 - ry} 14 -24 13 -6`,
    7,
    0.1,
    0.95,
  )
  pic.line(both(lower(crown)), 0.5, 0.42)
  // the brow, the dark behind it, the cheeks
  pic.plane(symmetric(lower('M0 -34C12 -36 22 -24 46 -22L54 -10C42 -8 22 -2 12 6L0 -2')))
  pic.fill(symmetric(lower('M0 -2L12 6C22 -2 40 -8 50 -8C50 16 40 32 26 40L0 42')), SHADOW)
  pic.plane(both(lower('M50 -6C56 14 48 40 30 54L24 34C36 26 44 12 50 -6Z')), { width: 1 })
  JAWS[jaw](pic, lower)
  if (eyes === 'slit') {
    pic.fill(both(lower('M12 12C20 2 30 -2 40 -3C36 8 26 14 12 12Z')), pic.light, 0.3)
    pic.fill(both(lower('M15 10C22 3 30 0 37 0C33 7 25 11 15 10Z')), pic.bright)
  }
  if (eyes === 'closed') pic.shine(both(lower('M13 6C20 14 30 12 38 3')))
  if (eyes === 'dot') pic.mirror(() => pic.lamp(24, cy + 6, 3.6))
}

export const CLAW =
  'M2 4C-14 -2 -24 -20 -19 -44C-15 -60 -4 -70 10 -75C3 -62 1 -54 3 -44C8 -56 17 -63 27 -64C29 -44 25 -14 12 0Z'

/** A great claw, its wrist at (x, y). */
export function claw(pic: Portrait, x: number, y: number, scale: number, turn: number): void {
  const place = (d: string) => placed(d, x, y, scale, turn)
  pic.plane(place(CLAW), { width: 1.3, glow: 5 })
  pic.line(
    place(
      'M-14 -16C-16 -30 -14 -44 -6 -56M-8 -12C-10 -24 -9 -34 -5 -44M18 -50C20 -38 18 -22 12 -10',
    ),
    0.6,
    0.5,
  )
  pic.dots(place('M1 -48C-1 -56 2 -64 5 -70'), 1.6 * scale, 4 * scale, 0.7)
}
