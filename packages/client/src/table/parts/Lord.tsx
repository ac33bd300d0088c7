import { type LordId, lords, RACES, requiredRaceOf } from '@hadal/engine'
import { guildName, lordName, lordShort, lordTiming, m, raceName } from '@hadal/words'
import type { ReactNode } from 'react'
import { GuildEmblem, KeyMark, PowerMark, RaceEmblem } from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import './lord.css'
import './lord.narrow.css'

/** A name this long is set smaller. */
const LONG = 11

/** What a payment for a lord has to hold: as many bubbles as races, the required one named. */
export function Bubbles({ lord }: { readonly lord: LordId }) {
  const { races = 0 } = lords[lord] ?? {}
  const required = requiredRaceOf[lord] ?? RACES
  if (races === RACES)
    return (
      <span className="bubs five" role="img" aria-label={m.table_races_all()}>
        {Array.from({ length: RACES }, (_, race) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a race is its number
          <i className="bub" key={race}>
            <RaceEmblem race={race} size={12} />
          </i>
        ))}
      </span>
    )
  const named = required < RACES
  const label = named
    ? m.table_races_with({ count: races, race: raceName(required) })
    : m.table_races({ count: races })
  return (
    <span className="bubs" role="img" aria-label={label}>
      {named && (
        <i className="bub">
          <RaceEmblem race={required} size={14} />
        </i>
      )}
      {Array.from({ length: races - (named ? 1 : 0) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bubbles are all alike
        <i className="bub any" key={at} />
      ))}
    </span>
  )
}

interface CostProps {
  readonly lord: LordId
  readonly cost: number
}

/** Printed cost struck through where it is another for these eyes. */
function Cost({ lord, cost }: CostProps) {
  const printed = lords[lord]?.cost ?? cost
  return (
    <span className="l-num">
      {cost !== printed && <s aria-hidden="true">{printed}</s>}
      <b>
        <span className="vh">{m.table_cost_label()} </span>
        {cost}
      </b>
    </span>
  )
}

interface FaceProps {
  readonly lord: LordId
  readonly cost: number
  readonly children?: ReactNode
}

/** The face of a lord as it stands at court. */
export function LordFace({ lord, cost, children }: FaceProps) {
  const card = lords[lord]
  if (!card) return null
  const power = lordShort(lord)
  const timing = lordTiming(lord)
  const name = lordName(lord)
  const guild = guildName(card.guild)
  return (
    <span className="l-face">
      <span className="l-art">
        <Picture of={{ lord }} className="lp" />
      </span>
      <span className="l-pts">
        <span className="vh">{m.table_points_label()} </span>
        {card.influence}
      </span>
      {card.keys > 0 && (
        <span className="l-key">
          <KeyMark size={20} label={m.table_key_label()} />
        </span>
      )}
      {children}
      <span className="l-txt">
        <span className={`l-guild ${guild.length > LONG ? 'long' : ''}`}>
          <GuildEmblem guild={card.guild} size={16} />
          {guild}
        </span>
        <span className={`l-name ${name.length > LONG ? 'long' : ''}`}>{name}</span>
        {power !== undefined && (
          <span className="l-pow">
            {timing && <PowerMark timing={timing} />}
            {power}
          </span>
        )}
        <span className="l-cost">
          <Bubbles lord={lord} />
          <Cost lord={lord} cost={cost} />
        </span>
      </span>
    </span>
  )
}
