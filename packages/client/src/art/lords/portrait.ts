import { C, f, mix, rng, svg } from '../kernel/index.ts'
import { compact, regroup } from './compact.ts'
import { type GuildName, tonesOf } from './palette.ts'
import type { Shape } from './paths.ts'

/** The gradients every portrait may use. */
type Paint = 'water' | 'body' | 'rim' | 'light' | 'lamplight' | 'pearl' | 'veil'

interface PlaneLook {
  /** Width of the rim; 0 leaves it out. */
  readonly width?: number
  /** Width of a soft outer edge. */
  readonly glow?: number
  readonly fill?: string
  readonly fillOpacity?: number
  /** Colour of the rim. */
  readonly rim?: string
  readonly rimOpacity?: number
  /** Where the outline crosses itself there is a hole. */
  readonly evenOdd?: boolean
}

const MIRRORED = ' transform="scale(-1 1)"/>'
const RIM_WIDTH = 1.2

/**
 * One lord's portrait in the making: 300 × 340, drawn from the back to the front. The axis of the
 * figure is x = 0, so what is drawn on the right can be mirrored to the left.
 */
export class Portrait {
  readonly guild: GuildName
  /** The guild's light, and the brightest tone of it. */
  readonly light: string
  readonly bright: string
  readonly random: () => number
  /** Height of the brightest water. */
  waterY = 118
  readonly #name: string
  readonly #marks: string[] = []
  #shapes = ''
  #paints = ''
  #ids = 0

  constructor(name: string, guild: GuildName) {
    const { light, bright } = tonesOf(guild)
    this.#name = name
    this.guild = guild
    this.light = light
    this.bright = bright
    this.random = rng(name)
  }

  /** An id of this portrait's own, so that several can share a page. */
  id(key: string | number = this.#ids++): string {
    return `${this.#name}-${key}`
  }

  paint(key: Paint): string {
    return `url(#${this.id(key)})`
  }

  /** Adds markup as it is. */
  add(markup: string): this {
    this.#marks.push(markup)
    return this
  }

  /** Adds a gradient or a clip of the portrait's own; gives the reference to it. */
  define(key: string, make: (id: string) => string): string {
    this.#paints += make(this.id(key))
    return `url(#${this.id(key)})`
  }

  /** A filled plane with a luminous rim. */
  plane(shape: Shape, look: PlaneLook = {}): this {
    const { width = RIM_WIDTH, glow, fill, fillOpacity, rim, rimOpacity, evenOdd } = look
    const attributes =
      (fill ? ` fill="${fill}"` : '') +
      (evenOdd ? ' fill-rule="evenodd"' : '') +
      (width === RIM_WIDTH ? '' : width ? ` stroke-width="${width}"` : ' stroke="none"') +
      (rimOpacity ? ` stroke-opacity="${rimOpacity}"` : '') +
      (fillOpacity ? ` fill-opacity="${fillOpacity}"` : '') +
      (rim ? ` stroke="${rim}"` : '')
    if (!glow) return this.add(this.#element(shape, attributes))
    const draw = this.#repeated(shape)
    return this.add(draw(` fill="none" stroke-width="${glow}" opacity="0.11"`) + draw(attributes))
  }

  line(shape: Shape, width = 0.6, opacity = 0.5, colour?: string): this {
    return this.#stroke(shape, width, opacity, colour, '')
  }

  /** A line of dashes; with blunt ends they can be ticks across a wide line. */
  dashes(
    shape: Shape,
    pattern: string,
    width: number,
    opacity: number,
    colour: string,
    { blunt = false, offset = 0 } = {},
  ): this {
    const cap = blunt ? ' stroke-linecap="butt"' : ''
    const shifted = offset ? ` stroke-dashoffset="${offset}"` : ''
    const more = `${cap} stroke-dasharray="${pattern}"${shifted}`
    return this.#stroke(shape, width, opacity, colour, more)
  }

  /** A line of round dots. */
  dots(shape: Shape, width: number, gap: number, opacity = 0.8, colour = this.bright): this {
    const look = ` fill="none" stroke="${colour}" stroke-width="${width}"`
    return this.add(
      this.#element(shape, `${look} stroke-dasharray="0 ${gap}" opacity="${opacity}"`),
    )
  }

  /** A plain shape without a rim. */
  fill(shape: Shape, colour: string, opacity?: number): this {
    const look = ` fill="${colour}" stroke="none"`
    return this.add(this.#element(shape, look + (opacity ? ` fill-opacity="${opacity}"` : '')))
  }

  /** A luminous line: wide and faint, then narrower, then its core. */
  shine(shape: Shape, width = 1.4, colour = this.bright): this {
    const draw = this.#repeated(shape)
    return this.add(
      `<g fill="none" stroke="${colour}">` +
        draw(` stroke-width="${f(width * 5)}" opacity="0.1"`) +
        draw(` stroke-width="${f(width * 2.4)}" opacity="0.22"`) +
        draw(` stroke-width="${width}"`) +
        '</g>',
    )
  }

  /** A dark thing with a bright contour: what a lord holds. */
  object(shape: Shape, colour = this.bright, width = 1.5, fill?: string): this {
    const draw = this.#repeated(shape)
    return this.add(
      `<g stroke="${colour}"${fill ? ` fill="${fill}"` : ''}>` +
        draw(` stroke-width="${f(width * 4)}" stroke-opacity="0.17"`) +
        draw(` stroke-width="${width}"`) +
        '</g>',
    )
  }

  /** Radial ticks between two radii around (0, y): a dashed circle. `offset` sets them between the others. */
  ticks(
    y: number,
    inner: number,
    outer: number,
    count: number,
    look: { width?: number; opacity?: number; colour?: string; offset?: boolean } = {},
  ): this {
    const { width = 0.8, opacity = 0.6, colour, offset } = look
    const radius = (inner + outer) / 2
    const step = (2 * Math.PI * radius) / count
    return this.add(
      `<circle cy="${f(y)}" r="${f(radius)}" fill="none" stroke-width="${f(outer - inner)}"` +
        ` stroke-linecap="butt" stroke-dasharray="${width} ${(step - width).toFixed(3)}"` +
        ` stroke-dashoffset="${offset ? f(step / 2 + width / 2) : width / 2}"` +
        ` opacity="${opacity}"${colour ? ` stroke="${colour}"` : ''}/>`,
    )
  }

  #disc(x: number, y: number, r: number, look: string): string {
    const across = x ? ` cx="${f(x)}"` : ''
    return `<circle${across} cy="${f(y)}" r="${f(r)}"${look}/>`
  }

  /** A disc of one colour. */
  disc(x: number, y: number, r: number, colour: string, opacity = 1): this {
    const look = ` fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''} stroke="none"`
    return this.add(this.#disc(x, y, r, look))
  }

  /** A soft round glow, of the guild's light or of a lamp's. */
  halo(y: number, r: number, paint: 'light' | 'lamplight' = 'light', opacity = 1): this {
    return this.disc(0, y, r, this.paint(paint), opacity)
  }

  /** A living light with its glow; a colour makes it a burning lamp. */
  lamp(x: number, y: number, r: number, colour?: string): this {
    this.disc(x, y, r * 4.5, this.paint(colour ? 'lamplight' : 'light'))
    return this.disc(x, y, r, colour ?? this.bright)
  }

  pearl(x: number, y: number, r: number): this {
    const rim = ` stroke="#fff4d8" stroke-opacity="0.22" stroke-width="${f(r * 0.8)}"`
    return this.add(this.#disc(x, y, r, ` fill="${this.paint('pearl')}"${rim}`))
  }

  nebulis(x: number, y: number, r: number): this {
    this.disc(x, y, r * 1.7, C.nebulisRim, 0.14)
    const rim = ` stroke="${C.nebulisRim}" stroke-width="1.6"`
    this.add(this.#disc(x, y, r, ` fill="${C.nebulis}"${rim}`))
    const glint = `M${f(x - r * 0.5)} ${f(y - r * 0.2)}a${f(r * 0.6)} ${f(r * 0.6)} 0 0 1 ${f(r * 0.5)} ${f(-r * 0.4)}`
    return this.line(glint, 1.3, 1, '#fff')
  }

  /** Draws on the right side and mirrors it to the left. */
  mirror(draw: () => void): this {
    const id = this.id()
    const marks = this.#take(draw)
    return this.add(`<g id="${id}">${marks}</g><use href="#${id}"${MIRRORED}`)
  }

  /** Draws inside a group with these attributes. */
  group(attributes: string, draw: () => void): this {
    return this.add(`<g ${attributes}>${this.#take(draw)}</g>`)
  }

  /** Draws a figure that is not shown but can be used several times, by its id. */
  figure(draw: () => void): string {
    const id = this.id()
    this.add(`<defs><g id="${id}">${this.#take(draw)}</g></defs>`)
    return id
  }

  #take(draw: () => void): string {
    const before = this.#marks.length
    draw()
    return this.#marks.splice(before).join('')
  }

  #stroke(shape: Shape, width: number, opacity: number, colour: string | undefined, more: string) {
    const look = ` fill="none" stroke-width="${width}" opacity="${opacity}"`
    const attributes = look + (colour ? ` stroke="${colour}"` : '') + more
    return this.add(this.#element(shape, attributes, width <= 0.6))
  }

  #element(shape: Shape, attributes: string, coarse = false): string {
    if (typeof shape === 'string') return `<path d="${compact(shape, coarse)}"${attributes}/>`
    const id = this.id()
    const half = `<path id="${id}" d="${compact(shape.half, coarse)}"${attributes}/>`
    return `${half}<use href="#${id}"${MIRRORED}`
  }

  /** A shape drawn several times: kept once among the definitions, unless it is short. */
  #repeated(shape: Shape): (attributes: string) => string {
    if (typeof shape === 'string' && shape.length <= 60) {
      return (attributes) => this.#element(shape, attributes)
    }
    const id = this.id()
    if (typeof shape === 'string') this.#shapes += `<path id="${id}" d="${compact(shape)}"/>`
    else this.#shapes += `<g id="${id}">${this.#element(shape, '')}</g>`
    return (attributes) => `<use href="#${id}"${attributes}/>`
  }

  /** The finished picture. */
  svg(): string {
    const body = regroup(this.#marks.join(''))
    const defs = `<defs>${this.#gradients(body)}${this.#paints}${this.#shapes}</defs>`
    const look = `fill="${this.paint('body')}" stroke="${this.paint('rim')}" stroke-width="${RIM_WIDTH}"`
    const veil = `<path d="M-150 270H150V340H-150Z" fill="${this.paint('veil')}" stroke="none"/>`
    return svg(
      300,
      340,
      `${defs}<g transform="translate(150)" ${look} stroke-linejoin="round" stroke-linecap="round">${body}${veil}</g>`,
      'width="300" height="340"',
    )
  }

  /** The gradients: water and body always, the lights only where the portrait has them. */
  #gradients(body: string): string {
    const { water, body: lit } = tonesOf(this.guild)
    const [near, far] = water
    const { light, bright } = this
    const radial = (key: Paint, place: string, ...stops: Stop[]) =>
      `<radialGradient id="${this.id(key)}"${place}>${stops.map(stop).join('')}</radialGradient>`
    const downwards = (key: Paint, place: string, ...stops: Stop[]) =>
      `<linearGradient id="${this.id(key)}" x2="0"${place}>${stops.map(stop).join('')}</linearGradient>`
    const inPicture = ' gradientUnits="userSpaceOnUse"'
    const used = (key: Paint, gradient: string) => (body.includes(this.paint(key)) ? gradient : '')
    return (
      radial(
        'water',
        `${inPicture} cx="0" cy="${this.waterY}" r="225"`,
        [0, near],
        [0.34, mix(near, far, 0.5)],
        [0.7, far],
        [1, '#060e18'],
      ) +
      downwards('body', ' y2="1"', [0, lit], [0.4, mix(lit, '#08131c', 0.66)], [1, '#050b12']) +
      downwards(
        'rim',
        `${inPicture} y1="20" y2="335"`,
        [0, bright],
        [0.45, light],
        [1, mix(light, C.deep, 0.5)],
      ) +
      used('light', radial('light', '', [0, bright, 0.75], [0.35, light, 0.28], [1, light, 0])) +
      used(
        'lamplight',
        radial('lamplight', '', [0, '#fff4d8', 0.7], [0.4, C.key, 0.25], [1, C.key, 0]),
      ) +
      used(
        'pearl',
        radial('pearl', ' cx=".36" cy=".3" r=".8"', [0, '#fff'], [0.45, C.pearl], [1, '#8f97a0']),
      ) +
      downwards('veil', ' y2="1"', [0, '#050c13', 0], [1, '#050c13', 0.8])
    )
  }
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stop = ([offset, colour, opacity]: Stop): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
