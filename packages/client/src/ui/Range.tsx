import { type CSSProperties, type ReactNode, useId } from 'react'
import './choice.css'

interface RangeProps {
  readonly label: ReactNode
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  readonly onChange: (value: number) => void
  /** The value in words, for eyes and ears alike. */
  readonly show: (value: number) => string
}

/** An amount on a sounding line with a pearl on it. */
export function Range({ label, min, max, step, value, onChange, show }: RangeProps) {
  const id = useId()
  const filled = {
    '--v': `${((value - min) / (max - min)) * 100}%`,
    '--steps': (max - min) / step,
  } as CSSProperties
  return (
    <div className="rng">
      <div className="rng-l">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{show(value)}</output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={show(value)}
        style={filled}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
