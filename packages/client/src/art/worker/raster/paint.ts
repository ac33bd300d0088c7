import type { Box } from './bounds.ts'
import type { Tag } from './markup.ts'
import type { Matrix } from './matrix.ts'
import type { LinearGradient, Paint, RadialGradient } from './steps.ts'
import { numberIn, readColour, readNumber } from './values.ts'

/** The gradient of a tag for a path with this box; nothing where it cannot be seen. */
export function gradientOf(tag: Tag, box: () => Box): Paint | undefined {
  const stops = stopsOf(tag)
  const [first, second] = stops
  if (!first) return undefined
  if (!second) return first[1]
  const isLinear = tag.name === 'linearGradient'
  if (tag.attributes.get('gradientUnits') === 'userSpaceOnUse')
    return isLinear ? linear(tag, stops) : radial(tag, stops)
  const { x, y, w, h } = box()
  if (w === 0 || h === 0) return undefined
  return isLinear
    ? stretched(linear(tag, stops), x, y, w, h)
    : squashed(radial(tag, stops), x, y, w, h)
}

function stopsOf(tag: Tag): LinearGradient['stops'] {
  let reached = 0
  return tag.children.map(({ attributes }) => {
    const offset = readNumber(attributes.get('offset') ?? '0')
    reached = Math.min(1, Math.max(reached, offset))
    const opacity = readNumber(attributes.get('stop-opacity') ?? '1')
    return [reached, readColour(attributes.get('stop-color') ?? '#000', opacity)]
  })
}

function linear(tag: Tag, stops: LinearGradient['stops']): LinearGradient {
  return {
    kind: 'linear',
    from: [numberIn(tag, 'x1', 0), numberIn(tag, 'y1', 0)],
    to: [numberIn(tag, 'x2', 1), numberIn(tag, 'y2', 0)],
    stops,
  }
}

function radial(tag: Tag, stops: RadialGradient['stops']): RadialGradient {
  return {
    kind: 'radial',
    centre: [numberIn(tag, 'cx', 0.5), numberIn(tag, 'cy', 0.5)],
    radius: numberIn(tag, 'r', 0.5),
    stops,
  }
}

/** A gradient of the unit square in a box. Its lines of one colour lean as the box is stretched. */
function stretched(
  { from, to, stops }: LinearGradient,
  x: number,
  y: number,
  w: number,
  h: number,
): LinearGradient {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [gx, gy] = [dx / w, dy / h]
  const run = (dx * dx + dy * dy) / (gx * gx + gy * gy)
  const begin = [x + from[0] * w, y + from[1] * h] as const
  return { kind: 'linear', from: begin, to: [begin[0] + gx * run, begin[1] + gy * run], stops }
}

/** A gradient of the unit square in a box: an ellipse, unless the box is square. */
function squashed(
  { centre: [cx, cy], radius, stops }: RadialGradient,
  x: number,
  y: number,
  w: number,
  h: number,
): RadialGradient {
  const isSquare = Math.abs(w - h) < 1e-3 * w
  if (isSquare)
    return { kind: 'radial', centre: [x + cx * w, y + cy * h], radius: radius * w, stops }
  const squash: Matrix = [w, 0, 0, h, x, y]
  return { kind: 'radial', centre: [cx, cy], radius, squash, stops }
}
