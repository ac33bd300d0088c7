import {
  type ExpansionName,
  PRESETS,
  TABLE_OPTIONS,
  type TableOption,
  type TableOptions,
  withOption,
} from '@hadal/engine'
import {
  m,
  matters,
  OPTION_NAMES,
  optionName,
  optionText,
  optionValueName,
  optionValueText,
  type PresetChoice,
  presetName,
  presetOf,
  presetText,
} from '@hadal/words'
import { Segmented } from '../../ui/Segmented.tsx'
import { optionsOfPlan } from './begin.ts'
import type { TablePlan } from './plan.ts'

interface OptionsProps {
  readonly options: TablePlan['options']
  readonly expansions: readonly ExpansionName[]
  readonly onChange: (options: TablePlan['options']) => void
}

/** P26: where the rulebook is silent or tables differ, each table decides for itself. */
export function Options({ options, expansions, onChange }: OptionsProps) {
  const chosen = optionsOfPlan(options)
  const preset = presetOf(chosen)
  // One's own choice is shown once it is made; it cannot be chosen before.
  const presets: readonly PresetChoice[] =
    preset === 'own' ? ['rulebook', 'arena', 'own'] : ['rulebook', 'arena']
  return (
    <details className="su-ops">
      <summary>
        <h2 className="zh">{m.setup_options()}</h2>
        <span className="soft">{presetName(preset)}</span>
      </summary>
      <div>
        <Segmented
          label={m.setup_options_preset()}
          fill
          value={preset}
          choices={presets.map((value) => ({ value, label: presetName(value) }))}
          onChange={(value) => value !== 'own' && onChange(changesOf(PRESETS[value]))}
        />
        <p className="dimt su-pt">{presetText(preset)}</p>
        <ul className="ops">
          {OPTION_NAMES.filter((name) => matters(name, expansions)).map((name) => (
            <Option
              key={name}
              name={name}
              value={chosen[name]}
              onChange={(value) => onChange(changesOf(withOption(chosen, name, value)))}
            />
          ))}
        </ul>
      </div>
    </details>
  )
}

interface OptionProps {
  readonly name: TableOption
  readonly value: string
  readonly onChange: (value: string) => void
}

function Option({ name, value, onChange }: OptionProps) {
  const values: readonly TableOptions[TableOption][] = TABLE_OPTIONS[name]
  const chosen = values.find((one) => one === value) ?? TABLE_OPTIONS[name][0]
  return (
    <li className="op">
      <b>{optionName(name)}</b>
      <small>{optionText(name)}</small>
      <Segmented
        label={optionName(name)}
        fill
        value={chosen}
        choices={values.map((one) => ({ value: one, label: optionValueName(name, one) }))}
        onChange={onChange}
      />
      <small>{optionValueText(name, chosen)}</small>
    </li>
  )
}

/** What options change of the rulebook: only that is remembered. */
function changesOf(options: TableOptions): TablePlan['options'] {
  const rulebook: Readonly<Record<string, string>> = PRESETS.rulebook
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => rulebook[name] !== value),
  )
}
