import { type LocationId, Zone } from '@hadal/engine'
import { locationName, locationRule, m } from '@hadal/words'
import { SentinelMark } from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import { flip } from '../../motion/names.ts'
import { useRoving } from '../../ui/useRoving.ts'
import { choiceAt, point, useTable } from '../model.ts'
import { useIsSelected } from '../pointing.ts'
import './places.css'

/** So many have room for their rule; with more a tap tells it. */
const FEW = 3

/** The locations that lie face up, with what each is worth to me and to others now. */
export function Places() {
  const { view } = useTable().update
  const roving = useRoving()
  return (
    <section className="z places" id="z-places" aria-labelledby="h-places">
      <div className="zhead">
        <h2 id="h-places" className="zh">
          {m.table_places()}
        </h2>
        <p className="zmeta">{m.table_in_deck({ count: view.locationDeckSize })}</p>
      </div>
      <div className={`p-list ${view.locationsAvailable.length > FEW ? 'many' : ''}`} {...roving}>
        {view.locationsAvailable.map((location) => (
          <PlaceTile key={location} location={location} />
        ))}
      </div>
    </section>
  )
}

function PlaceTile({ location }: { readonly location: LocationId }) {
  const model = useTable()
  const { update, open } = model
  const { view, eyes, seats } = update
  const points = update.outlook.locations[location]?.points ?? []
  const rivals = points.filter((_, seat) => seat !== eyes)
  const choice = choiceAt(
    model,
    (target) => target.zone === 'locations' && target.location === location,
  )
  const watcher = view.sentinels.find(
    ({ on }) => on?.zone === Zone.Locations && on.target === location,
  )
  const isSelected = useIsSelected(model.asked, choice?.decision)
  return (
    <button
      type="button"
      data-location={location}
      data-flip={flip.place(location)}
      className={`place ${choice ? 'can' : ''} ${isSelected ? 'sel' : ''}`}
      aria-pressed={choice ? isSelected : undefined}
      onClick={() => (choice ? point(model, choice) : open({ sheet: 'location', location }))}
    >
      <span className="p-art">
        <Picture of={{ location }} />
      </span>
      <span className="p-t">
        <span className="p-name">{locationName(location)}</span>
        <span className="p-rule">{locationRule(location)}</span>
        <span className="p-riv">{m.table_best_rival({ points: Math.max(...rivals) })}</span>
      </span>
      {watcher?.owner !== undefined && (
        <SentinelMark
          size={22}
          label={m.table_reserved_by({ name: seats[watcher.owner]?.name ?? '' })}
        />
      )}
      {eyes !== undefined && (
        <span className="p-you">
          <small>{m.table_you()}</small>
          <b>{points[eyes]}</b>
        </span>
      )}
    </button>
  )
}
