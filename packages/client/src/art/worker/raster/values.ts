import type { Tag } from './markup.ts'

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i

export function readNumber(text: string): number {
  if (!NUMBER.test(text)) throw new Error(`not a number: ${text}`)
  return Number(text)
}

/** Numbers with spaces or commas between them. */
export const readNumbers = (text: string): number[] =>
  text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map(readNumber)

/** An attribute that is a number, or what it is where it is not given. */
export function numberIn({ attributes }: Tag, name: string, otherwise: number): number {
  const text = attributes.get(name)
  return text === undefined ? otherwise : readNumber(text)
}

/** The id in `#id` or `url(#id)`. */
export function readReference(text: string): string {
  const [, inUrl, alone] = /^(?:url\(#([\w-]+)\)|#([\w-]+))$/.exec(text) ?? []
  const id = inUrl ?? alone
  if (id === undefined) throw new Error(`not a reference: ${text}`)
  return id
}

/** `#rgb` or `#rrggbb` with an opacity, as a canvas understands it. */
export function readColour(text: string, opacity = 1): string {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text) ?? []
  const digits = long ?? short?.replace(/./g, '$&$&')
  if (digits === undefined) throw new Error(`not a colour: ${text}`)
  if (opacity >= 1) return `#${digits}`
  const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  return `rgba(${r}, ${g}, ${b}, ${opacity})`
}
