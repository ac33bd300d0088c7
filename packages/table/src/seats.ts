/** Who sits in a seat. */
export type Occupant =
  | { readonly kind: 'person' }
  | {
      readonly kind: 'bot'
      readonly bot: string
      /** A person left this seat to the bot, and may take it back. */
      readonly standsIn?: true
    }

export interface TableSettings {
  /** Who sits where, one for each seat. */
  readonly occupants: readonly Occupant[]
  /** Everything once seen face up stays listed in what persons are sent. */
  readonly perfectMemory: boolean
}

export const PERSON: Occupant = { kind: 'person' }

/** Why a seat is not left or taken back. */
export type SeatRefusal =
  /** A bot plays there already. */
  | { readonly reason: 'no-person-here' }
  /** The bot there does not stand in for anybody. */
  | { readonly reason: 'nobody-left' }
