import { m } from '@hadal/words'
import { useId, useState } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import '../../ui/choice.css'
import { strengthOf } from './strength.ts'

interface Props {
  readonly label: string
  readonly value: string
  readonly sub?: string
  /** It is thought up now: how strong it is, is shown. */
  readonly isNew?: boolean
  onChange(value: string): void
}

const LEVELS = [1, 2, 3, 4, 5]

/** A password, hidden unless somebody wants to see it. */
export function PasswordField({ label, value, sub, isNew = false, onChange }: Props) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const level = strengthOf(value)
  return (
    <div className="fld">
      <label htmlFor={id}>{label}</label>
      <span className="fld-i">
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          maxLength={200}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton
          icon={<Icon of="eye" />}
          label={m.online_acc_show()}
          pressed={isShown}
          onPress={() => setShown(!isShown)}
        />
      </span>
      {sub !== undefined && <small>{sub}</small>}
      {isNew && (
        <div className="pwm" role="img" aria-label={m.online_acc_strength({ level })}>
          {LEVELS.map((step) => (
            <i key={step} className={step <= level ? 'on' : ''} />
          ))}
        </div>
      )}
    </div>
  )
}
