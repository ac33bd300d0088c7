import { type Kind, MONSTER, raceOf, strengthOf } from '@hadal/engine'
import { sayCard } from '@hadal/words'
import { RaceEmblem } from '../../art/emblems/index.ts'
import { cardClass } from './raceClass.ts'

interface Props {
  readonly kind: Kind
  readonly className?: string
}

/** A card in one word: emblem and strength. */
export function Chip({ kind, className = '' }: Props) {
  const isMonster = kind === MONSTER
  return (
    <span className={`chip ${cardClass(kind)} ${className}`} role="img" aria-label={sayCard(kind)}>
      <RaceEmblem race={isMonster ? 'monster' : (raceOf[kind] ?? 0)} size={14} />
      {!isMonster && <b>{strengthOf[kind]}</b>}
    </span>
  )
}
