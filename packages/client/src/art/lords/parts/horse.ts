import { circ, f, type Point, range, smooth, xy } from '../../kernel/index.ts'
import { BRASS, SHADOW } from '../palette.ts'
import { both, placed, polar, ring, shading, shift, spokes, symmetric, warp } from '../paths.ts'
import type { Portrait } from '../portrait.ts'

const CRESTS = {
  crown: 'M-34 84L-44 62L-26 68L-26 42L-10 58L2 36L8 60L26 50L18 76Z',
  fronds: 'M-36 88C-60 76 -62 48 -44 34C-46 54 -34 60 -24 62C-28 44 -14 28 4 26C-4 42 4 54 16 70Z',
  coronet: 'M-34 84C-34 64 -30 50 -34 40L-22 46L-14 34L-6 46L6 40C2 50 10 64 18 74Z',
}

const LEAF = 'M0 0C9 -10 9 -26 0 -38C-9 -26 -9 -10 0 0Z'
/** Where the leaves of a leafy seahorse grow: x, y, turn, scale. */
const LEAVES = [
  [-44, 96, -62, 1.2],
  [-56, 128, -84, 1.3],
  [-62, 160, -96, 1.4],
  [-20, 68, -24, 1.2],
  [12, 70, 14, 1],
  [58, 123, 24, 0.8],
  [60, 143, 168, 0.9],
  [26, 156, 176, 0.9],
] as const

interface HorseLook {
  readonly crest?: keyof typeof CRESTS
  readonly dx?: number
  readonly dy?: number
  readonly scale?: number
  /** -1 looks to the left. */
  readonly facing?: 1 | -1
  /** Length of the snout. */
  readonly snout?: number
  readonly leafy?: boolean
  readonly bridle?: boolean
}

/** A seahorse's head and neck in profile. */
export function horse(pic: Portrait, look: HorseLook = {}): void {
  const { crest = 'crown', dx = -8, dy = 0, scale = 1, facing = 1, snout = 1 } = look
  const place = (d: string) =>
    warp(d, (x, y) => {
      const u = x > 36 ? 36 + (x - 36) * snout : x
      return [(dx + u * scale) * facing, dy + y * scale]
    })
  if (look.leafy) {
    for (const [x, y, turn, size] of LEAVES) {
      pic.plane(place(placed(LEAF, x, y, size, turn)), { width: 1.1 })
    }
  }
  pic.plane(place(CRESTS[crest]), { width: 1.3, glow: 6 })
  pic.plane(
    place(
      'M-30 78C-16 62 14 64 26 82C32 94 32 112 48 120C62 124 76 126 90 128L95 120C101 128 101 146 94 154' +
        'L88 145C72 143 58 142 46 144C42 158 28 170 8 172C20 188 32 202 33 226L34 252L-66 252' +
        'C-76 222 -74 186 -56 156L-68 150L-54 140L-62 128L-48 122L-52 106L-40 102C-40 92 -36 84 -30 78Z',
    ),
    { width: 1.6, glow: 9 },
  )
  // the rings of the neck, its ridges, the snout, gill and cheek
  const rings = shading(
    'M-54 148C-34 146 -10 156 6 172',
    'M-68 238C-40 230 6 232 33 244',
    7,
    0.05,
    1,
  )
  pic.line(place(rings), 0.9, 0.7)
  pic.line(
    place(
      'M-44 132C-40 170 -50 210 -44 250M-20 140C-10 176 -14 214 -12 250M2 168C12 196 16 222 14 250',
    ),
    0.5,
    0.45,
  )
  const ridges = shading('M30 96C32 114 50 125 90 132', 'M26 132C44 138 66 139 90 142', 4, 0.1, 0.9)
  pic.line(place(ridges), 0.55, 0.55)
  pic.line(
    place(
      'M-34 90C-22 84 -12 88 -8 98M-12 132C-2 142 12 146 26 142' +
        'M-18 126C-22 112 -16 98 -4 90M-30 120C-32 108 -28 98 -22 92',
    ),
    0.7,
    0.65,
  )
  if (look.bridle) {
    const straps =
      'M30 92C24 112 26 136 34 156M-44 110C-20 130 0 140 30 138M-30 80C-10 92 10 92 28 90'
    pic.line(place(straps), 1.6, 0.95, BRASS)
  }
  const eye = place(ring(10, 106, 11))
  pic.fill(eye, SHADOW).line(eye, 1, 0.9)
  pic.lamp((dx + 10 * scale) * facing, dy + 106 * scale, 4.6 * scale)
}

const FRONT_CRESTS = {
  crown: 'M0 10L9 46L24 22L26 52L46 42L34 78L0 70',
  frill:
    'M0 14C5 22 6 30 6 40C12 30 18 24 28 22C25 30 25 36 24 44C32 38 40 36 50 38C44 46 40 56 34 78L0 72',
  spires: 'M0 4L8 34L18 20L22 44L36 32L36 56L54 52L36 80L0 70',
}

/**
 * A seahorse's head from the front: eyes at the sides, gill covers, and the long snout, a tube that
 * ends in a small round mouth.
 */
export function horseFront(pic: Portrait, crest: keyof typeof FRONT_CRESTS, dy = 0): void {
  const lower = (d: string) => shift(d, 0, dy)
  pic.plane(symmetric(lower(FRONT_CRESTS[crest])), { width: 1.4, glow: 7 })
  // the fins behind the gills stand out like ears
  const fin =
    'M40 132C50 118 66 108 84 106C80 112 86 117 81 121C86 127 81 131 78 134' +
    'C82 140 76 144 70 145C58 147 48 145 40 142Z'
  pic.plane(both(lower(fin)), { glow: 5 })
  const rays = 'M44 135L80 110M46 137L79 122M46 139L76 135M46 141L68 144'
  pic.line(both(lower(rays)), 0.7, 0.7)
  const neck =
    'M0 126C22 128 33 142 37 156L48 160L40 168C42 175 44 181 46 188L58 192L50 200' +
    'C53 208 56 214 61 220L73 224L66 233L0 240'
  pic.plane(symmetric(lower(neck)), { width: 1.4, glow: 6 })
  pic.fill(symmetric(lower(neck)), '#000', 0.35)
  const rings = shading('M0 152C14 156 28 158 40 162', 'M0 212C20 216 44 222 62 228', 6)
  pic.line(both(lower(rings)), 0.8, 0.6)
  const half = lower(
    'M0 60C14 60 24 66 28 77L43 68L38 85C46 92 49 103 44 114C46 123 43 133 36 139L42 149L28 148' +
      'C21 150 14 157 12 167C10 178 9 187 9 195C10 201 13 204 16 205C17 213 9 218 0 218',
  )
  pic.plane(symmetric(half), { width: 1.6, glow: 8 })
  pic.fill(`${half}Z`, '#000', 0.22)
  const nose = shading('M6 64C18 76 20 92 13 116C9 140 6 170 5 200', 'M2 64C4 90 2 150 1 200', 3)
  pic.line(both(lower(nose)), 0.55, 0.55)
  const gills =
    'M14 126C22 134 32 135 44 126M12 134C20 143 30 143 42 136M16 118C22 126 32 128 46 118'
  pic.line(both(lower(gills)), 0.9, 0.8)
  const snoutRings =
    'M0 162C5 164 9 164 13 162M0 172C4 174 8 174 11 172M0 182C4 184 7 184 10 182M0 192C4 194 6 194 9 192'
  pic.line(both(lower(snoutRings)), 0.8, 0.75)
  const mouth = circ(0, 210 + dy, 9, 4.5)
  pic.fill(mouth, SHADOW).line(mouth, 1, 0.9, pic.bright)
  pic.mirror(() => {
    pic.plane(lower(ring(35, 101, 12)), { fill: SHADOW })
    pic.line(spokes(35, 101 + dy, 13, 17, 9, 20, 250), 0.7, 0.6)
    pic.lamp(36, 103 + dy, 3.4)
    pic.plane(lower('M22 101C24 90 46 88 48 100C40 95 30 96 22 101Z'))
  })
}

interface KelpLook {
  readonly leaves?: number
  readonly width?: number
  readonly opacity?: number
  /** A colour for a plant that stands in front. */
  readonly rim?: string
}

/** A kelp frond from (x, y) upwards. */
export function kelp(
  pic: Portrait,
  x: number,
  y: number,
  height: number,
  lean: number,
  { leaves = 7, width = 12, opacity = 1, rim }: KelpLook = {},
): void {
  const stem = range(
    leaves + 1,
    (_, t): Point => [x + lean * t + 8 * Math.sin(t * 5), y - height * t],
  )
  const blades = stem.slice(1).map(([px, py], i) => {
    const side = i % 2 ? -1 : 1
    const k = width * (1.2 - ((i + 1) / leaves) * 0.6)
    const at = (u: number, v: number) => xy([px + side * u, py + v])
    return (
      `M${at(0, 0)}C${at(k, 2)} ${at(k * 1.9, -k * 0.8)} ${at(k * 2, -k * 1.9)}` +
      `C${at(k * 0.9, -k * 1.6)} ${at(1, -k * 0.8)} ${at(0, 0)}Z`
    )
  })
  const faint = opacity < 1 ? { rimOpacity: opacity, fillOpacity: opacity } : {}
  pic.plane(blades.join(''), rim ? { width: 1.4, rim, glow: 5, ...faint } : { width: 1, ...faint })
  pic.line(smooth(stem), 1.4, 0.9 * opacity, rim)
}

/** The shoulders behind a farmer's head. */
export const farmerBack = (pic: Portrait, w = 112) =>
  pic.plane(
    symmetric(`M0 192C30 190 60 196 ${w * 0.74} 210C${w} 220 ${w + 8} 256 ${w + 10} 344L0 344`),
    { glow: 8 },
  )

/** Rows of a farmer's leaf collar: the degrees from straight down, and the length. */
const OUTER_LEAVES = [
  [86, 128],
  [72, 124],
  [58, 112],
  [44, 100],
  [30, 92],
  [15, 88],
] as const
const INNER_LEAVES = [
  [76, 84],
  [54, 76],
  [32, 68],
  [11, 62],
] as const

/** The rings of the chest and the collar of leaves in front of the neck. */
export function farmerFront(pic: Portrait, { width = 112, rings = 4 } = {}): void {
  for (let i = rings - 1; i >= 0; i--) {
    const y = 262 + i * 25
    const k = 50 - i * 4
    pic.plane(
      symmetric(
        `M0 ${y - 16}L${k} ${y - 28}L${k + 10} ${y - 10}L${k - 2} ${y + 4}` +
          `C${k * 0.5} ${y + 12} 12 ${y + 18} 0 ${y + 20}`,
      ),
      { width: 1 },
    )
  }
  const leaf = (turn: number, reach: number, y: number, half: number) => {
    const l = (reach * width) / 112
    const place = (d: string) => placed(d, turn ? 14 : 0, y, 1, -turn)
    pic.plane(
      place(
        `M0 14C${half} ${f(l * 0.3)} ${half} ${f(l * 0.66)} 0 ${f(l)}` +
          `C${-half} ${f(l * 0.66)} ${-half} ${f(l * 0.3)} 0 14Z`,
      ),
      { glow: turn > 80 ? 5 : 0 },
    )
    pic.line(
      place(
        `M0 18L0 ${f(l - 8)}M0 ${f(l * 0.4)}L7 ${f(l * 0.56)}M0 ${f(l * 0.4)}L-7 ${f(l * 0.56)}` +
          `M0 ${f(l * 0.6)}L5 ${f(l * 0.74)}M0 ${f(l * 0.6)}L-5 ${f(l * 0.74)}`,
      ),
      0.6,
      0.5,
    )
  }
  pic.mirror(() => {
    for (const [turn, reach] of OUTER_LEAVES) leaf(turn, reach, 212, 17)
  })
  leaf(0, 84, 212, 17)
  pic.mirror(() => {
    for (const [turn, reach] of INNER_LEAVES) leaf(turn, reach, 210, 14)
  })
}

/** A wreath of leaves around the head, open at the top. */
export function wreath(pic: Portrait): void {
  const [y, r, count, from, to] = [118, 100, 22, 24, 336]
  const leaves = range(count, (i) => {
    const angle = from + ((to - from) * i) / (count - 1)
    const up = angle < 180 ? -1 : 1
    const outside = i % 2 === 1
    const at = (out: number, turn: number) => xy(polar(0, y, r + out, angle + up * turn))
    const foot = at(0, 0)
    return (
      `M${foot}Q${at(outside ? 14 : -9, 2)} ${at(outside ? 17 : -12, 11)}` +
      `Q${at(outside ? 5 : -2, 9)} ${foot}Z`
    )
  })
  pic.plane(leaves.join(''), { width: 0.8, fillOpacity: 0.7 })
  const twig = `M${xy(polar(0, y, r, from))}A${r} ${r} 0 1 1 ${xy(polar(0, y, r, to))}`
  pic.line(twig, 1, 0.7)
}
