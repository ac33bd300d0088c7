// Emblems as they stand inside pictures: SVG text, colours fixed.

import {
  C,
  type Creature,
  f,
  fine,
  nth,
  P2,
  type Point,
  raceColor,
  range,
  smooth,
  uid,
} from '../kernel/index.ts'
import { raceTiles } from './raceShapes.ts'
import type { Mark, Shape } from './shape.ts'

export { guildShapes } from './guildShapes.ts'
export { raceShapes } from './raceShapes.ts'
export { keyShape, zoneShapes } from './signShapes.ts'

const drawMark = ({ d, line, holes }: Mark): string =>
  line === undefined
    ? `<path d="${d}"${holes ? ' fill-rule="evenodd"' : ''}/>`
    : `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`

/** An emblem inside another drawing: centre x, y and size. */
export const place = (shape: Shape, x: number, y: number, size: number, color: string): string => {
  const where = `translate(${f(x - size / 2)} ${f(y - size / 2)}) scale(${fine(size / 24)})`
  return `<g transform="${where}" color="${color}" fill="${color}">${shape.map(drawMark).join('')}</g>`
}

interface PatternOptions {
  /** The scale of the tile. */
  readonly k?: number
  readonly o?: number
  /** How much wider than usual the strokes are. */
  readonly w?: number
}

/** The fill of a race: a definition to put into `<defs>`, and what refers to it. */
export const pattern = (
  creature: Creature,
  color = raceColor[creature],
  { k = 1, o = 0.5, w = 1 }: PatternOptions = {},
): { readonly def: string; readonly url: string } => {
  const id = uid('pt')
  const tile = raceTiles[creature]
  const strokes = `<path d="${tile.d}" fill="none" stroke="${color}" stroke-width="${fine(tile.line * w)}" stroke-linecap="round" opacity="${o}"/>`
  return {
    def: `<pattern id="${id}" width="${tile.w}" height="${tile.h}" patternUnits="userSpaceOnUse" patternTransform="scale(${k})">${strokes}</pattern>`,
    url: `url(#${id})`,
  }
}

/** The light on a pearl, from its lit side to its shade. */
export const PEARL_LIGHT = [
  { offset: 0, color: '#fff' },
  { offset: 0.42, color: C.pearl },
  { offset: 0.8, color: '#b9bfc0' },
  { offset: 1, color: '#75868f' },
] as const

/** A pearl of radius r. */
export const pearlAt = (x: number, y: number, r: number): string => {
  const id = uid('pl')
  const stops = PEARL_LIGHT.map(
    ({ offset, color }) => `<stop offset="${offset}" stop-color="${color}"/>`,
  )
  const light = `<radialGradient id="${id}" cx=".36" cy=".3" r=".8">${stops.join('')}</radialGradient>`
  const shine = `<path d="${pearlShine(x, y, r)}" fill="none" stroke="#fff" stroke-width="${fine(r * 0.1)}" stroke-linecap="round" opacity=".8"/>`
  return `<defs>${light}</defs><circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="url(#${id})"/>${shine}`
}

/** The bright arc at the upper left of anything round. */
export const pearlShine = (x: number, y: number, r: number): string => {
  const arc = range(5, (_, t): Point => P2(x, y, r * 0.72, Math.PI + 0.35 + t * 0.9))
  return smooth(arc)
}

/** The spiral inside a nebulis. */
export const nebulisSpiral = (x: number, y: number, r: number): string =>
  smooth(range(16, (_, t): Point => P2(x, y, r * (0.1 + 0.5 * t), 2.2 + t * 7.4)))

/** A nebulis of radius r. */
export const nebAt = (x: number, y: number, r: number): string => {
  const thin = fine(Math.max(0.6, r * 0.1))
  const stroke = (width: number, color: string, o: number) =>
    `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${o}"`
  return (
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${C.nebulis}"/>` +
    `<path d="${nebulisSpiral(x, y, r)}" ${stroke(thin, C.nebulisRim, 0.75)}/>` +
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 0.93)}" ${stroke(fine(Math.max(1, r * 0.15)), C.nebulisRim, 1)}/>` +
    `<path d="${pearlShine(x, y, r)}" ${stroke(thin, '#fff', 0.8)}/>`
  )
}

const CORNERS: readonly Point[] = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
]
const MIDDLE: Point = [0, 0]
const SIDES: readonly Point[] = [
  [-1, 0],
  [1, 0],
]

/** Where the pips of a face lie, from -1 to 1. */
const PIPS: readonly (readonly Point[])[] = [
  [],
  [MIDDLE],
  CORNERS.slice(0, 2),
  [MIDDLE, ...CORNERS.slice(0, 2)],
  CORNERS,
  [MIDDLE, ...CORNERS],
  [...SIDES, ...CORNERS],
]

/** The middles of the pips of a face of size s around x, y. */
export const pipsAt = (face: number, x: number, y: number, s: number): Point[] =>
  nth(PIPS, face).map(([a, b]) => [x + a * s * 0.26, y + b * s * 0.26])

/** A die face of size s around x, y. */
export const dieShape = (
  face: number,
  x: number,
  y: number,
  s: number,
  { fill = C.pearl, ink = C.deep }: { readonly fill?: string; readonly ink?: string } = {},
): string => {
  const pips = pipsAt(face, x, y, s).map(
    ([px, py]) => `<circle cx="${f(px)}" cy="${f(py)}" r="${f(s * 0.105)}" fill="${ink}"/>`,
  )
  return `<rect x="${f(x - s / 2)}" y="${f(y - s / 2)}" width="${f(s)}" height="${f(s)}" rx="${f(s * 0.16)}" fill="${fill}"/>${pips.join('')}`
}
