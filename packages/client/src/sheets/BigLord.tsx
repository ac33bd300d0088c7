import { type LordId, lords, requiredRaceOf } from '@hadal/engine'
import { guildName, lordFull, lordName, lordTiming, m } from '@hadal/words'
import { GuildEmblem, KeyMark, PowerMark } from '../art/emblems/index.ts'
import { Picture } from '../art/Picture.tsx'
import { raceClass } from '../table/parts/raceClass.ts'
import './bigLord.css'

/** A lord in full: the portrait large, the ability in all its words. */
export function BigLord({ lord }: { readonly lord: LordId }) {
  const card = lords[lord]
  if (!card) return null
  const timing = lordTiming(lord)
  return (
    <div className={`bigl ${raceClass(requiredRaceOf[lord])}`}>
      <Picture of={{ lord }} className="lp" />
      <span className="l-pts">
        <span className="vh">{m.table_points_label()} </span>
        {card.influence}
      </span>
      {card.keys > 0 && (
        <span className="l-key">
          <KeyMark size={28} label={m.table_key_label()} />
        </span>
      )}
      <div className="bigl-t">
        <span className="l-guild">
          <GuildEmblem guild={card.guild} size={18} />
          {guildName(card.guild)}
        </span>
        <p className="bigl-n">{lordName(lord)}</p>
        <p className="bigl-p">
          {timing && <PowerMark timing={timing} />}
          {lordFull(lord)}
        </p>
      </div>
    </div>
  )
}
