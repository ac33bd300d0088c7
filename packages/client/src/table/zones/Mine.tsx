import { RACES, raceOf, type Seat, strengthOf } from '@hadal/engine'
import { locationName, lordName, m, raceName } from '@hadal/words'
import {
  KeyMark,
  KrakenFigure,
  LeviathanTokenMark,
  MonsterToken,
  Nebulis,
  Pearl,
  RaceEmblem,
  ScourgeFigure,
  SentinelMark,
  Wound,
} from '../../art/emblems/index.ts'
import { Icon } from '../../ui/Icons.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import { SeatClock } from '../clock/SeatClock.tsx'
import { useTable } from '../model.ts'
import { Num } from '../parts/Num.tsx'
import { raceClass } from '../parts/raceClass.ts'
import { SeatBadge } from '../parts/SeatBadge.tsx'
import { Hand } from './Hand.tsx'
import { LordMini } from './LordMini.tsx'
import './mine.css'
import { strongestByRace } from './Rivals.tsx'

/** B5.1 */
const KEYS_FOR_LOCATION = 3

/** So many lords and locations have room for their words; more show portraits and points. */
const FEW = 2

/** Below the sea floor everything is mine. */
export function Mine({ seat }: { readonly seat: Seat }) {
  const { update } = useTable()
  const mine = update.view.seats[seat]
  const roving = useRoving()
  if (!mine) return null
  const free = mine.lords.filter(({ under }) => under === undefined)
  return (
    <section className="mine" id="z-hand" aria-labelledby="h-mine" {...roving}>
      <h2 id="h-mine" className="vh">
        {m.table_mine()}
      </h2>
      <MyNumbers seat={seat} />
      <div className={`me-s ${free.length + mine.locations.length > FEW ? 'many' : ''}`}>
        <div className="me-lords">
          {free.map((lord) => (
            <LordMini key={lord.lord} lord={lord} />
          ))}
        </div>
        {mine.locations.length > 0 && (
          <div className="me-locs">
            {mine.locations.map((location) => (
              <MyLocation key={location} seat={seat} location={location} />
            ))}
          </div>
        )}
        <Affiliated seat={seat} />
      </div>
      <Hand seat={seat} />
      <MyScore seat={seat} />
    </section>
  )
}

function MyNumbers({ seat }: { readonly seat: Seat }) {
  const { update } = useTable()
  const { view, seats, outlook } = update
  const mine = view.seats[seat]
  if (!mine) return null
  const { name = '' } = seats[seat] ?? {}
  const keys = outlook.seats[seat]?.keys ?? 0
  return (
    <div className="me-l">
      <span className="me-id">
        <SeatBadge seat={seat} name={name} size={36} />
        <b>{name}</b>
        <SeatClock seat={seat} />
      </span>
      <span className="me-p" data-pearls={seat}>
        <Pearl size={32} label={m.count_pearls({ count: mine.pearls })} />
        <b aria-hidden="true">{mine.pearls}</b>
      </span>
      <span className="me-k" data-keys={seat}>
        <span
          className="keys"
          role="img"
          aria-label={m.table_keys_of({ count: keys, of: KEYS_FOR_LOCATION })}
        >
          {Array.from({ length: Math.max(KEYS_FOR_LOCATION, keys) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: keys are all alike
            <KeyMark key={at} size={22} off={at >= keys} />
          ))}
        </span>
      </span>
      {mine.nebulis > 0 && (
        <Num
          className="big"
          mark={<Nebulis size={20} />}
          count={mine.nebulis}
          label={m.count_nebulis({ count: mine.nebulis })}
        />
      )}
      {mine.wounds > 0 && (
        <Num
          className="big"
          mark={<Wound size={18} />}
          count={mine.wounds}
          label={m.count_wounds({ count: mine.wounds })}
        />
      )}
      {mine.tokenCount > 0 && (
        <Num
          className="big tok"
          mark={<MonsterToken size={22} />}
          count={mine.tokenCount}
          label={m.count_tokens({ count: mine.tokenCount })}
        />
      )}
      {mine.leviathanTokenCount > 0 && (
        <Num
          className="big tok"
          mark={<LeviathanTokenMark size={22} />}
          count={mine.leviathanTokenCount}
          label={m.count_tokens({ count: mine.leviathanTokenCount })}
        />
      )}
      {view.krakenHolder === seat && <KrakenFigure size={20} label={m.table_holds_kraken()} />}
      {view.scourgeHolder === seat && <ScourgeFigure size={20} label={m.table_holds_scourge()} />}
      {view.sentinels.map(
        ({ owner, on }, at) =>
          owner === seat &&
          on === undefined && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentinel is its number
            <SentinelMark key={at} size={24} label={m.table_sentinel_at_hand()} />
          ),
      )}
    </div>
  )
}

function MyLocation({ seat, location }: { readonly seat: Seat; readonly location: number }) {
  const { update, open } = useTable()
  const under = update.view.seats[seat]?.lords.filter((lord) => lord.under === location) ?? []
  return (
    <button
      type="button"
      className="me-loc"
      data-location={location}
      onClick={() => open({ sheet: 'location', location })}
    >
      <span className="ml-i">
        <Icon of="arch" />
      </span>
      <span className="ml-v">{update.outlook.locations[location]?.points[seat]}</span>
      <span className="ml-t">
        <span className="ml-n">{locationName(location)}</span>
        <span className="ml-u">
          {under.map(({ lord }) => (
            <s key={lord}>{lordName(lord)}</s>
          ))}
        </span>
      </span>
    </button>
  )
}

/** The strongest affiliated ally of each race: what counts in the end. */
function Affiliated({ seat }: { readonly seat: Seat }) {
  const affiliated = useTable().update.view.seats[seat]?.affiliated ?? []
  const strongest = strongestByRace(affiliated)
  return (
    <div className="aff">
      <h3 className="zs">{m.table_affiliated()}</h3>
      <ul>
        {Array.from({ length: RACES }, (_, race) => {
          const kind = strongest.find((one) => raceOf[one] === race)
          const strength = kind === undefined ? 0 : (strengthOf[kind] ?? 0)
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a race is its number
              key={race}
              className={`${raceClass(race)} ${strength > 0 ? '' : 'none'}`}
              data-affiliated={race}
            >
              <RaceEmblem race={race} size={18} label={raceName(race)} />
              <b>{strength > 0 ? strength : '–'}</b>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function MyScore({ seat }: { readonly seat: Seat }) {
  const { outlook } = useTable().update
  const { points = 0, withHand, keys = 0 } = outlook.seats[seat] ?? {}
  return (
    <div className="me-r">
      <span className="sc" data-l="★">
        <b>{points}</b>
        <span>
          {m.table_points_now()}
          <br />
          {withHand !== undefined && m.table_points_with_hand({ points: withHand })}
        </span>
      </span>
      {keys === KEYS_FOR_LOCATION - 1 && (
        <p className="me-hint">
          <KeyMark size={16} />
          <span>{m.table_one_more_key()}</span>
        </p>
      )}
    </div>
  )
}
