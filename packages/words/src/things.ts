import type { Kind, LeviathanId, LocationId, LordId, Race } from '@hadal/engine'

/** A thing of the table that a sentence speaks of. */
export type Thing =
  | { readonly card: Kind }
  | { readonly lord: LordId }
  | { readonly location: LocationId }
  | { readonly leviathan: LeviathanId }
  | { readonly stack: Race }
