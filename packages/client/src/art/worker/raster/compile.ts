import { boundsOf } from './bounds.ts'
import { readMarkup, type Tag } from './markup.ts'
import { IDENTITY, type Matrix, readTransform, times, translation } from './matrix.ts'
import { gradientOf } from './paint.ts'
import { SHAPES } from './shapes.ts'
import type { Drawing, Paint, Pattern, Step } from './steps.ts'
import { FIRST_STYLE, type Style, styled } from './style.ts'
import { numberIn, readColour, readNumbers, readReference } from './values.ts'
import { refuseUnknown } from './vocabulary.ts'

/** Where a tag is met: what it inherits. */
interface Place {
  readonly matrix: Matrix
  readonly style: Style
}

/** Finds tags by their ids. */
type Named = (reference: string) => Tag

/** Turns the text of a picture into the steps that draw it. What it does not know, it refuses. */
export function compile(text: string): Drawing {
  const root = readMarkup(text)
  refuseUnknown(root)
  const [width, height] = [numberIn(root, 'width', 0), numberIn(root, 'height', 0)]
  const [x, y, w, h] = readNumbers(root.attributes.get('viewBox') ?? '')
  if (root.name !== 'svg' || x !== 0 || y !== 0 || w !== width || h !== height)
    throw new Error('a picture is an <svg> as large as its view box')
  const tags = new Map<string, Tag>()
  index(root, tags)
  const named: Named = (reference) => {
    const tag = tags.get(readReference(reference))
    if (!tag) throw new Error(`nothing is named ${reference}`)
    return tag
  }
  const place = { matrix: IDENTITY, style: styled(FIRST_STYLE, root.attributes) }
  return { width, height, steps: root.children.flatMap((child) => stepsOf(child, place, named)) }
}

function index(tag: Tag, tags: Map<string, Tag>): void {
  const id = tag.attributes.get('id')
  if (id !== undefined) tags.set(id, tag)
  for (const child of tag.children) index(child, tags)
}

function stepsOf(tag: Tag, around: Place, named: Named): Step[] {
  const { attributes } = tag
  if (NOT_SHOWN.has(tag.name)) return []
  const transform = attributes.get('transform')
  const matrix = transform ? times(around.matrix, readTransform(transform)) : around.matrix
  const place = { matrix, style: styled(around.style, attributes) }
  const steps = clipped(contentOf(tag, place, named), attributes.get('clip-path'), place, named)
  return faded(steps, numberIn(tag, 'opacity', 1))
}

/** These are seen only where something refers to them. */
const NOT_SHOWN = new Set(['defs', 'linearGradient', 'radialGradient', 'pattern', 'clipPath'])

function contentOf(tag: Tag, place: Place, named: Named): Step[] {
  if (tag.name === 'g') return tag.children.flatMap((child) => stepsOf(child, place, named))
  if (tag.name === 'use') {
    const by = translation(numberIn(tag, 'x', 0), numberIn(tag, 'y', 0))
    const there = { ...place, matrix: times(place.matrix, by) }
    return stepsOf(named(tag.attributes.get('href') ?? ''), there, named)
  }
  const outline = SHAPES[tag.name]
  if (!outline) throw new Error(`<${tag.name}> cannot be drawn`)
  return paintedOf(outline(tag), place, named)
}

/** Fills and strokes a path as its style says. */
function paintedOf(d: string, { matrix, style }: Place, named: Named): Step[] {
  const steps: Step[] = []
  if (d === '') return steps
  const fill = paintOf(style.fill, d, style, named)
  if (fill !== undefined && style.fillOpacity > 0) {
    const rule = style.fillRule
    steps.push({ does: 'fill', d, matrix, paint: fill, alpha: style.fillOpacity, rule })
  }
  const stroke = paintOf(style.stroke, d, style, named)
  if (stroke !== undefined && style.width > 0 && style.strokeOpacity > 0) {
    if (typeof stroke === 'object' && 'squash' in stroke)
      throw new Error('a stroke cannot have a gradient that is an ellipse')
    const { width, join, cap, dash, dashOffset, strokeOpacity: alpha } = style
    const line = { width, join, cap, dash, dashOffset }
    steps.push({
      does: 'stroke',
      d: dash.length > 0 ? d : withDots(d),
      matrix,
      paint: stroke,
      alpha,
      ...line,
    })
  }
  return steps
}

/** Lines without a length are dots in a picture; not every browser draws them on a canvas. */
const withDots = (d: string): string => d.replace(/[hv]0(?=[a-z]|$)|l0 0(?=[a-z]|$)/gi, 'h.01')

function paintOf(text: string, d: string, style: Style, named: Named): Paint | undefined {
  if (text === 'none') return undefined
  if (text === 'currentColor') return readColour(style.color)
  if (!text.startsWith('url(')) return readColour(text)
  const server = named(text)
  if (server.name === 'pattern') return patternOf(server, named)
  if (server.name.endsWith('Gradient')) return gradientOf(server, () => boundsOf(d))
  throw new Error(`<${server.name}> is nothing to paint with`)
}

function patternOf(tag: Tag, named: Named): Pattern {
  const transform = tag.attributes.get('patternTransform')
  const place = { matrix: IDENTITY, style: FIRST_STYLE }
  return {
    kind: 'pattern',
    width: numberIn(tag, 'width', 0),
    height: numberIn(tag, 'height', 0),
    matrix: transform ? readTransform(transform) : IDENTITY,
    steps: tag.children.flatMap((child) => stepsOf(child, place, named)),
  }
}

function clipped(
  steps: Step[],
  reference: string | undefined,
  { matrix }: Place,
  named: Named,
): Step[] {
  if (reference === undefined || steps.length === 0) return steps
  const inside = named(reference).children.map((tag) => SHAPES[tag.name]?.(tag) ?? '')
  return [{ does: 'clip', inside: inside.join(''), matrix, steps }]
}

/** Whatever lies over each other fades as one; a single step needs no layer for that. */
function faded(steps: Step[], opacity: number): Step[] {
  if (opacity >= 1) return steps
  const [only, another] = steps
  if (!only || opacity <= 0) return []
  if (another) return [{ does: 'layer', alpha: opacity, steps }]
  if (only.does === 'clip') return [{ ...only, steps: faded([...only.steps], opacity) }]
  return [{ ...only, alpha: only.alpha * opacity }]
}
