import { place, raceShapes } from '../emblems/drawn.ts'
import {
  C,
  circ,
  F,
  f,
  glow,
  hatch,
  lamp,
  mix,
  P2,
  type Point,
  poly,
  raceColor,
  range,
  rays,
  rect,
  ribbon,
  S,
  sample,
  smooth,
  T,
} from '../kernel/index.ts'
import { arch, column, ogive, stairs } from './masonry.ts'
import { BODY, FAINT, GROUND, HOLE, hills, LIGHT, SHADE, seaFloor, solid } from './scenery.ts'
import { bothSides, points, repeat } from './sketch.ts'

// Where the realm prays, speaks, rules and receives.

const PALE_SQUID = '#a9d5f2'
const PALE_JELLYFISH = '#d9c4ff'

/** A temple whose roof is the bell of a jellyfish, on pillars like oral arms. */
export const sanctuary = (): string => {
  const c = raceColor.jellyfish
  const x = 332
  const pillars = repeat(9, (i) => {
    const px = x + (i - 4) * 17
    const sway = Math.sin(i * 2) * 3
    const spine = points(`0,94 ${sway},115 ${-sway},136 0,156`, px)
    const pillar = ribbon(spine, (t) => 4 - 2 * Math.sin(t * Math.PI))
    return (
      F(pillar.d, BODY) +
      S(hatch(pillar.out, { a: 0, s: 2.6, t0: 0.4 }), 0.5, SHADE) +
      S(pillar.d, 0.8, LIGHT)
    )
  })
  const bell = sample(points('-78,92 -73,62 -46,32 0,20 46,32 73,62 78,92', x), false, 6)
  const ribs = [-0.8, -0.5, -0.18, 0.18, 0.5, 0.8].map(
    (u) => `M${x} 20Q${f(x + u * 92)} 26 ${f(x + u * 78)} 92`,
  )
  const hem = range(19, (i): Point => [x - 78 + (i * 156) / 18, i % 2 ? 98 : 91])
  return (
    S(rays(x, 82, 84, 150, 44, Math.PI, T, 0.75), 0.5, c, 0.5) +
    hills(3) +
    seaFloor(162, 3) +
    pillars +
    F(poly(bell, true), mix(c, GROUND, 0.84)) +
    S(hatch(bell, { a: 90, s: 2.6, t0: 0.3 }), 0.5, c, 0.6) +
    S(ribs.join(''), 0.8, LIGHT, 0.9) +
    S(poly(bell), 1.2, LIGHT) +
    S(smooth(hem), 1.1, LIGHT) +
    S(`M${x - 76} 74Q${x} 66 ${x + 76} 74`, 0.7, LIGHT, 0.8) +
    glow(`M${x} 100V150`, c, 1, 0.8) +
    lamp(x, 118, 4, PALE_JELLYFISH) +
    lamp(x, 14, 2, PALE_JELLYFISH) +
    stairs(x, 156, 150, 3, 4, 10)
  )
}

/** One ring of seats of the parliament, counted from the speaker outwards. */
const benches = (x: number, ring: number): string => {
  const rx = 42 + ring * 20
  const ry = 12 + ring * 7.2
  const y = 132 - ring * 2.4
  const row = `A${rx} ${f(ry)} 0 0 1 ${x + rx} ${f(y)}`
  const seats = repeat(13 + ring * 4, (_, t) => {
    const [cos, sin] = P2(0, 0, 1, Math.PI * (1 + t))
    return `M${f(x + cos * rx)} ${f(y + sin * ry)}v5`
  })
  return (
    F(`M${x - rx} ${f(y)}${row}v9H${x - rx}Z`, ring % 2 ? GROUND : BODY) +
    S(`M${x - rx} ${f(y + 5)}v-5${row}v5`, 0.9, LIGHT, 1 - ring * 0.06) +
    S(seats, 0.5, SHADE, 0.9)
  )
}

/** Rings of benches round the speaker, under tall windows. */
export const parliament = (): string => {
  const c = raceColor.squid
  const x = 330
  const windows = repeat(9, (i) => {
    const wx = x - 136 + i * 34
    return (
      F(ogive(wx, 100, 28, 88), BODY) +
      S(ogive(wx, 100, 28, 88) + ogive(wx, 100, 20, 74), 0.8, SHADE) +
      S(`M${wx} 26V96`, 0.5, FAINT)
    )
  })
  const aisles = [-0.72, -0.36, 0, 0.36, 0.72].map(
    (u) => `M${f(x + u * 40)} 122L${f(x + u * 170)} ${f(76 + Math.abs(u) * 30)}`,
  )
  return (
    windows +
    S(rays(x, 116, 30, 120, 30, Math.PI, T, 0.8), 0.4, c, 0.35) +
    repeat(7, (i) => benches(x, 6 - i)) +
    S(aisles.join(''), 1, LIGHT, 0.7) +
    seaFloor(150, 4) +
    solid(points('-18,156 -13,126 13,126 18,156', x), { s: 2.4 }) +
    solid(points('-17,126 17,126 15,121 -15,121', x)) +
    place(raceShapes.squid, x, 141, 15, mix(c, C.ink, 0.3)) +
    lamp(x, 112, 3.2, PALE_SQUID) +
    stairs(x, 156, 60, 3, 4, 12)
  )
}

/** A columned front with a gable, between two obelisks that end in tentacles. */
export const oceanicSenateAssembly = (): string => {
  const c = raceColor.squid
  const x = 330
  const obelisk = (side: number) => {
    const ox = x + side * 136
    const roots = `M${ox - 4} 152Q${ox - 10} 158 ${ox - 18} 160M${ox + 4} 152Q${ox + 10} 158 ${ox + 18} 160`
    return (
      solid(points('-8,152 -5,72 0,54 5,72 8,152', ox), { s: 2.4 }) +
      S(`M${ox - 5} 72H${ox + 5}`, 0.8, LIGHT) +
      S(roots, 1.6, LIGHT) +
      lamp(ox, 52, 2, PALE_SQUID)
    )
  }
  return (
    hills(11) +
    seaFloor(164, 11) +
    bothSides(obelisk) +
    solid(rect(x - 104, 74, 208, 78), { s: 4, t0: 0, fill: '#071521', shade: FAINT }) +
    repeat(9, (i) => column(x - 96 + i * 24, 152, 10, 70)) +
    solid(rect(x - 112, 70, 224, 9), { s: 4, t0: 0 }) +
    solid(points('-116,70 0,28 116,70', x), { a: 22, s: 3.4, t0: 0.5 }) +
    F(circ(x, 54, 13), GROUND) +
    S(`${circ(x, 54, 13)}M${x - 100} 66L${x} 34L${x + 100} 66Z`, 0.7, LIGHT) +
    place(raceShapes.squid, x, 54, 18, mix(c, C.ink, 0.3)) +
    S(
      repeat(27, (i) => `M${f(x - 108 + i * 8.3)} 72v5`),
      0.6,
      SHADE,
    ) +
    stairs(x, 152, 216, 4, 4, 8) +
    lamp(x, 22, 2.2, PALE_SQUID) +
    glow(arch(x, 152, 14, 40), PALE_SQUID, 0.8, 0.5)
  )
}

/** The throne on its steps, between rows of columns, with the crown above it. */
export const throneRoom = (): string => {
  const c = C.key
  const x = 332
  const colonnade = (side: number) =>
    repeat(4, (k) => {
      const i = 3 - k
      return column(x + side * (62 + i * 30), 158 + i * 4, 9 + i * 2.6, 96 + i * 18)
    })
  const back = '-24,142 -30,90 -24,50 0,26 24,50 30,90 24,142'
  const fan = repeat(7, (i) => `M${x} 92L${f(x + (i - 3) * 8.5)} ${f(40 + Math.abs(i - 3) * 5)}`)
  return (
    S(rays(x, 78, 34, 190, 56, Math.PI * 0.92, Math.PI * 2.08, 0.8), 0.5, c, 0.45) +
    bothSides(colonnade) +
    seaFloor(160, 13) +
    S(
      repeat(9, (i) => `M${x + (i - 4) * 9} 158L${x + (i - 4) * 34} 190`),
      0.5,
      SHADE,
      0.7,
    ) +
    stairs(x, 142, 64, 5, 4.5, 9) +
    solid(sample(points(back, x), false, 5), { s: 2.6 }) +
    S(fan + circ(x, 92, 9), 0.8, c) +
    F(poly(rect(x - 20, 108, 40, 34), true), '#06121b') +
    solid(rect(x - 27, 104, 9, 38), { s: 2.2 }) +
    solid(rect(x + 18, 104, 9, 38), { s: 2.2 }) +
    solid(rect(x - 18, 120, 36, 9), { s: 2.4, t0: 0.5 }) +
    F(`M${x - 10} 24l4-10 6 7 6-7 4 10Z`, c) +
    lamp(x, 12, 2.4, c) +
    bothSides((side) => lamp(x + side * 22, 101, 1.6, c)) +
    glow(`M${x - 34} 164.5H${x + 34}`, c, 0.6, 0.4)
  )
}

/** Five niches, one for each race, before a round of light in the floor. */
export const chamberOfAllies = (): string => {
  const x = 332
  const races = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'] as const
  const niches = races.map((race, i) => {
    const off = Math.abs(i - 2)
    const px = x + (i - 2) * 62
    const width = 46 - off * 4
    const height = 98 - off * 5
    const foot = 146 + off * 5
    const c = raceColor[race]
    const vault = foot - height + width / 2
    const inside = arch(px, foot, width, height)
    const frame = arch(px, foot, width + 10, height + 8)
    return (
      F(frame, BODY) +
      S(frame, 0.9, LIGHT) +
      F(inside, HOLE) +
      F(inside, c, 0.1) +
      S(inside, 0.9, mix(c, LIGHT, 0.4)) +
      S(rays(px, vault, width * 0.3, width * 0.46, 13, Math.PI, T, 0.8), 0.6, c, 0.8) +
      solid(points('-12,0 -9,-26 9,-26 12,0', px, foot), { s: 2.2 }) +
      place(raceShapes[race], px, foot - 44, 26, mix(c, '#ffffff', 0.1)) +
      lamp(px, vault + 2, 1.8, c)
    )
  })
  const columns = repeat(6, (i) => {
    const off = Math.abs(i - 2.5)
    return column(x - 155 + i * 62, 150 + off * 5, 8, 92 - off * 3)
  })
  const vaulting = repeat(
    7,
    (i) => `M${x - 176} ${16 + i * 6}Q${x} ${i * 7 - 14} ${x + 176} ${16 + i * 6}`,
  )
  // A round of rays, lying flat on the floor.
  const flat = (r: number, a: number) =>
    `${f(x + r * Math.cos(a))} ${f(176 + r * 0.107 * Math.sin(a))}`
  const round = repeat(20, (i) => {
    const a = (i * T) / 20
    return `M${flat(30, a)}L${flat(i % 2 ? 114 : 150, a)}`
  })
  return (
    S(vaulting, 0.4, FAINT) +
    niches.join('') +
    columns +
    F('M0 164Q332 134 500 156V190H0Z', GROUND) +
    S('M0 166Q332 142 500 160', 1, SHADE) +
    S(circ(x, 176, 150, 16) + circ(x, 176, 110, 11), 0.7, SHADE) +
    S(circ(x, 176, 70, 7) + circ(x, 176, 30, 3), 0.7, SHADE) +
    S(round, 0.5, SHADE, 0.8) +
    lamp(x, 176, 2, '#fff')
  )
}
