import { type LocationId, type LordId, type Seat, type View, Zone } from '@hadal/engine'

/** Where a lord is now. */
export type Whereabouts =
  | { readonly place: 'court'; readonly reservedBy: Seat | undefined }
  | {
      readonly place: 'seat'
      readonly seat: Seat
      readonly under: LocationId | undefined
      readonly disabled: boolean
      readonly used: boolean
    }
  | { readonly place: 'gone' }
  | { readonly place: 'deck' }

export function whereIs(view: View, lord: LordId): Whereabouts {
  if (view.court.includes(lord))
    return { place: 'court', reservedBy: watcherOf(view, Zone.Court, lord) }
  for (const [seat, their] of view.seats.entries()) {
    const owned = their.lords.find((one) => one.lord === lord)
    if (owned) {
      const { under, disabled, used } = owned
      return { place: 'seat', seat, under, disabled, used }
    }
  }
  return { place: view.lordsGone.includes(lord) ? 'gone' : 'deck' }
}

/** Whose sentinel lies on something. */
export function watcherOf({ sentinels }: View, zone: number, target: number): Seat | undefined {
  return sentinels.find(({ on }) => on?.zone === zone && on.target === target)?.owner
}
