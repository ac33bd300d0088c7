import { type Kind, MONSTER } from '@hadal/engine'
import { sayCard } from '@hadal/words'
import { Picture } from '../../art/Picture.tsx'
import './ally.css'
import { cardClass } from './raceClass.ts'

interface Props {
  readonly kind: Kind
  /** Leave it to the control around it to say what this is. */
  readonly silent?: boolean
}

/** A card of the exploration deck, face up; as wide as `--ally`. */
export function Ally({ kind, silent = false }: Props) {
  const picture = <Picture of={kind === MONSTER ? { monster: true } : { ally: kind }} />
  const className = `ally ${cardClass(kind)}`
  if (silent) return <span className={className}>{picture}</span>
  return (
    <span className={className} role="img" aria-label={sayCard(kind)}>
      {picture}
    </span>
  )
}

/** A card of the exploration deck, face down. */
export function AllyBack() {
  return (
    <span className="ally">
      <Picture of={{ back: 'exploration' }} />
    </span>
  )
}
