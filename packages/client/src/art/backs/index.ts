import {
  C,
  chart,
  circ,
  F,
  type Field,
  glow,
  lamp,
  P2,
  type Point,
  picture,
  poly,
  range,
  rays,
  ribbon,
  ribs,
  S,
  T,
  uid,
} from '../kernel/index.ts'
import type { Back } from '../pictures.ts'

const STONE = '#8fb7c4'
const COLD_LIGHT = '#bfe9f2'

/** A frame with stepped corners around a back. */
function framed(colour: string, inside: string): string {
  const ground = uid('bk')
  return (
    `<defs><radialGradient id="${ground}" cx=".5" cy=".5" r=".75"><stop offset="0" stop-color="#143349"/><stop offset=".6" stop-color="#0b1d2a"/><stop offset="1" stop-color="#060f17"/></radialGradient></defs>` +
    `<rect x="1" y="1" width="142" height="206" rx="8" fill="url(#${ground})"/>${inside}` +
    `<rect x="2" y="2" width="140" height="204" rx="7" fill="none" stroke="${colour}" stroke-width="1.6"/>` +
    `<rect x="7" y="7" width="130" height="194" rx="3" fill="none" stroke="${colour}" stroke-width=".6" opacity=".7"/>` +
    S('M7 22H22V7M122 7V22H137M137 186H122V201M22 201V186H7', 0.7, colour, 0.8)
  )
}

const soundings = (
  depth: (x: number, y: number, z: Field) => number,
  n: number,
  c: string,
  o: number,
): string => chart(144, 208, 'well', { n, step: 6, c, o, warp: depth })

/** A well that sinks to one lamp. */
const exploration = (): string =>
  framed(
    C.dim,
    soundings(
      (x, y, z) =>
        1 - 0.78 * Math.hypot((x - 72) / 66, (y - 104) / 96) + 0.16 * (z(x / 26, y / 26) - 0.5),
      10,
      C.dim,
      0.6,
    ) +
      lamp(72, 104, 2.6, COLD_LIGHT) +
      S('M72 14V194M14 104H130', 0.5, C.dim, 0.5) +
      S(rays(72, 104, 7, 12, 16), 0.7, C.ink, 0.8),
  )

const CROWN = 'M46 70 52 46 62 62 72 34 82 62 92 46 98 70 94 80H50Z'
const BLADE = 'M10 104 72 92 134 104 72 116Z'

/** Two crowns, so that no way up is wrong. */
function lord(): string {
  const steps = range(
    4,
    (i) => `M${22 + i * 7} ${20 + i * 5}H${56 + i * 3}M${122 - i * 7} ${20 + i * 5}H${88 - i * 3}`,
  )
  const half =
    S(rays(72, 104, 30, 84, 33, Math.PI, T, 0.78), 0.5, C.key, 0.45) +
    F(CROWN, '#12242f') +
    S(`${CROWN}M50 76H94`, 1.3, C.key) +
    lamp(72, 30, 2.2, C.key) +
    lamp(52, 43, 1.4, C.key) +
    lamp(92, 43, 1.4, C.key) +
    S(steps.join(''), 0.5, C.key, 0.5)
  return framed(
    C.key,
    `${half}<g transform="rotate(180 72 104)">${half}</g>` +
      F(BLADE, '#0a1a26') +
      S(BLADE, 0.8, C.key) +
      lamp(72, 104, 3, C.key),
  )
}

/** A gate with a light behind it. */
const location = (): string =>
  framed(
    STONE,
    range(5, (i) => {
      const r = 44 - i * 7
      const arch = `M${28 + i * 7} 176V94A${r} ${r} 0 0 1 ${116 - i * 7} 94V176`
      return S(arch, i ? 0.8 : 1.3, STONE, 1 - i * 0.13)
    }).join('') +
      S('M20 176H124M24 182H120M30 188H114', 0.9, STONE) +
      S(rays(72, 94, 18, 30, 13, Math.PI, T, 0.6), 0.7, STONE, 0.8) +
      glow('M72 110V176', COLD_LIGHT, 0.8, 0.6) +
      lamp(72, 106, 2.8, COLD_LIGHT) +
      S(rays(72, 52, 6, 40, 19, Math.PI * 1.08, Math.PI * 1.92, 0.7), 0.5, STONE, 0.5),
  )

const octagon = (r: number): string =>
  poly(
    range(8, (i): Point => {
      const [x, y] = P2(0, 0, r, (i * T) / 8 + T / 16)
      return [72 + x, 104 + y * 1.25]
    }),
    true,
  )

/** A keyhole in a strong-box. */
const loot = (): string =>
  framed(
    C.key,
    S(rays(72, 104, 46, 92, 48, 0, T, 0.8), 0.5, C.key, 0.3) +
      F(octagon(46), '#0a1620') +
      S(octagon(46) + octagon(41), 0.9, C.key) +
      S(range(5, (i) => octagon(36 - i * 5)).join(''), 0.5, C.key, 0.4) +
      F(circ(72, 104, 22, 27), '#06101a') +
      F('M72 86a9 9 0 0 1 5 16.5l4 20.5H63l4-20.5A9 9 0 0 1 72 86Z', C.key) +
      F(circ(72, 95, 30), C.key, 0.07) +
      S(circ(72, 104, 22, 27), 1, C.key),
  )

const EYE = 'M54 104C62 94 67 91 72 91S82 94 90 104C82 114 77 117 72 117S62 114 54 104Z'
const PUPIL = 'M72 95C74.2 101 74.2 107 72 113 69.8 107 69.8 101 72 95Z'

/** A spined coil around an eye. */
function leviathan(): string {
  const ring = range(30, (_, t): Point => {
    const [x, y] = P2(72, 104, 46, -1.2 + t * 5.9)
    return [x, 104 + (y - 104) * 1.35]
  })
  const coil = ribbon(ring, (t) => 2 + 10 * Math.sin(Math.min(1, t * 1.15) * 1.57), 4)
  const spines = coil.fr
    .filter((_, i) => i % 5 === 0 && i > 15)
    .map(({ p: [x, y], nx, ny, h }) => {
      const [footX, footY] = [x - nx * h, y - ny * h]
      return poly(
        [
          [footX, footY],
          [footX - nx * 7 + ny * 4, footY - ny * 7 - nx * 4],
          [footX - ny * 5, footY + nx * 5],
        ],
        true,
      )
    })
  return framed(
    C.dim,
    soundings((x, y, z) => 0.5 + 0.5 * (z(x / 34, y / 34) - 0.5) + y / 900, 7, C.line, 0.9) +
      F(spines.join(''), C.dim) +
      F(coil.d, '#071019') +
      S(ribs(coil, 2, 0.1, 1, 0, 1, 0.2), 0.6, C.dim, 0.8) +
      S(coil.d, 1.2, C.dim) +
      S(rays(72, 104, 19, 26, 28), 0.6, C.dim, 0.7) +
      F(EYE, '#04080d') +
      S(EYE, 1.2, C.ink) +
      lamp(72, 104, 5, C.wound) +
      F(PUPIL, '#05080c'),
  )
}

const backs: Readonly<Record<Back, () => string>> = {
  exploration,
  lord,
  location,
  loot,
  leviathan,
}

/** The back of a card, 144 × 208. */
export const cardBack = (back: Back): string => picture(144, 208, backs[back])
