import { type ReactNode, useId } from 'react'
import './section.css'

interface Props {
  readonly title: ReactNode
  readonly children: ReactNode
  /** What most people open the sheet for: its title is large. */
  readonly first?: boolean
  readonly className?: string
}

/** A part of a sheet that is there to be read. */
export function Section({ title, children, first = false, className = '' }: Props) {
  const id = useId()
  return (
    <section className={`in-s ${first ? 'wy' : ''} ${className}`.trimEnd()} aria-labelledby={id}>
      <h3 className="zh" id={id}>
        {title}
      </h3>
      {children}
    </section>
  )
}
