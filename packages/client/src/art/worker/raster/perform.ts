import { enlargement, inverse, type Matrix, scaling, times } from './matrix.ts'
import type { Clip, Drawing, Fill, Layer, Paint, Pattern, Step, Stroke } from './steps.ts'

type Canvas = OffscreenCanvas
type Context = OffscreenCanvasRenderingContext2D

/** SVG cuts a pointed corner off sooner than a canvas does. */
const MITER_LIMIT = 4

/** Draws a picture on a canvas of its own, so many times larger than it was drawn. */
export function perform({ width, height, steps }: Drawing, scale: number): Canvas {
  const base = scaling(scale)
  return new Easel(Math.round(width * scale), Math.round(height * scale)).of(steps, base)
}

/** One run over the steps: paths and spare canvases are used again. */
class Easel {
  readonly #width: number
  readonly #height: number
  readonly #paths = new Map<string, Path2D>()
  readonly #spare: Canvas[] = []

  constructor(width: number, height: number) {
    this.#width = width
    this.#height = height
  }

  of(steps: readonly Step[], base: Matrix): Canvas {
    const canvas = this.#spare.pop() ?? new OffscreenCanvas(this.#width, this.#height)
    const context = contextOf(canvas)
    for (const step of steps) this.#do(step, context, base)
    return canvas
  }

  #do(step: Step, context: Context, base: Matrix): void {
    if (step.does === 'fill') this.#fill(step, context, base)
    else if (step.does === 'stroke') this.#stroke(step, context, base)
    else if (step.does === 'clip') this.#clip(step, context, base)
    else this.#layer(step, context, base)
  }

  #clip({ inside, matrix, steps }: Clip, context: Context, base: Matrix): void {
    context.save()
    context.setTransform(...times(base, matrix))
    context.clip(this.#path(inside))
    for (const step of steps) this.#do(step, context, base)
    context.restore()
  }

  #layer({ alpha, steps }: Layer, context: Context, base: Matrix): void {
    const layer = this.of(steps, base)
    context.resetTransform()
    context.globalAlpha = alpha
    context.drawImage(layer, 0, 0)
    const used = contextOf(layer)
    used.resetTransform()
    used.clearRect(0, 0, this.#width, this.#height)
    this.#spare.push(layer)
  }

  #fill({ d, matrix, paint, alpha, rule }: Fill, context: Context, base: Matrix): void {
    const squash = typeof paint === 'object' && paint.kind === 'radial' ? paint.squash : undefined
    const whole = times(base, matrix)
    context.setTransform(...(squash ? times(whole, squash) : whole))
    context.globalAlpha = alpha
    context.fillStyle = styleOf(paint, context, whole)
    // The circle is squashed, not the path: that one is stretched as much before.
    const path = this.#path(d)
    context.fill(squash ? placed(path, inverse(squash)) : path, rule)
  }

  #stroke(step: Stroke, context: Context, base: Matrix): void {
    const matrix = times(base, step.matrix)
    context.setTransform(...matrix)
    context.globalAlpha = step.alpha
    context.strokeStyle = styleOf(step.paint, context, matrix)
    context.lineWidth = step.width
    context.lineJoin = step.join
    context.lineCap = step.cap
    context.setLineDash([...step.dash])
    context.lineDashOffset = step.dashOffset
    context.stroke(this.#path(step.d))
  }

  #path(d: string): Path2D {
    const known = this.#paths.get(d)
    if (known) return known
    const path = new Path2D(d)
    this.#paths.set(d, path)
    return path
  }
}

function contextOf(canvas: Canvas): Context {
  // It is read as soon as it is drawn: a graphics card would only have to hand it back.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas to draw on')
  context.miterLimit = MITER_LIMIT
  return context
}

function placed(path: Path2D, [a, b, c, d, e, f]: Matrix): Path2D {
  const there = new Path2D()
  there.addPath(path, { a, b, c, d, e, f })
  return there
}

function styleOf(
  paint: Paint,
  context: Context,
  matrix: Matrix,
): string | CanvasGradient | CanvasPattern {
  if (typeof paint === 'string') return paint
  if (paint.kind === 'pattern') return tiling(paint, context, matrix)
  const gradient =
    paint.kind === 'linear'
      ? context.createLinearGradient(...paint.from, ...paint.to)
      : context.createRadialGradient(...paint.centre, 0, ...paint.centre, paint.radius)
  for (const [offset, colour] of paint.stops) gradient.addColorStop(offset, colour)
  return gradient
}

/** A tile of whole pixels, as large as it is seen, and scaled back by what that took. */
function tiling(pattern: Pattern, context: Context, matrix: Matrix): CanvasPattern {
  const size = enlargement(times(matrix, pattern.matrix))
  const [w, h] = [Math.ceil(pattern.width * size), Math.ceil(pattern.height * size)]
  const tile = new Easel(w, h).of(pattern.steps, scaling(w / pattern.width, h / pattern.height))
  const style = context.createPattern(tile, 'repeat')
  if (!style) throw new Error('no pattern to paint with')
  const [a, b, c, d, e, f] = times(pattern.matrix, scaling(pattern.width / w, pattern.height / h))
  style.setTransform({ a, b, c, d, e, f })
  return style
}
