import {
  circ,
  F,
  f,
  hatch,
  lamp,
  lerp,
  type Point,
  poly,
  range,
  rect,
  ribbon,
  ribs,
  S,
  T,
} from '../kernel/index.ts'
import { BODY, LIGHT, SHADE, solid } from './scenery.ts'
import { repeat } from './sketch.ts'

// What is built: columns, arches, stairs, chains, and the spire of both towers.

/** A fluted column with a capital. */
export const column = (x: number, foot: number, width: number, height: number): string => {
  const half = width / 2
  const top = foot - height
  const shaft = `M${f(x - half)} ${f(foot)}V${f(top)}M${f(x + half)} ${f(foot)}V${f(top)}`
  const flutes = repeat(
    Math.max(2, Math.round(width / 2.4)),
    (_, t) => `M${f(x + half * (0.9 * t - 0.1))} ${f(foot)}V${f(top)}`,
  )
  const [left, right] = [f(x - half - 2.5), f(x + half + 2.5)]
  const capital = `M${left} ${f(top - 4)}H${right}L${f(x + half)} ${f(top)}H${f(x - half)}Z`
  return (
    F(poly(rect(x - half, top, width, height), true), BODY) +
    S(shaft, 0.9, LIGHT) +
    S(flutes, 0.5, SHADE, 0.8) +
    F(capital, BODY) +
    S(`${capital}M${f(x - half - 2)} ${f(foot)}H${f(x + half + 2)}`, 0.8, LIGHT)
  )
}

/** A round arch, as path data. */
export const arch = (x: number, foot: number, width: number, height: number): string => {
  const [r, spring] = [f(width / 2), f(foot - height + width / 2)]
  const [left, right] = [f(x - width / 2), f(x + width / 2)]
  return `M${left} ${f(foot)}V${spring}A${r} ${r} 0 0 1 ${right} ${spring}V${f(foot)}Z`
}

/** A pointed arch, as path data. */
export const ogive = (x: number, foot: number, width: number, height: number): string => {
  const [left, right] = [f(x - width / 2), f(x + width / 2)]
  const [spring, bend] = [f(foot - height * 0.55), f(foot - height * 0.8)]
  const tip = `${f(x)} ${f(foot - height)}`
  return `M${left} ${foot}V${spring}Q${left} ${bend} ${tip}Q${right} ${bend} ${right} ${spring}V${foot}Z`
}

/** Stairs leading up to x, y, each step wider than the one above. */
export const stairs = (
  x: number,
  y: number,
  width: number,
  n: number,
  rise: number,
  tread: number,
): string =>
  repeat(n, (i) => {
    const top = width / 2 + i * tread
    const bottom = top + 0.8 * tread
    const outline: Point[] = [
      [x - top, y + i * rise],
      [x + top, y + i * rise],
      [x + bottom, y + (i + 1) * rise],
      [x - bottom, y + (i + 1) * rise],
    ]
    return F(poly(outline, true), BODY) + S(poly(outline, true), 0.9, LIGHT)
  })

/** A small window with light behind it. */
export const litWindow = (x: number, y: number, c: string, size = 1): string =>
  F(poly(rect(x - 1.2 * size, y - 2 * size, 2.4 * size, 4 * size), true), c) +
  F(circ(x, y, 5 * size), c, 0.13)

/** A chain hanging from one point to another. */
export const chain = (x0: number, y0: number, x1: number, y1: number, sag = 0): string => {
  const n = Math.round(Math.hypot(x1 - x0, y1 - y0) / 6)
  const links = repeat(n, (i) => {
    const t = (i + 0.5) / n
    const x = lerp(x0, x1, t)
    const y = lerp(y0, y1, t) + Math.sin(t * Math.PI) * sag
    return i % 2 ? circ(x, y, 2.8, 1.9) : `M${f(x - 2.4)} ${f(y)}h4.8`
  })
  return S(links, 0.9, LIGHT)
}

/** A lamp on a pole. */
export const beacon = (x: number, top: number, foot: number, c: string): string =>
  S(`M${x} ${top + 2}V${foot}`, 0.7, SHADE) + lamp(x, top, 1.6, c)

/** A ribbed tusk, thick at its root. */
export const tusk = (spine: readonly Point[], width: number): string => {
  const body = ribbon(spine, (t) => width * (1 - t) ** 0.7 + 1)
  return (
    F(body.d, BODY) +
    S(ribs(body, 3, -1, 1, 0, 0.86, 0.35), 0.7, SHADE) +
    S(hatch(body.out, { a: 84, s: 2.6, t0: 0.55 }), 0.5, SHADE, 0.7) +
    S(body.d, 1, LIGHT)
  )
}

const RINGS = 9

/** Half the width of a spire at t of its height: it narrows, and bulges between its rings. */
const spireWidth = (t: number) => (1 - 0.42 * t) * (1 + 0.05 * Math.cos(t * RINGS * T))

/**
 * The ringed spire of both towers: x, foot, half the width at the foot, height. Where it stands
 * only up to the share `cut` of its height, it ends in the points `broken`.
 */
export const spire = (
  x: number,
  foot: number,
  half: number,
  height: number,
  cut = 1,
  broken: readonly Point[] = [],
): string => {
  const flank = range(37, (_, t) => ({ w: half * spireWidth(t * cut), y: foot - height * t * cut }))
  const outline: Point[] = [
    ...flank.map(({ w, y }): Point => [x - w, y]),
    ...broken,
    ...flank.map(({ w, y }): Point => [x + w, y]).toReversed(),
  ]
  const rings = repeat(Math.ceil(RINGS * cut) - 1, (i) => {
    const t = (i + 1) / RINGS
    const w = half * spireWidth(t)
    const ring = (y: number) => `M${f(x - w)} ${f(y)}Q${x} ${f(y + 6)} ${f(x + w)} ${f(y)}`
    return S(ring(foot - height * t), 1.1, LIGHT) + S(ring(foot - height * t + 4), 0.6, SHADE)
  })
  return solid(outline, { s: 2.6, t0: 0.5 }) + rings
}
