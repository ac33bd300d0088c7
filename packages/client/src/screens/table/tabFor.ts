import type { TableModel } from '../../table/model.ts'
import type { Tab } from '../../table/zones/Tabs.tsx'

const TAB_OF_ZONE: Partial<Record<string, Tab>> = {
  court: 'court',
  council: 'council',
  locations: 'places',
  border: 'depths',
}

/** The zone a phone brings to the front: where the question points, or where something happens. */
export function tabFor({ update, choices }: TableModel): Tab {
  if (update.view.depths.length > 0) return 'depths'
  const pointed = choices.map(({ target }) => TAB_OF_ZONE[target.zone]).filter((tab) => tab)
  if (pointed.includes('court')) return 'court'
  return pointed[0] ?? 'court'
}
