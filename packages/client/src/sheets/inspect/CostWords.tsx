import { type LordId, lords, type View } from '@hadal/engine'
import { type LordOutlook, list, lordName, m, sayChange } from '@hadal/words'
import { useTable } from '../../table/model.ts'

/** P6: the real cost, and the lords that make it so; nothing where it is as printed. */
export function CostWords({ seen }: { readonly seen: LordOutlook }) {
  const { view } = useTable().update
  const { printed, cost, changedBy } = seen
  if (changedBy.length === 0) return null
  const changes = changedBy.map((lord) =>
    m.log_cost_change({ change: sayChange(changeBy(view, lord)), lord: lordName(lord) }),
  )
  return <p className="in-w">{m.log_cost_changed({ cost, printed, changes: list(changes) })}</p>
}

/** What a lord adds to the costs of these eyes: its own number for its owner, another for the others. */
function changeBy({ seats, seat }: View, lord: LordId): number {
  const isMine = seats[seat ?? -1]?.lords.some((one) => one.lord === lord) ?? false
  const change = lords[lord]?.recruitCost
  return (isMine ? change?.mine : change?.theirs) ?? 0
}
