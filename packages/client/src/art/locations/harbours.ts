import { pearlAt } from '../emblems/drawn.ts'
import {
  at,
  C,
  circ,
  F,
  f,
  hatch,
  lamp,
  lerp,
  nth,
  P2,
  poly,
  raceColor,
  range,
  rect,
  S,
  sample,
  smooth,
} from '../kernel/index.ts'
import { chain, tusk } from './masonry.ts'
import { BODY, hills, kelp, LIGHT, opening, SHADE, seaFloor, solid } from './scenery.ts'
import { points, repeat } from './sketch.ts'

// Ships: one being built, and those that never came home.

/** A winch grown from a nautilus shell. */
const winch = (x: number, y: number, r: number): string => {
  const spiral = range(40, (_, t) => P2(x, y, r * Math.exp(-0.19 * t * 11), t * 11))
  const chambers = repeat(14, (i) => {
    const from = nth(spiral, i + 1)
    return poly([from, [lerp(x, from[0], 0.38), lerp(y, from[1], 0.38)]])
  })
  return (
    F(circ(x, y, r), BODY) +
    S(chambers, 0.6, SHADE) +
    S(smooth(spiral), 1, LIGHT) +
    S(circ(x, y, r), 1, LIGHT) +
    solid(points('-9,0 -4,-12 4,-12 9,0', x, QUAY), { s: 2.2 })
  )
}

/** Where the quay's planks lie. */
const QUAY = 152

/** A crane: a tusk bending over the slip, its rope drawn by a winch; `side` is where it bends to. */
const crane = (x: number, side: number, drop: number): string => {
  const across = (u: number) => x + side * u
  const stays = `M${across(-15)} 110L${across(-32)} ${QUAY}M${across(-8)} 72L${across(-32)} ${QUAY}`
  return (
    S(stays, 0.7, SHADE) +
    tusk(points(`0,${QUAY} -15,122 -12,84 10,50 40,34 62,42`, x, 0, side), 12) +
    S(`M${across(20)} 124L${across(62)} 44V${drop}`, 0.9, LIGHT) +
    S(circ(across(62), 46, 3.4), 1, LIGHT) +
    winch(across(20), 137, 13) +
    lamp(across(62), 35, 2, raceColor.shellfish)
  )
}

/** The ribs and planks of a ship on the slip. */
const slip = (): string => {
  const hull = sample(points('296,112 306,136 334,150 380,150 410,134 424,104'), false, 5)
  const planks = repeat(6, (i) =>
    smooth([
      [298 + i * 3, 114 + i * 6],
      [340, 128 + i * 4],
      [390, 126 + i * 4],
      [421 - i * 4, 110 + i * 6],
    ]),
  )
  const frames = repeat(9, (_, t) => {
    const [x, y] = [304 + t * 112, 114 + Math.sin(t * Math.PI) * 10 - t * 6]
    const out = t - 0.5
    const top = y - 34 + Math.abs(out) * 14
    return `M${f(x)} ${f(y)}Q${f(x + out * 22)} ${f(y - 16)} ${f(x + out * 12)} ${f(top)}`
  })
  return (
    S(
      repeat(7, (i) => `M${312 + i * 15} 152V160`),
      1.6,
      LIGHT,
    ) +
    F(poly(hull, true), BODY) +
    S(planks, 0.6, SHADE) +
    S(hatch(hull, { a: 90, t0: 0.5 }), 0.5, SHADE, 0.8) +
    S(`${poly(hull)}M296 112Q360 128 424 104`, 1.2, LIGHT) +
    S(frames, 1.3, LIGHT) +
    S('M304 94Q360 104 416 84', 0.6, SHADE)
  )
}

/** A ship on the slip between two cranes of tusk and shell; pearls are being hoisted aboard. */
export const dockworks = (): string =>
  hills(6) +
  seaFloor(166, 6) +
  crane(228, 1, 84) +
  crane(446, -1, 62) +
  solid(points('281,86 299,86 303,100 277,100'), { s: 2.2 }) +
  pearlAt(284, 83, 4.2) +
  pearlAt(291, 81, 4.8) +
  pearlAt(297, 84, 3.6) +
  S('M384 56L362 66M384 56L406 66', 0.7, LIGHT) +
  solid(points('354,66 414,66 412,71 356,71'), { s: 2.2, t0: 0.3 }) +
  slip() +
  solid(rect(180, QUAY, 300, 6), { a: 0, s: 9 }) +
  S(
    repeat(16, (i) => `M${188 + i * 19} 158V172`),
    2,
    SHADE,
  ) +
  solid(rect(186, 138, 16, 14), { s: 2.5 }) +
  solid(rect(190, 126, 12, 12), { s: 2.5 })

/** A wreck about 0, 0: a holed hull with three masts, one without its sail. */
const wreck = (x: number, y: number, size: number, list: number): string => {
  const hull = sample(points('-56,-22 -50,-2 -30,10 20,12 46,2 62,-26'), false, 5)
  const planks = range(4, (i) =>
    smooth([
      [-54 + i * 3, -18 + i * 6],
      [-10, -4 + i * 4],
      [30, -6 + i * 4],
      [58 - i * 5, -20 + i * 6],
    ]),
  )
  const mast = (mx: number, height: number, sail: boolean) => {
    const up = (t: number) => f(-height * t)
    const rags =
      `M${mx - 15} ${up(0.72)}Q${mx - 9} ${up(0.45)} ${mx - 14} ${up(0.3)}` +
      `M${mx + 16} ${up(0.66)}Q${mx + 8} ${up(0.4)} ${mx + 15} ${up(0.28)}` +
      `L${mx + 4} ${up(0.34)}L${mx - 6} ${up(0.26)}L${mx - 14} ${up(0.3)}`
    return (
      S(`M${mx}-12L${mx + 2} ${-height}`, 1.6, LIGHT) +
      S(`M${mx - 16} ${up(0.72)}L${mx + 18} ${up(0.66)}`, 1.1, LIGHT) +
      (sail ? S(rags, 0.7, SHADE) : '')
    )
  }
  return at(
    x,
    y,
    size,
    S('M-54-20L-30-78M-30-78 2-66M2-66 40-58M40-58 60-26', 0.5, SHADE) +
      mast(-30, 78, true) +
      mast(2, 66, false) +
      mast(32, 60, true) +
      F(poly(hull, true), BODY) +
      S(planks.join(''), 0.6, SHADE) +
      S(hatch(hull, { a: 84, t0: 0.45 }), 0.5, SHADE, 0.9) +
      S(poly(hull), 1.2, LIGHT) +
      S('M-56-22Q0-6 62-26L80-38', 1.2, LIGHT) +
      opening(circ(-8, 2, 8, 5), 0.8),
    list,
  )
}

/** Three wrecks, still chained to one another. */
export const abandonedConvoy = (): string =>
  hills(24) +
  seaFloor(158, 25) +
  `<g opacity=".6">${wreck(472, 130, 0.42, 6)}</g>` +
  `<g opacity=".85">${wreck(414, 138, 0.66, -8)}</g>` +
  chain(382, 132, 332, 130, 10) +
  chain(444, 132, 458, 130, 4) +
  wreck(290, 142, 1.06, 11) +
  seaFloor(164, 26) +
  lamp(230, 118, 1.8, C.key) +
  kelp(358, 172, 40, 2) +
  kelp(372, 174, 28, 4) +
  solid(points('412,170 426,167 428,178 414,181'), { s: 2.2 }) +
  solid(points('434,174 443,175 442,183 433,182'), { s: 2.2 })
