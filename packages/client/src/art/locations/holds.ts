import { place, raceShapes } from '../emblems/drawn.ts'
import {
  at,
  C,
  circ,
  F,
  f,
  lamp,
  poly,
  raceColor,
  rays,
  rect,
  rng,
  S,
  sample,
  smooth,
  T,
} from '../kernel/index.ts'
import { arch, chain, litWindow, ogive, spire, tusk } from './masonry.ts'
import {
  BODY,
  HOLE,
  hills,
  kelp,
  LIGHT,
  opening,
  ROCK,
  rough,
  SHADE,
  seaFloor,
  solid,
} from './scenery.ts'
import { bothSides, points, repeat } from './sketch.ts'

// What is strong and shut: barracks, jail and the two towers.

/** A fort under two pairs of tusks, spears stacked beside it. */
export const barracks = (): string => {
  const c = raceColor.crab
  const x = 341
  const tusks = (side: number) => {
    const spikes = repeat(4, (i) => {
      const y = 140 - i * 24
      const out = i === 3 ? 111.5 : 128 - i * 1.5
      return `M${x + side * out} ${y}L${x + side * (out + 15)} ${y - 9}H${x + side * out}Z`
    })
    return (
      tusk(points('112,166 124,124 116,76 86,40 46,24 22,30', x, 0, side), 17) +
      tusk(points('84,166 88,130 78,100 56,84', x, 0, side), 10) +
      F(spikes, LIGHT)
    )
  }
  const spikes = repeat(7, (_, t) => {
    const a = Math.PI + 0.35 + t * (Math.PI - 0.7)
    const [px, py] = [Math.cos(a) * 56, Math.sin(a) * 50]
    const tip = `${f(x + px * 1.16)} ${f(142 + py * 1.28)}`
    return `M${f(x + px - 4)} ${f(144 + py)}L${tip}L${f(x + px + 4)} ${f(144 + py)}Z`
  })
  const fort = sample(points('-62,164 -58,128 -36,100 0,90 36,100 58,128 62,164', x), false, 6)
  const gate = ogive(x, 164, 30, 40)
  const bars = repeat(4, (i) => `M${x - 9 + i * 6} 164V${132 + Math.abs(i - 1.5) * 3}`)
  const spears = repeat(7, (i) => {
    const px = 168 + i * 8
    const low = (i % 2) * 7
    return (
      S(`M${px} 168L${px + 2} ${104 + low}`, 0.9, SHADE) +
      F(`M${px + 2} ${90 + low}l2.6 14h-5.2Z`, LIGHT)
    )
  })
  return (
    S(rays(x, 120, 60, 138, 34, Math.PI, T, 0.75), 0.4, c, 0.3) +
    hills(5) +
    seaFloor(162, 5) +
    bothSides(tusks) +
    solid(fort, { s: 2.8, t0: 0.5 }) +
    S(`M${x - 56} 124Q${x} 104 ${x + 56} 124M${x - 61} 144Q${x} 122 ${x + 61} 144`, 0.9, LIGHT) +
    F(spikes, LIGHT) +
    F(gate, '#120507') +
    F(gate, c, 0.25) +
    S(gate + ogive(x, 164, 38, 47), 1, LIGHT) +
    S(bars, 0.8, LIGHT) +
    bothSides((side) => lamp(x + side * 30, 132, 1.8, c) + lamp(x + side * 20, 30, 1.6, c)) +
    place(raceShapes.crab, x, 60, 24, c) +
    spears +
    S('M166 150H222M168 128H222', 0.8, SHADE)
  )
}

/** A cage of 20 by 28 on a chain from the ceiling. */
const cage = (x: number, y: number): string => {
  const bars = [-10, -5, 0, 5, 10].map((u) => `M${x + u} ${y}v28`).join('')
  return (
    chain(x, 4, x, y - 2) + S(`${bars}M${x - 10} ${y}l10-8 10 8ZM${x - 10} ${y + 28}h20`, 1, LIGHT)
  )
}

/** A barred arch in a wall; eyes shine behind the bars. */
export const jail = (): string => {
  const x = 334
  const wall = rough(points('176,10 490,2 500,30 500,176 176,176'), 'jl', 3, 7)
  const stones = repeat(120, (i) => {
    const row = Math.floor(i / 12)
    const y = 14 + row * 16
    const left = 182 + (i % 12) * 28 + (row % 2) * 14
    const behindArch = Math.abs(left + 13 - x) < 76 && y > 18
    return behindArch || left + 26 > 496 ? '' : poly(rect(left, y, 26, 14), true)
  })
  const bars = repeat(9, (i) => {
    const bx = x - 56 + i * 14
    const top = f(86 - Math.sqrt(66 ** 2 - (bx - x) ** 2))
    return (
      F(poly(rect(bx - 2, top, 4, 172 - top), true), '#12293a') +
      S(`M${bx - 2} ${top}V172M${bx + 2} ${top}V172`, 0.8, LIGHT) +
      S(`M${f(bx + 0.8)} ${top}V172`, 0.8, SHADE, 0.7) +
      F(`M${bx - 2.5} 172h5l-2.5 8Z`, LIGHT)
    )
  })
  const eye = '#ffd98a'
  return (
    F(poly(wall, true), ROCK) +
    S(stones, 0.5, SHADE, 0.75) +
    opening(arch(x, 172, 132, 152), 1.2) +
    S(arch(x, 172, 144, 160) + rays(x, 86, 66, 72, 21, Math.PI, T, 1), 0.9, LIGHT) +
    lamp(x - 12, 104, 1.8, eye) +
    lamp(x + 2, 104, 1.8, eye) +
    lamp(x + 34, 122, 1.1, eye, 0.8) +
    lamp(x + 42, 122, 1.1, eye, 0.8) +
    bars +
    [70, 128].map((y) => solid(rect(x - 65, y, 130, 5), { s: 4 })).join('') +
    seaFloor(172, 14) +
    cage(216, 66) +
    cage(456, 86)
  )
}

/** The roof of both towers, drawn about the middle of its eaves: 54 wide, 41 high. */
const ONION = '-27,0 -24,-11 -10,-21 0,-41 10,-21 24,-11 27,0'

/** A spire whose door is chained shut. */
export const closedTower = (): string => {
  const c = C.key
  const x = 332
  const buttress = (side: number) =>
    solid(points('38,168 40,96 58,128 72,168', x, 0, side), { s: 2.6, t0: side > 0 ? 0.3 : 0.6 }) +
    S(`M${x + side * 40} 120L${x + side * 64} 146`, 0.7, SHADE)
  const frame = ogive(x, 168, 56, 88)
  const door = ogive(x, 168, 46, 78)
  const boards = repeat(3, (i) => {
    const top = 118 - i * 8
    return `M${x - 18 + i * 6} 168V${top}M${x + 18 - i * 6} 168V${top}`
  })
  const keyhole = `M${x} 131a3.6 3.6 0 0 1 2.1 6.5l1.6 7.5h-7.4l1.6-7.5a3.6 3.6 0 0 1 2.1-6.5Z`
  const chains = (side: number) =>
    chain(x + side * 44, 112, x + side * 12, 134, 3) +
    chain(x + side * 46, 164, x + side * 12, 144, -2)
  return (
    S(rays(x, 124, 52, 140, 40, Math.PI, T, 0.75), 0.4, c, 0.3) +
    hills(16) +
    seaFloor(166, 16) +
    bothSides(buttress) +
    spire(x, 168, 42, 132) +
    solid(sample(points(ONION, x, 37), false, 5), { s: 2.4 }) +
    S(`M${x - 27} 37Q${x} 45 ${x + 27} 37`, 1.1, LIGHT) +
    litWindow(x, 28, '#3b5f70', 1.4) +
    F(frame, BODY) +
    S(frame, 1, LIGHT) +
    F(door, '#05101a') +
    S(door, 1.2, LIGHT) +
    S(`M${x} 92V168`, 0.9, LIGHT) +
    S(boards, 0.5, SHADE) +
    S(`M${x - 23} 128H${x + 23}M${x - 23} 152H${x + 23}`, 1.8, SHADE) +
    F(circ(x, 138, 13), '#1b2a30') +
    S(circ(x, 138, 13) + circ(x, 138, 10), 1, c) +
    F(keyhole, c) +
    lamp(x, 136, 1.8, c, 0.9) +
    bothSides(chains) +
    kelp(214, 170, 40, 2) +
    kelp(444, 170, 46, 4)
  )
}

/** What has fallen off the lost tower: its roof with a ring of masonry, about the eaves. */
const fallenRoof = (x: number, y: number, size: number, turn: number): string => {
  const wall = points('-25,0 -26,12 -24,24 -17,30 -9,24 0,33 8,25 17,31 24,22 26,12 25,0')
  const inside = circ(0, 25, 24, 6)
  return at(
    x,
    y,
    size,
    solid(wall, { s: 2.4, t0: 0.5 }) +
      opening(inside, 1) +
      S('M-26 12Q0 20 26 12', 0.9, LIGHT) +
      solid(sample(points(ONION), false, 5), { s: 2.4, t0: 0.45 }) +
      S('M-29 0Q0 9 29 0M-14-19Q0-14 14-19', 1.1, LIGHT) +
      S('M0-41v-9', 1.2, LIGHT) +
      F(circ(0, -52, 2.6), LIGHT),
    turn,
  )
}

/** A leaning stump whose roof lies beside it; a broken line shows how high it once was. */
export const lostTower = (): string => {
  const x = 282
  const foot = 188
  const height = 152
  const cut = 0.6
  const rim = foot - height * cut
  const broken = points('-25,-20 -17,-8 -9,-16 0,3 9,-4 17,9 25,4', x, rim)
  const once =
    `M${x - 31} ${rim}L${x - 26} ${foot - height}M${x + 31} ${rim}L${x + 26} ${foot - height}` +
    smooth(points(ONION, x, foot - height))
  const slit = (sx: number, sy: number) => opening(ogive(sx, sy, 13, 26))
  const stump =
    S(once, 1, LIGHT, 0.6, ' stroke-dasharray="3.5 4"') +
    F(circ(x, rim, 30, 9), HOLE) +
    S(poly(points('-30,-4 -14,-20 -4,-10 12,-14 30,0', x, rim)), 0.8, SHADE) +
    spire(x, foot, 48, height, cut, broken) +
    slit(x + 4, 134) +
    slit(x - 12, 168)
  const rubble = repeat(9, (i) => {
    const random = rng(`ls${i}`)
    const left = 262 + random() * 190
    const top = 158 + random() * 14
    const w = 4 + random() * 8
    const stone = points(`0,0 ${w},-2 ${w + 2},${w * 0.7} -1,${w * 0.7}`, left, top)
    return solid(rough(stone, i, 1, 2), { s: 2 })
  })
  const bubbles = repeat(5, (i) => circ(356 + i * 5, 70 - i * 13, 1.4 + i * 0.4))
  return (
    hills(17) +
    `<g transform="rotate(15 ${x} 172)">${stump}</g>` +
    fallenRoof(402, 134, 1.5, 103) +
    seaFloor(156, 17) +
    rubble +
    S('M240 162C270 148 320 150 348 160M356 168C390 152 450 154 486 168', 0.9, LIGHT) +
    kelp(206, 168, 62, 7) +
    kelp(222, 170, 44, 9) +
    kelp(484, 170, 54, 3) +
    S(bubbles, 0.6, SHADE, 0.8)
  )
}
