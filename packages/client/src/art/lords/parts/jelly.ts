import { f, mix, range } from '../../kernel/index.ts'
import { SHADOW } from '../palette.ts'
import { both, shading, shift, symmetric } from '../paths.ts'
import type { Portrait } from '../portrait.ts'

interface BellLook {
  readonly rx?: number
  readonly top?: number
  readonly bottom?: number
  readonly lobes?: number
  /** How far the lobes of the rim hang down. */
  readonly lobeDrop?: number
  /** The lobes are teeth. */
  readonly sharp?: boolean
  readonly organs?: boolean
  /** Shape of the dome: how far below the top its shoulder is, and how wide the top. */
  readonly shoulder?: number
  readonly crown?: number
}

/** The translucent bell that is a jellyfish's hat. */
export function bell(pic: Portrait, look: BellLook = {}): void {
  const { rx = 74, top = 42, bottom = 128, lobes = 8, lobeDrop = 15 } = look
  const { shoulder = 28, crown = 0.6 } = look
  const edge = bottom - 8
  const rim = (x: number) => bottom - 8 * (x / rx) ** 2
  const fringe = range(lobes, (i) => {
    const from = rx - (rx * 2 * i) / lobes
    const to = from - (rx * 2) / lobes
    const middle = (from + to) / 2
    const tip = `${f(middle)} ${f(rim(middle) + lobeDrop)}`
    const end = `${f(to)} ${f(rim(to))}`
    return look.sharp ? `L${tip}L${end}` : `Q${tip} ${end}`
  })
  pic.plane(
    `M${-rx} ${edge}C${-rx - 2} ${top + shoulder} ${f(-rx * crown)} ${top} 0 ${top}` +
      `C${f(rx * crown)} ${top} ${rx + 2} ${top + shoulder} ${rx} ${edge}${fringe.join('')}Z`,
    { glow: 9, width: 1.6, fillOpacity: 0.66 },
  )
  // the glow inside, the canals, the rim, and a highlight on the left
  pic.add(
    `<ellipse cy="${bottom - 14}" rx="${f(rx * 0.86)}" ry="${f((bottom - top) * 0.62)}"` +
      ` fill="${pic.paint('light')}" fill-opacity="0.6" stroke="none"/>`,
  )
  const canals = shading(
    `M0 ${top + 3}C${f(rx * crown * 0.94)} ${top + 4} ${f(rx * 0.94)} ${top + shoulder + 5} ` +
      `${f(rx * 0.92)} ${edge - 2}`,
    `M0 ${top + 3}C2 ${top + 20} 3 ${bottom - 40} 3 ${bottom - 6}`,
    6,
  )
  pic.line(both(canals), 0.7, 0.62)
  pic.line(
    `M${f(-rx * 0.97)} ${edge - 12}C${f(-rx * 0.5)} ${bottom + 2} ${f(rx * 0.5)} ${bottom + 2} ` +
      `${f(rx * 0.97)} ${edge - 12}`,
    0.9,
    0.7,
  )
  const inside =
    `M${f(-rx * 0.92)} ${edge - 14}C${f(-rx * 0.92)} ${top + shoulder + 6} ` +
    `${f(-rx * crown * 0.86)} ${top + 6} -6 ${top + 6}`
  pic.dashes(inside, '34 300', 2, 0.5, pic.bright, { offset: -18 })
  if (look.organs ?? true) {
    const y = top + (bottom - top) * 0.5
    pic.shine(shift('M0 -17C6 -8 6 8 0 17C-6 8 -6 -8 0 -17Z', 0, y), 1.3)
    const row =
      `M${f(rx * 0.2)} ${y + 8}C${f(rx * 0.4)} ${y + 6} ${f(rx * 0.62)} ${y + 2} ` +
      `${f(rx * 0.8)} ${y - 6}`
    pic.dots(both(row), 3, 8, 0.9)
  }
}

/** Tendrils that hang from the rim on both sides, from x inwards. */
export function tendrils(pic: Portrait, { x = 66, y = 128, count = 5, length = 180 } = {}): void {
  let lit = ''
  let beaded = ''
  for (let i = 0; i < count; i++) {
    const x0 = x - i * 9
    const sway = (i % 2 ? -1 : 1) * (10 + i * 3)
    const run = length * (1 - (i % 3) * 0.16)
    const d =
      `M${x0} ${y}C${x0 + 14 + sway} ${y + run * 0.28} ${x0 - 6 - sway} ${y + run * 0.55} ` +
      `${x0 + 16 - i} ${y + run * 0.72}C${x0 + 30 - i * 2} ${y + run * 0.86} ` +
      `${x0 + 18 + sway} ${y + run * 0.95} ${x0 + 24 + sway * 0.4} ${y + run}`
    if (i % 2) beaded += d
    else lit += d
  }
  pic.shine(both(lit), 1.035, mix(pic.light, pic.bright, 0.5))
  if (beaded) pic.line(both(beaded), 0.72, 0.75).dots(both(beaded), 2.2, 8, 0.8)
}

type JellyEyes = 'almond' | 'closed' | 'round' | 'none'

/** The dark small face under the bell. */
export function jellyFace(
  pic: Portrait,
  { cy = 140, eyes = 'almond' }: { cy?: number; eyes?: JellyEyes } = {},
): void {
  const lower = (d: string) => shift(d, 0, cy)
  const face = 'M0 -20C12 -20 22 -22 28 -18C30 -10 30 -4 28 0C26 18 12 36 0 42'
  pic.plane(symmetric(lower(face)), { fill: SHADOW, width: 1 })
  pic.line(both(lower('M0 2L3 14L0 16M8 24C5 26 3 26 0 25')), 0.7, 0.55)
  if (eyes === 'almond') {
    pic.fill(both(lower('M5 1C10 -8 19 -9 26 -5C22 4 12 6 5 1Z')), pic.light, 0.35)
    pic.fill(both(lower('M7 0C12 -6 18 -7 24 -4C20 2 13 4 7 0Z')), pic.bright)
  }
  if (eyes === 'closed') pic.shine(both(lower('M7 -1C12 4 18 3 23 -3')), 1.3)
  if (eyes === 'round') pic.mirror(() => pic.lamp(13, cy - 2, 3.4))
}

/** The body and its cape with a scalloped hem. */
export function jellyBody(pic: Portrait, { width: w = 100, scallops = 9 } = {}): void {
  pic.plane(
    symmetric(
      `M0 172C12 172 16 182 20 190C48 198 ${w - 14} 214 ${w - 6} 256` +
        `C${w} 292 ${w - 4} 312 ${w + 10} 344L0 344`,
    ),
    { glow: 8 },
  )
  const folds = shading(
    'M12 232C22 262 20 292 16 344',
    `M${w - 20} 232C${w - 6} 262 ${w - 8} 292 ${w} 344`,
    7,
  )
  pic.line(both(folds), 0.6, 0.42)
  const hem = (x: number) => 258 - 14 * (x / w) ** 2
  const edge = range(scallops, (i) => {
    const from = w - (2 * w * i) / scallops
    const to = from - (2 * w) / scallops
    const middle = (from + to) / 2
    return `Q${f(middle)} ${f(hem(middle) + 15)} ${f(to)} ${f(hem(to))}`
  })
  pic.plane(
    `M${-w} 244C${-w} 202 -44 194 -18 182C-12 172 12 172 18 182C44 194 ${w} 202 ${w} 244${edge.join('')}Z`,
    { width: 1.4, glow: 6 },
  )
  const drape = shading(
    `M18 184C44 198 ${w - 8} 206 ${w - 9} 244`,
    'M3 182C4 202 4 222 4 258',
    6,
    0.03,
    1,
  )
  pic.line(both(drape), 0.6, 0.5)
  pic.line(`M${-w + 2} 234C${-w * 0.5} 252 ${w * 0.5} 252 ${w - 2} 234`, 0.7, 0.6)
}
