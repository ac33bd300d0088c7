import {
  across,
  at,
  circ,
  F,
  f,
  type HatchOptions,
  hatch,
  lamp,
  mix,
  type Point,
  poly,
  raceColor,
  ribbon,
  ribs,
  S,
  sample,
  type Taper,
} from '../kernel/index.ts'

/** Short lines across a limb: from which part of its width to which, and how bent. */
interface Ribs {
  readonly step?: number
  readonly from?: number
  readonly to?: number
  readonly bow?: number
}

interface Limb {
  readonly ribs?: Ribs
  /** A sucker at every so many places of the spine. */
  readonly suckers?: number
  /** The side of the suckers. */
  readonly side?: number
  /** The width of the outline. */
  readonly w?: number
}

/** What a leviathan is drawn with, in the colour of its race. */
export interface Brush {
  readonly c: string
  /** Lit edges, inner lines, bodies, and the light that shines from it. */
  readonly rim: string
  readonly inner: string
  readonly fill: string
  readonly light: string
  /** A hatched body with a glowing outline, through the points or straight between them. */
  readonly body: (outline: readonly Point[], hatching?: HatchOptions) => string
  readonly plate: (outline: readonly Point[], hatching?: HatchOptions) => string
  readonly limb: (spine: readonly Point[], width: Taper, how?: Limb) => string
  /** A lit line and an inner one. */
  readonly edge: (d: string, w?: number, o?: number) => string
  readonly line: (d: string, w?: number, o?: number) => string
  readonly lamp: (x: number, y: number, r: number, k?: number) => string
  readonly eye: (x: number, y: number, r: number, turn?: number) => string
}

export const BONE = '#e4eef0'
export const GULLET = '#010304'

/** An almond of 28 by 20 with a slit. */
const LIDS = 'M-14 0C-8-8-4-10 0-10S8-8 14 0C8 8 4 10 0 10S-8 8-14 0Z'
const SLIT = 'M0-7C1.8-2.5 1.8 2.5 0 7-1.8 2.5-1.8-2.5 0-7Z'

export const brushOf = (c: string): Brush => {
  // The blue of the squids is the darkest: it needs more light to stand out.
  const isDark = c === raceColor.squid
  const rim = mix(c, '#e4f2f5', isDark ? 0.72 : 0.55)
  const inner = mix(c, isDark ? '#b9d6e6' : '#8fb4c2', 0.45)
  const fill = mix(c, '#050b11', 0.93)
  const light = mix(c, '#ffffff', 0.45)
  const plate: Brush['plate'] = (outline, hatching) => {
    const d = poly(outline, true)
    return (
      F(d, fill) +
      S(hatch(outline, { a: 60, t0: 0.55, ...hatching }), 0.55, inner, 0.75) +
      S(d, 4.5, c, 0.1) +
      S(d, 1.2, rim)
    )
  }
  const limb: Brush['limb'] = (spine, width, { ribs: lines, suckers, side = 1, w = 1.1 } = {}) => {
    const body = ribbon(spine, width, 9)
    const sucker = suckers
      ? body.fr
          .filter(({ t, h }, i) => i % suckers === 1 && t < 0.92 && h > 1.5)
          .map((frame) => circ(...across(frame, 0.5 * side), frame.h * 0.28))
      : []
    const belly = lines
      ? ribs(body, lines.step ?? 2, lines.from ?? -1, lines.to ?? -0.15, 0, 1, lines.bow ?? 0)
      : ''
    return (
      F(body.d, fill) +
      S(belly, 0.6, inner, 0.85) +
      S(body.d, 4, c, 0.08) +
      S(body.d, w, rim) +
      S(sucker.join(''), 0.7, rim, 0.9)
    )
  }
  return {
    c,
    rim,
    inner,
    fill,
    light,
    plate,
    body: (outline, hatching) => plate(sample(outline, true, 6), hatching),
    limb,
    edge: (d, w = 1, o = 1) => S(d, w, rim, o),
    line: (d, w = 0.7, o = 0.85) => S(d, w, inner, o),
    lamp: (x, y, r, k) => lamp(x, y, r, light, k),
    eye: (x, y, r, turn = 0) =>
      at(
        x,
        y,
        r / 10,
        F(LIDS, '#020406') + S(LIDS, 1.4, rim) + lamp(0, 0, 4.2, light) + F(SLIT, '#040208'),
        turn,
      ),
  }
}

/** Teeth of uneven length along a jaw, pointing down (1) or up (-1). */
export const teeth = (jaw: readonly Point[], length: number, way: number, step = 2): string => {
  const roots = jaw.filter((_, i) => i % step === 0 && i > 0 && i < jaw.length - 1)
  const d = roots.map(([x, y], i) => {
    const l = way * length * (0.65 + 0.5 * Math.abs(Math.sin(i * 2.3)))
    const [left, right] = [f(x - length * 0.16), f(x + length * 0.2)]
    return `M${left} ${f(y)}L${f(x + length * 0.05)} ${f(y + l)}L${right} ${f(y)}Z`
  })
  return F(d.join(''), BONE, 0.95)
}
