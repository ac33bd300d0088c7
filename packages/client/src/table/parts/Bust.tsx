import { type LordId, lords, requiredRaceOf } from '@hadal/engine'
import { guildName, lordName } from '@hadal/words'
import { GuildEmblem } from '../../art/emblems/index.ts'
import { Picture } from '../../art/Picture.tsx'
import './bust.css'
import { raceClass } from './raceClass.ts'

interface Props {
  readonly lord: LordId
  readonly className?: string
}

/** A lord in small: head and guild. */
export function Bust({ lord, className = '' }: Props) {
  const guild = lords[lord]?.guild ?? 0
  return (
    <span
      className={`bust ${raceClass(requiredRaceOf[lord])} ${className}`}
      role="img"
      aria-label={`${lordName(lord)}, ${guildName(guild)}`}
    >
      <Picture of={{ lord }} className="lp" />
      <i>
        <GuildEmblem guild={guild} size={14} />
      </i>
    </span>
  )
}
