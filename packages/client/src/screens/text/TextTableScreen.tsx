import { m } from '@hadal/words'
import { onlineTextTablePath, textTablePath } from '../../app/paths.ts'
import { TableOnline } from '../online/table/TableOnline.tsx'
import { TableHere } from '../table/TableHere.tsx'
import { TextTable } from './TextTable.tsx'

/** P73: the table of a game on this device, in words. */
export function TextTableScreen({ id }: { readonly id: string }) {
  return <TableHere id={id} Seated={TextTable} title={m.text_title()} pathTo={textTablePath} />
}

/** The same for a table online. */
export function OnlineTextTableScreen({ id }: { readonly id: string }) {
  return (
    <TableOnline id={id} Seated={TextTable} title={m.text_title()} pathTo={onlineTextTablePath} />
  )
}
