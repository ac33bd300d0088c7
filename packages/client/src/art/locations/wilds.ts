import { crab as drawCrab } from '../allies/creatures/crab.ts'
import {
  at,
  chart,
  circ,
  circPts,
  F,
  f,
  glow,
  hatch,
  lamp,
  lerp,
  mix,
  noise,
  nth,
  P2,
  type Point,
  poly,
  raceColor,
  rng,
  S,
  smooth,
  snow,
  T,
} from '../kernel/index.ts'
import { chain } from './masonry.ts'
import {
  FAINT,
  GROUND,
  HEIGHT,
  hills,
  LIGHT,
  opening,
  quietLeft,
  ROCK,
  rough,
  SHADE,
  seaFloor,
  solid,
  WIDTH,
} from './scenery.ts'
import { points, repeat } from './sketch.ts'

// Where nobody has built: the abyss, the depths, a chasm, hot springs, and crystals.

/** A funnel into the dark, lamps of every race round its rim. */
export const abyss = (): string => {
  const x = 330
  const y = 92
  const field = noise('ab')
  const rings = repeat(15, (i) => {
    const t = (i / 14) ** 0.8
    const shake = lerp(20, 1, t)
    const edge = circPts(x, y + t * 52, lerp(168, 7, t), lerp(78, 3, t), 22).map(
      ([px, py], k): Point => {
        const a = (k / 22) * T
        const bump = (field(Math.cos(a) * 2 + 8 + i * 0.25, Math.sin(a) * 2 + 8) - 0.5) * shake
        return [px + bump * 1.4, py + bump * 0.6]
      },
    )
    const d = smooth(edge, true)
    return (
      F(d, mix('#10293a', '#010305', Math.min(1, t * 1.25))) +
      S(d, i % 4 ? 0.6 : 1, mix(LIGHT, '#16405a', t * 0.85))
    )
  })
  const scree = repeat(40, (i) => {
    const [cos, sin] = P2(0, 0, 1, (i / 40) * T)
    const t = 0.2 + (i % 3) * 0.12
    const from = `${f(x + 164 * cos)} ${f(y + 76 * sin)}`
    return `M${from}L${f(x + lerp(164 * cos, 0, t))} ${f(y + lerp(76 * sin, 30, t))}`
  })
  const { crab, seahorse, squid, jellyfish, shellfish, kraken } = raceColor
  const lamps = [crab, seahorse, squid, jellyfish, shellfish, '#ffffff', kraken].map((c, i) => {
    const [cos, sin] = P2(0, 0, 1, (i * T) / 7 - T / 4)
    return lamp(x + 150 * cos, y + 2 + 68 * sin, 2.6, mix(c, '#ffffff', 0.2))
  })
  return (
    chart(WIDTH, HEIGHT, 'abyss', { n: 7, scale: 80 }) +
    rings +
    S(scree, 0.4, SHADE, 0.6) +
    lamps.join('')
  )
}

/** A diving bell between two cliffs, over a depth gauge. */
export const depths = (): string => {
  const cliff = (outline: readonly Point[], side: number) => {
    const right = side > 0
    const strata = { a: side * 14, s: 4.2, t0: right ? 0.15 : 0, t1: right ? 1 : 0.85, j: 0.4 }
    const cracks = { a: side * 70, s: 7, t0: right ? 0.6 : 0, t1: right ? 1 : 0.4, j: 0.3 }
    return (
      F(poly(outline, true), ROCK) +
      S(hatch(outline, strata), 0.5, SHADE, 0.75) +
      S(hatch(outline, cracks), 0.4, FAINT) +
      S(poly(outline, true), 1, LIGHT)
    )
  }
  const left = rough(points('-30,-20 226,-20 250,50 262,110 284,210 -30,210'), 'dl', 4, 6)
  const right = rough(points('540,-20 430,-20 402,46 396,96 372,140 366,210 540,210'), 'dr', 4, 6)
  const light = '#bfe9f2'
  return (
    F('M0 0H500V190H0Z', '#030a11') +
    cliff(left, 1) +
    cliff(right, -1) +
    quietLeft() +
    S('M330 0V118', 0.7, LIGHT) +
    F('M330 132L276 190H384Z', light, 0.1) +
    F('M330 132L300 190H360Z', light, 0.1) +
    solid(points('321,132 321,118 326,112 334,112 339,118 339,132'), { s: 2 }) +
    opening(circ(330, 123, 4), 0.8) +
    lamp(330, 132, 2.6, '#d7f5ff') +
    S(
      repeat(19, (i) => `M${i % 5 ? 304 : 296} ${f(8 + i * 9.5)}H310`),
      0.7,
      LIGHT,
      0.8,
    ) +
    S('M310 8V179', 0.6, LIGHT, 0.8) +
    lamp(318, 182, 1, raceColor.seahorse) +
    lamp(346, 178, 1, raceColor.shellfish) +
    lamp(334, 186, 0.8, raceColor.jellyfish)
  )
}

/** A glowing rift with a chain bridge; crabs on both sides. */
export const chasm = (): string => {
  const c = raceColor.crab
  const far = points(
    '116,112 168,104 200,110 236,95 262,101 300,86 336,95 372,80 410,89 450,75 512,82',
  )
  const near = points(
    '116,112 160,121 196,119 230,136 268,131 306,151 340,147 380,168 420,164 460,184 512,192',
  )
  const between = (t: number) =>
    far.map(([x, y], i): Point => [lerp(x, nth(near, i)[0], t), lerp(y, nth(near, i)[1], t)])
  const glowing = (t: number) => poly([...between(t), ...near.toReversed()], true)
  const random = rng('chh')
  let streaks = ''
  let clefts = ''
  for (let i = 0; i < (far.length - 1) * 12; i++) {
    const [from, to] = [nth(far, Math.floor(i / 12)), nth(far, Math.floor(i / 12) + 1)]
    const [below, below2] = [nth(near, Math.floor(i / 12)), nth(near, Math.floor(i / 12) + 1)]
    const t = (i % 12) / 12
    const foot = `M${f(lerp(from[0], to[0], t))} ${f(lerp(from[1], to[1], t))}`
    const depth = lerp(below[1] - from[1], below2[1] - to[1], t)
    if (depth > 4) streaks += `${foot}l${f(-depth * 0.05)} ${f(depth * (0.3 + random() * 0.4))}`
    if (i % 3 === 0 && depth > 8)
      clefts += `${foot}l${f(-depth * 0.06)} ${f(depth * (0.6 + random() * 0.25))}`
  }
  const behind = repeat(4, (i) => {
    const n = i + 1
    const line = far.map(([x, y], k): Point => [x - n * 3, y - n * (1.5 + k * 0.35)])
    return S(smooth(line), 0.5, SHADE, 0.6 - n * 0.1)
  })
  const before = repeat(7, (i) => {
    const n = i + 1
    const line = near.map(([x, y], k): Point => [x - n * 2.5, y + n * (2 + k * 0.5)])
    return S(smooth(line), 0.5, SHADE, 0.7 - n * 0.08)
  })
  return (
    hills(15, 72, 30) +
    F('M0 86Q250 62 500 70V190H0Z', '#0a1a26') +
    S('M0 86Q250 62 500 70', 0.7, SHADE) +
    behind +
    F(glowing(0), '#040203') +
    F(glowing(0.5), c, 0.16) +
    F(glowing(0.72), c, 0.26) +
    F(glowing(0.88), '#ffb08a', 0.3) +
    S(streaks, 0.55, LIGHT, 0.7) +
    S(clefts, 0.9, LIGHT, 0.55) +
    S(poly(between(0.22)) + poly(between(0.42)), 0.6, LIGHT, 0.5) +
    S(poly(far), 1.3, LIGHT) +
    glow(poly(between(0.93)), c, 1.1) +
    F(poly([...near, ...points('512,200 0,200 0,124')], true), GROUND) +
    S(poly(near), 1.4, LIGHT) +
    before +
    S('M298 87V66M304 86V66M303 152V134M311 153V134', 1.4, LIGHT) +
    chain(300, 70, 306, 138) +
    chain(304, 72, 312, 140) +
    at(232, 160, 0.44, drawCrab({ majesty: 0.3, seed: 2, isFollower: false }), 4) +
    at(432, 62, 0.3, drawCrab({ majesty: 0.2, seed: 3, isFollower: false }))
  )
}

/** A plume of smoke over x, y: engraved billows, largest and darkest on top. */
const smoke = (x: number, y: number, height: number, width: number, seed: number): string => {
  const random = rng(`sm${seed}`)
  return repeat(14, (i) => {
    const t = (13 - i) / 13
    const drift = x + Math.sin(t * 5 + seed) * 10 * t + t * 16
    const spread = width * (0.35 + t * 0.95)
    return repeat(3, (k) => {
      const bx = drift + (k - 1) * spread * 0.7 + (random() - 0.5) * 4
      const by = y - t * height + (random() - 0.5) * 6
      const r = spread * (0.55 + random() * 0.25)
      const arc = (x0: number, y0: number, r0: number, x1: number, y1: number) =>
        `M${f(bx + r * x0)} ${f(by + r * y0)}A${f(r * r0)} ${f(r * r0)} 0 0 1 ${f(bx + r * x1)} ${f(by + r * y1)}`
      return (
        F(circ(bx, by, r), mix('#132634', '#0a151e', t)) +
        S(arc(-1, 0, 1, 0.7, -0.7), 0.7, LIGHT, 0.85 - t * 0.4) +
        S(arc(-0.4, 0.1, 0.6, 0.5, -0.3), 0.5, SHADE, 0.7)
      )
    })
  })
}

/** Four chimneys of rock with fire in their mouths, smoking. */
export const blackSmokers = (): string => {
  const ember = '#ffb27a'
  const foot = 166
  const chimney = (x: number, width: number, height: number, seed: number) => {
    const side = points('-.5,0 -.32,-.5 -.24,-1 .22,-1 .3,-.55 .56,0')
    const outline = side.map(([u, v]): Point => [x + u * width, foot + v * height])
    return (
      smoke(x, foot - height, height * 0.9 + 36, width * 0.3, seed) +
      solid(rough(outline, seed, 2.4), { a: 68, s: 2.8, t0: 0.42 }) +
      S(`M${f(x - width * 0.2)} ${foot - height}h${f(width * 0.4)}`, 2.2, ember) +
      lamp(x, foot - height, 2.2, ember, 0.9)
    )
  }
  return (
    hills(10) +
    chimney(436, 40, 48, 3) +
    chimney(244, 36, 42, 4) +
    chimney(384, 56, 76, 2) +
    chimney(308, 66, 96, 1) +
    seaFloor(164, 10) +
    snow(WIDTH, 100, 20, 'bs', ember, 0.4)
  )
}

/** A city of crystals, mirrored in a still surface. */
export const cityOfMirrors = (): string => {
  const shore = 104
  const crystal = ([x, height]: Point, width: number) => {
    const at = (u: number, v: number): Point => [x + u * width, shore - v * height]
    const [left, shoulder, tip] = [at(-0.5, 0), at(-0.5, 0.78), at(-0.08, 1)]
    const [low, right, edge, foot] = [at(0.5, 0.68), at(0.5, 0), at(0.12, 0.62), at(0.12, 0)]
    return (
      F(poly([left, shoulder, tip, low, right], true), '#0f2a3b') +
      S(hatch([tip, low, right, foot, edge], { a: 64, s: 2.6 }), 0.5, SHADE, 0.9) +
      S(hatch([shoulder, tip, edge, foot, left], { a: 116, s: 6 }), 0.4, SHADE, 0.5) +
      S(
        poly([left, shoulder, tip, low, right]) +
          poly([shoulder, edge, low]) +
          poly([tip, edge, foot]),
        0.8,
        LIGHT,
      )
    )
  }
  const widths = [22, 30, 24, 34, 26, 38, 26, 30, 22, 22]
  const city = points('216,30 240,56 268,40 296,84 330,60 352,94 388,52 414,70 442,36 466,48')
    .map((tower, i) => crystal(tower, nth(widths, i)))
    .join('')
  const random = rng('cm')
  const darkRipples = repeat(15, (i) => {
    let d = ''
    let x = 120 + random() * 60
    while (x < 490) {
      const length = 14 + random() * 60
      d += `M${f(x)} ${f(shore + 4 + i * 5.6)}h${f(length)}`
      x += length + 8 + random() * 40
    }
    return d
  })
  const lightRipples = repeat(
    12,
    (i) => `M${f(150 + random() * 200)} ${shore + 6 + i * 7}h${f(16 + random() * 40)}`,
  )
  const lake = 'M0 104H500V190H0Z'
  const still = '#071521'
  return (
    S(
      repeat(8, (i) => `M${200 + i * 4} ${18 + i * 10}H${460 - i * 4}`),
      0.3,
      FAINT,
    ) +
    city +
    lamp(349, shore - 96, 2, '#d7f5ff') +
    lamp(293, shore - 86, 1.7, '#d7f5ff') +
    F(lake, still) +
    `<g opacity=".5" transform="matrix(1 0 0 -.82 0 ${f(shore * 1.82)})">${city}</g>` +
    F(lake, still, 0.2) +
    S(darkRipples, 1, still) +
    S(lightRipples, 0.6, LIGHT, 0.7) +
    glow(`M0 ${shore}H500`, '#bfe9f2', 0.8, 0.5)
  )
}
