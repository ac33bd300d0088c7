import { hash, isobaths } from './isobaths.ts'
import './sea.css'
import { whenIdle } from '../idle.ts'

/** The chart is drawn for this size and covers whatever the window has. */
const WIDTH = 1440
const HEIGHT = 900

/** The edge of the square that the snow repeats in, and how many flakes fall through it. */
const FLAKE_FIELD = 640
const FLAKES = 26

/** Draws the sea behind the page, when there is nothing better to do. */
export function drawSea(): void {
  whenIdle(() => {
    const chart = isobaths(WIDTH, HEIGHT).map(
      ({ path, major }) =>
        `<path d="${path}" stroke-width="${major ? 1.2 : 1}" opacity="${major ? 0.26 : 0.13}"/>`,
    )
    const lines = `<g fill="none" stroke="#000">${chart.join('')}</g>`
    paint('chart', picture(WIDTH, HEIGHT, lines))
  })
  whenIdle(() => paint('snow', picture(FLAKE_FIELD, FLAKE_FIELD, flakes())))
}

/**
 * Marine snow, as one square that is repeated.
 *
 * It falls by a style sheet, as a picture that is only moved: nothing of it runs on the thread that answers
 * clicks.
 */
function flakes(): string {
  const circles = Array.from({ length: FLAKES }, (_, at) => {
    const radius = 0.4 + hash(at, 3) ** 3 * 1.5
    const [x, y] = [hash(at, 1) * FLAKE_FIELD, hash(at, 2) * FLAKE_FIELD]
    const opacity = 0.1 + radius * 0.12
    return `<circle fill="#dcf0f6" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(2)}" opacity="${opacity.toFixed(2)}"/>`
  })
  return circles.join('')
}

const picture = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`

/** Hands a drawing to the style sheet. */
function paint(name: 'chart' | 'snow', svg: string): void {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const { style, dataset } = document.documentElement
  style.setProperty(`--sea-${name}`, `url("${address}")`)
  dataset.sea = 'drawn'
}
