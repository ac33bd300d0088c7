import { type ReactNode, useId } from 'react'
import './choice.css'

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly icon?: ReactNode
  readonly sub?: ReactNode
  /** The language of the label, where it is another than the page's. */
  readonly lang?: string
}

interface SegmentedProps<Value extends string> {
  /** What is chosen; read out, and not shown. */
  readonly label: string
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Takes the whole width, all choices alike. */
  readonly fill?: boolean
  readonly className?: string
  readonly describedBy?: string
}

/** One of a few: native radios, so that arrows move and choose, and Tab goes past. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const name = useId()
  const className = `${props.className ?? 'rg'}${props.fill === true ? ' fill' : ''}`
  return (
    <fieldset className={className} aria-describedby={props.describedBy}>
      <legend className="vh">{props.label}</legend>
      {props.choices.map(({ value, label, icon, sub, lang }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span lang={lang}>
            {icon}
            {label}
            {sub !== undefined && <small>{sub}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
