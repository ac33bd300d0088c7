import { type LocationId, type LordView, lords, type Seat, type SeatView } from '@hadal/engine'
import {
  guildName,
  isActive,
  locationName,
  locationRule,
  lordFull,
  lordName,
  lordTiming,
  m,
  sayNumber,
  sayWorth,
} from '@hadal/words'
import { Chain, GuildEmblem, KeyMark, PowerMark } from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import { useTable } from '../../table/model.ts'
import { Bust } from '../../table/parts/Bust.tsx'
import { LordRow } from '../inspect/LordRow.tsx'
import { Section } from '../inspect/Section.tsx'

interface Props {
  readonly seat: Seat
  readonly theirs: SeatView
}

/** The lords and locations of a seat, each a tap away from its whole card. */
export function Senate({ seat, theirs }: Props) {
  const free = theirs.lords.filter(({ under }) => under === undefined)
  return (
    <div className="ss-l">
      <Section title={m.log_free_lords()} first>
        {free.length === 0 ? (
          <p className="in-w">{m.log_no_lords()}</p>
        ) : (
          <ul className="ss-ls">
            {free.map((lord) => (
              <li key={lord.lord}>
                <FreeLord lord={lord} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {theirs.locations.length > 0 && (
        <Section title={m.table_places()}>
          <ul className="ss-ls">
            {theirs.locations.map((location) => (
              <li key={location}>
                <Controlled seat={seat} location={location} theirs={theirs} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

function FreeLord({ lord: owned }: { readonly lord: LordView }) {
  const { open, update } = useTable()
  const { lord, disabled, used } = owned
  const card = lords[lord]
  const timing = lordTiming(lord)
  if (!card) return null
  return (
    <button
      type="button"
      className={`ss-b ${isActive(owned) ? '' : 'off'}`}
      onClick={() => open({ sheet: 'lord', lord })}
    >
      <Bust lord={lord} />
      <span className="ss-t">
        <b>{lordName(lord)}</b>
        <span className="ss-g">
          <GuildEmblem guild={card.guild} size={14} />
          {guildName(card.guild)}
        </span>
        {timing && (
          <span className="ss-p">
            <PowerMark timing={timing} used={used} />
            {disabled ? <s>{lordFull(lord, update.view)}</s> : lordFull(lord, update.view)}
          </span>
        )}
        {disabled && (
          <span className="ss-d">
            <Chain size={16} />
            {m.table_lord_disabled()}
          </span>
        )}
        {used && <span className="ss-d">{m.table_power_used()}</span>}
      </span>
      <span className="ss-v">
        {card.keys > 0 && <KeyMark size={16} off={disabled} label={m.table_key_label()} />}
        <b>{card.influence}</b>
        <span className="vh">{m.table_points_label()}</span>
      </span>
    </button>
  )
}

interface ControlledProps extends Props {
  readonly location: LocationId
}

/** A location with its arithmetic, and the lords that lie under it. */
function Controlled({ seat, location, theirs }: ControlledProps) {
  const { open, update } = useTable()
  const seen = update.outlook.locations[location]
  const worth = seen?.worth[seat]
  const under = theirs.lords.filter((one) => one.under === location).map(({ lord }) => lord)
  const points = sayNumber(seen?.points[seat] ?? 0)
  const arithmetic = worth && sayWorth(worth)
  return (
    <>
      <button type="button" className="ss-b" onClick={() => open({ sheet: 'location', location })}>
        <Picture of={{ location }} className="ss-pl" />
        <span className="ss-t">
          <b>{locationName(location)}</b>
          <span className="ss-p">{locationRule(location)}</span>
        </span>
        <span className="ss-v">
          {arithmetic !== points && <small>{arithmetic} =</small>}
          <b>{points}</b>
          <span className="vh">{m.table_points_label()}</span>
        </span>
      </button>
      {under.length > 0 && (
        <div className="ss-u">
          <p>{m.log_under_it()}</p>
          <LordRow lords={under} />
        </div>
      )}
    </>
  )
}
