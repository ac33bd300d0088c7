import type { Point } from '../../kernel/index.ts'
import { arcCurves } from './arc.ts'

/** A piece of a path: it goes on from where the last one ended. */
export type Segment =
  | { readonly kind: 'move' | 'line' | 'close'; readonly to: Point }
  | { readonly kind: 'curve'; readonly by: readonly [Point, Point]; readonly to: Point }

const LETTER = /[\s,]*([MLHVCSQTAZ])/iy
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy
/** Flags may stand without anything between them and the next number. */
const FLAG = /[\s,]*([01])/y
const END = /[\s,]*$/y

/** Reads path data: every command, as moves, lines and cubic curves between absolute points. */
export function readPath(d: string): Segment[] {
  let at = 0
  const take = (what: RegExp): string | undefined => {
    what.lastIndex = at
    const found = what.exec(d)
    if (found) at = what.lastIndex
    return found?.[1]
  }
  const fail = (): never => {
    throw new Error(`not path data: ${d.slice(at, at + 40)}`)
  }
  const number = (what = NUMBER): number => Number(take(what) ?? fail())

  const segments: Segment[] = []
  let here: Point = [0, 0]
  let start = here
  /** The last control point, mirrored by the commands that go on smoothly. */
  let cubic: Point | undefined
  let quadratic: Point | undefined

  const mirrored = (control: Point | undefined): Point =>
    control ? [2 * here[0] - control[0], 2 * here[1] - control[1]] : here
  const go = (kind: 'move' | 'line' | 'close', to: Point): void => {
    segments.push({ kind, to })
    here = to
    cubic = undefined
    quadratic = undefined
  }
  const bend = (first: Point, second: Point, to: Point): void => {
    segments.push({ kind: 'curve', by: [first, second], to })
    here = to
    cubic = second
    quadratic = undefined
  }
  const bow = (control: Point, to: Point): void => {
    const towards = ([x, y]: Point): Point => [
      x + (2 / 3) * (control[0] - x),
      y + (2 / 3) * (control[1] - y),
    ]
    bend(towards(here), towards(to), to)
    cubic = undefined
    quadratic = control
  }

  const follow = (command: string, isRelative: boolean): void => {
    const [ox, oy] = isRelative ? here : [0, 0]
    const x = (): number => ox + number()
    const y = (): number => oy + number()
    const point = (): Point => [x(), y()]
    if (command === 'M') {
      go('move', point())
      start = here
    } else if (command === 'L') go('line', point())
    else if (command === 'H') go('line', [x(), here[1]])
    else if (command === 'V') go('line', [here[0], y()])
    else if (command === 'C') bend(point(), point(), point())
    else if (command === 'S') bend(mirrored(cubic), point(), point())
    else if (command === 'Q') bow(point(), point())
    else if (command === 'T') bow(mirrored(quadratic), point())
    else {
      const [rx, ry, turn] = [number(), number(), number()]
      const [isLarge, isClockwise] = [number(FLAG) === 1, number(FLAG) === 1]
      const arc = { rx, ry, turn, isLarge, isClockwise, to: point() }
      for (const curve of arcCurves(here, arc)) bend(...curve)
      cubic = undefined
    }
  }

  if (isAtEnd(d, at)) return []
  let letter = take(LETTER)
  if (letter?.toUpperCase() !== 'M') fail()
  while (letter !== undefined) {
    const command = letter.toUpperCase()
    const isRelative = command !== letter
    if (command === 'Z') go('close', start)
    else follow(command, isRelative)
    const next = take(LETTER)
    // Numbers without a letter repeat the command; further points after a move are lines.
    if (next === undefined && !isAtEnd(d, at))
      letter = command === 'Z' ? fail() : command === 'M' ? (isRelative ? 'l' : 'L') : letter
    else letter = next
  }
  return segments
}

function isAtEnd(d: string, at: number): boolean {
  END.lastIndex = at
  return END.test(d)
}
