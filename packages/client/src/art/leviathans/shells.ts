import {
  at,
  circ,
  F,
  f,
  hatch,
  lerp,
  nth,
  type Point,
  poly,
  range,
  S,
  sample,
  smooth,
  T,
} from '../kernel/index.ts'
import { points, repeat } from '../locations/sketch.ts'
import { type Brush, GULLET, teeth } from './brush.ts'

// Leviathans of the shellfish.

/** How fast the nautilus winds inwards: its radius at angle q. */
const whorl = (q: number) => 106 * Math.exp(-0.175 * q)

/** A point of the nautilus' shell at angle q, on the outer wall (0) or on the whorl inside (1). */
const onShell = (q: number, depth: number): Point => {
  const r = lerp(whorl(q), whorl(q + T), depth)
  return [232 - Math.cos(q) * r, 100 - Math.sin(q) * r * 0.96]
}

/** 5. A nautilus, its arms spread. */
export const nautilus = (b: Brush): string => {
  const arms = repeat(13, (i) => {
    const y = 104 + i * 5
    const spread = i - 5
    const arm: Point[] = [
      [140 - Math.abs(i - 6), y],
      [104 - i, y + 4 + Math.sin(i) * 8],
      [64 - Math.sin(i * 2) * 16, y + spread * 6],
      [34 + Math.cos(i * 1.7) * 22, y + spread * 11 + 6],
    ]
    return b.limb(arm, [5.6, 0.8], { ribs: {}, w: 0.9 })
  })
  const angles = range(90, (_, t) => -0.6 + t * 11.5)
  const wall = angles.map((q) => onShell(q, 0))
  const firstTurn = wall.filter((_, i) => nth(angles, i) <= T - 0.55)
  const chambers = angles.map((q, i) => {
    if (q > 8.6 || q < 0.1 || i % 2) return ''
    const [from, to] = [onShell(q, 0), onShell(q, 1)]
    const bow = whorl(q) * 0.16
    const mid = `${f((from[0] + to[0]) / 2 - Math.sin(q) * bow)} ${f((from[1] + to[1]) / 2 + Math.cos(q) * bow)}`
    const d = `M${f(from[0])} ${f(from[1])}Q${mid} ${f(to[0])} ${f(to[1])}`
    return b.line(d, whorl(q) > 40 ? 0.9 : 0.6, 0.8)
  })
  const flames = angles.map((q, i) => {
    if (q > 5 || q < 0.2 || i % 4 > 1) return ''
    const next = nth(angles, i + 1)
    const flame = [onShell(q, 0), onShell(next, 0), onShell(next, 0.62), onShell(q, 0.72)]
    return poly(flame, true)
  })
  const spiral = smooth(wall.filter((_, i) => i % 2 === 0))
  const [lipX, lipY] = nth(wall, 0)
  const lip = `M${f(lipX)} ${f(lipY)}Q${f(lipX + 36)} ${f(lipY + 24)} 224 143`
  return (
    arms +
    F(poly(firstTurn, true), b.fill) +
    F(`${lip}L199 119Z`, b.fill) +
    F(circ(232, 98, 44, 42), b.fill) +
    chambers.join('') +
    F(flames.join(''), b.c, 0.34) +
    S(spiral, 4, b.c, 0.14) +
    b.edge(spiral, 1.5) +
    b.body(points('118,84 138,80 168,96 184,122 172,152 150,168 128,164 116,132'), {
      a: 80,
      s: 2.6,
    }) +
    b.edge(lip, 1.3) +
    b.eye(140, 118, 11, 6)
  )
}

/** 6. A clam, gaping: teeth above and below, two tongues with lamps. */
export const clamMaw = (b: Brush): string => {
  const hinge: Point = [190, 150]
  const shell = range(19, (i, t): Point => {
    const a = Math.PI * (1 + t)
    const ridge = i % 2 ? 12 : 0
    return [190 + Math.cos(a) * (158 + ridge), 132 + Math.sin(a) * (122 + ridge)]
  })
  const towards = (t: number) =>
    shell.map(([x, y]): Point => [lerp(hinge[0], x, t), lerp(hinge[1], y, t)])
  const folds = shell.slice(1, -1).map(([x, y], i) => {
    const bend = `${f(lerp(190, x, 0.5))} ${f(lerp(150, y, 0.62))}`
    return b.edge(`M190 150Q${bend} ${f(x)} ${f(y)}`, i % 2 ? 0.6 : 1, 0.9)
  })
  const growth = [0.55, 0.7, 0.84].map((t) => smooth(towards(t)))
  const palate = range(23, (_, t): Point => [lerp(48, 332, t), 136 - Math.sin(t * Math.PI) * 18])
  const lip = sample(
    points(
      '36,156 74,178 118,168 154,188 190,176 226,188 262,168 306,178 344,156 316,214 190,236 64,214',
    ),
    true,
    5,
  )
  const gum = sample(points('46,164 118,172 190,180 262,172 334,164'), false, 5)
  const pleats = repeat(
    11,
    (i) => `M${44 + i * 29} ${168 + (i % 2) * 10}Q${100 + i * 18} 200 ${120 + i * 14} 230`,
  )
  return (
    F(`${smooth(shell)}L190 150Z`, b.fill) +
    S(hatch(sample(shell, false, 3), { a: 90, s: 3.2, t0: 0.5 }), 0.5, b.inner, 0.7) +
    folds.join('') +
    b.line(growth.join(''), 0.6) +
    b.edge(smooth(shell), 1.5) +
    F(circ(190, 150, 150, 34), GULLET) +
    F(circ(190, 154, 130, 24), b.c, 0.1) +
    b.edge(circ(190, 150, 150, 34), 1.1) +
    teeth(palate, 30, 1) +
    b.limb(points('190,176 210,158 196,140 220,122 244,128'), [11, 2], { ribs: {} }) +
    b.limb(points('170,176 150,160 160,146 136,134'), [9, 2], { ribs: {} }) +
    b.lamp(244, 127, 3) +
    b.lamp(136, 133, 2.4) +
    b.plate(lip, { a: 75, s: 3.2, t0: 0.45 }) +
    b.line(pleats) +
    teeth(gum, 20, -1)
  )
}

/** 7. A turreted conch, carried by a crab with one raised claw. */
export const turretConch = (b: Brush): string => {
  const legs = repeat(4, (i) =>
    b.limb(
      [
        [178 - i * 22, 150 + i * 3],
        [120 - i * 20, 128 + i * 10],
        [80 - i * 12, 168 + i * 4],
        [60 - i * 10, 214 + i * 3],
      ],
      [7.5, 1.5],
      { ribs: { to: 0.9, step: 3 } },
    ),
  )
  // The shell points to the upper right; `along` and `over` are its axes.
  const angle = Math.atan2(26 - 128, 344 - 168)
  const [ax, ay] = [Math.cos(angle), Math.sin(angle)]
  const whorls = repeat(8, (i) => {
    const t = 1 - i / 7
    const [x, y] = [lerp(168, 344, t), lerp(128, 26, t)]
    const w = lerp(74, 7, t ** 0.8)
    const on = (over: number, along: number): Point => [
      x - ay * w * over + ax * w * along,
      y + ax * w * over + ay * w * along,
    ]
    const outline = [
      on(1, 0),
      on(0.4, 0.5),
      on(-0.9, 0),
      on(-0.95, -0.3),
      on(0, -0.62),
      on(0.95, -0.3),
    ]
    const [sx, sy] = on(-0.9, 0)
    const [tx, ty] = on(-1.12, 0)
    const spike = `M${f(sx - 5)} ${f(sy)}L${f(tx)} ${f(ty)}L${f(sx + 5)} ${f(sy + 3)}Z`
    return b.body(outline, { a: 58, s: 2.6, t0: 0.5 }) + F(spike, b.rim)
  })
  const claw = 'M0 12C-10 6-12-4-9-12L-2-3 0-16C10-12 14 2 6 12Z'
  return (
    legs +
    whorls +
    b.body(points('96,120 118,96 150,104 166,140 150,176 112,176 88,150'), { s: 2.6, a: 80 }) +
    b.eye(112, 128, 7, -10) +
    b.eye(132, 122, 5.5, -10) +
    b.limb(points('106,166 66,158 34,128 26,96'), [10, 8], { ribs: { to: 0.8, step: 3 } }) +
    at(22, 84, 1.7, F(claw, b.fill) + S(claw, 0.8, b.rim)) +
    b.line('M120 108Q96 70 60 52M130 104Q116 60 92 34', 0.9)
  )
}

/** 8. A horseshoe crab: a plated dome on thin legs, its tail a spike. */
export const horseshoe = (b: Brush): string => {
  const legs = repeat(7, (i) => {
    const x = 84 + i * 34
    const m = (i - 3) / 3
    const thigh: Point[] = [
      [x, 138],
      [x + m * 22 - 6, 158],
      [x + m * 34, 172],
    ]
    const shin: Point[] = [
      [x + m * 34, 170],
      [x + m * 44, 190],
      [x + m * 40, 222],
    ]
    return (
      b.limb(thigh, [5, 3.4], { ribs: { to: 1 } }) + b.limb(shin, [4, 0.4], { ribs: { to: 1 } })
    )
  })
  const abdomen = points('236,66 300,90 338,128 330,160 280,152 236,140')
  const seams = repeat(5, (i) => {
    const bend = `${256 + i * 12} ${112 + i * 6}`
    return `M${250 + i * 17} ${74 + i * 13}Q${bend} ${246 + i * 16} ${140 + i * 3}`
  })
  const spines = repeat(6, (i) => `M${300 + i * 6} ${92 + i * 9}l14-3-9 9Z`)
  const dome = '48,150 58,92 110,42 190,26 262,48 304,96 312,150 250,138 180,132 110,138'
  const spikes = repeat(9, (i) => {
    const a = Math.PI + 0.3 + i * 0.3
    return `M${f(180 + Math.cos(a) * 112)} ${f(126 + Math.sin(a) * 92)}l6-12 6 11Z`
  })
  return (
    b.limb(points('300,132 336,122 374,104 400,86'), [7, 2.8], { ribs: { to: 1 } }) +
    legs +
    b.body(abdomen, { a: 70, t0: 0.4 }) +
    b.line(seams, 0.9) +
    F(spines, b.rim) +
    b.body(points(dome), { a: 78, s: 3.2, t0: 0.5 }) +
    b.edge('M190 26Q176 80 180 132M110 42Q104 90 112 138M262 48Q250 94 250 138', 0.9) +
    b.line('M66 96Q180 50 296 92M58 122Q180 84 306 124', 0.8) +
    F(spikes, b.rim) +
    b.body(points('96,92 110,80 128,82 122,92'), { s: 2, a: 0 }) +
    b.lamp(112, 87, 2.6) +
    b.body(points('262,90 248,78 230,80 236,90'), { s: 2, a: 0 }) +
    b.lamp(246, 85, 2.2) +
    b.lamp(174, 50, 1.6) +
    b.lamp(186, 50, 1.6)
  )
}
