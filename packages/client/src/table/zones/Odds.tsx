import { KINDS, MONSTER, strengthOf } from '@hadal/engine'
import { useSettings } from '../../app/settings.ts'
import { unseenCards } from '../../sheets/memory/unseen.ts'
import { m } from '../../text/messages.ts'
import { useTable } from '../model.ts'

/** From this strength on an ally is worth waiting for. */
const STRONG = 4

/**
 * P20: what the next card may be, for those who want to see it.
 *
 * Only where everything once seen stays known: then what is unseen is what the deck holds.
 */
export function Odds() {
  const { view } = useTable().update
  const isShown = useSettings((settings) => settings.showOdds)
  if (!isShown || !view.memory || view.deckSize === 0) return null
  const unseen = unseenCards(view)
  const size = unseen.reduce((sum, count) => sum + count, 0)
  const percent = (count: number): number => Math.round((100 * count) / size)
  const strong = unseen
    .slice(0, KINDS)
    .reduce((sum, count, kind) => sum + ((strengthOf[kind] ?? 0) >= STRONG ? count : 0), 0)
  return (
    <p className="odds">
      {m.table_odds({ monster: percent(unseen[MONSTER] ?? 0), strong: percent(strong) })}
    </p>
  )
}
