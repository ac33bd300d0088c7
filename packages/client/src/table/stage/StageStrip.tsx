import { MONSTER } from '@hadal/engine'
import { capital, lordName, m, sayCard } from '@hadal/words'
import { Pearl } from '../../art/emblems/index.ts'
import { useTable } from '../model.ts'
import { Ally } from '../parts/Ally.tsx'
import { LastAttack } from './LastAttack.tsx'

/** The stage where the border takes the room: the card's meaning in two lines beside the row. */
export function StageStrip() {
  const { update } = useTable()
  const { view, outlook, question } = update
  const kind = view.depths.at(-1)
  if (kind === undefined || kind === MONSTER) return <LastAttack />
  const { card } = outlook
  const lord = card?.completes[0]?.lord
  return (
    <div className="fight">
      <span className="f-card">
        <Ally kind={kind} silent />
      </span>
      <span className="f-sum">
        <b>{capital(sayCard(kind))}</b>
        {question?.name === 'buy the ally' && card && (
          <small className="num">
            <Pearl size={14} />
            {m.table_price_and_keep({ price: card.price, keep: card.pearlsAfter })}
          </small>
        )}
        <small>
          {lord === undefined
            ? m.table_completes_nobody()
            : m.table_completes_lord({ lord: lordName(lord) })}
        </small>
      </span>
    </div>
  )
}
