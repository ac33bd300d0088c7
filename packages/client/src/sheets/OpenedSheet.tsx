import { lazy, type ReactNode, Suspense } from 'react'
import type { OpenSheet } from '../table/model.ts'

const RecruitSheet = lazy(async () => ({
  default: (await import('./recruit/RecruitSheet.tsx')).RecruitSheet,
}))
const LordSheet = lazy(async () => ({
  default: (await import('./inspect/LordSheet.tsx')).LordSheet,
}))
const PlaceSheet = lazy(async () => ({
  default: (await import('./inspect/PlaceSheet.tsx')).PlaceSheet,
}))
const LeviathanSheet = lazy(async () => ({
  default: (await import('./inspect/LeviathanSheet.tsx')).LeviathanSheet,
}))
const SeatSheet = lazy(async () => ({ default: (await import('./seat/SeatSheet.tsx')).SeatSheet }))
const LogSheet = lazy(async () => ({ default: (await import('./log/LogSheet.tsx')).LogSheet }))
const MemorySheet = lazy(async () => ({
  default: (await import('./memory/MemorySheet.tsx')).MemorySheet,
}))
const LegendSheet = lazy(async () => ({
  default: (await import('./legend/LegendSheet.tsx')).LegendSheet,
}))
const ShortcutsSheet = lazy(async () => ({
  default: (await import('./shortcuts/ShortcutsSheet.tsx')).ShortcutsSheet,
}))
const OrdersSheet = lazy(async () => ({
  default: (await import('./orders/OrdersSheet.tsx')).OrdersSheet,
}))
const MenuSheet = lazy(async () => ({ default: (await import('./menu/MenuSheet.tsx')).MenuSheet }))

interface Props {
  readonly opened: OpenSheet
  onClose(): void
}

/** What somebody has laid over the table. */
export function OpenedSheet({ opened, onClose }: Props) {
  // One sheet after another is a new dialog, not the old one with other words.
  return <Suspense key={JSON.stringify(opened)}>{sheetOf(opened, onClose)}</Suspense>
}

function sheetOf(opened: OpenSheet, onClose: () => void): ReactNode {
  switch (opened.sheet) {
    case 'recruit':
      return <RecruitSheet lord={opened.lord} onClose={onClose} />
    case 'lord':
      return <LordSheet lord={opened.lord} onClose={onClose} />
    case 'location':
      return <PlaceSheet location={opened.location} onClose={onClose} />
    case 'leviathan':
      return <LeviathanSheet leviathan={opened.leviathan} onClose={onClose} />
    case 'seat':
      return <SeatSheet seat={opened.seat} onClose={onClose} />
    case 'log':
      return <LogSheet onClose={onClose} />
    case 'memory':
      return <MemorySheet onClose={onClose} />
    case 'orders':
      return <OrdersSheet onClose={onClose} />
    case 'legend':
      return <LegendSheet onClose={onClose} />
    case 'shortcuts':
      return <ShortcutsSheet onClose={onClose} />
    case 'menu':
      return <MenuSheet onClose={onClose} />
  }
}
