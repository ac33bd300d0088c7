import type { ExpansionName, Seat } from '@hadal/engine'
import type { Kept } from '@hadal/table'
import type { SeatInfo } from '../link/protocol.ts'
import type { Damage } from './damage.ts'
import { readRecordText } from './recordText.ts'
import type { Waters } from './waters.ts'

/** The form in which games are kept now. */
export const KEPT_FORMAT = 1

/** A game as it is kept on the device. */
export interface KeptGame {
  readonly id: string
  readonly format: typeof KEPT_FORMAT
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly savedAt: number
  readonly seats: readonly SeatInfo[]
  readonly perfectMemory: boolean
  /** The record as text. */
  readonly record: string
  /** Tells whether the record is still the one that was kept. */
  readonly checksum: number
  /** Standing orders and answers that wait: secrets of their owners, shown to nobody. */
  readonly secrets: Kept
  readonly isOver: boolean
  readonly summary: Summary
  /** The game whose luck falls again in this one. */
  readonly waters?: Waters
}

/** What a list of games says about one. */
export interface Summary {
  readonly turn: number
  readonly players: number
  readonly expansions: readonly ExpansionName[]
  /** What everybody can count, by seat; the final scores when the game is over. */
  readonly points: readonly number[]
  /** The seats that have won. */
  readonly winners: readonly Seat[]
}

/** A game in the list: good, or damaged with what is left of it. */
export type ListedGame =
  | { readonly state: 'good'; readonly id: string; readonly game: KeptGame }
  | {
      readonly state: 'damaged'
      readonly id: string
      readonly damage: Damage
      readonly savedAt: number | undefined
      /** The record as it was found, for whoever wants to save it. */
      readonly record: string | undefined
    }

/** Looks at what was found where a game should be. */
export function inspect(found: unknown): ListedGame {
  const fields = isObject(found) ? found : {}
  const { id, savedAt, record } = fields
  const damage = damageIn(fields)
  if (damage === undefined && isKeptGame(fields))
    return { state: 'good', id: fields.id, game: fields }
  return {
    state: 'damaged',
    id: typeof id === 'string' ? id : '',
    damage: damage ?? { reason: 'damaged', line: undefined },
    savedAt: typeof savedAt === 'number' ? savedAt : undefined,
    record: typeof record === 'string' ? record : undefined,
  }
}

/** Reading a whole record takes its time, so only one that has changed is read. */
function damageIn({ format, record, checksum }: Fields): Damage | undefined {
  if (typeof format === 'number' && format !== KEPT_FORMAT)
    return { reason: 'another-version', version: format }
  if (typeof record !== 'string') return { reason: 'damaged', line: undefined }
  if (checksumOf(record) === checksum) return undefined
  const read = readRecordText(record)
  return 'reason' in read ? read : { reason: 'damaged', line: undefined }
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (found: unknown): found is Fields => typeof found === 'object' && found !== null

function isKeptGame(fields: Fields): fields is Fields & KeptGame {
  const { id, startedAt, savedAt, seats, perfectMemory, isOver, secrets, summary, waters } = fields
  return (
    typeof id === 'string' &&
    typeof startedAt === 'number' &&
    typeof savedAt === 'number' &&
    typeof perfectMemory === 'boolean' &&
    typeof isOver === 'boolean' &&
    Array.isArray(seats) &&
    seats.every(isSeat) &&
    isObject(secrets) &&
    Array.isArray(secrets.orders) &&
    Array.isArray(secrets.answers) &&
    isObject(summary) &&
    typeof summary.turn === 'number' &&
    summary.players === seats.length &&
    [summary.expansions, summary.points, summary.winners].every(Array.isArray) &&
    (waters === undefined || areWaters(waters))
  )
}

function areWaters(found: unknown): found is Waters {
  return isObject(found) && typeof found.game === 'string' && typeof found.seat === 'number'
}

function isSeat(found: unknown): found is SeatInfo {
  if (!isObject(found) || typeof found.name !== 'string') return false
  return found.bot === undefined || typeof found.bot === 'string'
}

/** FNV-1a: enough to notice what a disk or a careless hand has done. */
export function checksumOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}
