import { capital, m, sayWho } from '@hadal/words'
import { SeatMark } from '../../art/emblems/index.ts'
import { useTable } from '../../table/model.ts'
import { seatsInOrder } from '../../table/seats.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { ABOUTS, type About, type LogFilter } from './turns.ts'

const ALL = 'all'

interface Props {
  readonly filter: LogFilter
  onChange(filter: LogFilter): void
}

/** What the lines are about, and whom they concern. */
export function LogFilters({ filter, onChange }: Props) {
  const { update, scene } = useTable()
  const seats = seatsInOrder(update).map((seat) => {
    const name = update.seats[seat]?.name ?? ''
    return {
      value: String(seat),
      label: (
        <>
          <SeatMark seat={seat} initial={name.slice(0, 1)} size={20} />
          <span>{capital(sayWho(scene, seat))}</span>
        </>
      ),
    }
  })
  return (
    <div className="flts">
      <Segmented
        className="rg flt"
        fill
        label={m.log_filter_about()}
        choices={[
          { value: ALL, label: m.log_all() },
          ...ABOUTS.map((value) => ({ value, label: ABOUT_NAMES[value]() })),
        ]}
        value={filter.about ?? ALL}
        onChange={(value) => onChange({ ...filter, about: ABOUTS.find((one) => one === value) })}
      />
      <Segmented
        className="rg flt who"
        fill
        label={m.log_filter_who()}
        choices={[{ value: ALL, label: m.log_everybody() }, ...seats]}
        value={filter.seat === undefined ? ALL : String(filter.seat)}
        onChange={(value) =>
          onChange({ ...filter, seat: value === ALL ? undefined : Number(value) })
        }
      />
    </div>
  )
}

const ABOUT_NAMES: Readonly<Record<About, () => string>> = {
  sales: () => m.log_about_sales(),
  lords: () => m.log_about_lords(),
  locations: () => m.log_about_locations(),
  fights: () => m.log_about_fights(),
}
