import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { announce } from './announce.ts'
import './act.css'

/** `go` answers the question, `sec` is the way back, pass or stop, `quiet` an optional tool. */
type ActKind = 'go' | 'sec' | 'quiet'

interface ActProps {
  readonly label: ReactNode
  readonly sub?: ReactNode
  readonly icon?: ReactNode
  readonly kind?: ActKind
  /** Why it cannot be pressed now, in words: it stays in its place and says so. */
  readonly whyNot?: string | undefined
  /** What stands on it instead where the reason is long and said elsewhere. */
  readonly whyNotBriefly?: string
  readonly onPress?: (() => void) | undefined
  /** Leads to another screen instead. */
  readonly href?: string
  readonly id?: string
  /** A key that presses it, for those who ask: `E`. */
  readonly shortcut?: string
  readonly pressed?: boolean
  readonly className?: string
}

/** An answer: the pearl button of the question. */
export function Act(props: ActProps) {
  const { label, sub, icon, kind = 'sec', whyNot, onPress, href, id, shortcut, pressed } = props
  const className = `act ${kind}${props.className === undefined ? '' : ` ${props.className}`}`
  const under = whyNot === undefined ? sub : (props.whyNotBriefly ?? whyNot)
  const inside = (
    <>
      {icon}
      <span className="act-t">
        <b>{label}</b>
        {under !== undefined && <small>{under}</small>}
      </span>
    </>
  )
  if (href !== undefined && whyNot === undefined) {
    return (
      <Link className={className} href={href} id={id}>
        {inside}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={className}
      id={id}
      aria-disabled={whyNot === undefined ? undefined : true}
      aria-keyshortcuts={shortcut}
      aria-pressed={pressed}
      onClick={() => (whyNot === undefined ? onPress?.() : announce(whyNot))}
    >
      {inside}
    </button>
  )
}
