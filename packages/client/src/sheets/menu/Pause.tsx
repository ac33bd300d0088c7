import type { Seat } from '@hadal/engine'
import { m } from '@hadal/words'
import { useTableStore } from '../../link/store.ts'
import { useTable } from '../../table/model.ts'
import { Icon } from '../../ui/Icons.tsx'
import { MenuRow } from './MenuRow.tsx'

interface Props {
  readonly seat: Seat
  onAsked(): void
}

/** P47: a pause by consent; once somebody has asked, the banner says how it stands. */
export function Pause({ seat, onAsked }: Props) {
  const { consents } = useTable().update
  const { agree } = useTableStore((state) => state.actions)
  if (consents?.pause !== undefined) return null
  return (
    <ul>
      <MenuRow
        icon={<Icon of="hourglass" size={20} />}
        label={m.online_pause()}
        sub={m.online_pause_sub()}
        onPress={() => {
          void agree('pause', { seat })
          onAsked()
        }}
      />
    </ul>
  )
}
