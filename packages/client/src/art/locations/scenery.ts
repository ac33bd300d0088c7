import {
  F,
  f,
  type HatchOptions,
  hatch,
  lerp,
  noise,
  type Point,
  poly,
  range,
  ribbon,
  rng,
  S,
  type Seed,
  sample,
  smooth,
  uid,
} from '../kernel/index.ts'
import { points } from './sketch.ts'

// What every location is made of: the inks, the water, the sea floor and the solids standing on it.

export const WIDTH = 500
export const HEIGHT = 190

/** Lit edges, hatching, faint lines. */
export const LIGHT = '#c4dde4'
export const SHADE = '#6f97a8'
export const FAINT = '#35586b'
/** The bodies that light falls on, the ground, rock, and where no light comes. */
export const BODY = '#0d2230'
export const GROUND = '#091824'
export const ROCK = '#0b1d2a'
export const HOLE = '#03070b'

interface Solid extends HatchOptions {
  readonly fill?: string
  readonly shade?: string
}

/** A solid: dark body, hatched shade, lit edge. */
export const solid = (
  outline: readonly Point[],
  { fill = BODY, shade = SHADE, ...hatching }: Solid = {},
): string =>
  F(poly(outline, true), fill) +
  S(hatch(outline, { a: 90, t0: 0.55, ...hatching }), 0.55, shade, 0.8) +
  S(poly(outline, true), 0.9, LIGHT)

/** A dark opening with a lit edge. */
export const opening = (d: string, w = 0.9): string => F(d, HOLE) + S(d, w, LIGHT)

/** Engraved water: broken level lines, denser above. */
export const water = (seed: Seed): string => {
  const random = rng(`w${seed}`)
  const lines = 15
  let d = ''
  for (let i = 0; i < lines; i++) {
    const y = lerp(6, 120, (i / lines) ** 1.25)
    let x = random() * 60 - 30
    while (x < WIDTH) {
      const length = 30 + random() * 130
      d += `M${f(x)} ${f(y)}q${f(length / 4)}-1.2 ${f(length / 2)} 0t${f(length / 2)} 0`
      x += length + 14 + random() * 90
    }
  }
  return S(d, 0.5, FAINT, 0.75)
}

/** The sea floor from y downwards, rising a little to the right, with broken contours under it. */
export const seaFloor = (y: number, seed: number, contours = 6): string => {
  const random = rng(`f${seed}`)
  const edge = range(11, (_, t): Point => {
    const slope = t < 0.3 ? (0.3 - t) * 18 : 0
    return [t * WIDTH, y + (random() - 0.5) * 6 + slope]
  })
  const top = sample(edge, false, 5)
  const contour = (i: number) => {
    const breaks = rng(seed + i * 7)
    const depth = (i + 1) * 5 * (1 + i * 0.16)
    let drawing = false
    const d = top.map(([x, ty], j) => {
      if (breaks() < 0.16) drawing = !drawing
      const wave = Math.sin(j * 0.6 + i) * 0.8
      return `${drawing && j ? 'L' : 'M'}${f(x)} ${f(ty + depth + wave)}`
    })
    return S(d.join(''), 0.5, SHADE, 0.55 - i * 0.06)
  }
  return (
    F(poly([...top, [WIDTH, HEIGHT], [0, HEIGHT]], true), GROUND) +
    S(smooth(edge), 0.9, SHADE) +
    range(contours, contour).join('')
  )
}

/** Hills far away. */
export const hills = (seed: number, y = 120, height = 26): string => {
  const field = noise(`far${seed}`)
  const edge = range(
    26,
    (_, t): Point => [t * WIDTH, y - height * field(t * 7, 1) - height * 0.4 * field(t * 17, 5)],
  )
  const slopes: Point[] = [...edge, [WIDTH, y + 20], [0, y + 20]]
  return (
    F(poly([...edge, [WIDTH, HEIGHT], [0, HEIGHT]], true), '#0a1c29') +
    S(smooth(edge), 0.6, FAINT, 0.9) +
    S(hatch(slopes, { a: 78, s: 5, t1: 0.5, j: 0.5, seed }), 0.4, FAINT, 0.5)
  )
}

/** An outline broken into `m` pieces a side and shaken: rock, rubble, ruins. */
export const rough = (outline: readonly Point[], seed: Seed, shake = 3, m = 4): Point[] => {
  const random = rng(`r${seed}`)
  return outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from
    return range(
      m,
      (j): Point => [
        lerp(from[0], to[0], j / m) + (random() - 0.5) * 2 * shake,
        lerp(from[1], to[1], j / m) + (random() - 0.5) * 2 * shake,
      ],
    )
  })
}

/** A stalk with leaves in turn on both sides. */
export const kelp = (x: number, y: number, height: number, seed: number, c = FAINT): string => {
  const stalk = range(6, (_, t): Point => [x + Math.sin(t * 4 + seed) * 5 * t, y - height * t])
  const size = Math.sqrt(height / 60)
  const leaves = ribbon(stalk, [1, 1], 5).fr.map(({ p, t }, i) => {
    if (i % 3 !== 1 || i < 3) return ''
    const side = Math.floor(i / 3) % 2 ? 1 : -1
    const l = (9 - 5 * t) * size
    const lower = `q${f(-side * l * 0.2)} ${f(l * 0.7)} ${f(-side * l)} ${f(l * 0.7)}`
    const upper = `q${f(side * l * 0.5)} ${f(-l * 0.9)} ${f(side * l)} ${f(-l * 0.7)}`
    const leaf = `M${f(p[0])} ${f(p[1])}${upper}${lower}`
    return F(leaf, BODY) + S(leaf, 0.6, c)
  })
  return S(smooth(stalk), 1, c) + leaves.join('')
}

/** Rock on the left fading into the picture, so that words can stand there. */
export const quietLeft = (): string => {
  const id = uid('quiet')
  const stop = (offset: number, o: number) =>
    `<stop offset="${offset}" stop-color="${ROCK}" stop-opacity="${o}"/>`
  return (
    `<defs><linearGradient id="${id}">${stop(0, 1)}${stop(1, 0)}</linearGradient></defs>` +
    `<rect width="270" height="${HEIGHT}" fill="url(#${id})"/>`
  )
}

/** The mouth of a cave in a wall of rock that fills the tile. */
export const cave = (mouth: string, seed: Seed, shake: number, hatching: HatchOptions): string => {
  const wall = rough(points(`-40,-20 540,-20 540,210 ${mouth} -40,210`), seed, shake, 5)
  return (
    F(poly(wall, true), ROCK) +
    S(hatch(wall, { s: 4, ...hatching }), 0.5, SHADE, 0.6) +
    S(poly(wall, true), 1, LIGHT) +
    quietLeft()
  )
}
