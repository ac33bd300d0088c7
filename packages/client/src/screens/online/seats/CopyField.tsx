import { m } from '@hadal/words'
import { type ReactNode, useId, useRef, useState } from 'react'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icons.tsx'
import '../../../ui/choice.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly sub?: string
  readonly children?: ReactNode
}

/** Something to be taken along, with a button that does it. */
export function CopyField({ label, value, sub, children }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      announce(m.online_copied())
    } catch {
      // The browser does not let us: it is marked, to be copied by hand.
      input.current?.select()
    }
  }
  return (
    <div className="fld">
      <label htmlFor={id}>{label}</label>
      <span className="fld-i">
        <input
          ref={input}
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <Button icon={<Icon of={isCopied ? 'check' : 'copy'} />} onPress={() => void copy()}>
          {isCopied ? m.online_copied() : m.online_copy()}
        </Button>
        {children}
      </span>
      {sub !== undefined && <small>{sub}</small>}
    </div>
  )
}
