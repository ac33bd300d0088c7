import { capital, sayCard } from '@hadal/words'
import { useTable } from '../model.ts'

/** The name of the card on the stage. */
export function StageName() {
  const card = useTable().update.view.depths.at(-1)
  return card === undefined ? null : <p className="of-name">{capital(sayCard(card))}</p>
}
