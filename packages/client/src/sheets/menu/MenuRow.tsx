import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface Props {
  readonly icon: ReactNode
  readonly label: string
  readonly sub?: string | undefined
  /** The key that does the same at the table. */
  readonly shortcut?: string
  readonly onPress?: () => void
  /** Leads to another screen instead. */
  readonly href?: string
  /** It opens and closes what stands under it. */
  readonly expands?: { readonly isOpen: boolean; readonly controls: string }
  readonly children?: ReactNode
}

/** One line of the menu, and what it opens below itself. */
export function MenuRow({ icon, label, sub, shortcut, onPress, href, ...props }: Props) {
  const inside = (
    <>
      <span className="mn-i">{icon}</span>
      <span className="mn-t">
        <b>{label}</b>
        {sub !== undefined && <small>{sub}</small>}
      </span>
      {shortcut !== undefined && (
        <span className="kbd" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </>
  )
  return (
    <li>
      {href === undefined ? (
        <button
          type="button"
          className="mn-r"
          aria-keyshortcuts={shortcut}
          aria-expanded={props.expands?.isOpen}
          aria-controls={props.expands?.controls}
          onClick={onPress}
        >
          {inside}
        </button>
      ) : (
        <Link className="mn-r" href={href}>
          {inside}
        </Link>
      )}
      {props.children}
    </li>
  )
}
