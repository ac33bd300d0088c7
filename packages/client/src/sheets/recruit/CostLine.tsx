import { type LordId, lords, RACES, requiredRaceOf } from '@hadal/engine'
import { list, lordName, m, raceName } from '@hadal/words'
import { RaceEmblem } from '../../art/emblems/index.ts'
import { useTable } from '../../table/model.ts'

/** P6: what a lord costs, and which lords make it so. */
export function CostLine({ lord }: { readonly lord: LordId }) {
  const seen = useTable().update.outlook.lords[lord]
  const card = lords[lord]
  if (!seen || !card) return null
  const required = requiredRaceOf[lord] ?? RACES
  const changed = list(seen.changedBy.map(lordName), 'and')
  return (
    <div className="rec-h">
      <p className="rec-cost">
        <span>{m.pay_cost()}</span>
        {seen.cost !== seen.printed && <s>{seen.printed}</s>}
        <b>{seen.cost}</b>
      </p>
      <p className="rec-why">
        {seen.cost === seen.printed
          ? m.pay_as_printed()
          : m.pay_changed({ printed: seen.printed, lords: changed })}
        <br />
        <span className="rec-r">
          {required < RACES && <RaceEmblem race={required} size={16} />}{' '}
          {card.races === RACES
            ? m.table_races_all()
            : required < RACES
              ? m.table_races_with({ count: card.races, race: raceName(required) })
              : m.table_races({ count: card.races })}
        </span>
      </p>
    </div>
  )
}
