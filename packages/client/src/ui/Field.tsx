import { type ReactNode, useId } from 'react'
import './choice.css'

interface FieldProps {
  readonly label: ReactNode
  readonly labelHidden?: boolean
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly sub?: ReactNode
  /** What is wrong with it, in words. */
  readonly wrong?: string | undefined
  readonly maxLength?: number
  readonly numeric?: boolean
  /** Something is looked for: the browser offers to empty it. */
  readonly search?: boolean
  /** A sign before what is written. */
  readonly icon?: ReactNode
}

/** A line of text in a well. */
export function Field({ label, value, onChange, sub, wrong, ...props }: FieldProps) {
  const id = useId()
  const under = wrong ?? sub
  return (
    <div className="fld">
      <label className={props.labelHidden === true ? 'vh' : undefined} htmlFor={id}>
        {label}
      </label>
      <span className="fld-i">
        {props.icon}
        <input
          id={id}
          type={props.search === true ? 'search' : 'text'}
          autoComplete="off"
          spellCheck={false}
          inputMode={props.numeric === true ? 'numeric' : undefined}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          value={value}
          aria-invalid={wrong === undefined ? undefined : true}
          aria-describedby={under === undefined ? undefined : `${id}-u`}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      {under !== undefined && (
        <small id={`${id}-u`} className={wrong === undefined ? undefined : 'wrong'}>
          {under}
        </small>
      )}
    </div>
  )
}
