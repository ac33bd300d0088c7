import { type Creature, f, lerp, type Point, poly, range, rng, smooth } from '../kernel/index.ts'

/** The outline of a card and the thin line inside it. */
export interface Border {
  readonly outer: string
  readonly inner: string
}

/** An outline that is drawn for any distance `i` from the edge. */
const inset = (outline: (i: number) => string): Border => ({ outer: outline(0), inner: outline(5) })

/** Uneven points around the card: `push` gives how far the i-th lies outside a rectangle. */
function ragged(step: number, push: (i: number) => number): Point[] {
  const [l, t, r, b] = [7, 7, 137, 201]
  const corners: readonly (readonly [number, number, number, number])[] = [
    [l, t, r, t],
    [r, t, r, b],
    [r, b, l, b],
    [l, b, l, t],
  ]
  return corners.flatMap(([x0, y0, x1, y1]) => {
    const length = Math.hypot(x1 - x0, y1 - y0)
    const count = Math.round(length / step)
    return range(count, (i): Point => {
      const out = push(i)
      return [
        lerp(x0, x1, i / count) + ((y1 - y0) / length) * out,
        lerp(y0, y1, i / count) - ((x1 - x0) / length) * out,
      ]
    })
  })
}

/** Points drawn towards the middle of the card. */
const drawnIn = (points: readonly Point[], x: number, y: number): Point[] =>
  points.map(([px, py]) => [lerp(72, px, x), lerp(104, py, y)])

function torn(): Border {
  const random = rng('kr')
  const points = ragged(7, () => (random() - 0.5) * 5.2)
  return { outer: smooth(points, true), inner: smooth(drawnIn(points, 0.93, 0.952), true) }
}

function jagged(): Border {
  const random = rng('mo')
  const points = ragged(7, (i) => (i % 2 ? 4.5 : -1.8) * (0.7 + random() * 0.6))
  return { outer: poly(points, true), inner: poly(drawnIn(points, 0.9, 0.93), true) }
}

/** Nine scallops down both sides. */
function scalloped(i: number): string {
  const h = (202 - 2 * i) / 9
  const bite = (down: number) => `a${f(h * 0.62)} ${f(h * 0.62)} 0 0 0 0 ${f(down)}`.repeat(9)
  return `M${3 + i} ${3 + i}H${141 - i}${bite(h)}H${3 + i}${bite(-h)}Z`
}

/** Five lobes at the foot, like the edge of a shell. */
function lobed(i: number): string {
  const sides = 149
  const [l, r] = [3 + i, 141 - i]
  const point = (k: number): Point => [
    72 + (69 - i) * Math.cos((k * Math.PI) / 5),
    sides + (46 - i) * Math.sin((k * Math.PI) / 5),
  ]
  const lobes = range(5, (k) => {
    const [x0, y0] = point(k)
    const [x1, y1] = point(k + 1)
    const bend = f(Math.hypot(x1 - x0, y1 - y0) * 0.62)
    return `A${bend} ${bend} 0 0 1 ${f(x1)} ${f(y1)}`
  })
  return `M${l} ${l}H${r}V${sides}${lobes.join('')}Z`
}

/** The outlines of the cards, 144 × 208: a race is known by its edge before its colour. */
export const borders: Readonly<Record<Creature, Border>> = {
  // The bell of a jellyfish.
  jellyfish: inset((i) => {
    const [top, side, shoulder] = [3 + i, 44 - i * 0.2, 14 + i * 0.6]
    return `M${3 + i} ${205 - i}V${side}C${3 + i} ${shoulder} 34 ${top} 72 ${top}S${141 - i} ${shoulder} ${141 - i} ${side}V${205 - i}Z`
  }),
  // Stepped like armour.
  crab: inset((i) => {
    const [l, r, t, b] = [16 + i * 0.6, 128 - i * 0.6, 16 + i * 0.6, 192 - i * 0.6]
    return `M${l} ${3 + i}H${r}V${t}H${141 - i}V${b}H${r}V${205 - i}H${l}V${b}H${3 + i}V${t}H${l}Z`
  }),
  seahorse: inset(scalloped),
  shellfish: inset(lobed),
  // The head of an arrow.
  squid: inset(
    (i) => `M72 ${2 + i * 1.1}L${141 - i} ${34 + i * 0.5}V${205 - i}H${3 + i}V${34 + i * 0.5}Z`,
  ),
  kraken: torn(),
  monster: jagged(),
}
