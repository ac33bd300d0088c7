import {
  at,
  C,
  circ,
  F,
  f,
  hatch,
  lamp,
  lerp,
  mix,
  nth,
  type Point,
  range,
  rays,
  ribbon,
  ribs,
  S,
  T,
} from '../kernel/index.ts'
import { bothSides, points, repeat } from '../locations/sketch.ts'
import { BONE, type Brush } from './brush.ts'

// Leviathans of the seahorses.

const LEAF = 'M0 0C8-6 8-18 0-26-8-18-8-6 0 0Z'

/** A twig with four leaves, growing from x, y. */
const twig = (b: Brush, x: number, y: number, turn: number, length: number): string => {
  const leaf = (lx: number, ly: number, leafTurn: number) =>
    at(lx, ly, 1, F(LEAF, mix(b.c, '#060c10', 0.85)) + S(`${LEAF}M0 0V-22`, 1.2, b.rim), leafTurn)
  const stem = b.limb(points('0,0 3,-14 -2,-28'), [1.4, 0.8])
  const leaves = leaf(-2, -28, -40) + leaf(0, -26, 20) + leaf(3, -14, 60) + leaf(1, -12, -66)
  return at(x, y, length / 40, stem + leaves, turn)
}

/** 13. A leafy dragon: a sea serpent that passes for weed. */
export const leafDragon = (b: Brush): string => {
  const spine =
    '70,74 110,60 140,84 150,126 190,154 240,140 262,100 296,74 336,92 340,134 312,150 300,130'
  const thickness = (t: number) =>
    t < 0.35 ? lerp(9, 19, t / 0.35) : lerp(19, 1.5, (t - 0.35) / 0.65)
  const body = ribbon(points(spine), thickness, 7)
  const twigs = body.fr.map(({ p, nx, ny, h, t }, i) => {
    if (i % 9 !== 4 || t <= 0.1 || t >= 0.92) return ''
    const turn = (Math.atan2(ny, nx) * 360) / T + 90
    const length = 44 * (1 - t * 0.5)
    const [dx, dy] = [nx * h * 0.8, ny * h * 0.8]
    return (
      twig(b, p[0] + dx, p[1] + dy, turn, length) +
      twig(b, p[0] - dx, p[1] - dy, turn + 180, length * 0.8)
    )
  })
  const head = '92,54 64,50 40,66 4,84 -8,92 4,98 42,88 70,96 94,88'
  return (
    twigs.join('') +
    F(body.d, b.fill) +
    S(ribs(body, 2, -1, 1, 0, 1, 0.3), 0.6, b.inner, 0.9) +
    S(body.d, 1.2, b.rim) +
    b.body(points(head), { a: 80, s: 2.6, t0: 0.4 }) +
    b.eye(62, 70, 7, 10) +
    twig(b, 74, 54, -14, 50) +
    twig(b, 90, 54, 16, 40) +
    twig(b, 50, 90, 196, 32)
  )
}

/** 14. A whale's head on a serpent's body. */
export const whaleSnake = (b: Brush): string => {
  const tail = '150,92 206,44 264,40 306,82 304,136 262,176 300,214 356,206 392,170'
  const head = '178,40 128,34 70,50 26,84 -2,132 10,142 52,158 104,168 160,160 196,128 210,84'
  const pleats = repeat(9, (i) => {
    const y = 141 + i * 2.4 - (i > 6 ? (i - 6) * 5 : 0)
    return `M${12 + i * 15} ${f(y)}Q${60 + i * 14} ${124 + i * 3} ${120 + i * 9} ${122 + i * 2}`
  })
  const baleen = repeat(
    17,
    (i, t) => `M${6 + i * 8} ${f(126 - Math.sin(t * Math.PI) * 22 + i * 0.5)}l1.5 7`,
  )
  const scars = 'M120 44l8 18M110 46l8 18M98 50l6 14M150 62q16 4 26-4M148 70q16 4 28-4'
  return (
    b.limb(points(tail), (t) => 40 * (1 - t) ** 0.62 + 2, {
      ribs: { from: 1, to: 0.1, bow: 0.2 },
    }) +
    b.body(points(head), { a: 66, t0: 0.62 }) +
    b.edge('M-2 134Q40 96 92 104Q128 110 152 128', 1.4) +
    b.line(pleats, 0.7) +
    b.edge(baleen, 0.7, 0.8) +
    b.eye(150, 112, 6, 20) +
    b.line(scars, 0.8) +
    F(
      repeat(5, (i) => circ(40 + i * 14, 84 - i * 7, 3 - i * 0.3)),
      b.inner,
      0.8,
    ) +
    b.body(points('176,142 166,178 136,212 124,204 142,168 152,148'), { s: 2.6, t0: 0.2 })
  )
}

/** The head of the ring serpent from above, looking to the right. */
const serpentHead = (b: Brush, x: number, y: number, size: number, turn: number): string => {
  const skull = 'M-30-20C-16-30 8-30 20-20L50-11C62-8 68-4 68 0S62 8 50 11L20 20C8 30-16 30-30 20'
  const whiskers = 'M-16-22Q-34-34-40-50M-4-27Q-18-42-18-58M-16 22Q-34 34-40 50M-4 27Q-18 42-18 58'
  const shade = hatch(points('-30,0 66,0 50,11 20,20 0,26 -30,20'), {
    a: 0,
    s: 2.4,
    t0: 0.1,
    t1: 0.95,
  })
  return at(
    x,
    y,
    size,
    S(whiskers, 1.8, b.rim) +
      F(`${skull}Z`, b.fill) +
      S(shade, 0.5, b.inner) +
      S(`${skull}M-20 0H40M-14-14Q4-18 18-10M-14 14Q4 18 18 10`, 1.2, b.rim) +
      F('M52-11l8-7-2 9ZM40-14l7-8-1 10ZM52 11l8 7-2-9ZM40 14l7 8-1-10Z', BONE) +
      F(circ(58, -4, 1.4) + circ(58, 4, 1.4), b.rim) +
      bothSides((side) => b.eye(16, side * 17, 5, side * 20)),
    turn,
  )
}

/** 15. A serpent biting its own tail round a lamp. */
export const ringSerpent = (b: Brush): string => {
  const [x, y] = [190, 104]
  const spine = range(22, (_, t): Point => {
    const a = 0.62 + t * 5.75
    return [x + Math.cos(a) * (134 - 8 * t), y + Math.sin(a) * (84 - 4 * t)]
  })
  const body = ribbon(spine, (t) => 3 + 20 * Math.sin(Math.min(1, t * 1.3) * 1.57), 5)
  const spines = body.fr.map(({ p, nx, ny, h }, i) => {
    if (i % 4 || i <= 12) return ''
    const on = (out: number, along: number) =>
      `${f(p[0] - nx * (h + out) + ny * along)} ${f(p[1] - ny * (h + out) - nx * along)}`
    return `M${on(0, 0)}L${on(12, 6)}L${on(0, -9)}Z`
  })
  const [headX, headY] = nth(spine, 21)
  return (
    S(rays(x, y, 26, 50, 48), 0.5, b.c, 0.45) +
    S(circ(x, y, 22), 0.6, b.c, 0.7) +
    lamp(x, y, 4, C.key) +
    F(spines.join(''), b.inner) +
    F(body.d, b.fill) +
    S(ribs(body, 2, 0.1, 1, 0, 1, 0.25), 0.7, b.inner, 0.9) +
    S(ribs(body, 3, -1, -0.3, 0, 1, 0.2), 0.5, b.inner, 0.6) +
    S(body.d, 5, b.c, 0.12) +
    S(body.d, 1.3, b.rim) +
    serpentHead(b, headX, headY - 2, 1.12, 98)
  )
}

/** 16. A horned ray, its wings wider than the card. */
export const ray = (b: Brush): string => {
  const wings =
    '190,34 222,44 280,48 350,84 404,142 330,132 268,146 220,170 190,176 160,170 112,146 50,132 -24,142 30,84 100,48 158,44'
  const veins = (side: number) =>
    repeat(9, (i) => {
      const from = `M${190 + side * (16 + i * 3)} ${60 + i * 8}`
      const bend = `${190 + side * (90 + i * 6)} ${64 + i * 7}`
      return `${from}Q${bend} ${190 + side * (194 - i * 19)} ${136 + i}`
    })
  const horn = (side: number) =>
    b.body(points('30,46 40,18 54,4 38,8 18,34', 190, 0, side), { s: 2.4 })
  const gills = (side: number) =>
    repeat(5, (i) => `M${190 + side * (24 + i)} ${92 + i * 9}q${-8 * side} 4 ${-14 * side} 0`)
  return (
    b.limb(points('190,168 196,200 178,226 200,250'), [7.5, 1.5], { ribs: { to: 1 } }) +
    b.body(points(wings), { a: 90, s: 3.4, t0: 0.5 }) +
    b.line(bothSides(veins), 0.6, 0.6) +
    bothSides(horn) +
    b.edge('M190 40V170M170 48Q190 60 210 48', 0.9) +
    b.line(bothSides(gills), 1) +
    bothSides((side) => b.eye(190 + side * 38, 58, 5.5, side * 16)) +
    repeat(6, (i) => b.lamp(190 + (i - 2.5) * 46, 124 + Math.abs(i - 2.5) * 4, 1.7, 0.8))
  )
}
