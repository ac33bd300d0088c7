import { type LordId, lords } from '@hadal/engine'
import { lordName, lordShort, m, type RankedPayments, sayRefusedPayment } from '@hadal/words'
import { useEffect, useState } from 'react'
import { useTable } from '../../table/model.ts'
import { Act } from '../../ui/Act.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { BigLord } from '../BigLord.tsx'
import { CostLine } from './CostLine.tsx'
import { OwnCards } from './OwnCards.tsx'
import { PaymentList } from './PaymentList.tsx'
import { sayPayment } from './sayPayment.ts'
import { type OwnPayment, ofRanked, usePayment } from './usePayment.ts'
import './recruit.css'
import './recruit.narrow.css'

interface Props {
  readonly lord: LordId
  onClose(): void
}

/** P7: how to pay for a lord: ranked payments, or cards of one's own choice. */
export function RecruitSheet({ lord, onClose }: Props) {
  const model = useTable()
  const payments = useRankedPayments(lord)
  const [own, setOwn] = useState<OwnPayment | undefined>()
  const [affiliate, setAffiliate] = useState<number | undefined>()
  const best = payments?.payments[0]
  const chosen = own ?? (best && ofRanked(best))
  const checked = usePayment(lord, chosen)
  const payment = checked && 'payment' in checked ? checked.payment : undefined
  const refusal = checked && 'refusal' in checked ? checked.refusal : undefined
  const why = refusal && sayRefusedPayment(model.scene, refusal)
  const affiliates = payment?.affiliates ?? []
  const stays = affiliates.find((kind) => kind === affiliate) ?? affiliates[0]
  const name = lordName(lord)
  const choose = (next: OwnPayment): void => {
    setOwn(next)
    setAffiliate(undefined)
  }
  const confirm = (): void => {
    if (!payment) return
    const { allies, pearls, nebulis } = payment
    model.recruit({
      lord,
      payment: { allies, pearls, nebulis },
      ...(stays !== undefined && { affiliate: stays }),
    })
    onClose()
  }
  const power = lords[lord]?.onRecruit ? lordShort(lord) : undefined
  return (
    <Sheet
      className="rec"
      title={m.pay_title({ lord: name })}
      titleHidden
      onClose={onClose}
      question={
        <QuestionBar
          ask={
            payment ? m.pay_question({ lord: name, payment: sayPayment(payment) }) : m.pay_looking()
          }
          sub={why ?? (power && m.pay_then_power({ power }))}
        >
          <Act label={m.table_back()} kind="sec" onPress={onClose} />
          <Act
            id="recruit"
            label={m.pay_recruit()}
            kind="go"
            icon={<Icon of="check" size={20} />}
            whyNot={payment ? undefined : (why ?? m.pay_looking())}
            onPress={confirm}
          />
        </QuestionBar>
      }
    >
      <BigLord lord={lord} />
      <div className="rec-m">
        <CostLine lord={lord} />
        {payments && (
          <PaymentList
            payments={payments.payments}
            count={payments.count}
            chosen={chosen}
            affiliate={stays}
            onChoose={(ranked) => choose(ofRanked(ranked))}
            onAffiliate={setAffiliate}
          />
        )}
      </div>
      <OwnCards lord={lord} chosen={chosen} onChoose={choose} />
    </Sheet>
  )
}

function useRankedPayments(lord: LordId): RankedPayments | undefined {
  const { payments: ask, update } = useTable()
  const [payments, setPayments] = useState<RankedPayments | undefined>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew only when the table has changed
  useEffect(() => {
    let isCurrent = true
    void ask(lord).then((found) => isCurrent && setPayments(found))
    return () => {
      isCurrent = false
    }
  }, [lord, update.version])
  return payments
}
