import { m } from '@hadal/words'
import { useId } from 'react'
import { Picture } from '../../art/Picture.tsx'
import { type BotName, botWith, CHARACTERS, partsOf } from './bots.ts'
import { CHARACTER_WORDS } from './botWords.ts'
import { FACES } from './faces.ts'
import './bots.css'

interface CharacterChoiceProps {
  readonly value: BotName
  readonly onChange: (bot: BotName) => void
}

const ALL = ['even', ...CHARACTERS] as const

/** P38: what a bot has a taste for, each with the face of a lord. */
export function CharacterChoice({ value, onChange }: CharacterChoiceProps) {
  const name = useId()
  const { level, character = 'even' } = partsOf(value)
  return (
    <fieldset aria-describedby={`${name}why`}>
      <legend className="zh su-l">{m.bots_character()}</legend>
      <div className="chs">
        {ALL.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === character}
              onChange={() => onChange(botWith(level, one === 'even' ? undefined : one))}
            />
            <span className="ch">
              <Picture of={{ lord: FACES[one] }} className="lp" />
              <b>{CHARACTER_WORDS[one].name()}</b>
            </span>
          </label>
        ))}
      </div>
      <p className="vh" id={`${name}why`}>
        {CHARACTER_WORDS[character].why()}
      </p>
    </fieldset>
  )
}
