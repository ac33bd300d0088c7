import type { Tag } from './markup.ts'
import { numberIn } from './values.ts'

/** The outlines of the tags that have one, as path data. Dashes begin where a browser begins them. */
export const SHAPES: Readonly<Record<string, (tag: Tag) => string>> = {
  path: ({ attributes }) => attributes.get('d') ?? '',
  circle(tag) {
    const r = numberIn(tag, 'r', 0)
    return ellipse(numberIn(tag, 'cx', 0), numberIn(tag, 'cy', 0), r, r)
  },
  ellipse: (tag) =>
    ellipse(
      numberIn(tag, 'cx', 0),
      numberIn(tag, 'cy', 0),
      numberIn(tag, 'rx', 0),
      numberIn(tag, 'ry', 0),
    ),
  rect(tag) {
    const [x, y] = [numberIn(tag, 'x', 0), numberIn(tag, 'y', 0)]
    const [w, h] = [numberIn(tag, 'width', 0), numberIn(tag, 'height', 0)]
    if (w <= 0 || h <= 0) return ''
    const rx = numberIn(tag, 'rx', numberIn(tag, 'ry', 0))
    const ry = numberIn(tag, 'ry', rx)
    return roundedRect(x, y, w, h, Math.min(rx, w / 2), Math.min(ry, h / 2))
  },
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  if (rx <= 0 || ry <= 0) return ''
  const half = `A${rx} ${ry} 0 0 1 `
  return `M${cx + rx} ${cy}${half}${cx - rx} ${cy}${half}${cx + rx} ${cy}Z`
}

function roundedRect(x: number, y: number, w: number, h: number, rx: number, ry: number): string {
  if (rx <= 0 || ry <= 0) return `M${x} ${y}h${w}v${h}h${-w}Z`
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  const [across, down] = [w - 2 * rx, h - 2 * ry]
  return (
    `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}` +
    `h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}Z`
  )
}
