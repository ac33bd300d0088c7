import type { Act, StandingOrders } from '@hadal/table'
import * as z from 'zod'

// Everything here comes from outside: it is bounded, so that nothing large is ever stored.

/** Every number that the rules know fits into a byte. */
const byte = z.int().min(0).max(255)

/** The version of a table. */
export const version = z.int().min(0).max(1_000_000)

/** What a client calls an act, so that it may be sent again: no two acts of a seat share it. */
export const actId = z.string().regex(/^[\w-]{1,40}$/)

const onlyIf = z.union([
  z.literal('always'),
  z.literal('completes-a-lord'),
  z.strictObject({ lord: byte }),
])

const standingOrder = z.strictObject({
  do: z.enum(['buy', 'pass']),
  races: z.array(byte).max(12),
  strengthFrom: byte,
  strengthTo: byte,
  priceAtMost: byte,
  keepPearls: byte,
  onlyIf,
  until: z.enum(['my-next-turn', 'this-round', 'game-ends']),
})

/** What a person wants done whenever an ally is offered to them. */
export const standingOrders = z.strictObject({
  orders: z.array(standingOrder).max(20),
  otherwise: z.enum(['ask', 'pass']),
}) satisfies z.ZodType<StandingOrders>

const payment = z.strictObject({
  allies: z.array(byte).max(64),
  pearls: byte,
  nebulis: byte.exactOptional(),
})

/** Something that a seat does. Whose seat it is, is told by the connection alone. */
export const act = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('decide'), decisions: z.array(byte).min(1).max(64) }),
  z.strictObject({
    type: z.literal('recruit'),
    recruitment: z.strictObject({ lord: byte, payment, affiliate: byte.optional() }),
  }),
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('orders'), orders: standingOrders.optional() }),
  z.strictObject({ type: z.literal('leave'), bot: z.string().min(1).max(40) }),
  z.strictObject({ type: z.literal('take-back') }),
  /** Wants the game to stand still, or agrees to it. Once every person has, nobody may decide. */
  z.strictObject({ type: z.literal('pause') }),
  /** Lets the game go on; before everybody has agreed to a pause, declines it. */
  z.strictObject({ type: z.literal('resume') }),
  /** Asks to take back a decision after which others have decided: `undo.canAsk` says whether one may. */
  z.strictObject({ type: z.literal('ask-undo') }),
  z.strictObject({ type: z.literal('allow-undo') }),
  z.strictObject({ type: z.literal('decline-undo') }),
]) satisfies z.ZodType<Act>
