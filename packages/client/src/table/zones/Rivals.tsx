import { KINDS_PER_RACE, type Kind, RACES, type Seat } from '@hadal/engine'
import { locationName, m, sayPoints } from '@hadal/words'
import {
  KeyMark,
  KrakenFigure,
  Nebulis,
  Pearl,
  ScourgeFigure,
  Wound,
} from '../../art/emblems/index.ts'
import { Icon } from '../../ui/Icons.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import { SeatClock } from '../clock/SeatClock.tsx'
import { choiceAt, point, useTable } from '../model.ts'
import { Bust } from '../parts/Bust.tsx'
import { Chip } from '../parts/Chip.tsx'
import { Num } from '../parts/Num.tsx'
import { SeatBadge } from '../parts/SeatBadge.tsx'
import { useIsSelected } from '../pointing.ts'
import { useIsAway, useOnlookers } from '../presence.ts'
import { seatsInOrder } from '../seats.ts'
import './rivals.css'

/** Everybody else at the table, the next one to play after me first. */
export function Rivals() {
  const { update } = useTable()
  const rivals = seatsInOrder(update).filter((seat) => seat !== update.eyes)
  const onlookers = useOnlookers()
  const roving = useRoving()
  return (
    <aside
      className={`rivals n${rivals.length} ${update.view.expansions.length > 0 ? 'more' : ''}`}
      id="z-rivals"
      aria-labelledby="h-rivals"
    >
      <h2 id="h-rivals" className="zh">
        {update.eyes === undefined ? m.table_players() : m.table_rivals()}
        {onlookers > 0 && <small>{m.online_onlookers({ count: onlookers })}</small>}
      </h2>
      <ul {...roving}>
        {rivals.map((seat) => (
          <li key={seat} className="rival" data-seat={seat}>
            <Rival seat={seat} />
          </li>
        ))}
      </ul>
    </aside>
  )
}

function Rival({ seat }: { readonly seat: Seat }) {
  const model = useTable()
  const { update, open } = model
  const { name = '', bot } = update.seats[seat] ?? {}
  const choice = choiceAt(model, (target) => target.zone === 'seat' && target.seat === seat)
  const isSelected = useIsSelected(model.asked, choice?.decision)
  const isAway = useIsAway(seat)
  const turns = update.view.turnSeat === seat
  const state = [turns && 'now', choice && 'can', isSelected && 'sel']
  return (
    <button
      type="button"
      className={`rv ${state.filter(Boolean).join(' ')}`}
      aria-pressed={choice ? isSelected : undefined}
      onClick={() => (choice ? point(model, choice) : open({ sheet: 'seat', seat }))}
    >
      <span className="rv-h">
        <SeatBadge seat={seat} name={name} size={36} />
        <span className="rv-name">
          {name}
          {bot !== undefined && <small>{m.table_bot()}</small>}
          {isAway && <small>{m.online_away()}</small>}
          <SeatClock seat={seat} />
        </span>
        <span className="rv-pts">
          {update.outlook.seats[seat]?.points}
          <small>+</small>
          <span className="vh"> {m.table_points_label()}</span>
        </span>
      </span>
      <RivalNumbers seat={seat} />
      <RivalSenate seat={seat} />
      <RivalAllies seat={seat} />
      {choice && <span className="rv-n">{choice.label}</span>}
    </button>
  )
}

function RivalNumbers({ seat }: { readonly seat: Seat }) {
  const { update } = useTable()
  const theirs = update.view.seats[seat]
  const { keys = 0, lords = 0 } = update.outlook.seats[seat] ?? {}
  if (!theirs) return null
  const { pearls, handSize, nebulis, wounds } = theirs
  return (
    <span className="rv-s">
      <Num
        className="n-pearls"
        mark={<Pearl size={16} />}
        count={pearls}
        label={m.count_pearls({ count: pearls })}
      />
      <Num
        mark={<Icon of="cards" />}
        count={handSize}
        label={m.table_cards_in_hand({ count: handSize })}
      />
      <Num
        className="n-keys"
        mark={<KeyMark size={16} />}
        count={keys}
        label={m.count_keys({ count: keys })}
      />
      <Num
        className="c7"
        mark={<Icon of="crown" />}
        count={lords}
        label={m.count_lords({ count: lords })}
      />
      {nebulis > 0 && (
        <Num
          mark={<Nebulis size={16} />}
          count={nebulis}
          label={m.count_nebulis({ count: nebulis })}
        />
      )}
      {wounds > 0 && (
        <Num mark={<Wound size={15} />} count={wounds} label={m.count_wounds({ count: wounds })} />
      )}
      {theirs.locations.map((location) => {
        const points = update.outlook.locations[location]?.points[seat] ?? 0
        return (
          <Num
            key={location}
            className={`rv-loc loc-${location}`}
            mark={<Icon of="arch" />}
            count={points}
            label={`${locationName(location)}: ${sayPoints(points)}`}
          />
        )
      })}
      {update.view.krakenHolder === seat && (
        <KrakenFigure size={12} label={m.table_holds_kraken()} />
      )}
      {update.view.scourgeHolder === seat && (
        <ScourgeFigure size={12} label={m.table_holds_scourge()} />
      )}
    </span>
  )
}

function RivalSenate({ seat }: { readonly seat: Seat }) {
  const { update } = useTable()
  const free = update.view.seats[seat]?.lords.filter(({ under }) => under === undefined) ?? []
  if (free.length === 0) return null
  return (
    <span className="rv-l">
      {free.map(({ lord, disabled }) => (
        <Bust key={lord} lord={lord} className={disabled ? 'off' : ''} />
      ))}
    </span>
  )
}

function RivalAllies({ seat }: { readonly seat: Seat }) {
  const { update } = useTable()
  const theirs = update.view.seats[seat]
  const known = listed(update.view.memory?.hands[seat] ?? [])
  if (!theirs) return null
  return (
    <span className="rv-a">
      {strongestByRace(theirs.affiliated).map((kind) => (
        <Chip key={kind} kind={kind} />
      ))}
      {known.length > 0 && (
        <span className="rv-k">
          {m.table_known()}
          {known.slice(0, 3).map(({ kind, copy }) => (
            <Chip key={`${kind}-${copy}`} kind={kind} className="k" />
          ))}
          {known.length > 3 && <b>+{known.length - 3}</b>}
        </span>
      )}
    </span>
  )
}

/** The strongest affiliated ally of each race: the one that counts. */
export function strongestByRace(affiliated: readonly number[]): Kind[] {
  return Array.from({ length: RACES }, (_, race) => {
    const first = race * KINDS_PER_RACE
    return affiliated.slice(first, first + KINDS_PER_RACE).findLastIndex((count) => count > 0)
  }).flatMap((at, race) => (at < 0 ? [] : [race * KINDS_PER_RACE + at]))
}

/** Every card of a list of counts, strongest races in their order. */
function listed(counts: readonly number[]): { kind: Kind; copy: number }[] {
  return counts.flatMap((count, kind) =>
    Array.from({ length: count }, (_, copy) => ({ kind, copy })),
  )
}
