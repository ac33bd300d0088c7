import {
  at,
  C,
  circ,
  F,
  f,
  glow,
  lamp,
  type Point,
  poly,
  range,
  S,
  sample,
} from '../kernel/index.ts'
import { bothSides, points, repeat } from '../locations/sketch.ts'
import { BONE, type Brush, GULLET, teeth } from './brush.ts'

// Leviathans of no race.

/** 17. A giant isopod from above. */
export const isopod = (b: Brush): string => {
  const y = 104
  const segments = range(9, (i, t) => ({
    x: 92 + i * 27,
    h: 62 * Math.sin((0.3 + t * 0.62) * Math.PI) ** 0.7 + 6,
  }))
  const leg = (x: number, h: number, i: number) => (side: number) =>
    b.limb(
      [
        [x, y + side * h * 0.8],
        [x + 6 - i * 2, y + side * (h + 18)],
        [x + 8 + i * 3, y + side * (h + 30)],
        [x + 16 + i * 5, y + side * (h + 50)],
      ],
      [5.4, 0.8],
      { ribs: { to: 1, step: 3 }, w: 0.9 },
    )
  const feelers = (side: number) => {
    const long: Point[] = [
      [74, y + side * 14],
      [40, y + side * 44],
      [4, y + side * 50],
      [-22, y + side * 78],
    ]
    const short: Point[] = [
      [66, y + side * 6],
      [30, y + side * 18],
      [-10, y + side * 14],
    ]
    return (
      b.limb(long, [4.8, 0.8], { ribs: { to: 1 } }) + b.limb(short, [3.6, 0.6], { ribs: { to: 1 } })
    )
  }
  const tail = [-2, -1, 0, 1, 2].map((u) => {
    const [foot, blade] = [y + u * 9, y + u * 20]
    const tip = `${372 - Math.abs(u) * 6},${y + u * 25}`
    return b.body(points(`318,${foot} 348,${blade - 8} ${tip} 348,${blade + 8}`), {
      a: 0,
      s: 2.6,
      t0: 0.3,
    })
  })
  const plates = segments.toReversed().map(({ x, h }) => {
    const outline: Point[] = [
      [x - 12, y - h],
      [x + 16, y - h * 1.02],
      [x + 30, y - h * 0.86],
      [x + 21, y],
      [x + 30, y + h * 0.86],
      [x + 16, y + h * 1.02],
      [x - 12, y + h],
      [x - 18, y],
    ]
    const seam = `M${x + 14} ${f(y - h * 0.9)}Q${x + 4} ${y} ${x + 14} ${f(y + h * 0.9)}`
    return b.body(outline, { a: 90, s: 2.8, t0: 0.52 }) + b.line(seam, 0.6, 0.8)
  })
  const head = '100,58 74,68 56,90 52,104 56,118 74,140 100,150 92,104'
  return (
    segments
      .slice(0, 8)
      .map(({ x, h }, i) => bothSides(leg(x, h, i)))
      .join('') +
    bothSides(feelers) +
    tail.join('') +
    plates.join('') +
    b.body(points(head), { a: 90, s: 2.8, t0: 0.5 }) +
    bothSides((side) => b.eye(80, y + side * 24, 7, side * 30)) +
    b.edge('M56 96Q66 104 56 112') +
    b.line('M100 104H330', 0.7)
  )
}

/** 18. An angler with its lamp before its teeth. */
export const angler = (b: Brush): string => {
  const back = '110,30 176,6 264,18 330,66 348,116 322,168 258,212 170,226 96,206 72,176'
  const gape = '72,176 130,166 168,140 170,104 146,74 110,30'
  const fang = ([x, y]: Point, turn: number, length: number) =>
    at(x, y, length / 30, F('M-3.5 0Q0 14 1 30Q5 12 4 0Z', BONE), turn)
  const every2nd = (list: string) => sample(points(list), false, 8).filter((_, i) => i % 2 === 0)
  const upper = every2nd('104,34 140,70 164,106').map((root, i) =>
    fang(root, 34 + i * 3, 24 + (i % 3) * 14),
  )
  const lower = every2nd('64,176 124,166 162,142').map((root, i) =>
    fang(root, 168 - i * 2, 26 + ((i + 1) % 3) * 15),
  )
  const spines = repeat(7, (i) => `M${196 + i * 20} ${f(10 + i * i * 1.2)}l${10 + i} ${i - 16}`)
  return (
    b.body(points('330,90 372,58 404,66 388,116 404,166 368,172 330,140'), {
      a: 0,
      s: 3.4,
      t0: 0.2,
    }) +
    F(poly(points('110,30 146,74 170,104 168,140 130,166 72,176 40,150 52,90'), true), GULLET) +
    b.plate([...sample(points(back), false, 7), ...sample(points(gape), false, 6)], {
      a: 62,
      t0: 0.42,
    }) +
    S(spines, 1.4, b.rim) +
    upper.join('') +
    lower.join('') +
    b.line('M210 60Q260 70 300 110M220 160Q270 160 300 134M230 108Q264 112 290 120', 0.8) +
    b.body(points('220,150 256,146 276,170 262,202 238,192'), { a: 30, s: 2.6, t0: 0 }) +
    b.eye(168, 62, 9, 14) +
    glow('M150 14C140-18 70-16 50 30', b.rim, 1.3, 0.8) +
    lamp(48, 38, 7, '#ffe9b8')
  )
}

/** A ship with a broken mast, no longer than a tooth of the whale that bites it. */
const bittenShip = (b: Brush): string =>
  F('M-30-8L-22 6 22 8 34-10Z', '#0b1e2b') +
  S('M-30-8L-22 6 22 8 34-10ZM-26-1H28M34-10L44-16', 1, b.rim) +
  S('M-12-8V-30M-20-24H-4M8-8V-20L18-30M-12-30L-30-8', 0.8, b.inner) +
  lamp(-24, -12, 1.2, C.key)

/** A harpoon in the hide at x, y; its rope trails behind. */
const harpoon = (b: Brush, x: number, y: number, turn: number, rope: string): string =>
  at(
    x,
    y,
    1,
    S(rope, 0.7, b.inner, 0.9) + S('M0 4V-42', 1.8, b.rim) + S('M-5-42H5M-3-36H3', 1.2, b.rim),
    turn,
  )

/** 19. The old whale: scarred, stuck with harpoons, a ship between its teeth. */
export const oldWhale = (b: Brush): string => {
  const hide =
    '66,98 52,70 56,36 84,8 136,-8 210,-6 280,12 344,44 410,84 446,140 440,196 346,188 300,172 268,152 240,132 196,118 140,106 96,102'
  const jaw = '246,132 200,152 150,165 100,171 76,164 60,168 66,184 118,194 190,187 252,166 278,148'
  const scars =
    'M70 44l30 22M78 34l26 20M66 62l20 12M120 14l12 34M132 10l10 30M196 20l26 40M206 18l22 36M150 70l34 20M158 62l30 18M300 60l30 34M310 56l28 30'
  const suckerMarks = repeat(9, (i) => circ(96 + i * 13, 76 - Math.sin(i * 0.5) * 16, 3.4, 2.8))
  const wrinkles =
    'M286 140Q330 150 396 150M290 154Q336 166 398 168M300 168Q340 178 398 182M304 124Q350 134 398 132'
  return (
    F(poly(points('66,98 140,106 196,118 244,134 200,152 150,165 100,171 72,164'), true), GULLET) +
    b.line('M232 138Q200 132 150 128M228 142Q190 146 140 146', 0.6, 0.5) +
    at(132, 138, 1, bittenShip(b), -12) +
    b.body(points('290,176 322,206 352,240 326,240 288,222 264,186'), { t0: 0.3 }) +
    b.body(points(jaw), { a: 80, s: 2.6, t0: 0.4 }) +
    teeth(sample(points('72,166 100,171 150,165 200,152 236,138'), false, 5), 26, -1) +
    b.body(points(hide), { a: 74, t0: 0.5 }) +
    teeth(sample(points('72,99 96,102 140,106 196,118 232,129'), false, 5), 17, 1) +
    b.edge(scars, 1) +
    b.line(suckerMarks, 0.8) +
    b.line(wrinkles, 0.7) +
    b.edge('M240 132Q258 130 268 116', 1.3) +
    b.eye(272, 112, 9, 16) +
    b.edge('M246 92L284 98 302 116 282 106 250 102Z', 1.2) +
    harpoon(b, 150, 4, -14, 'M0-40Q40-60 90-34T190-10') +
    harpoon(b, 214, 10, 12, 'M0-40Q30-20 70-36T150 0') +
    harpoon(b, 268, 24, 30, 'M0-40Q30-20 60-30T120 10') +
    harpoon(b, 110, 8, -34, 'M0-40Q30-60 70-52')
  )
}

/** A tower of the drowned city. */
const tower = (b: Brush, x: number, y: number, w: number, h: number): string => {
  const walls = `M${x} ${y}V${y - h}L${x + w / 2} ${y - h - w}L${x + w} ${y - h}V${y}`
  const light = circ(x + w / 2, y - h + 5, 4)
  return (
    F(`${walls}Z`, '#0b1e2b') +
    S(walls, 0.8, b.rim) +
    F(`M${x + w / 2 - 0.8} ${y - h + 4}h1.6v3h-1.6Z`, C.key) +
    F(light, C.key, 0.14)
  )
}

/** The shell of the island turtle: an outline, its spikes and the seams of its scutes. */
const SHELL =
  '204,152 210,106 230,74 262,54 302,46 350,52 398,76 424,124 420,192 330,206 250,198 214,180'
const SPIKES = [
  '206,112 190,82 222,84',
  '226,80 220,48 248,62',
  '326,50 342,14 356,56',
  '366,62 396,36 396,78',
]
const SCUTES =
  'M262 54L272 88 244 112 212 104M272 88L330 84 350 52M330 84L360 112 408 98M244 112L250 156 214 180M250 156L312 164 360 112M312 164L318 204M250 156L236 192'

/** Beak above and below, open; the head looks to the left. */
const UPPER_BEAK =
  '70,130 57,104 63,80 84,63 114,53 148,47 182,52 214,70 222,130 168,126 140,111 112,102 92,102 80,109'
const LOWER_BEAK =
  '168,126 140,143 112,155 94,158 82,151 73,140 66,156 74,174 106,184 150,178 192,162 222,150 222,124'

/** 20. The island turtle: a drowned city on its shell, a hooked beak wide open. */
export const islandTurtle = (b: Brush): string => {
  const claws = ['106,206 84,212 104,216', '112,214 94,226 116,224', '124,220 112,236 132,228']
  const all = (lists: readonly string[]) => lists.map((list) => poly(points(list), true)).join('')
  const folds = repeat(4, (i) => {
    const x = 186 + i * 11
    return `M${x} ${62 + i * 5}Q${x + 14} ${110 + i} ${x + 2} ${170 + i * 3}`
  })
  const warts = points('178,98 190,112 176,118 196,134 184,146 202,96').map(([x, y]) =>
    circ(x, y, 2.6),
  )
  return (
    tower(b, 252, 62, 9, 16) +
    tower(b, 263, 60, 8, 28) +
    tower(b, 274, 58, 12, 40) +
    tower(b, 289, 56, 8, 20) +
    tower(b, 300, 54, 10, 30) +
    tower(b, 313, 54, 8, 14) +
    SPIKES.map((spike) => b.plate(points(spike), { a: 70, s: 2.2, t0: 0.3 })).join('') +
    b.body(points(SHELL), { a: 84, s: 3.2, t0: 0.5 }) +
    b.edge(SCUTES, 0.9) +
    F(all(claws), BONE) +
    b.body(points('244,158 206,174 162,188 126,194 104,208 116,222 170,220 240,206'), {
      a: 30,
      t0: 0.4,
    }) +
    b.body(points('180,54 228,66 252,96 258,150 234,184 184,172'), { a: 86, s: 2.8, t0: 0.3 }) +
    b.line(folds, 0.8) +
    F(poly(points('70,126 92,102 140,111 172,126 140,143 94,158 72,144'), true), GULLET) +
    b.line('M160 124Q132 116 100 110M160 130Q132 140 104 150', 0.6, 0.5) +
    b.limb(points('158,128 136,134 120,128 106,134'), [6, 2], { ribs: {} }) +
    b.lamp(105, 133, 2.6) +
    b.body(points(LOWER_BEAK), { a: 80, s: 2.6, t0: 0.4 }) +
    b.body(points(UPPER_BEAK), { a: 70, s: 2.8, t0: 0.55 }) +
    b.line('M66 104Q96 84 116 92M72 84Q90 74 104 74', 0.8) +
    F(circ(72, 88, 2.2, 1.6), GULLET) +
    b.line(warts.join(''), 0.8) +
    b.eye(128, 80, 11, 14) +
    b.plate(points('98,84 104,70 150,52 166,62 142,68 112,82'), { a: 80, s: 2.2, t0: 0.3 }) +
    F(all(['142,54 153,32 153,54', '164,52 182,34 178,56', '190,58 212,46 204,66']), b.rim)
  )
}
