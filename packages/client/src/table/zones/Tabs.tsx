import { m } from '@hadal/words'
import { useRoving } from '../../ui/useRoving.ts'
import { useTable } from '../model.ts'

const TABS = ['depths', 'council', 'court', 'places'] as const
export type Tab = (typeof TABS)[number]

interface Props {
  readonly tab: Tab
  onTab(tab: Tab): void
}

/** On a phone one zone is large; the others are tabs that say what can be done there. */
export function Tabs({ tab, onTab }: Props) {
  const { update, choices } = useTable()
  const { view, outlook } = update
  const roving = useRoving()
  const payable = Object.values(outlook.lords).filter((lord) => lord.payable.state !== 'not')
  const open = (zone: string) => choices.filter(({ target }) => target.zone === zone).length
  const badges: Record<Tab, string> = {
    depths: String(view.deckSize),
    council: String(view.councilSize.filter((size) => size > 0).length),
    court: payable.length > 0 ? `${payable.length} ✓` : '',
    places:
      open('locations') > 0 ? `${open('locations')} ✓` : String(view.locationsAvailable.length),
  }
  const names: Record<Tab, string> = {
    depths: m.table_tab_depths(),
    council: m.table_tab_council(),
    court: m.table_tab_court(),
    places: m.table_tab_places(),
  }
  return (
    <nav className="tabs" aria-label={m.table_zones()} {...roving}>
      {TABS.map((zone) => (
        <button
          key={zone}
          type="button"
          data-tab={zone}
          aria-current={zone === tab ? 'true' : undefined}
          onClick={() => onTab(zone)}
        >
          <span>{names[zone]}</span>
          {badges[zone] !== '' && <b>{badges[zone]}</b>}
        </button>
      ))}
    </nav>
  )
}
