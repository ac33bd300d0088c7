import { type ReactNode, Suspense } from 'react'
import type { OpenSheet } from '../table/model.ts'
import { later } from './later.ts'

const RecruitSheet = later(async () => (await import('./recruit/RecruitSheet.tsx')).RecruitSheet)
const LordSheet = later(async () => (await import('./inspect/LordSheet.tsx')).LordSheet)
const PlaceSheet = later(async () => (await import('./inspect/PlaceSheet.tsx')).PlaceSheet)
const LeviathanSheet = later(
  async () => (await import('./inspect/LeviathanSheet.tsx')).LeviathanSheet,
)
const SeatSheet = later(async () => (await import('./seat/SeatSheet.tsx')).SeatSheet)
const LogSheet = later(async () => (await import('./log/LogSheet.tsx')).LogSheet)
const Recap = later(async () => (await import('./recap/Recap.tsx')).Recap)
const MemorySheet = later(async () => (await import('./memory/MemorySheet.tsx')).MemorySheet)
const OddsSheet = later(async () => (await import('./odds/OddsSheet.tsx')).OddsSheet)
const LegendSheet = later(async () => (await import('./legend/LegendSheet.tsx')).LegendSheet)
const RulesSheet = later(async () => (await import('./rules/RulesSheet.tsx')).RulesSheet)
const ShortcutsSheet = later(
  async () => (await import('./shortcuts/ShortcutsSheet.tsx')).ShortcutsSheet,
)
const OrdersSheet = later(async () => (await import('./orders/OrdersSheet.tsx')).OrdersSheet)
const HintSheet = later(async () => (await import('./hint/HintSheet.tsx')).HintSheet)
const MenuSheet = later(async () => (await import('./menu/MenuSheet.tsx')).MenuSheet)

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
    case 'recap':
      return <Recap onClose={onClose} />
    case 'memory':
      return <MemorySheet onClose={onClose} />
    case 'odds':
      return <OddsSheet onClose={onClose} />
    case 'orders':
      return <OrdersSheet onClose={onClose} />
    case 'hint':
      return <HintSheet onClose={onClose} />
    case 'legend':
      return <LegendSheet onClose={onClose} />
    case 'rules':
      return <RulesSheet clauses={opened.clauses} onClose={onClose} />
    case 'shortcuts':
      return <ShortcutsSheet onClose={onClose} />
    case 'menu':
      return <MenuSheet onClose={onClose} />
  }
}
