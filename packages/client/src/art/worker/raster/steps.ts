import type { Matrix } from './matrix.ts'

/** What a picture is drawn with, one step after another: all that a canvas has to know. */
export type Step = Fill | Stroke | Layer | Clip

interface Painting {
  /** The path, in the space of its matrix. */
  readonly d: string
  readonly matrix: Matrix
  readonly paint: Paint
  readonly alpha: number
}

export interface Fill extends Painting {
  readonly does: 'fill'
  readonly rule: Rule
}

export interface Stroke extends Painting {
  readonly does: 'stroke'
  readonly width: number
  readonly join: 'miter' | 'round' | 'bevel'
  readonly cap: 'butt' | 'round' | 'square'
  readonly dash: readonly number[]
  readonly dashOffset: number
}

/** Steps that become one picture before it is laid over the others. */
export interface Layer {
  readonly does: 'layer'
  readonly alpha: number
  readonly steps: readonly Step[]
}

/** Steps that are seen only inside some paths. */
export interface Clip {
  readonly does: 'clip'
  readonly inside: string
  readonly matrix: Matrix
  readonly steps: readonly Step[]
}

export type Rule = 'nonzero' | 'evenodd'

/** A colour, or where colours change; in the space of the path. */
export type Paint = string | LinearGradient | RadialGradient | Pattern

interface Gradient {
  readonly stops: readonly (readonly [offset: number, colour: string])[]
}

export interface LinearGradient extends Gradient {
  readonly kind: 'linear'
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

export interface RadialGradient extends Gradient {
  readonly kind: 'radial'
  readonly centre: readonly [x: number, y: number]
  readonly radius: number
  /** Makes an ellipse of the circle. */
  readonly squash?: Matrix
}

/** A tile that is repeated in both directions. */
export interface Pattern {
  readonly kind: 'pattern'
  readonly width: number
  readonly height: number
  readonly matrix: Matrix
  readonly steps: readonly Step[]
}

/** A whole picture. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly steps: readonly Step[]
}
