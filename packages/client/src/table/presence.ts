import type { Seat } from '@hadal/engine'
import { useTableStore } from '../link/store.ts'
import { useTable } from './model.ts'

/** Whether a person who plays online is not connected. */
export function useIsAway(seat: Seat): boolean {
  const { place, seats } = useTable().update
  const presence = useTableStore((state) => state.presence)
  if (place !== 'online' || presence === undefined) return false
  return seats[seat]?.bot === undefined && !presence.seats.includes(seat)
}

/** How many look on at a table online; whoever looks on does not count themselves. */
export function useOnlookers(): number {
  const { place, eyes } = useTable().update
  const count = useTableStore((state) => state.presence?.onlookers ?? 0)
  if (place === 'here') return 0
  return eyes === undefined ? count - 1 : count
}
