import { guildShapes, place } from '../emblems/drawn.ts'
import {
  at,
  C,
  circ,
  circPts,
  F,
  f,
  hatch,
  lamp,
  mix,
  type Point,
  poly,
  raceColor,
  rays,
  rect,
  ribbon,
  ribs,
  rng,
  S,
  sample,
  T,
} from '../kernel/index.ts'
import {
  BODY,
  FAINT,
  GROUND,
  HOLE,
  hills,
  LIGHT,
  opening,
  SHADE,
  seaFloor,
  solid,
} from './scenery.ts'
import { bothSides, points, repeat } from './sketch.ts'

// What has been: bones of giants, and the arms of those who fought.

/** The ribs and spine of a whale from x on; `y` is the ground, `gap` from rib to rib. */
const ribcage = (x: number, y: number, n: number, height: number, gap: number): string => {
  const length = n * gap
  const back = `M${x - 8} ${f(y - height * 0.9)}Q${x + length / 2} ${f(y - height * 1.15)} ${x + length + 6} ${f(y - height * 0.6)}`
  const spines = repeat(n + 3, (_, t) => {
    const top = y - height * (0.9 + Math.sin(t * 2.2) * 0.18 - t * 0.18)
    return `M${f(x - 8 + t * (length + 14))} ${f(top - 5)}l2 6`
  })
  const pair = repeat(n, (i) => {
    const t = i / n
    const h = height * (1 - t * 0.35)
    const top = y - height * (0.95 + Math.sin(t * 2.2) * 0.14 - t * 0.2)
    const rib = (bend: string, width: number) =>
      ribbon(
        points(bend).map(([px, v]) => [x + i * gap + px, top + v * h]),
        (u) => width * (1 - u * 0.6),
        6,
      ).d
    const near = rib('0,0 -17,.25 -22,.6 -10,.98', 2.3)
    const far = rib('0,0 15,.22 20,.55 10,.9', 1.8)
    return F(far, '#0c1f2c') + S(far, 0.7, SHADE) + F(near, '#17303f') + S(near, 0.9, LIGHT)
  })
  return S(back, 3, LIGHT) + S(spines, 1.6, LIGHT) + pair
}

/** A whale's skull from the side, its jaw open on the sand. */
const skull = (): string => {
  const outline =
    '150,158 176,142 210,134 238,116 262,106 286,112 296,132 288,150 268,156 246,148 214,150 180,156'
  const jaw = ribbon(points('288,152 258,168 214,172 168,168'), [4.5, 2], 6)
  const seams =
    'M158 154Q206 142 240 132M176 150Q214 142 238 126M284 118q-10 4-14 12M280 146q-8-2-12-6'
  return (
    F(jaw.d, '#17303f') +
    S(ribs(jaw, 3, -1, 0), 0.5, SHADE) +
    S(jaw.d, 1, LIGHT) +
    solid(sample(points(outline), true, 5), { a: 74, s: 2.6, t0: 0.5 }) +
    opening(circ(262, 134, 9, 6), 1) +
    S(seams, 0.8, LIGHT) +
    F(circ(246, 116, 3.5, 2), HOLE)
  )
}

/** A whale's skeleton, a smaller one behind it. */
export const cetaceanGraveyard = (): string =>
  hills(23) +
  seaFloor(156, 23) +
  `<g opacity=".55">${ribcage(432, 140, 6, 50, 13)}</g>` +
  at(24, 0, 1, ribcage(268, 160, 10, 104, 19) + skull()) +
  seaFloor(170, 24) +
  solid(sample(points('446,170 456,158 470,156 478,166 470,174'), true, 4), { s: 2.5 })

/** The spine of a shark with its ribs and fins. */
const backbone = (): string => {
  const spine = sample(points('292,66 330,48 376,50 420,74 454,102 486,112'), false, 6)
  const ribLines = (bow: number, foot: number, length: number) =>
    spine
      .slice(2, 22)
      .map(([x, y], i) => {
        const l = length * Math.sin(((i + 4) / 26) * Math.PI)
        return `M${f(x)} ${f(y + 3)}Q${f(x + bow)} ${f(y + l * 0.48)} ${f(x + foot)} ${f(y + l)}`
      })
      .join('')
  const vertebrae = spine.map(([x, y], i) => {
    const h = 5 * (1 - i / spine.length) + 1.4
    const bone = poly(rect(x - 2.2, y - h, 4.4, 2 * h), true)
    return F(bone, '#1b3442') + S(`${bone}M${f(x)} ${f(y - h)}l2.5 ${f(-h * 1.2)}`, 0.8, LIGHT)
  })
  const backFin = repeat(9, (i) => `M${352 + i * 3} 44L${f(366 + i * 6.5)} ${f(8 + i * 4.2)}`)
  return (
    S(ribLines(14, 5, 66), 0.7, SHADE) +
    S(ribLines(-12, 1, 74), 1.3, LIGHT) +
    vertebrae.join('') +
    S(backFin, 1, LIGHT) +
    S('M364 6Q384 26 420 44', 0.7, SHADE)
  )
}

/** The jaws of a shark, as high as a gate, seen from the front. */
const jaws = (): string => {
  const [x, y] = [256, 100]
  const upper = points('194,118 196,76 218,40 256,26 294,40 316,76 318,118')
  const lower = points('194,118 204,146 228,164 256,170 284,164 308,146 318,118')
  const gape = [...sample(upper), ...sample(lower).toReversed()]
  const tooth = ([px, py]: Point, longest: number) => {
    const far = Math.hypot(px - x, py - y)
    const [ux, uy] = [(x - px) / far, (y - py) / far]
    const l = longest * (1 - (0.45 * Math.abs(px - x)) / 66)
    const root = (side: number) => `${f(px - side * uy * 5.2)} ${f(py + side * ux * 5.2)}`
    return (
      F(`M${root(-1)}L${f(px + ux * l)} ${f(py + uy * l)}L${root(1)}Z`, '#dfe9eb') +
      S(`M${f(px)} ${f(py)}l${f(ux * l * 0.8)} ${f(uy * l * 0.8)}`, 0.6, '#6f8792')
    )
  }
  const teeth = (jaw: readonly Point[], longest: number) =>
    sample(jaw)
      .filter((_, i, all) => i % 3 === 0 && i > 1 && i < all.length - 2)
      .map((root) => tooth(root, longest))
      .join('')
  const bone = (jaw: readonly Point[], bulge: number) => {
    const course = sample(jaw).filter((_, i) => i % 4 === 0)
    const body = ribbon(course, (t) => 6 + bulge * Math.sin(t * Math.PI), 5)
    return (
      F(body.d, '#15303f') + S(ribs(body, 2, -1, -0.1), 0.5, SHADE, 0.9) + S(body.d, 1.1, LIGHT)
    )
  }
  const diver = `M${x} 144v9M${x - 3} 158l3-5 3 5M${x - 3} 147h6`
  return (
    F(poly(gape, true), '#020508') +
    lamp(x, 142, 1.7, C.key) +
    S(diver, 1.1, LIGHT) +
    teeth(upper, 30) +
    teeth(lower, 24) +
    bone(upper, 4) +
    bone(lower, 2) +
    S(circ(194, 118, 7) + circ(318, 118, 7), 1, LIGHT) +
    F(circ(194, 118, 3) + circ(318, 118, 3), LIGHT)
  )
}

/** A shark's jaws as a gate, its skeleton behind; a diver with a lamp goes in. */
export const megalodon = (): string =>
  hills(25) + seaFloor(160, 27) + at(44, 0, 1, backbone() + jaws()) + seaFloor(170, 28)

/** A spear stuck into the ground, leaning by `turn` degrees. */
const spear = (x: number, y: number, height: number, turn: number, c = LIGHT, w = 1.1): string =>
  at(
    x,
    y,
    1,
    S(`M0 0V${f(-height)}M-4 ${f(2 - height)}H4`, w, c) +
      F(`M0 ${f(-height - 15)}l3.4 15h-6.8Z`, c),
    turn,
  )

/** A torn banner with the tool of a guild; `side` is where it blows to. */
const banner = (
  x: number,
  height: number,
  turn: number,
  guild: 'soldier' | 'mage',
  c: string,
  side: number,
): string => {
  const top = -height
  const cloth = points('0,4 50,8 45,20 51,34 42,52 34,44 24,60 13,48 0,54', 0, top, side)
  return at(
    x,
    160,
    1,
    S(`M0 0V${top}`, 2, LIGHT) +
      F(`M0 ${top - 10}l4 10h-8Z`, LIGHT) +
      F(poly(cloth, true), mix(c, GROUND, 0.74)) +
      S(hatch(cloth, { a: 90, t0: 0.4 }), 0.5, c, 0.6) +
      S(poly(cloth), 1.1, mix(c, LIGHT, 0.4)) +
      place(guildShapes[guild], side * 22, top + 25, 26, mix(c, C.ink, 0.3)),
    turn,
  )
}

/** A split shield. */
const shield = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    F(circ(0, 0, 17), BODY) +
      S(hatch(circPts(0, 0, 17), { a: 60, s: 2.6, t0: 0.5 }), 0.5, SHADE) +
      S(circ(0, 0, 17) + circ(0, 0, 13), 1, LIGHT) +
      S(rays(0, 0, 5, 12, 12), 0.8, LIGHT) +
      F(circ(0, 0, 4), LIGHT) +
      S('M-16-6L-4 0 2-8 15-8', 1.6, GROUND),
  )

/** A giant's helmet half in the ground, one eye still aglow, between two torn banners. */
export const battlefield = (): string => {
  const x = 336
  const random = rng('bf2')
  const spears = repeat(26, (i) => {
    const px = 176 + i * 12.5 + random() * 5
    const py = 138 + random() * 3
    const height = 22 + random() * 26
    return spear(px, py, height, (random() - 0.5) * 30, FAINT, 0.8)
  })
  const crest = repeat(7, (i) => {
    const low = Math.abs(i - 3)
    return `M${x - 6 + i * 2} 78Q${x - 30 + i * 10} ${44 + low * 3} ${x - 62 + i * 16} ${38 + low * 5}`
  })
  const bowl = sample(points('-56,170 -58,128 -40,92 0,76 40,92 58,128 56,170', x), false, 6)
  const slits = (side: number) =>
    poly(points('36,126 6,132 6,170 18,170 24,148 40,142', x, 0, side), true)
  const spikes = repeat(5, (i) => {
    const a = Math.PI + 0.5 + i * 0.535
    const [cos, sin] = [Math.cos(a), Math.sin(a)]
    const foot = (dx: number, dy: number) => `${f(x + cos * 58 + dx)} ${f(134 + sin * 56 + dy)}`
    return `M${foot(-4, 0)}L${f(x + cos * 72)} ${f(134 + sin * 70)}L${foot(4, 3)}Z`
  })
  const bands = `M${x} 76V132M${x - 54} 116Q${x} 100 ${x + 54} 116M${x - 46} 100Q${x} 86 ${x + 46} 100`
  return (
    S(rays(x, 150, 70, 170, 36, Math.PI, T, 0.72), 0.4, raceColor.crab, 0.3) +
    hills(26) +
    spears +
    seaFloor(140, 31, 3) +
    banner(270, 128, -10, 'soldier', raceColor.crab, -1) +
    banner(408, 116, 9, 'mage', raceColor.jellyfish, 1) +
    spear(300, 164, 92, 14) +
    spear(446, 166, 74, -18) +
    spear(228, 166, 66, 22) +
    S(crest, 1.1, mix(raceColor.crab, LIGHT, 0.45)) +
    solid(bowl, { a: 84, s: 2.8, t0: 0.5 }) +
    opening(bothSides(slits), 1) +
    S(bands, 1, LIGHT) +
    S(`M${x + 18} 82L${x + 26} 98L${x + 20} 106L${x + 30} 122`, 1.4, HOLE) +
    F(spikes, LIGHT) +
    shield(236, 156, 1.25) +
    shield(446, 160, 1) +
    seaFloor(166, 30) +
    S('M250 176 312 170M310 167l9 2-8 4M380 178l48-6', 1.2, LIGHT) +
    lamp(x - 24, 137, 1.2, raceColor.crab, 0.8)
  )
}
