import { C, outlinesOf } from '../kernel/index.ts'

interface NumeralProps {
  readonly value: number
  /** The middle of its base line, and the size of the em. */
  readonly x: number
  readonly y: number
  readonly size: number
  /** How much the outlines are thickened, in hundredths of an em. */
  readonly weight?: number
}

/** A numeral inside a drawing, in the hand of the cards. */
export function Numeral({ value, x, y, size, weight = 6 }: NumeralProps) {
  const { width, letters } = outlinesOf(value)
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 100}) translate(${-width / 2})`}
      fill={C.ink}
      stroke={C.ink}
      strokeWidth={weight}
      strokeLinejoin="round"
    >
      {letters.map(({ path, x: from }) => (
        <path key={from} d={path} transform={`translate(${from})`} />
      ))}
    </g>
  )
}
