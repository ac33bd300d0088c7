import { jellyfish } from '../allies/creatures/jellyfish.ts'
import { shellfish } from '../allies/creatures/shellfish.ts'
import { pearlAt } from '../emblems/drawn.ts'
import {
  at,
  C,
  circ,
  F,
  f,
  hatch,
  lamp,
  mix,
  poly,
  raceColor,
  rays,
  S,
  sample,
  smooth,
} from '../kernel/index.ts'
import { arch, beacon, litWindow } from './masonry.ts'
import { BODY, FAINT, GROUND, HOLE, hills, kelp, LIGHT, SHADE, seaFloor, solid } from './scenery.ts'
import { points, repeat } from './sketch.ts'

// Where the races grow what they live on: silos, fields, jars and clams.

/** A bud-shaped silo with ribs, hoops, a door and a lamp on top. */
const silo = (x: number, width: number, height: number): string => {
  const foot = 160
  const c = raceColor.seahorse
  const side = '-.32,0 -.5,-.3 -.46,-.62 -.16,-.9 0,-1 .16,-.9 .46,-.62 .5,-.3 .32,0'
  const outline = sample(
    points(side).map(([u, v]) => [x + u * width, foot + v * height]),
    false,
    5,
  )
  const up = (t: number) => f(foot - height * t)
  const staves = [-0.3, 0, 0.3].map(
    (u) => `M${f(x + u * width)} ${foot}Q${f(x + u * width * 1.6)} ${up(0.5)} ${x} ${up(1)}`,
  )
  // The third hoop lies where the silo begins to close.
  const hoops = [0.24, 0.44, 0.64].map((t) => {
    const shorter = t > 0.6 ? width * 0.05 : 0
    const across = f(width * 0.97 - 2 * shorter)
    return `M${f(x - width * 0.49 + shorter)} ${up(t)}q${f(width * 0.48)} 5 ${across} 0`
  })
  const door = arch(x, foot, width * 0.22, height * 0.16)
  return (
    solid(outline, { s: 2.6, t0: 0.5 }) +
    S(staves.join(''), 0.6, SHADE) +
    S(`${hoops.join('')}M${x} ${up(1)}v-10`, 0.8, LIGHT) +
    lamp(x, foot - height - 11, 1.6, c) +
    F(door, HOLE) +
    S(door, 0.8, LIGHT) +
    litWindow(x - width * 0.18, foot - height * 0.5, c) +
    litWindow(x + width * 0.12, foot - height * 0.33, c)
  )
}

/** Four silos among sargasso. */
export const sargassoSilos = (): string => {
  const weed = mix(raceColor.seahorse, SHADE, 0.6)
  return (
    hills(1) +
    seaFloor(160, 1) +
    silo(425, 54, 96) +
    silo(252, 50, 92) +
    silo(375, 62, 116) +
    silo(306, 72, 138) +
    repeat(9, (i) => kelp(160 + i * 9 + (i > 5 ? 160 : 0), 166, 26 + ((i * 7) % 18), i, weed)) +
    S('M276 118Q340 128 362 112', 0.8, LIGHT)
  )
}

/** A plant of the field, `size` from 0 far away to 1 near by; `i` sways it. */
const plant = (x: number, y: number, size: number, i: number): string => {
  const c = raceColor.seahorse
  const height = 6 + 30 * size
  const ink = size > 0.5 ? mix(c, LIGHT, 0.25) : mix(c, SHADE, 0.45)
  if (size <= 0.3) {
    const q = f(height * 0.25)
    const sprout = `v${f(-height)}m${-q} ${f(height * 0.3)}l${q} ${f(height * 0.3)} ${q} ${f(-height * 0.35)}`
    return S(`M${f(x)} ${f(y)}${sprout}`, 0.6, ink, 0.9)
  }
  const leaves = [0.14, 0.32, 0.5, 0.68, 0.84].map((t, j) => {
    const l = height * 0.42 * (1 - t * 0.45)
    const side = (j % 2 ? -1 : 1) * l
    const foot = `M${f(x + Math.sin(t * 2.6 + i) * height * 0.06)} ${f(y - height * t)}`
    const lower = `q${f(-side * 0.35)} ${f(l * 0.55)} ${f(-side)} ${f(l * 0.6)}`
    return `${foot}q${f(side * 0.5)} ${f(-l * 0.75)} ${f(side)} ${f(-l * 0.6)}${lower}`
  })
  const bend = `Q${f(x + height * 0.1)} ${f(y - height * 0.5)} ${f(x)} ${f(y - height)}`
  const d = leaves.join('')
  return (
    F(d, mix(ink, GROUND, 0.7)) + S(`${d}M${f(x)} ${f(y)}${bend}`, f(0.5 + size * 0.4), ink, 0.95)
  )
}

/** Furrows running to a light on a mast, planted row behind row. */
export const sargassoFields = (): string => {
  const c = raceColor.seahorse
  const x = 336
  const horizon = 84
  const edge = `M0 ${horizon + 14}Q250 ${horizon + 4} 500 ${horizon + 14}`
  const furrows = repeat(19, (i) => {
    const far = x + (i - 9) * 6.2
    return `M${f(far)} ${horizon + 10}L${x + (i - 9) * 62} 196`
  })
  const rows = repeat(9, (row) => {
    const near = 0.12 + 0.88 * (row / 8) ** 1.7
    return repeat(17, (i) => {
      const px = x + (i - 7.5) * 62 * near
      const hidden = px < 130 + row * 2 || px > 496
      return hidden ? '' : plant(px, horizon + 8 + near * 100, near, i - 8)
    })
  })
  const mast = 'M330 96 335 44M342 96 337 44M331 84H341M332.5 70H339.5'
  return (
    hills(7, 100, 20) +
    F(`${edge}V190H0Z`, GROUND) +
    S(edge, 0.8, SHADE) +
    S(furrows, 0.5, FAINT) +
    rows +
    S(mast, 1, LIGHT) +
    S(rays(x, 30, 18, 34, 32), 0.6, c, 0.7) +
    F(circ(x, 30, 14), BODY) +
    S(circ(x, 30, 14) + circ(x, 30, 11), 1, LIGHT) +
    lamp(x, 30, 4, c) +
    beacon(236, 62, 98, c) +
    beacon(436, 58, 98, c) +
    S('M322 30H300M350 30H372', 0.7, SHADE)
  )
}

/** A jellyfish under a bell jar on a plinth. */
const jar = (x: number, width: number, height: number, size: number): string => {
  const c = raceColor.jellyfish
  const foot = 150
  const r = width / 2
  const shoulder = foot - height + r
  const glass = `M${x - r} ${foot}V${shoulder}A${r} ${r} 0 0 1 ${x + r} ${shoulder}V${foot}`
  const gleam = `M${x - r + 5} ${foot - 6}V${shoulder}A${r - 5} ${r - 5} 0 0 1 ${x - 4} ${foot - height + 6}`
  const plinth = points(`${-r - 5},0 ${r + 5},0 ${r + 9},12 ${-r - 9},12`, x, foot)
  return (
    F(`${glass}Z`, '#10202f') +
    F(`${glass}Z`, c, 0.1) +
    at(
      x,
      foot - height * 0.52,
      size,
      jellyfish({ majesty: size * 0.9, seed: x, isFollower: false }),
    ) +
    S(glass, 1.1, LIGHT) +
    S(gleam, 0.6, LIGHT, 0.7) +
    S(`M${x + r - 4} ${foot - 4}V${shoulder + 6}`, 0.5, SHADE) +
    solid(plinth, { s: 2.5, t0: 0.2 }) +
    S(`M${x - r - 5} ${foot + 4}H${x + r + 5}`, 0.6, SHADE) +
    S(`M${x} ${foot - height}v-7m-5 0h10`, 1, LIGHT)
  )
}

/** Three bell jars in which jellyfish are kept. */
export const hydrozoaReserves = (): string =>
  hills(2) +
  seaFloor(162, 2) +
  jar(430, 52, 84, 0.5) +
  jar(238, 52, 84, 0.5) +
  jar(334, 92, 136, 0.98) +
  S('M264 120Q280 150 288 120M380 120Q396 150 404 120', 0.9, LIGHT) +
  kelp(186, 166, 34, 3) +
  kelp(478, 168, 40, 5)

/** A giant clam, open, with its pearl. */
const clam = (x: number, y: number, size: number, turn = 0): string => {
  const c = raceColor.shellfish
  const bend = points('-52,28 -40,40 -20,35 0,44 20,35 40,40 52,28 34,58 0,64 -34,58')
  const lip = sample(bend, true, 5)
  const folds = repeat(9, (i) => `M${f((i - 4) * 11.5)} ${i % 2 ? 36 : 41}L${(i - 4) * 7} 61`)
  return at(
    x,
    y,
    size,
    at(0, -4, 1, shellfish({ majesty: 0.3, seed: x, isFollower: false })) +
      F(circ(0, 28, 48, 13), HOLE) +
      F(circ(0, 30, 44, 11), c, 0.12) +
      pearlAt(0, 22, 12) +
      F(circ(0, 22, 22), C.pearl, 0.1) +
      F(poly(lip, true), mix(c, GROUND, 0.86)) +
      S(folds, 0.7, LIGHT) +
      S(hatch(lip, { a: 62, t0: 0.6 }), 0.5, c, 0.7) +
      S(smooth(bend, true), 1.2, LIGHT),
    turn,
  )
}

/** Three giant clams and the pearls they have lost. */
export const nestOfGiantClams = (): string =>
  hills(19) +
  seaFloor(150, 19) +
  clam(436, 122, 0.62, 8) +
  clam(234, 126, 0.58, -8) +
  clam(334, 98, 1.02) +
  seaFloor(168, 20) +
  repeat(5, (i) => kelp(180 + i * 8 + (i > 2 ? 250 : 0), 176, 30 + i * 5, i)) +
  pearlAt(284, 170, 3.5) +
  pearlAt(398, 172, 4) +
  pearlAt(392, 177, 2.5)
