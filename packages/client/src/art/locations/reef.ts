import {
  circ,
  circPts,
  F,
  f,
  hatch,
  lamp,
  lerp,
  mix,
  nth,
  P2,
  type Point,
  poly,
  range,
  ribbon,
  rng,
  S,
  smooth,
  T,
} from '../kernel/index.ts'
import { GROUND, HOLE, hills, LIGHT, seaFloor } from './scenery.ts'
import { repeat } from './sketch.ts'

// The coral barrier: fans, staghorns, tables, tubes and brain corals in five tints.

const ROSE = '#ff9aa6'
const PEACH = '#ffc39a'
const MINT = '#9fe0d0'
const LILAC = '#c9b0f5'
const SKY = '#a9d5f2'

const bodyOf = (c: string) => mix(c, GROUND, 0.84)
const rimOf = (c: string) => mix(c, LIGHT, 0.4)

/** A sea fan of radius r, opening by `spread` to both sides. */
const fan = (x: number, y: number, r: number, c: string, spread = 1.15): string => {
  const edge = range(13, (i, t) =>
    P2(x, y, r * (0.86 + 0.14 * Math.sin(i * 2.4)), -T / 4 - spread + 2 * spread * t),
  )
  const veins = edge.map(
    ([ex, ey], i) =>
      `M${x} ${y}Q${f(lerp(x, ex, 0.5) + (i - 6) * 0.9)} ${f(lerp(y, ey, 0.55))} ${f(ex)} ${f(ey)}`,
  )
  const net = [0.45, 0.62, 0.78, 0.92].map((t) =>
    smooth(
      edge.map(([ex, ey], i): Point => {
        const u = t + (i % 2 ? 0.03 : -0.03)
        return [lerp(x, ex, u), lerp(y, ey, u)]
      }),
    ),
  )
  return (
    F(poly([[x, y], ...edge], true), bodyOf(c)) +
    S(veins.join(''), 0.8, c, 0.9) +
    S(net.join(''), 0.5, c, 0.8) +
    S(smooth(edge), 1, rimOf(c))
  )
}

/** Four open tubes. */
const tubes = (x: number, y: number, height: number, c: string): string => {
  const tube = (dx: number, size: number, lean: number) => {
    const h = height * size
    const spine: Point[] = [
      [x + dx * 0.5, y],
      [x + dx * 0.8, y - h * 0.5],
      [x + dx + lean * 0.4, y - h],
    ]
    const body = ribbon(spine, [4, 6.4], 5)
    const mouth = circ(nth(spine, 2)[0], y - h, 6.4, 2.6)
    return (
      F(body.d, bodyOf(c)) +
      S(hatch(body.out, { a: 86, s: 2, t0: 0.5 }), 0.5, c, 0.7) +
      S(body.d, 0.9, rimOf(c)) +
      F(mouth, HOLE) +
      S(mouth, 0.9, rimOf(c))
    )
  }
  return tube(-13, 0.7, -9) + tube(9, 0.82, 7) + tube(-3, 1, -1) + tube(17, 0.55, 14)
}

/** A staghorn: branches forking three times. */
const staghorn = (x: number, y: number, height: number, seed: number, c: string): string => {
  const random = rng(`st${seed}`)
  const branches: { d: string; w: number }[] = []
  const grow = (
    x0: number,
    y0: number,
    angle: number,
    length: number,
    w: number,
    forks: number,
  ) => {
    const [x1, y1] = P2(x0, y0, length, angle)
    const bend = `${f((x0 + x1) / 2 + (random() - 0.5) * 5)} ${f((y0 + y1) / 2)}`
    branches.push({ d: `M${f(x0)} ${f(y0)}Q${bend} ${f(x1)} ${f(y1)}`, w })
    if (forks === 0) return
    for (const side of [-1, 1]) {
      const turned = angle + side * (0.3 + random() * 0.35)
      grow(x1, y1, turned, length * (0.66 + random() * 0.22), w * 0.74, forks - 1)
    }
  }
  grow(x, y, -1.57 + (random() - 0.5) * 0.3, height * 0.34, 7, 3)
  const round = ' stroke-linecap="round"'
  const drawn = (wider: number, ink: string) =>
    branches.map(({ d, w }) => S(d, f(w + wider), ink, 1, round)).join('')
  const polyps = branches.map(({ d }) => d).join('')
  return (
    drawn(1.8, mix(c, LIGHT, 0.3)) +
    drawn(0, bodyOf(c)) +
    S(polyps, 0.6, c, 0.8, ' stroke-dasharray="1.5 3"')
  )
}

/** A brain coral: half a ball of winding grooves. */
const brain = (x: number, y: number, r: number, c: string): string => {
  const outline = circPts(x, y, r, r * 0.8, 20, T / 2, T)
  const grooves = range(5, (i) =>
    smooth(
      range(9, (k, t): Point => {
        const u = t * 2 - 1
        const arc = r * 0.8 * Math.sqrt(1 - u ** 2) * (1 - i * 0.19)
        return [x + u * r * (0.9 - i * 0.02), y - arc + (k % 2 ? 1.8 : -1)]
      }),
    ),
  )
  return (
    F(poly(outline, true), bodyOf(c)) +
    S(grooves.join(''), 0.6, c, 0.85) +
    S(poly(outline), 1, rimOf(c))
  )
}

/** A table coral: a flat plate on a stalk. */
const plate = (x: number, y: number, width: number, height: number, c: string): string => {
  const top = y - height
  const waist = f(y - height * 0.5)
  const stalk = `M${x - 3} ${y}Q${x} ${waist} ${x - 8} ${top}M${x + 3} ${y}Q${x + 1} ${waist} ${x + 8} ${top}`
  const fringe = repeat(15, (_, t) => {
    const u = t * 1.9 - 0.95
    return `M${f(x + u * width)} ${f(top + width * 0.2 * Math.sqrt(1 - u ** 2))}v4`
  })
  const rim = circ(x, top, width, width * 0.2)
  return (
    S(stalk, 1, rimOf(c)) +
    F(rim, bodyOf(c)) +
    S(rim + circ(x, top, width * 0.7, width * 0.13), 0.9, rimOf(c)) +
    S(fringe, 0.7, c)
  )
}

/** A wall of corals. */
export const coralBarrier = (): string => {
  const tints = [MINT, LILAC, SKY, ROSE, PEACH]
  const random = rng('cb2')
  const behind = repeat(6, (i) => fan(196 + i * 58, 152, 62 + random() * 34, nth(tints, i % 5)))
  return (
    hills(20, 110, 30) +
    `<g opacity=".45">${behind}</g>` +
    seaFloor(152, 20) +
    fan(236, 160, 78, ROSE) +
    staghorn(300, 162, 118, 1, PEACH) +
    fan(372, 160, 104, LILAC, 1) +
    staghorn(440, 162, 104, 5, ROSE) +
    plate(268, 166, 30, 46, MINT) +
    tubes(338, 166, 58, PEACH) +
    plate(412, 168, 34, 40, SKY) +
    fan(480, 164, 66, MINT) +
    brain(210, 170, 20, LILAC) +
    brain(302, 174, 24, SKY) +
    tubes(470, 172, 38, PEACH) +
    brain(384, 176, 22, ROSE) +
    fan(172, 170, 30, SKY) +
    seaFloor(176, 21) +
    lamp(300, 60, 1.4, '#ffd9bf') +
    lamp(372, 50, 1.4, '#e3d4ff') +
    lamp(236, 78, 1.2, '#ffc9cf')
  )
}
