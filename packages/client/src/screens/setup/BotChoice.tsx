import { useId } from 'react'
import { Picture } from '../../art/Picture.tsx'
import { m } from '../../text/messages.ts'
import { FACES } from './faces.ts'
import { BOT_KINDS, type BotKind } from './plan.ts'
import { botWords } from './words.ts'

interface BotChoiceProps {
  readonly value: BotKind
  readonly onChange: (kind: BotKind) => void
}

/** Which bot sits here: each with the face of a lord. */
export function BotChoice({ value, onChange }: BotChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="zh su-l">{m.setup_which_bot()}</legend>
      <div className="chs">
        {BOT_KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name={name}
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            <span className="ch">
              <Picture of={{ lord: FACES[kind] }} className="lp" />
              <b>{botWords[kind].name()}</b>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
