import { chanceOfCard, isStrong, nextCard } from '@hadal/bots'
import { MONSTER } from '@hadal/engine'
import { m } from '@hadal/words'
import { useSettings } from '../../app/settings.ts'
import { useTable } from '../model.ts'

/** From this strength on an ally is worth waiting for. */
const STRONG = 4

/** P20: what the next card may be, for those who want to see it, where it can be known. */
export function Odds() {
  const { view } = useTable().update
  const isShown = useSettings((settings) => settings.showOdds)
  const next = isShown ? nextCard(view) : undefined
  if (next === undefined) return null
  const percent = (isSuch: (card: number) => boolean): number =>
    Math.round(100 * chanceOfCard(next, isSuch))
  return (
    <p className="odds">
      {m.table_odds({
        monster: percent((card) => card === MONSTER),
        strong: percent((card) => isStrong(card, STRONG)),
      })}
    </p>
  )
}
