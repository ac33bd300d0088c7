import { strengthOf } from '@hadal/engine'
import { m, type RankedPayment, sayCard } from '@hadal/words'
import { useState } from 'react'
import { KrakenFigure, Nebulis, Pearl } from '../../art/emblems/index.ts'
import { Ally } from '../../table/parts/Ally.tsx'
import { Chip } from '../../table/parts/Chip.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import type { OwnPayment } from './usePayment.ts'

/** How many payments are shown before somebody asks for all. */
const FIRST = 3

interface Props {
  readonly payments: readonly RankedPayment[]
  /** Of all there are, not only those that are listed. */
  readonly count: number
  readonly chosen: OwnPayment | undefined
  readonly affiliate: number | undefined
  onChoose(payment: RankedPayment): void
  onAffiliate(kind: number): void
}

/** The ranked payments, with what each leaves and who stays. */
export function PaymentList({ payments, count, chosen, affiliate, onChoose, onAffiliate }: Props) {
  const [all, setAll] = useState(false)
  const roving = useRoving()
  const shown = all ? payments : payments.slice(0, FIRST)
  return (
    <>
      <h3 className="zh how-h">
        <span id="h-pay">{m.pay_how()}</span>
        <small>{m.pay_who_stays()}</small>
      </h3>
      <div className="pays" role="radiogroup" aria-labelledby="h-pay" {...roving}>
        {shown.map((payment, at) => (
          <PaymentRow
            key={JSON.stringify([payment.allies, payment.nebulis])}
            rank={at + 1}
            payment={payment}
            checked={isChosen(payment, chosen)}
            affiliate={affiliate}
            onChoose={() => onChoose(payment)}
            onAffiliate={onAffiliate}
          />
        ))}
      </div>
      {!all && payments.length > FIRST && (
        <button type="button" className="ln pay-all" onClick={() => setAll(true)}>
          {m.pay_more({ shown: payments.length, count })}
        </button>
      )}
    </>
  )
}

function isChosen(payment: RankedPayment, chosen: OwnPayment | undefined): boolean {
  if (!chosen) return false
  const sorted = (kinds: readonly number[]) => kinds.toSorted((a, b) => a - b).join()
  return (
    sorted(payment.allies) === sorted(chosen.allies) &&
    (chosen.nebulis ?? payment.nebulis) === payment.nebulis
  )
}

interface RowProps {
  readonly rank: number
  readonly payment: RankedPayment
  readonly checked: boolean
  readonly affiliate: number | undefined
  onChoose(): void
  onAffiliate(kind: number): void
}

function PaymentRow({ rank, payment, checked, affiliate, onChoose, onAffiliate }: RowProps) {
  const { allies, pearls, nebulis, affiliates, left, leftPearls, points } = payment
  const stays = checked ? (affiliate ?? affiliates[0]) : affiliates[0]
  return (
    <div className="pay-w">
      {/* biome-ignore lint/a11y/useSemanticElements: a row with cards in it, not an input */}
      <button type="button" className="pay" role="radio" aria-checked={checked} onClick={onChoose}>
        <span className="rk">{rank}</span>
        <span className="pay-c">
          {allies.map((kind, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards of one payment
            <Ally key={at} kind={kind} />
          ))}
          {pearls > 0 && (
            <span className="pay-p">
              + <Pearl size={20} label={m.count_pearls({ count: pearls })} />
              <b aria-hidden="true">{pearls}</b>
            </span>
          )}
          {nebulis > 0 && (
            <span className="pay-p">
              + <Nebulis size={20} label={m.count_nebulis({ count: nebulis })} />
              <b aria-hidden="true">{nebulis}</b>
            </span>
          )}
        </span>
        <span className={`pay-t ${points > 0 ? '' : 'zero'}`}>
          <b>{points === 0 ? m.pay_no_points() : m.pay_points({ count: signed(points) })}</b>
          <PaymentWhy payment={payment} />
          <span className="pay-k">
            {m.pay_you_keep()}
            {left.slice(0, 6).map((kind, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards that are left
              <Chip key={at} kind={kind} />
            ))}
            {left.length > 6 && <b>+{left.length - 6}</b>}
            <span className="num">
              <Pearl size={14} label={m.count_pearls({ count: leftPearls })} />
              <b aria-hidden="true">{leftPearls}</b>
            </span>
          </span>
        </span>
        {stays !== undefined && (
          <span className="pay-a">
            <span className="pay-al">
              <Ally kind={stays} />
            </span>
            <small>{m.pay_stays()}</small>
          </span>
        )}
      </button>
      {checked && affiliates.length > 1 && (
        <fieldset className="pay-who">
          <legend>{m.pay_choose_who_stays()}</legend>
          {affiliates.map((kind) => (
            <button
              key={kind}
              type="button"
              className="pay-one"
              aria-pressed={kind === stays}
              onClick={() => onAffiliate(kind)}
            >
              <Chip kind={kind} />
              <span className="vh">{sayCard(kind)}</span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** What is particular about a payment, in a few words. */
function PaymentWhy({ payment }: { readonly payment: RankedPayment }) {
  const { waste, brings, figure } = payment
  const strongest = Math.max(0, ...payment.affiliates.map((kind) => strengthOf[kind] ?? 0))
  const words = [
    waste > 0 && m.pay_waste({ count: waste }),
    brings > 0 && m.pay_brings({ count: brings }),
    waste === 0 && brings === 0 && m.pay_exact({ strength: strongest }),
  ]
  return (
    <span className="pay-why">
      {words.filter(Boolean).join(', ')}
      {figure === 'comes' && (
        <>
          {' '}
          <KrakenFigure size={16} /> {m.pay_figure_comes()}
        </>
      )}
    </span>
  )
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${-points}`
}
