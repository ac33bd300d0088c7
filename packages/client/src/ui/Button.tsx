import type { ReactNode } from 'react'
import { Link } from 'wouter'
import './button.css'

interface ButtonProps {
  readonly children: ReactNode
  /** `go` for the one thing a person came for, `quiet` for text alone. */
  readonly kind?: 'go' | 'plain' | 'quiet'
  readonly icon?: ReactNode
  readonly onPress?: () => void
  readonly href?: string
  readonly pressed?: boolean
  readonly expanded?: boolean
  readonly controls?: string
  /** What it is called where its text alone does not say it. */
  readonly label?: string
  /** Sends the form it stands in, as Enter does. */
  readonly submits?: boolean
  readonly className?: string
}

/** A button inside a page; answers to a question are `Act`. */
export function Button({ children, kind = 'plain', icon, href, label, ...props }: ButtonProps) {
  const className = `btn ${kind}${props.className === undefined ? '' : ` ${props.className}`}`
  if (href !== undefined) {
    return (
      <Link className={className} href={href} aria-label={label}>
        {icon}
        {children}
      </Link>
    )
  }
  return (
    <button
      type={props.submits === true ? 'submit' : 'button'}
      className={className}
      aria-label={label}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      onClick={props.onPress}
    >
      {icon}
      {children}
    </button>
  )
}

interface IconButtonProps {
  readonly icon: ReactNode
  /** Its name; shown beside the icon where there is room, if `text`. */
  readonly label: string
  readonly text?: boolean
  readonly onPress?: () => void
  readonly href?: string
  readonly pressed?: boolean
  readonly shortcut?: string
  readonly id?: string
  readonly className?: string
}

/** A round of 44 pixels with a sign in it. */
export function IconButton({ icon, label, text = false, href, id, ...props }: IconButtonProps) {
  const className = `iconbtn${text ? ' txt' : ''}${props.className === undefined ? '' : ` ${props.className}`}`
  const inside = (
    <>
      {icon}
      {text && <span>{label}</span>}
    </>
  )
  if (href !== undefined) {
    return (
      <Link className={className} href={href} id={id} aria-label={label} title={label}>
        {inside}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={className}
      id={id}
      aria-label={label}
      title={text ? undefined : label}
      aria-pressed={props.pressed}
      aria-keyshortcuts={props.shortcut}
      onClick={props.onPress}
    >
      {inside}
    </button>
  )
}
