import { type LordId, lords, RACES, requiredRaceOf } from '@hadal/engine'
import {
  capital,
  guildName,
  lordFull,
  lordName,
  lordTiming,
  m,
  type TableRules,
  timingName,
} from '@hadal/words'
import { GuildEmblem, KeyMark, PowerMark, RacePattern } from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import { Bubbles } from '../../table/parts/Lord.tsx'
import { raceClass } from '../../table/parts/raceClass.ts'
import { Icon } from '../../ui/Icons.tsx'
import './fullLord.css'

interface Props {
  readonly lord: LordId
  /** What it costs these eyes. */
  readonly cost: number
  /** The table whose rules it follows; without one, the rulebook's. */
  readonly table?: TableRules
}

/** The whole card of a lord: portrait, guild band with the pattern of its race, the power in full. */
export function FullLord({ lord, cost, table }: Props) {
  const card = lords[lord]
  if (!card) return null
  const timing = lordTiming(lord)
  const required = requiredRaceOf[lord] ?? RACES
  return (
    <article className={`fc plate ${raceClass(required)}`}>
      <Picture of={{ lord }} className="fc-a" />
      <span className="fc-p">
        <span className="vh">{m.table_points_label()} </span>
        {card.influence}
        <Icon of="star" />
      </span>
      {card.keys > 0 && (
        <span className="fc-k">
          <KeyMark size={26} label={m.table_key_label()} />
        </span>
      )}
      <div className="fc-b">
        <p className="fc-g">
          {required < RACES && <RacePattern race={required} />}
          <GuildEmblem guild={card.guild} size={20} />
          <span>{guildName(card.guild)}</span>
          {timing && (
            <small>
              <PowerMark timing={timing} />
              {capital(timingName(timing))}
            </small>
          )}
        </p>
        <p className="fc-n">{lordName(lord)}</p>
        <p className="fc-t">{lordFull(lord, table)}</p>
        <p className="fc-c">
          <Bubbles lord={lord} />
          <span className="l-num">
            {cost !== card.cost && <s aria-hidden="true">{card.cost}</s>}
            <b>
              <span className="vh">{m.table_cost_label()} </span>
              {cost}
            </b>
          </span>
        </p>
      </div>
    </article>
  )
}
