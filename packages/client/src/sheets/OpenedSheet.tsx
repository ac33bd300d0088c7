import { type ReactNode, Suspense } from 'react'
import type { OpenSheet } from '../table/model.ts'
import { later } from './later.ts'

const RecruitSheet = later((sheets) => sheets.RecruitSheet)
const LordSheet = later((sheets) => sheets.LordSheet)
const PlaceSheet = later((sheets) => sheets.PlaceSheet)
const LeviathanSheet = later((sheets) => sheets.LeviathanSheet)
const SeatSheet = later((sheets) => sheets.SeatSheet)
const LogSheet = later((sheets) => sheets.LogSheet)
const Recap = later((sheets) => sheets.Recap)
const MemorySheet = later((sheets) => sheets.MemorySheet)
const OddsSheet = later((sheets) => sheets.OddsSheet)
const LegendSheet = later((sheets) => sheets.LegendSheet)
const RulesSheet = later((sheets) => sheets.RulesSheet)
const ShortcutsSheet = later((sheets) => sheets.ShortcutsSheet)
const OrdersSheet = later((sheets) => sheets.OrdersSheet)
const HintSheet = later((sheets) => sheets.HintSheet)
const MenuSheet = later((sheets) => sheets.MenuSheet)

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
