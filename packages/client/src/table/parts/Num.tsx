import type { ReactNode } from 'react'

interface Props {
  readonly mark: ReactNode
  readonly count: number
  /** In words, for those who do not see the mark. */
  readonly label: string
  readonly className?: string
}

/** A number with its mark. */
export function Num({ mark, count, label, className = '' }: Props) {
  return (
    <span className={`num ${className}`} role="img" aria-label={label}>
      {mark}
      <b>{count}</b>
    </span>
  )
}
