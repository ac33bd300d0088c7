import type { ReactNode } from 'react'
import type { Shape } from './shape.ts'
import './emblems.css'

/** What every emblem takes. */
export interface EmblemProps {
  /** Its width in pixels at the usual text size: it grows with the text. */
  readonly size: number
  /** What it says to those who cannot see it; without one it is an ornament. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

interface DrawingProps extends EmblemProps {
  /** The size of the drawing: a square, or width and height. */
  readonly box?: readonly [w: number, h: number]
  readonly children: ReactNode
}

/** Pixels at the usual text size. */
export const rem = (pixels: number): string => `${pixels / 16}rem`

/** An emblem in the page; its width and height give way to rules of the style sheets. */
export function Drawing({
  size,
  label,
  className = '',
  box: [w, h] = [24, 24],
  children,
}: DrawingProps) {
  const shared = {
    className: `em ${className}`.trimEnd(),
    viewBox: `0 0 ${w} ${h}`,
    width: rem(size),
    height: rem((size * h) / w),
  }
  if (label === undefined)
    return (
      <svg {...shared} aria-hidden="true" focusable="false">
        {children}
      </svg>
    )
  return (
    <svg {...shared} role="img" aria-label={label}>
      {children}
    </svg>
  )
}

/** The marks of a shape, in the colour of the text around them. */
export function Marks({ shape }: { readonly shape: Shape }) {
  return shape.map(({ d, line, holes }) =>
    line === undefined ? (
      <path key={d} d={d} fill="currentColor" fillRule={holes ? 'evenodd' : undefined} />
    ) : (
      <path
        key={d}
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth={line}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ),
  )
}

interface PlacedProps {
  readonly shape: Shape
  /** Its middle and its size. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color: string
}

/** A shape inside a larger drawing. */
export function Placed({ shape, x, y, size, color }: PlacedProps) {
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
      style={{ color }}
    >
      <Marks shape={shape} />
    </g>
  )
}
