import { f, type Point, range, smooth, xy } from '../../kernel/index.ts'
import { SHADOW } from '../palette.ts'
import { both, polar, shading, spokes, symmetric, warp } from '../paths.ts'
import type { Portrait } from '../portrait.ts'

interface FanLook {
  /** Where the ribs meet. */
  readonly x?: number
  /** Direction of the middle rib, in degrees from straight up. */
  readonly turn?: number
  /** How far in the ribs begin, as a share of the radius. */
  readonly root?: number
  /** How many growth lines run across. */
  readonly growthLines?: number
  readonly glow?: number
  readonly rim?: string
}

/** A scalloped fan of ribs around (x, y), `spread` degrees to either side. */
export function fan(
  pic: Portrait,
  y: number,
  radius: number,
  spread: number,
  count: number,
  { x = 0, turn = 0, root = 0.2, growthLines = 3, glow = 7, rim }: FanLook = {},
): void {
  const angle = (i: number) => turn - spread + (2 * spread * i) / count
  const at = (share: number, i: number) => xy(polar(x, y, radius * share, angle(i)))
  const scallops = (share: number, bulge: number) =>
    range(count, (i) => `Q${at(share * bulge, i + 0.5)} ${at(share, i + 1)}`).join('')
  const outline = `M${at(root, 0)}L${at(1, 0)}${scallops(1, 1.13)}L${at(root, count)}Z`
  pic.plane(outline, rim ? { glow, rim } : { glow })
  pic.line(range(count - 1, (i) => `M${at(root, i + 1)}L${at(1, i + 1)}`).join(''), 0.8, 0.7)
  const growth = [0.9, 0.77, 0.63].slice(0, growthLines)
  pic.line(growth.map((k) => `M${at(k, 0)}${scallops(k, 1.104)}`).join(''), 0.5, 0.36)
}

/** How fast a nautilus winds in. */
const WINDING = 0.155

/** A nautilus shell around (x, y); `facing` -1 winds it the other way. */
export function nautilus(
  pic: Portrait,
  x: number,
  y: number,
  radius: number,
  facing: 1 | -1,
  start: number,
): void {
  const at = (r: number, angle: number): Point => [
    x + facing * r * Math.cos(angle + start),
    y + r * Math.sin(angle + start),
  ]
  const turns = 2.2
  const coil = range(turns * 10 + 1, (i) => {
    const angle = (i / 10) * 2 * Math.PI
    return at(radius * Math.exp(-WINDING * angle), angle)
  })
  pic.plane(`${smooth(coil.slice(0, 11))}Z`, { width: 0 })
  pic.line(smooth(coil), 1.5, 1)
  const chambers = range(12, (i) => {
    const angle = ((i + 1) / 12) * 2 * Math.PI
    const outer = radius * Math.exp(-WINDING * angle)
    const inner = outer * Math.exp(-WINDING * 2 * Math.PI)
    const bend = at((outer + inner) / 2, angle + 0.26)
    return `M${xy(at(outer, angle))}Q${xy(bend)} ${xy(at(inner, angle))}`
  })
  pic.line(chambers.join(''), 0.7, 0.6)
  pic.lamp(x, y, 1.6)
}

/** The calm oval face of a shellfish. */
export function shellFace(pic: Portrait, { cy = 134, width = 1 } = {}): void {
  const fit = (d: string) => warp(d, (x, y) => [x * width, y + cy - 134])
  pic.plane(symmetric(fit('M0 88C22 88 35 106 34 130C33 152 18 174 0 180')), {
    width: 1.3,
    glow: 6,
  })
  pic.fill(fit('M0 89C22 90 34 108 33 130C32 151 17 172 0 179Z'), '#000', 0.22)
  // brow, nose, lips
  pic.line(
    both(
      fit(
        'M2 118C6 112 14 108 26 112M3 118C4 132 6 142 7 148C5 151 2 151 0 151' +
          'M10 160C6 162 3 162 0 162M14 158C9 160 4 158 0 159',
      ),
    ),
    0.8,
    0.8,
  )
  const cheek = shading('M33 136C32 152 20 170 2 178', 'M22 140C22 150 16 162 2 170', 3, 0.15, 0.8)
  pic.line(both(fit(cheek)), 0.45, 0.4)
  pic.fill(both(fit('M7 127C13 119 22 119 29 126C22 131 13 132 7 127Z')), SHADOW)
  pic.fill(both(fit('M9 127C14 122 21 122 27 126C21 129 14 130 9 127Z')), pic.bright)
}

interface RobeLook {
  readonly width?: number
  /** Height of the shoulders. */
  readonly shoulder?: number
  /** Ribs of the shoulder fans; 0 leaves the fans out. */
  readonly fanRibs?: number
  readonly ruff?: boolean
  readonly stole?: boolean
}

/** A merchant's robe: shoulder fans, a stole with chevrons, a ruff under the chin. */
export function robe(pic: Portrait, look: RobeLook = {}): void {
  const { width: w = 110, shoulder: y = 214, fanRibs = 7, ruff = true, stole = true } = look
  pic.plane(
    symmetric(
      `M0 170C16 170 20 186 30 ${y - 14}C${w * 0.6} ${y - 10} ${w * 0.94} ${y + 4} ${w} ${y + 44}` +
        `C${w + 6} ${y + 80} ${w + 8} 320 ${w + 14} 344L0 344`,
    ),
    { glow: 8 },
  )
  const folds = shading(
    `M26 ${y + 10}C34 ${y + 50} 30 300 26 344`,
    `M${w - 16} ${y + 30}C${w - 4} ${y + 60} ${w - 2} 310 ${w + 4} 344`,
    7,
  )
  pic.line(both(folds), 0.6, 0.4)
  if (fanRibs) {
    pic.mirror(() =>
      fan(pic, y + 4, 66, 52, fanRibs, { x: 48, turn: 72, root: 0.12, growthLines: 2, glow: 5 }),
    )
  }
  if (stole) {
    pic.plane(symmetric(`M0 ${y + 6}L22 ${y - 4}L30 344L0 344`), { width: 1 })
    pic.line(both(`M17 ${y + 4}L23 344`), 0.6, 0.6)
    for (let q = y + 26; q < 344; q += 22) {
      pic.line(both(`M0 ${q}C7 ${q - 2} 14 ${q - 8} 18 ${q - 14}`), 0.8, 0.6)
    }
  }
  if (ruff) fan(pic, 164, 58, 84, 10, { turn: 180, root: 0.3, growthLines: 2, glow: 0 })
}

/** A tall wound shell worn as a hat. */
export function turret(
  pic: Portrait,
  y: number,
  whorls: number,
  width: number,
  rise: number,
): void {
  for (let i = whorls - 1; i >= 0; i--) {
    const half = (step: number) => width * (1 - step / (whorls + 0.2))
    const k = half(i)
    const k2 = half(i + 1)
    const q = y - i * rise
    const top = q - rise
    pic.plane(
      `M${-k} ${q + 3}C${-k - 5} ${q - 8} ${-k2 - 4} ${top} ${-k2} ${top + 1}` +
        `L${k2} ${top - 3}C${k2 + 5} ${top - 4} ${k + 7} ${q - 12} ${k} ${q - 3}` +
        `C${k * 0.4} ${q + 6} ${-k * 0.5} ${q + 8} ${-k} ${q + 3}Z`,
      { glow: i ? 0 : 5 },
    )
    const groove = shading(
      `M${-k + 1} ${q}C${-k * 0.5} ${q + 4} ${k * 0.4} ${q + 3} ${k - 1} ${q - 5}`,
      `M${-k2} ${top + 5}C${-k2 * 0.5} ${top + 8} ${k2 * 0.4} ${top + 6} ${k2} ${top + 1}`,
      3,
      0.15,
      0.8,
    )
    pic.line(groove, 0.5, 0.4)
  }
}

/** A wide cone of a hat with ribs. */
export function limpet(pic: Portrait, y: number, w: number, h: number): void {
  pic.plane(
    symmetric(
      `M0 ${y - h}C${w * 0.3} ${y - h * 0.8} ${w * 0.8} ${y - h * 0.3} ${w} ${y - 4}` +
        `C${w * 0.6} ${y + 12} ${w * 0.3} ${y + 14} 0 ${y + 14}`,
    ),
    { width: 1.5, glow: 8 },
  )
  let ribs = ''
  for (let i = -5; i <= 5; i++) {
    ribs += `M${i * 0.6} ${y - h + 4}Q${f(i * w * 0.09)} ${f(y - h * 0.6)} `
    ribs += `${f((i * w) / 5.6)} ${f(y + 12 - Math.abs(i) * 2.6)}`
  }
  pic.line(ribs, 0.7, 0.6)
  const growth = shading(
    `M${-w * 0.3} ${y - h * 0.62}C-8 ${y - h * 0.5} 8 ${y - h * 0.5} ${w * 0.3} ${y - h * 0.62}`,
    `M${-w * 0.86} ${y - 8}C${-w * 0.4} ${y + 8} ${w * 0.4} ${y + 8} ${w * 0.86} ${y - 8}`,
    4,
  )
  pic.line(growth, 0.5, 0.4)
}

/** A smooth oval shell around the head, toothed along its opening. */
export function cowrie(pic: Portrait, w: number, top: number, bottom: number): void {
  const middle = (top + bottom) / 2
  pic.plane(
    symmetric(
      `M0 ${top}C${w * 0.6} ${top} ${w} ${top + 46} ${w} ${middle}` +
        `C${w} ${bottom - 30} ${w * 0.6} ${bottom} 0 ${bottom}`,
    ),
    { width: 1.5, glow: 9 },
  )
  const curve = shading(
    `M2 ${top + 3}C${w * 0.56} ${top + 3} ${w * 0.94} ${top + 48} ${w * 0.94} ${middle}` +
      `C${w * 0.94} ${bottom - 34} ${w * 0.56} ${bottom - 4} 2 ${bottom - 4}`,
    `M2 ${top + 24}C${w * 0.34} ${top + 26} ${w * 0.6} ${top + 56} ${w * 0.6} ${middle}` +
      `C${w * 0.6} ${bottom - 44} ${w * 0.34} ${bottom - 20} 2 ${bottom - 18}`,
    5,
    0.12,
    0.95,
  )
  pic.line(both(curve), 0.5, 0.45)
  pic.line(both(spokes(0, middle, w * 0.56, w * 0.72, 15, 10, 168)), 1.4, 0.7)
}

/** A crown of long thorns around the head. */
export function murex(
  pic: Portrait,
  y: number,
  inner: number,
  outer: number,
  count: number,
  spread: number,
): void {
  const half = (spread / count) * 0.62
  const thorns = range(count, (i) => {
    const angle = -spread + (2 * spread * i) / (count - 1)
    const at = (r: number, degrees: number) => xy(polar(0, y, r, degrees))
    const tip = at(outer * (i % 2 ? 0.8 : 1), angle * 0.98)
    return (
      `M${at(inner, angle - half)}Q${at(inner * 1.35, angle - half * 0.2)} ${tip}` +
      `Q${at(inner * 1.35, angle + half * 0.2)} ${at(inner, angle + half)}Z`
    )
  })
  pic.plane(thorns.join(''), { width: 1.3, glow: 7 })
}
