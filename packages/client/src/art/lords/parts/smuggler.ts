import { circ } from '../../kernel/index.ts'
import { BRASS, LAMPLIGHT } from '../palette.ts'
import { both, ring, shading, shift, symmetric, warp } from '../paths.ts'
import type { Portrait } from '../portrait.ts'

/** The dark inside a hood or a mouth. */
export const HOLLOW = '#03060b'

/** The lamp at the end of an anglerfish's rod. */
function lureLamp(pic: Portrait, x: number, y: number, r: number): void {
  pic.lamp(x, y, r, LAMPLIGHT)
  pic.line(circ(x, y, r * 1.5), 1, 0.9, BRASS)
}

/** A rod bent back over the brow. */
export function browLure(pic: Portrait, top: number): void {
  const rod = 'M-6 8C-6 -26 22 -34 28 -10C30 2 20 12 12 16C20 4 20 -8 14 -10C8 -12 6 0 6 8Z'
  pic.plane(shift(rod, 0, top))
  lureLamp(pic, 8, top + 24, 8)
}

const LURES = {
  right: (pic: Portrait, top: number) => hangingLure(pic, 1, top),
  left: (pic: Portrait, top: number) => hangingLure(pic, -1, top),
  both(pic: Portrait, top: number): void {
    hangingLure(pic, 1, top)
    hangingLure(pic, -1, top)
  },
  brow: browLure,
}

/** A rod that arches to the side, its lamp at the end. */
function hangingLure(pic: Portrait, side: 1 | -1, top: number): void {
  const rod = 'M-5 10C-2 -22 26 -40 52 -30C74 -20 82 4 82 22C76 4 66 -12 50 -20C32 -28 12 -12 7 10Z'
  pic.plane(warp(rod, (x, y) => [x * side, y + top]))
  const [x, y] = [82 * side, top + 30]
  lureLamp(pic, x, y, 7.5)
  const filaments = 'M-7 10C-9 18 -4 22 -7 30M0 12C2 20 -2 26 0 34M7 10C9 18 4 22 7 30'
  pic.line(shift(filaments, x, y), 0.8, 0.7, BRASS)
}

type Fit = (d: string) => string

function lowerJaw(pic: Portrait, fit: Fit): void {
  pic.plane(symmetric(fit('M0 174C18 174 37 182 47 197C40 209 18 215 0 215')), {
    width: 1.3,
    glow: 4,
  })
  const lip = shading('M2 182C18 182 34 188 42 198', 'M2 208C14 208 28 206 36 202', 3)
  pic.line(both(fit(lip)), 0.6, 0.5)
}

/** What shows of the lower face inside the hood. */
const MOUTHS = {
  none(): void {},
  /** Many needles. */
  needles(pic: Portrait, fit: Fit): void {
    const upper =
      'M4 142L6 164L9 143M14 143L17 166L20 146M25 149L28 168L31 153M34 158L36 174L39 165'
    pic.line(both(fit(upper)), 0.9, 0.85, pic.bright)
    lowerJaw(pic, fit)
    const lower =
      'M2 174L7 148L11 175ZM13 175L18 152L22 178ZM24 179L29 160L32 183ZM34 184L38 170L40 189Z'
    pic.plane(both(fit(lower)), { width: 0.9, rim: pic.bright })
  },
  /** A few long fangs. */
  fangs(pic: Portrait, fit: Fit): void {
    const look = { width: 0.9, rim: pic.bright }
    pic.plane(both(fit('M3 140L2 186L10 142ZM20 142L20 178L26 146Z')), look)
    lowerJaw(pic, fit)
    pic.plane(both(fit('M9 175L13 130L17 177ZM28 180L33 146L36 185Z')), look)
  },
  /** A thin mouth with barbels. */
  barbels(pic: Portrait, fit: Fit): void {
    const barbels =
      'M0 168C8 167 16 169 24 173M4 178C2 192 8 200 4 212M12 176C12 190 20 196 18 208M21 172C24 184 32 188 33 200'
    pic.line(both(fit(barbels)), 1.1, 0.85)
    pic.line(both(fit('M4 150L3 158M9 150L8 157')), 0.8, 0.6)
  },
  /** A spotted scarf up to the eyes. */
  scarf(pic: Portrait, fit: Fit): void {
    pic.plane(symmetric(fit('M0 150L22 146L45 138C48 168 34 196 0 214')), { width: 1.3, glow: 4 })
    const folds = shading('M2 156C20 154 34 150 44 146', 'M2 204C14 198 28 186 38 170', 5)
    pic.line(both(fit(folds)), 0.6, 0.5)
    const spots = 'M6 164C18 162 30 158 40 152M6 182C16 178 26 172 34 164'
    pic.dots(both(fit(spots)), 3, 9, 0.8)
  },
}

interface HoodLook {
  readonly width?: number
  readonly top?: number
  readonly lure?: keyof typeof LURES
  readonly eyes?: 'open' | 'narrow' | 'none'
  readonly mouth?: keyof typeof MOUTHS
}

/** An anglerfish's head in a hood, dark inside. */
export function hood(pic: Portrait, look: HoodLook = {}): void {
  const { width: w = 72, top = 48, lure, eyes = 'open', mouth = 'needles' } = look
  pic.plane(
    symmetric(
      `M0 ${top}C${w * 0.5} ${top} ${w * 0.96} ${top + 38} ${w} ${top + 84}` +
        `C${w + 4} 162 ${w - 6} 184 ${w - 18} 204L0 214`,
    ),
    { glow: 9, width: 1.5 },
  )
  const folds = shading(
    `M2 ${top + 4}C${w * 0.48} ${top + 4} ${w * 0.9} ${top + 42} ${w * 0.94} ${top + 84}` +
      `C${w * 0.96} 164 ${w - 12} 184 ${w - 24} 200`,
    `M2 ${top + 22}C${w * 0.34} ${top + 24} ${w * 0.62} ${top + 52} ${w * 0.64} ${top + 84}` +
      `C${w * 0.66} 160 ${w * 0.56} 176 ${w * 0.46} 190`,
    6,
    0.08,
    0.9,
  )
  pic.line(both(folds), 0.5, 0.42)
  pic.plane(
    symmetric(
      `M0 ${top + 30}C${w * 0.34} ${top + 32} ${w * 0.62} ${top + 58} ${w * 0.62} ${top + 88}` +
        `C${w * 0.62} 164 ${w * 0.42} 184 0 190`,
    ),
    { fill: HOLLOW },
  )
  const [x, y] = [w * 0.3, top + 78]
  if (eyes !== 'none') {
    pic.line(both(ring(x, y, 7)), 1, 0.8)
    pic.mirror(() => pic.lamp(x, y, 2.6))
  }
  if (eyes === 'narrow') pic.fill(both(shift('M-8 -8L8 -8L8 -1L-8 1Z', x, y)), HOLLOW)
  MOUTHS[mouth](pic, (d) => warp(d, (u, v) => [(u * w) / 72, v]))
  if (lure) LURES[lure](pic, top)
}

/** A cloak, patched or not; `cape` lays a ragged one over the shoulders. */
export function cloak(
  pic: Portrait,
  { width: w = 122, y = 190, patches = false, cape = true } = {},
): void {
  const lower = (d: string) => shift(d, 0, y)
  pic.plane(
    symmetric(
      `M0 ${y - 6}C30 ${y - 8} 54 ${y} 70 ${y + 14}C${w - 10} ${y + 36} ${w} ${y + 80} ${w + 18} 344L0 344`,
    ),
    { glow: 8 },
  )
  const folds = shading(
    `M14 ${y + 30}C24 ${y + 70} 20 ${y + 110} 16 344`,
    `M60 ${y + 10}C${w - 14} ${y + 40} ${w - 8} ${y + 100} ${w + 8} 344`,
    8,
  )
  pic.line(both(folds), 0.55, 0.4)
  pic.plane(symmetric(`M0 ${y + 40}L12 ${y + 24}L20 344L0 344`), { fill: HOLLOW, width: 1 })
  if (patches) {
    pic.plane(lower('M50 82L84 72L92 104L56 112ZM-92 110L-62 102L-56 132L-88 138Z'), { width: 0.8 })
    const seams = lower('M46 80L86 69M95 104L56 115M-96 108L-61 99')
    pic.dashes(seams, '3 4', 1.6, 0.8, pic.bright)
  }
  if (cape) {
    pic.plane(
      symmetric(
        lower(
          'M0 -2C34 -4 62 6 80 22C96 34 104 50 108 66L92 54L84 72L68 54L56 70L40 48L28 58L12 36L0 44',
        ),
      ),
      { width: 1.3, glow: 5 },
    )
    const drape = shading('M10 4C12 18 12 28 12 34', 'M70 18C86 32 96 46 102 58', 6)
    pic.line(both(lower(drape)), 0.5, 0.45)
  }
}
