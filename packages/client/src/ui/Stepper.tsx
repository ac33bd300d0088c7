import { m } from '@hadal/words'
import { type ReactNode, useId } from 'react'
import { Icon } from './Icons.tsx'
import './choice.css'

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
  /** How the number is shown; as it is, unless told otherwise. */
  readonly show?: (value: number) => ReactNode
  readonly sub?: ReactNode
}

/** A small number, one step at a time. */
export function Stepper({ label, value, min, max, onChange, show, sub }: StepperProps) {
  const id = useId()
  const step = (by: number) => {
    const next = Math.min(max, Math.max(min, value + by))
    if (next !== value) onChange(next)
  }
  return (
    <div className="stp">
      <span id={id}>{label}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read out at every step */}
      <div role="group" aria-labelledby={id}>
        <button
          type="button"
          aria-label={m.common_less()}
          aria-disabled={value <= min || undefined}
          onClick={() => step(-1)}
        >
          <Icon of="minus" size={16} />
        </button>
        <output aria-live="polite">{show === undefined ? value : show(value)}</output>
        <button
          type="button"
          aria-label={m.common_more()}
          aria-disabled={value >= max || undefined}
          onClick={() => step(1)}
        >
          <Icon of="plus" size={16} />
        </button>
      </div>
      {sub !== undefined && <small>{sub}</small>}
    </div>
  )
}
