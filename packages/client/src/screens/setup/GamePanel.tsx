import { m } from '@hadal/words'
import { Field } from '../../ui/Field.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { Expansions } from './Expansions.tsx'
import { Options } from './Options.tsx'
import type { TablePlan } from './plan.ts'
import { seedOf } from './problems.ts'
import { seatName } from './words.ts'
import './gamePanel.css'

interface GamePanelProps {
  readonly plan: TablePlan
  readonly onChange: (part: Partial<TablePlan>) => void
}

/** What is played, and how. */
export function GamePanel({ plan, onChange }: GamePanelProps) {
  const { expansions, seed } = plan
  const wrongSeed = seed.trim() !== '' && seedOf(seed) === undefined
  return (
    <section className="su-game" aria-labelledby="h-sg">
      <div>
        <h2 className="zh" id="h-sg">
          {m.setup_game()}
        </h2>
        <Expansions chosen={expansions} onChange={(chosen) => onChange({ expansions: chosen })} />
      </div>
      <div className="su-rules">
        <Toggle
          label={m.setup_memory()}
          sub={m.setup_memory_why()}
          on={plan.perfectMemory}
          onChange={(perfectMemory) => onChange({ perfectMemory })}
        />
        <div className="su-row">
          <b>{m.setup_starts()}</b>
          <Segmented
            label={m.setup_starts()}
            value={plan.starts}
            choices={[
              { value: 'chance', label: m.setup_starts_chance() },
              { value: 'first-seat', label: m.setup_starts_first({ name: seatName(plan, 0) }) },
            ]}
            onChange={(starts) => onChange({ starts })}
          />
        </div>
        <Field
          label={<b>{m.setup_seed()}</b>}
          value={seed}
          numeric
          maxLength={14}
          placeholder={m.setup_seed_any()}
          sub={m.setup_seed_why()}
          wrong={wrongSeed ? m.setup_problem_seed() : undefined}
          onChange={(written) => onChange({ seed: written })}
        />
      </div>
      <Options
        options={plan.options}
        expansions={expansions}
        onChange={(options) => onChange({ options })}
      />
    </section>
  )
}
