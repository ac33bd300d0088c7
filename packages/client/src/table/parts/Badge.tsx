import { m, type Payable, sayWhyNot } from '@hadal/words'
import { Pearl, RaceEmblem, SentinelMark } from '../../art/emblems/index.ts'
import { Icon } from '../../ui/Icons.tsx'
import { useTable } from '../model.ts'

/** Whether a lord can be paid, in words under its card. */
export function Badge({ payable, completes }: { payable: Payable; completes: boolean }) {
  const { scene } = useTable()
  if (completes)
    return (
      <span className="badge b-with-card">
        <Icon of="check" />
        <span>{m.table_pay_with_card()}</span>
      </span>
    )
  switch (payable.state) {
    case 'pays':
      return (
        <span className="badge b-pays">
          <Icon of="check" />
          <span>{m.table_pay_can()}</span>
        </span>
      )
    case 'with-pearls':
      return (
        <span className="badge b-with-pearls">
          <Pearl size={14} />
          <span>{m.table_pay_with_pearls({ count: payable.pearls + payable.nebulis })}</span>
        </span>
      )
    case 'not':
      return (
        <span className={`badge b-${payable.why.reason}`}>
          <WhyMark why={payable.why} />
          <span>{sayWhyNot(scene, payable.why)}</span>
        </span>
      )
  }
}

function WhyMark({ why }: { why: Extract<Payable, { state: 'not' }>['why'] }) {
  switch (why.reason) {
    case 'race-missing':
      return <RaceEmblem race={why.race} size={14} />
    case 'strength-missing':
      return <Pearl size={14} />
    case 'reserved':
      return <SentinelMark size={16} />
    default:
      return null
  }
}
