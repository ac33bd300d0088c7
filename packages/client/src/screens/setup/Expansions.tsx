import { type ExpansionName, leviathans, locations } from '@hadal/engine'
import { expansionName, expansionText } from '@hadal/words'
import { Picture, type PictureOf } from '../../art/Picture.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { EXPANSIONS } from './plan.ts'
import './gamePanel.css'

interface ExpansionsProps {
  readonly chosen: readonly ExpansionName[]
  readonly onChange: (chosen: readonly ExpansionName[]) => void
}

/** Which boxes are on the table. */
export function Expansions({ chosen, onChange }: ExpansionsProps) {
  return (
    <div className="xps">
      {EXPANSIONS.map((name) => (
        <Expansion
          key={name}
          name={name}
          on={chosen.includes(name)}
          onChange={(on) =>
            onChange(EXPANSIONS.filter((one) => (one === name ? on : chosen.includes(one))))
          }
        />
      ))}
    </div>
  )
}

const PICTURES: Readonly<Record<ExpansionName, PictureOf>> = {
  kraken: { location: locations.findIndex(({ name }) => name === 'krakens-lair') },
  leviathan: { leviathan: leviathans.length - 3 },
}

interface ExpansionProps {
  readonly name: ExpansionName
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

function Expansion({ name, on, onChange }: ExpansionProps) {
  return (
    <label className="xp plate">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <Picture of={PICTURES[name]} />
      <i className="mk">
        <Icon of="check" />
      </i>
      <b>{expansionName(name)}</b>
      <small>{expansionText(name)}</small>
    </label>
  )
}
