import { f } from './geometry.ts'

let ids = 0

/** A fresh id for a gradient, a clip or a pattern: unique within its picture. */
export const uid = (prefix: string): string => `${prefix}-${(ids++).toString(36)}`

/** Wraps a drawing; `attributes` go into the opening tag. */
export const svg = (w: number, h: number, body: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"${attributes && ` ${attributes}`}>${body}</svg>`

/**
 * A whole picture of w × h, complete by itself: it becomes the document of an `<img>`.
 * Ids count anew in each, so the same picture is the same string whenever it is drawn.
 */
export const picture = (w: number, h: number, draw: () => string): string => {
  ids = 0
  return svg(w, h, draw(), `width="${w}" height="${h}"`)
}

/** A scale or a length of three decimals, as it is written into an attribute. */
export const fine = (v: number): number => Math.round(v * 1000) / 1000

/** A drawing moved to x, y, scaled by `s` and turned by `rot` degrees. */
export const at = (x: number, y: number, s: number, body: string, rot = 0): string => {
  const turn = rot ? ` rotate(${f(rot)})` : ''
  const scale = s === 1 ? '' : ` scale(${fine(s)})`
  return `<g transform="translate(${f(x)} ${f(y)})${turn}${scale}">${body}</g>`
}
