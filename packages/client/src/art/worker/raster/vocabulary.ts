import type { Tag } from './markup.ts'
import { STYLE_ATTRIBUTES } from './style.ts'

const PLACED = ['id', 'transform', 'opacity', ...STYLE_ATTRIBUTES]
const ROUND = ['cx', 'cy', ...PLACED]

/** Every tag that can be drawn, with every attribute it may have. */
const ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  svg: new Set(['xmlns', 'viewBox', 'width', 'height', ...STYLE_ATTRIBUTES]),
  defs: new Set(),
  g: new Set(['clip-path', ...PLACED]),
  use: new Set(['href', 'x', 'y', ...PLACED]),
  path: new Set(['d', ...PLACED]),
  circle: new Set(['r', ...ROUND]),
  ellipse: new Set(['rx', 'ry', ...ROUND]),
  rect: new Set(['x', 'y', 'width', 'height', 'rx', 'ry', ...PLACED]),
  linearGradient: new Set(['id', 'gradientUnits', 'x1', 'y1', 'x2', 'y2']),
  radialGradient: new Set(['id', 'gradientUnits', 'cx', 'cy', 'r']),
  stop: new Set(['offset', 'stop-color', 'stop-opacity']),
  pattern: new Set(['id', 'patternUnits', 'patternTransform', 'width', 'height']),
  clipPath: new Set(['id']),
}

/** Attributes of which only some values can be drawn. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  gradientUnits: ['userSpaceOnUse', 'objectBoundingBox'],
  patternUnits: ['userSpaceOnUse'],
}

/** Which tags may stand in a tag that is not for drawings of all kinds. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  linearGradient: ['stop'],
  radialGradient: ['stop'],
  clipPath: ['path'],
}

/** Throws at the first thing nobody knows how to draw: better no picture than a wrong one. */
export function refuseUnknown(tag: Tag): void {
  const known = ATTRIBUTES[tag.name]
  if (!known) throw new Error(`unknown tag <${tag.name}>`)
  for (const [name, value] of tag.attributes) {
    if (!known.has(name)) throw new Error(`unknown attribute ${name} in <${tag.name}>`)
    if (VALUES[name]?.includes(value) === false) throw new Error(`unknown ${name}: ${value}`)
  }
  if (tag.name === 'pattern' && !tag.attributes.has('patternUnits'))
    throw new Error('<pattern> without patternUnits')
  const children = CHILDREN[tag.name]
  for (const child of tag.children) {
    if (children?.includes(child.name) === false)
      throw new Error(`unknown <${child.name}> in <${tag.name}>`)
    refuseUnknown(child)
  }
}
