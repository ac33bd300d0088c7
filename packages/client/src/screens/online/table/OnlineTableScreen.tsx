import { m } from '@hadal/words'
import { onlineTablePath } from '../../../app/paths.ts'
import { SeatedTable } from '../../table/SeatedTable.tsx'
import { TableOnline } from './TableOnline.tsx'

/** A table online. */
export function OnlineTableScreen({ id }: { readonly id: string }) {
  return (
    <TableOnline id={id} Seated={SeatedTable} title={m.table_title()} pathTo={onlineTablePath} />
  )
}
