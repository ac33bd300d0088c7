import { circ, nth, type Point, range } from '../../kernel/index.ts'
import type { Portrait } from '../portrait.ts'

/** Closed depth contours around the head; two to five waves make each of them uneven. */
const soundings = (pic: Portrait, cy: number, count: number): string => {
  const { random } = pic
  const phases = range(4, () => random() * 6.3)
  const waves = [0.05 + random() * 0.05, 0.06 + random() * 0.05, 0.03 + random() * 0.03, 0.02]
  const corners = 8
  let d = ''
  for (let i = 0; i < count; i++) {
    const radius = 66 + 31 * i + i * i * 1.1
    const points = range(corners, (j): Point => {
      const angle = (j / corners) * 2 * Math.PI
      const bulge = waves.reduce(
        (sum, wave, q) =>
          sum + wave * (1 + i * 0.12) * Math.cos((q + 2) * angle + nth(phases, q) + i * 0.22),
        0,
      )
      const reach = radius * (1 + bulge)
      const x = Math.round(reach * Math.cos(angle) * 0.94)
      return [x, Math.round(cy + 22 + reach * Math.sin(angle) * 1.12)]
    })
    const middles = points.map(([x, y], j): Point => {
      const [u, v] = nth(points, (j + 1) % corners)
      return [Math.round((x + u) / 2), Math.round((y + v) / 2)]
    })
    const curves = points.map((point, j) => `Q${point.join(' ')} ${nth(middles, j).join(' ')}`)
    d += `M${nth(middles, corners - 1).join(' ')}${curves.join('')}Z`
  }
  return d
}

const marineSnow = ({ random }: Portrait): string => {
  let d = ''
  let [x, y] = [0, 0]
  for (let i = 0; i < 16; i++) {
    const u = Math.round(random() * 290 - 145)
    const v = Math.round(random() * 300 + 8)
    d += `${i ? 'm' : 'M'}${u - x} ${v - y}h0`
    x = u
    y = v
  }
  return d
}

/** What lies behind a lord: lit water, soundings, marine snow, and depth marks at both sides. */
export function sea(pic: Portrait, { cy = 118, contours = 5 } = {}): void {
  pic.waterY = cy
  pic.add(`<path d="M-150 0H150V340H-150Z" fill="${pic.paint('water')}" stroke="none"/>`)
  pic.line(soundings(pic, cy, contours), 0.6, 0.34, pic.light)
  pic.line(marineSnow(pic), 1.3, 0.42, pic.bright)
  pic.dashes('M-147 4V336M147 4V336', '.7 7.6', 5, 0.22, pic.light, { blunt: true })
  pic.dashes('M-146 4V336M146 4V336', '.8 40.7', 8, 0.3, pic.light, { blunt: true })
}

/** A disc of light behind the head. */
export const backlight = (pic: Portrait, y = 118, r = 92, opacity = 0.16) =>
  pic.add(
    `<circle cy="${y}" r="${r}" fill="${pic.light}" fill-opacity="${opacity}" stroke-opacity=".55" stroke-width=".8"/>`,
  )

/** Rays around the head: long, shorter, and a fringe. */
export const rayHalo = (pic: Portrait, y = 116, inner = 84, outer = 128, count = 48) =>
  pic
    .ticks(y, inner, outer, count / 4, { width: 0.9, opacity: 0.7 })
    .ticks(y, inner, inner + (outer - inner) * 0.6, count / 4, {
      width: 0.9,
      opacity: 0.65,
      offset: true,
    })
    .ticks(y, inner, inner + (outer - inner) * 0.3, count, { width: 0.9, opacity: 0.5 })
    .line(circ(0, y, inner - 5), 0.7, 0.6)
