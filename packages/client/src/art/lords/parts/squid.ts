import { SHADOW } from '../palette.ts'
import { both, placed, ring, shading, shift, symmetric, taper, warp } from '../paths.ts'
import type { Portrait } from '../portrait.ts'

interface MantleLook {
  readonly style?: 'arrow' | 'cuttlefish' | 'dome' | 'bare'
  readonly tip?: number
  readonly width?: number
  /** How far the fins of an arrow reach, and at which height. */
  readonly fin?: number
  readonly finY?: number
}

/** Where the mantle ends and the face begins. */
const BASE = 130

/** The tall mantle that is a squid's head. */
export function mantle(pic: Portrait, look: MantleLook = {}): void {
  const { style = 'arrow', tip = 10, width: w = 42, fin = 56, finY = 62 } = look
  if (style === 'arrow') {
    pic.plane(
      symmetric(
        `M0 ${tip}C${fin * 0.3} ${tip + 10} ${fin * 0.8} ${finY - 18} ${fin} ${finY}` +
          `C${fin * 0.8} ${finY + 14} ${fin * 0.45} ${finY + 18} 12 ${finY + 12}L0 ${finY + 10}`,
      ),
      { glow: 8, width: 1.4 },
    )
    const rays = shading(
      `M4 ${tip + 8}C${fin * 0.3} ${tip + 16} ${fin * 0.7} ${finY - 10} ${fin * 0.9} ${finY}`,
      `M10 ${finY - 8}C12 ${finY} 14 ${finY + 6} 20 ${finY + 12}`,
      6,
      0.05,
      0.9,
    )
    pic.line(both(rays), 0.5, 0.45)
  }
  if (style === 'cuttlefish') {
    pic.plane(
      symmetric(
        `M0 ${tip - 4}C20 ${tip} 34 ${tip + 8} 44 ${tip + 24}C62 ${tip + 28} 54 ${tip + 44} 64 ${tip + 54}` +
          `C78 ${tip + 64} 62 ${tip + 76} 68 ${tip + 90}C76 ${tip + 104} 60 ${tip + 110} 44 ${BASE + 4}L0 ${BASE}`,
      ),
      { glow: 8, width: 1.4 },
    )
    const frill = shading(
      `M4 ${tip + 2}C30 ${tip + 6} 62 ${tip + 50} 62 ${BASE - 10}`,
      `M2 ${tip + 10}C20 ${tip + 16} 46 ${tip + 50} 46 ${BASE - 6}`,
      5,
    )
    pic.line(both(frill), 0.5, 0.5)
  }
  const h = BASE - tip
  const dome = style === 'dome'
  const side = dome
    ? `M0 ${tip + 6}C${w * 0.9} ${tip + 6} ${w * 1.5} ${tip + h * 0.4} ${w * 1.3} ${tip + h * 0.68}` +
      `C${w * 1.2} ${tip + h * 0.86} ${w} ${tip + h * 0.9} ${w} ${BASE}`
    : `M0 ${tip + 8}C14 ${tip + h * 0.22} ${w} ${tip + h * 0.5} ${w} ${BASE}`
  const axis = dome
    ? `M0 ${tip + 8}C2 ${tip + 20} 3 ${tip + h * 0.4} 3 ${tip + h * 0.6}` +
      `C3 ${tip + h * 0.8} 3 ${tip + h * 0.86} 3 ${BASE - 10}`
    : `M0 ${tip + 8}C2 ${tip + h * 0.3} 3 ${tip + h * 0.6} 3 ${BASE - 8}`
  const half = `${side}C${w * 0.7} ${BASE + 4} ${w * 0.3} ${BASE - 8} 0 ${BASE - 10}`
  pic.plane(symmetric(half), { width: 1.4, glow: 6 })
  pic.fill(`${half}Z`, '#000', 0.22)
  pic.line(both(shading(side, axis, 6, 0.12, 0.95)), 0.5, 0.45)
  if (dome) {
    const spots =
      ring(16, tip + 42, 5) +
      ring(34, tip + 58, 7) +
      ring(13, tip + 66, 3.5) +
      ring(40, tip + 82, 4)
    pic.line(both(spots), 1.4, 0.7)
  }
}

type SquidEyes = 'slit' | 'round' | 'closed'

export function squidFace(
  pic: Portrait,
  { width = 1, eyes = 'slit' }: { width?: number; eyes?: SquidEyes } = {},
): void {
  const fit = (d: string) => warp(d, (x, y) => [x * width, y])
  pic.plane(
    symmetric(fit('M0 118C16 118 34 122 40 132C46 142 44 156 34 164C26 170 12 174 0 176')),
    {
      fill: SHADOW,
    },
  )
  pic.line(both(fit('M0 142C4 150 6 158 5 166M10 134C16 128 28 127 36 132')), 0.8, 0.6)
  pic.mirror(() => {
    pic.plane(fit('M9 150C13 137 28 133 40 140C39 154 24 162 9 150Z'), {
      width: 1.1,
      rim: pic.bright,
      fill: pic.paint('body'),
    })
    if (eyes === 'closed') {
      pic.shine(fit('M11 149C20 155 31 152 38 142'), 1.2)
      return
    }
    pic.fill(fit('M12 149C16 140 27 137 37 142C36 151 24 157 12 149Z'), pic.bright)
    const pupil =
      eyes === 'slit'
        ? 'M15 148C21 144 28 143 35 144C29 149 21 151 15 148Z'
        : 'M22 139C27 142 27 151 22 154C19 150 19 143 22 139Z'
    pic.fill(fit(pupil), SHADOW)
  })
}

/** The arms around the mouth, hanging like a beard. */
export function beard(pic: Portrait, { count = 4, length = 96, curl = 1 } = {}): void {
  pic.mirror(() => {
    for (let i = count - 1; i >= 0; i--) {
      const x = 5 + i * 9
      const end = 8 + i * 17
      const run = length * (1 - i * 0.14)
      const root = [x, 168 - i * 2] as const
      const near = [x + 2 + i * 5, 164 + run * 0.4] as const
      const far = [end + 10 * (i % 2 ? 1 : -1) * curl, 164 + run * 0.7] as const
      const tip = [end + 14 * curl - i * 2, 164 + run] as const
      pic.plane(taper(root, near, far, tip, 13 - i))
      pic.dots(`M${root[0]} ${root[1] + 6}C${[...near, ...far, ...tip].join(' ')}`, 1.5, 6, 0.55)
    }
  })
}

/** A robe with a high split collar; `eyes` embroiders it. */
export function squidRobe(pic: Portrait, { width: w = 100, y = 176, eyes = false } = {}): void {
  pic.plane(
    symmetric(
      `M0 ${y}C20 ${y} 30 ${y + 12} 40 ${y + 24}C70 ${y + 30} ${w - 6} ${y + 44} ${w} ${y + 84}` +
        `C${w + 6} ${y + 116} ${w + 10} 330 ${w + 14} 344L0 344`,
    ),
    { glow: 8 },
  )
  const folds = shading(
    `M34 ${y + 26}C44 ${y + 70} 34 ${y + 120} 30 344`,
    `M48 ${y + 28}C${w} ${y + 44} ${w} ${y + 110} ${w + 8} 344`,
    7,
  )
  pic.line(both(folds), 0.5, 0.36)
  const lower = (d: string) => shift(d, 0, y)
  pic.plane(both(lower('M6 40C26 34 40 8 42 -34C56 -22 76 -4 84 24C66 40 36 60 8 84Z')), {
    width: 1.4,
    glow: 6,
  })
  const collar = shading('M10 76C36 54 62 38 78 22', 'M10 46C30 36 44 14 46 -22', 6, 0.1, 0.9)
  pic.line(both(lower(collar)), 0.5, 0.45)
  if (eyes) {
    pic.mirror(() => {
      for (const [x, dy, scale] of [
        [62, 92, 1],
        [78, 122, 0.9],
        [46, 128, 0.8],
      ] as const) {
        const place = (d: string) => placed(d, x, y + dy, scale)
        pic.line(place('M-9 0C-4 -6 4 -6 9 0C4 6 -4 6 -9 0Z'), 0.9, 0.8)
        pic.fill(place('M0 -4C2 -1 2 1 0 4C-2 1 -2 -1 0 -4Z'), pic.bright)
      }
    })
  }
}

/** A pointed arch of three lines behind the lord. */
export function lancet(pic: Portrait, y = 20, w = 92): void {
  for (const [out, width, opacity] of [
    [0, 1.2, 0.8],
    [7, 0.6, 0.6],
    [13, 0.5, 0.4],
  ] as const) {
    const x = w + out
    const spring = y + 96
    pic.line(
      `M${-x} 250L${-x} ${spring}C${-x} ${y + 40} -40 ${y + 10 - out} 0 ${y - out * 1.4}` +
        `C40 ${y + 10 - out} ${x} ${y + 40} ${x} ${spring}L${x} 250`,
      width,
      opacity,
    )
  }
}
