import { dieShape, guildShapes, pearlAt, place } from '../emblems/drawn.ts'
import {
  across,
  C,
  circ,
  circPts,
  F,
  hatch,
  lamp,
  type Point,
  rays,
  ribbon,
  ribs,
  S,
} from '../kernel/index.ts'
import { BODY, cave, GROUND, LIGHT, SHADE, seaFloor, solid } from './scenery.ts'
import { bothSides, points, repeat } from './sketch.ts'

// The caves of the smugglers.

/** A lantern on a chain. */
const lantern = (x: number, y: number): string => {
  const glass = `M${x - 6} ${y - 8}h12l3 5v11l-3 5h-12l-3-5v-11ZM${x - 9} ${y - 3}h18M${x - 9} ${y + 8}h18`
  return (
    S(`M${x} ${y - 30}V${y - 8}`, 0.7, LIGHT) + S(glass, 0.9, LIGHT) + lamp(x, y + 2.5, 2.8, C.key)
  )
}

/** A round table with dice, pearls and cards, under the smugglers' sign. */
export const gamblingDen = (): string => {
  const x = 332
  const mouth = '430,210 452,120 420,56 334,26 250,54 216,118 236,210'
  const stool = (side: number) =>
    solid(points('-12,152 12,152 9,180 -9,180', x + side * 92), { s: 2.4 })
  return (
    F('M200 10H470V190H200Z', '#0a141b') +
    F(circ(x, 86, 110, 80), C.key, 0.05) +
    cave(mouth, 'gd', 4, { a: 74, t0: 0.1, t1: 0.9, j: 0.4 }) +
    lantern(276, 72) +
    lantern(392, 70) +
    place(guildShapes.smuggler, x, 58, 34, C.kraken) +
    S(`${circ(x, 58, 22)}M${x - 12} 20V39M${x + 12} 20V39`, 0.8, LIGHT) +
    F('M210 168H460V190H210Z', GROUND) +
    S('M226 166Q332 158 440 166', 0.8, SHADE) +
    solid(points('-12,138 12,138 20,176 -20,176', x), { s: 2.4 }) +
    F(circ(x, 134, 74, 16), BODY) +
    S(circ(x, 134, 74, 16), 1.2, LIGHT) +
    S(`M${x - 74} 134v5a74 16 0 0 0 148 0v-5`, 1, LIGHT) +
    S(circ(x, 134, 64, 12.5), 0.5, SHADE) +
    S(hatch(circPts(x, 134, 74, 16, 30), { a: 0, t0: 0.6 }), 0.5, SHADE) +
    `<g transform="rotate(-12 316 118)">${dieShape(5, 316, 121, 17)}</g>` +
    `<g transform="rotate(14 344 126)">${dieShape(2, 344, 126, 15)}</g>` +
    pearlAt(372, 130, 4) +
    pearlAt(380, 132, 4) +
    pearlAt(376, 125, 4) +
    pearlAt(290, 134, 3.5) +
    S('M262 128l14-3 4 8-14 3ZM272 131l14-2 3 8-14 2Z', 0.8, LIGHT) +
    bothSides(stool)
  )
}

/** A tentacle with suckers on one side. */
const tentacle = (spine: readonly Point[], width: number): string => {
  const arm = ribbon(spine, (t) => width * (1 - t) ** 0.75 + 1)
  const suckers = arm.fr
    .filter(({ t }, i) => i % 4 === 2 && t < 0.9)
    .map((frame) => {
      const [x, y] = across(frame, 0.45)
      return circ(x, y, Math.max(0.8, frame.h * 0.34))
    })
  return (
    F(arm.d, '#15111d') +
    S(ribs(arm, 2, -1, -0.2), 0.6, SHADE) +
    S(suckers.join(''), 0.7, C.kraken) +
    S(arm.d, 1.1, C.kraken)
  )
}

/** An eye in the dark of a cave, tentacles creeping out. */
export const krakensLair = (): string => {
  const x = 334
  const mouth = '436,210 450,130 428,62 372,26 300,26 244,62 222,128 236,210'
  const lids = 'M282 92C302 66 318 60 334 60S366 66 386 92C366 118 350 124 334 124S302 118 282 92Z'
  return (
    F('M200 0H480V190H200Z', '#020509') +
    S(
      repeat(8, (i) => circ(x, 100, 96 - i * 10, 72 - i * 8)),
      0.4,
      '#1a2a38',
    ) +
    F(lids, '#1a1424') +
    S(lids, 1.2, C.nebulisRim) +
    S(rays(x, 92, 12, 28, 40), 0.7, C.nebulisRim, 0.8) +
    lamp(x, 92, 8, C.nebulisRim, 0.9) +
    F('M334 74C339 86 339 98 334 110 329 98 329 86 334 74Z', '#050308') +
    cave(mouth, 'kl', 5, { a: 70, t0: 0.05, t1: 0.95, j: 0.5 }) +
    tentacle(points('300,196 280,150 236,132 196,146 180,118 200,98 218,112'), 13) +
    tentacle(points('372,196 396,160 440,142 470,108 456,72 428,78 434,98'), 13) +
    tentacle(points('334,200 328,168 346,148 376,142 392,122 376,110 366,122'), 10) +
    tentacle(points('266,200 256,176 226,170 206,178'), 8) +
    seaFloor(180, 22)
  )
}
