import { type ReactNode, useId } from 'react'
import './choice.css'

interface ToggleProps {
  readonly label: ReactNode
  readonly sub?: ReactNode
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** On or off: a pearl that rolls into the light. */
export function Toggle({ label, sub, on, onChange }: ToggleProps) {
  const id = useId()
  return (
    <label className="tog">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-describedby={sub === undefined ? undefined : id}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="tog-t">
        <b>{label}</b>
        {sub !== undefined && <small id={id}>{sub}</small>}
      </span>
      <i className="tog-i" aria-hidden="true" />
    </label>
  )
}
