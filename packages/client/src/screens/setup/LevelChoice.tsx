import { m } from '@hadal/words'
import { type CSSProperties, useId } from 'react'
import { type BotName, botWith, LEVELS, type Level, partsOf } from './bots.ts'
import { LEVEL_WORDS, levelNumber } from './botWords.ts'
import './bots.css'

interface LevelChoiceProps {
  readonly value: BotName
  readonly onChange: (bot: BotName) => void
  /** What is chosen here, where that is not said yet. */
  readonly label?: string
}

/** How well a bot plays: six depths, and what the chosen one does. */
export function LevelChoice({ value, onChange, label = m.bots_level() }: LevelChoiceProps) {
  const name = useId()
  const { level, character } = partsOf(value)
  return (
    <fieldset className="lvs" aria-describedby={`${name}why`}>
      <legend className="zh su-l">{label}</legend>
      <div className="lv6">
        {LEVELS.map((one) => (
          <label key={one} style={depthOf(one)}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === level}
              onChange={() => onChange(botWith(one, character))}
            />
            <span className="col">
              <b>{levelNumber(one)}</b>
              <span>{LEVEL_WORDS[one].name()}</span>
            </span>
          </label>
        ))}
      </div>
      <p className="soft" id={`${name}why`}>
        {LEVEL_WORDS[level].why()}
      </p>
    </fieldset>
  )
}

/** The deeper, the darker. */
function depthOf(level: Level): CSSProperties {
  return { '--k': levelNumber(level) - 1 } as CSSProperties
}
