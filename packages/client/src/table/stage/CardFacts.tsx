import { lordName, m } from '@hadal/words'
import { Pearl } from '../../art/emblems/index.ts'
import { useTable } from '../model.ts'
import { Bust } from '../parts/Bust.tsx'
import { Chip } from '../parts/Chip.tsx'
import { StageName } from './StageName.tsx'

/** How many lords are named at most. */
const MOST = 2

/** What the ally on the stage means to these eyes: its price, and whom it helps to pay. */
export function CardFacts() {
  const { update } = useTable()
  const { card } = update.outlook
  const isOffered = update.question?.name === 'buy the ally'
  if (!card) return <StageName />
  const short = card.nearer.slice(0, MOST - card.completes.length)
  return (
    <>
      <StageName />
      {isOffered && (
        <p className="of-pr">
          <span className="of-price">
            <Pearl size={24} label={m.count_pearls({ count: card.price })} />
            <b aria-hidden="true">{card.price}</b>
          </span>
          <span>
            {m.table_sale_number({ count: card.price })}
            <br />
            {m.table_you_keep({ count: card.pearlsAfter })}
          </span>
        </p>
      )}
      {card.completes.slice(0, MOST).map(({ lord, payment }) => (
        <div key={lord} className="of-l">
          <Bust lord={lord} />
          <span>
            <span className="of-k">{m.table_completes()}</span>
            <b>
              {lordName(lord)}, {update.outlook.lords[lord]?.cost}
            </b>
            <span className="of-pays">
              {payment.allies.map((kind, at) => (
                <Chip
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cards of one payment
                  key={at}
                  kind={kind}
                  className={kind === card.kind ? 'new' : ''}
                />
              ))}
            </span>
          </span>
        </div>
      ))}
      {card.completes.length === 0 && short.length === 0 && (
        <p className="of-short">{m.table_completes_nobody()}</p>
      )}
      {short.map(({ lord, short: missing }) => (
        <p key={lord} className="of-short">
          {m.table_still_short({ lord: lordName(lord), count: missing })}
        </p>
      ))}
    </>
  )
}
