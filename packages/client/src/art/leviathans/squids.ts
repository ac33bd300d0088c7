import {
  circ,
  F,
  f,
  hatch,
  lerp,
  mix,
  type Point,
  poly,
  range,
  ribbon,
  rng,
  S,
  sample,
  smooth,
  T,
} from '../kernel/index.ts'
import { bothSides, points, repeat } from '../locations/sketch.ts'
import { BONE, type Brush, GULLET, teeth } from './brush.ts'

// Leviathans of the squids.

/** 9. A colossal squid, lunging to the left. */
export const colossalSquid = (b: Brush): string => {
  const arms = points('14,20 2,60 10,100 -4,140 16,178 50,214 96,226').map(([x, y], i) => {
    const spread = i - 3
    const side = i < 3 ? 1 : -1
    const arm: Point[] = [
      [184, 116 + spread * 4],
      [140, 108 + spread * 13],
      [92, 106 + spread * 22],
      [x + 36, y + (i % 2 ? 14 : -12)],
      [x, y],
    ]
    return b.limb(arm, [11, 1.5], { suckers: 3, side, ribs: { from: -side, to: -side * 0.3 } })
  })
  const club = (t: number) => (t < 0.82 ? 3 : 3 + 7 * Math.sin(((t - 0.82) / 0.18) * Math.PI))
  const mantle = '176,96 206,72 262,54 320,54 372,78 400,96 372,118 320,142 258,146 204,138 176,128'
  return (
    arms.join('') +
    b.limb(points('186,128 150,170 184,206 232,196 262,214 300,206'), club, { suckers: 2 }) +
    b.body(points('330,18 366,8 392,40 396,96 352,96 316,70'), { a: 20 }) +
    b.body(points('322,116 360,106 394,130 388,178 352,172 318,140'), { a: -20 }) +
    b.body(points(mantle), { a: 90, t0: 0.5 }) +
    b.edge('M214 70Q202 104 212 140') +
    b.line('M232 64Q390 76 398 96M240 98H380', 0.6) +
    b.eye(196, 106, 12, -4) +
    repeat(5, (i) => b.lamp(250 + i * 24, 132 - i * 2, 1.5, 0.8))
  )
}

/** 10. A vampire squid: a cloak of webbed arms under an owl's face. */
export const cloak = (b: Brush): string => {
  const [x, y] = [190, 92]
  const tips = range(8, (_, t): Point => {
    const a = Math.PI * (0.03 + 0.94 * t)
    return [x + Math.cos(a) * 184, y + Math.sin(a) * 136]
  })
  // Between two arms the web hangs back towards the middle.
  const web = tips.flatMap((tip, i): Point[] => {
    const next = tips[i + 1]
    if (!next) return [tip]
    return [tip, [lerp((tip[0] + next[0]) / 2, x, 0.2), lerp((tip[1] + next[1]) / 2, y, 0.2)]]
  })
  const hem: Point[] = [[236, 60], ...web, [144, 60]]
  const cloth = sample(hem, true, 5)
  const arms = tips.map(([tx, ty]) => {
    const arm: Point[] = [
      [x + (tx - x) * 0.12, 100],
      [lerp(x, tx, 0.5), lerp(100, ty, 0.54)],
      [tx, ty],
      [tx + (tx - x) * 0.09, ty + 8],
    ]
    const across = Math.atan2(ty - y, tx - x) + T / 4
    const [cos, sin] = [Math.cos(across) * 8, Math.sin(across) * 8]
    const spines = repeat(5, (i) => {
      const t = 0.35 + i * 0.14
      const foot = `M${f(lerp(x, tx, t))} ${f(lerp(96, ty, t * 1.03))}`
      return `${foot}l${f(cos - 1)} ${f(sin - 1)}l${f(4 - cos)} ${f(3 - sin)}Z`
    })
    return b.limb(arm, [7, 1], { w: 0.9 }) + F(spines, b.rim, 0.9)
  })
  const ear = (side: number) =>
    b.body(points('22,26 52,16 96,-10 84,22 62,44 30,50', x, 0, side), {
      a: side * 30,
      s: 2.8,
      t0: 0.2,
    })
  const head = '146,92 148,50 168,14 190,-8 212,14 232,50 234,92 216,116 190,124 164,116'
  return (
    F(poly(cloth, true), mix(b.c, '#04080d', 0.9)) +
    S(hatch(cloth, { a: 90, s: 3.6, t0: 0.25 }), 0.5, b.inner, 0.55) +
    S(smooth(hem, true), 5, b.c, 0.12) +
    b.edge(smooth(hem, true), 1.3) +
    arms.join('') +
    bothSides(ear) +
    b.body(points(head), { a: 90, t0: 0.5 }) +
    bothSides((side) => b.eye(x + side * 22, 88, 10, side * -18)) +
    b.line('M190-4V66M178 14Q172 44 176 66M202 14Q208 44 204 66') +
    b.lamp(x, 40, 2.4)
  )
}

/** Claws along a limb, on the side of its suckers. */
const claws = (spine: readonly Point[], width: number, side: number): string => {
  const { fr } = ribbon(spine, [width, 1], 9)
  const d = fr.map(({ p, nx, ny, h, t }, i) => {
    if (i % 4 !== 2 || t < 0.3 || t > 0.95) return ''
    const [ox, oy] = [nx * side, ny * side]
    const [x, y] = [p[0] + ox * h * 0.7, p[1] + oy * h * 0.7]
    const length = 12 - 7 * t
    const tip = `${f(x + ox * length + ny * 5)} ${f(y + oy * length - nx * 5)}`
    return `M${f(x - ny * 2.4)} ${f(y + nx * 2.4)}L${tip}L${f(x + ny * 2.4)} ${f(y - nx * 2.4)}Z`
  })
  return F(d.join(''), BONE, 0.95)
}

/** 11. An octopus like a mountain: crags for a head, a beak in a ring of teeth, clawed arms. */
export const mountainOctopus = (b: Brush): string => {
  const x = 190
  const arm = (list: string, width: number, side: number, suckers: number) => {
    const spine = points(list, x, 0, side)
    const inside = -side
    return (
      claws(spine, width, inside) +
      b.limb(spine, (t) => width * (1 - t) ** 0.75 + 1.5, {
        suckers,
        side: inside,
        ribs: { from: side, to: side * 0.25 },
      })
    )
  }
  const behind = (side: number) =>
    arm('42,120 100,112 152,82 168,30 138,2 108,20', 17, side, 3) +
    arm('44,140 104,150 152,134 196,160', 16, side, 3)
  const before = (side: number) =>
    arm('30,170 70,196 112,186 136,212 176,206', 15, side, 3) +
    arm('14,184 34,214 66,222 84,250', 12, side, 3)
  const crags =
    '-66,146 -80,116 -92,98 -84,70 -70,58 -64,34 -46,26 -38,2 -18,-4 -4,-22 12,-6 30,-4 40,18 56,24 66,48 82,60 88,84 92,102 78,122 66,146 34,160 -34,160'
  const ridges =
    'M186-20L178 22 188 48 176 82M151 4L156 38 144 62 150 84M127 28L134 60 122 84M228 20L220 48 232 66 222 84M255 48L246 68 256 90M202-4L206 30 198 54 206 80'
  const barnacles = repeat(12, (i) => {
    const random = rng(`o${i}`)
    return circ(136 + random() * 108, 30 + random() * 56, 1.6 + random() * 3, 1.2 + random() * 2.2)
  })
  const brow = (side: number) =>
    b.plate(points('-4,112 -20,98 -82,78 -92,98 -70,104 -26,124 -8,130', x, 0, side), {
      a: 80,
      s: 2.4,
      t0: 0.3,
    })
  const ring = repeat(18, (i) => {
    const [cos, sin] = [Math.cos((i / 18) * T), Math.sin((i / 18) * T)]
    const gum = (turn: number) => {
      const a = (i / 18) * T + turn
      return `${f(x + Math.cos(a) * 37)} ${f(166 + Math.sin(a) * 25)}`
    }
    return `M${gum(-0.13)}L${f(x + cos * 27)} ${f(166 + sin * 17)}L${gum(0.13)}Z`
  })
  return (
    bothSides(behind) +
    b.plate(points(crags, x), { a: 82, t0: 0.5 }) +
    b.line(ridges, 0.9) +
    b.line(barnacles, 0.7) +
    bothSides((side) => b.eye(x + side * 45, 116, 15, side * -20)) +
    bothSides(brow) +
    bothSides(before) +
    F(circ(x, 166, 40, 28), GULLET) +
    b.edge(circ(x, 166, 40, 28), 1.3) +
    F(ring, BONE) +
    F(poly(points('-15,152 0,147 15,152 9,164 0,180 -9,164', x), true), BONE) +
    F(poly(points('-10,174 0,184 10,174 6,186 -6,186', x), true), BONE) +
    S(`M${x} 150V172`, 1, GULLET)
  )
}

/** 12. A gulper eel: all mouth. */
export const gulper = (b: Brush): string => {
  const upper = sample(points('216,62 170,36 110,22 54,30 18,52'), false, 7)
  const lower = sample(points('18,160 60,196 120,206 180,176 222,112'), false, 7)
  const front = sample(points('18,52 4,106 18,160'), false, 5)
  const pouch = sample(points('228,120 190,200 120,232 44,216 10,166'), false, 6)
  const throat = range(8, (i) =>
    smooth([
      [208 - i * 17, 66 - i * 2],
      [196 - i * 22, 104],
      [208 - i * 19, 124 + i * 7],
    ]),
  )
  const tail = '196,84 258,66 318,84 340,130 308,172 256,178 236,206 262,230 310,224'
  const snout = '18,52 54,30 110,22 170,36 222,66 230,54 180,14 110,0 44,10 10,40'
  return (
    b.limb(points(tail), (t) => 24 * (1 - t) ** 1.1 + 1.6, { ribs: { to: 1, bow: 0.25 } }) +
    b.lamp(312, 223, 3.5) +
    F(poly([...upper, ...front, ...lower], true), GULLET) +
    S(throat.join(''), 0.6, b.inner, 0.55) +
    b.lamp(176, 104, 2.5, 0.6) +
    b.plate([...lower, ...pouch], { a: 80, t0: 0.2 }) +
    b.body(points(snout), { a: 70, s: 2.6, t0: 0.3 }) +
    teeth(upper, 21, 1, 3) +
    teeth(lower, 21, -1, 3) +
    b.eye(60, 18, 7, -10) +
    b.edge('M196 46Q226 90 204 138', 1.2)
  )
}
