import {
  at,
  circ,
  F,
  f,
  hatch,
  lamp,
  lerp,
  mix,
  nth,
  type Point,
  poly,
  raceColor,
  range,
  ribbon,
  ribs,
  rng,
  S,
  sample,
  smooth,
  T,
} from '../kernel/index.ts'
import { bothSides, points, repeat } from '../locations/sketch.ts'
import { BONE, type Brush, GULLET } from './brush.ts'

// Leviathans of the jellyfish.

/** 1. A siphonophore: a spiral chain of lamps, trailing threads. */
export const siphonophore = (b: Brush): string => {
  const spine = range(26, (_, t): Point => {
    const a = -0.6 + t * 8.4
    const r = 22 + t * 120
    return [190 + Math.cos(a) * r * 1.15, 104 + Math.sin(a) * r * 0.62]
  })
  const body = ribbon(spine, [3, 7.5], 5)
  const thread = ([x, y]: Point, t: number, i: number) =>
    smooth(range(5, (_, u) => [x + Math.sin(u * 5 + i) * 3 * u, y + 4 + u * (20 + 34 * t)]))
  const threads = body.fr.map(({ p, t }, i) => (i % 4 ? '' : thread(p, t, i)))
  const floats = body.fr.map(({ p, nx, ny, h, t }, i) => {
    if (i % 5) return ''
    const [x, y] = [p[0] + nx * (h + 4), p[1] + ny * (h + 4)]
    const d = circ(x, y, 3.5 + 3.5 * t)
    return F(d, b.fill) + S(d, 0.9, b.rim) + (i % 10 ? '' : b.lamp(x, y, 1.6 + t, 0.8))
  })
  return (
    S(threads.join(''), 0.6, b.inner, 0.7) +
    F(body.d, b.fill) +
    S(ribs(body, 1, -1, 1, 0, 1, 0.5), 0.5, b.inner, 0.8) +
    S(body.d, 1, b.rim) +
    floats.join('') +
    b.body(points('186,96 174,78 186,60 206,62 214,82 204,98'), { s: 2.4 }) +
    b.lamp(194, 78, 4)
  )
}

/** A bell from its left hem to its right one, ribs running from the top to the hem. */
const bell = (b: Brush, dome: string, hem: readonly Point[], seams: readonly number[]): string => {
  const arch = sample(points(dome), false, 7)
  const outline = [...arch, ...hem]
  const [top, half] = [Math.min(...arch.map(([, y]) => y)), (nth(hem, 0)[0] - 190) * 0.98]
  const ribLines = seams.map(
    (u) => `M190 ${f(top)}Q${f(190 + u * half * 1.16)} ${f(top + 20)} ${f(190 + u * half)} 94`,
  )
  return (
    F(poly(outline, true), mix(b.c, '#071019', 0.86)) +
    S(hatch(outline, { a: 90, s: 3.1, t0: 0.3 }), 0.5, b.c, 0.55) +
    b.edge(ribLines.join(''), 0.9, 0.9) +
    b.edge(poly(arch), 1.4) +
    b.edge(smooth(hem), 1.2)
  )
}

/** 2. A lion's mane: a bell wider than the card over a curtain of threads. */
export const lionsMane = (b: Brush): string => {
  const random = rng('lm')
  const threads = repeat(46, (i, t) => {
    const u = t * 2 - 1
    const length = 90 + random() * 90 - Math.abs(u) * 30
    const phase = random() * 6
    const thread = range(
      8,
      (_, v): Point => [
        190 + u * 138 + Math.sin(v * 5 + phase) * 9 * v - u * 20 * v,
        92 + v * length,
      ],
    )
    return S(smooth(thread), i % 4 ? 0.6 : 1.1, i % 4 ? b.inner : b.rim, 0.85)
  })
  const arms = [-0.5, -0.25, 0, 0.25, 0.5].map((u) =>
    b.limb(
      range(6, (_, v) => [190 + u * 150 + Math.sin(v * 6 + u * 9) * 8, 88 + v * 118]),
      (v) => 9 * (1 - v) + 1 + Math.abs(Math.sin(v * 24)) * 4 * (1 - v),
      { ribs: {} },
    ),
  )
  const hem = range(17, (i): Point => [356 - (i * 332) / 16, i % 2 ? 110 : 94])
  return (
    threads +
    arms.join('') +
    bell(
      b,
      '24,96 34,52 84,14 190,-6 296,14 346,52 356,96',
      hem,
      [-0.85, -0.6, -0.3, 0, 0.3, 0.6, 0.85],
    ) +
    b.edge('M36 76Q190 48 344 76M60 50Q190 24 320 50', 0.6, 0.7) +
    repeat(9, (i) => b.lamp(46 + i * 36, 98 + (i % 2) * 6, 1.8, 0.8))
  )
}

/** A round mouth full of teeth at the end of a neck that comes from angle `turn`. */
const lampreyHead = (b: Brush, x: number, y: number, turn: number): string => {
  const head = circ(0, 4, 14, 10)
  const ring = repeat(9, (i) => {
    const [cos, sin] = [Math.cos((i / 9) * T) * 9, Math.sin((i / 9) * T) * 5.5]
    const tip = `${f(cos * 0.45)} ${f(6 + sin * 0.35)}`
    return `M${f(cos - 1.4)} ${f(6 + sin)}L${tip}L${f(cos + 1.4)} ${f(6 + sin)}Z`
  })
  const eye = (side: number) => lamp(side * 6, -4, 1.4, b.rim)
  return at(
    x,
    y,
    1,
    F(head, b.fill) +
      S(head, 1.2, b.rim) +
      F(circ(0, 6, 9, 5.5), GULLET) +
      F(ring, BONE) +
      bothSides(eye),
    turn,
  )
}

/** 3. A hydra: five necks under one bell. */
export const hydraBell = (b: Brush): string => {
  const necks = [
    '150,90 110,120 60,118 34,150 44,176',
    '168,96 142,140 104,160 92,190 108,208',
    '190,98 196,140 184,172 192,204',
    '212,96 240,138 282,156 290,188 272,206',
    '230,90 272,116 320,112 348,142 338,172',
  ].map((list) => {
    const neck = points(list)
    const [x, y] = nth(neck, neck.length - 1)
    const [px, py] = nth(neck, neck.length - 2)
    const turn = (Math.atan2(y - py, x - px) * 360) / T - 90
    return b.limb(neck, [11, 7.5], { ribs: { to: 1, bow: 0.3 } }) + lampreyHead(b, x, y, turn)
  })
  const hem = range(13, (i): Point => [288 - (i * 196) / 12, i % 2 ? 104 : 90])
  const dome = '92,92 98,50 136,16 190,4 244,16 282,50 288,92'
  return necks.join('') + bell(b, dome, hem, [-0.8, -0.45, 0, 0.45, 0.8]) + b.lamp(190, 52, 5)
}

/** 4. A comb jelly: a globe with eight rows of shimmering combs. */
export const combJelly = (b: Brush): string => {
  const [x, y] = [196, 98]
  const globe = sample(
    points('196,8 262,30 290,92 268,156 214,190 178,190 124,156 102,92 130,30'),
    true,
    7,
  )
  const feeler = (side: number) => {
    const spine = points('24,176 60,196 120,186 160,146 150,96 176,50', x, 0, side)
    const course = ribbon(spine, [1, 1], 9)
    const fringe = course.fr.map(({ p, nx, ny }, i) => {
      if (i % 2) return ''
      const [dx, dy] = [nx * side, ny * side]
      return `M${f(p[0])} ${f(p[1])}q${f(dx * 8 + 4)} ${f(dy * 8 + 8)} ${f(dx * 12)} ${f(dy * 12 + 22)}`
    })
    return b.edge(poly(course.s), 1.4) + b.line(fringe.join(''), 0.6)
  }
  const { jellyfish, shellfish } = raceColor
  const shimmer = ['#8fd3ff', shellfish, '#ffe28a', '#ff9aa6', '#ffe28a', shellfish, '#8fd3ff']
  const rows = [jellyfish, ...shimmer].map((ink, i) => {
    const u = -0.86 + i * 0.246
    const length = 10 * (1 - Math.abs(u) * 0.6)
    const meridian = range(24, (_, t): Point => {
      const py = lerp(18, 182, t)
      return [x + u * Math.sqrt(92 ** 2 - (py - y) ** 2), py]
    })
    const combs = meridian.map(([px, py]) => `M${f(px - length / 2)} ${f(py)}h${f(length)}`)
    return S(poly(meridian), 0.5, b.inner, 0.7) + S(combs.join(''), 1.2, ink, 0.8)
  })
  const mouth = 'M172 190Q196 150 220 190'
  return (
    bothSides(feeler) +
    F(poly(globe, true), mix(b.c, '#060e16', 0.9)) +
    F(poly(globe, true), b.c, 0.05) +
    b.edge(poly(globe, true), 1.3) +
    rows.join('') +
    F(`${mouth}Z`, GULLET) +
    b.edge(mouth, 1.2) +
    lamp(x, 24, 3, '#fff')
  )
}
