import { m } from '@hadal/words'
import { tablePath } from '../../app/paths.ts'
import { SeatedTable } from './SeatedTable.tsx'
import { TableHere } from './TableHere.tsx'

/** The table of a game on this device. */
export function TableScreen({ id }: { readonly id: string }) {
  return <TableHere id={id} Seated={SeatedTable} title={m.table_title()} pathTo={tablePath} />
}
