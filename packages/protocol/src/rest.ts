import {
  EXPANSION_NAMES,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  PRESETS,
  TABLE_OPTIONS,
} from '@hadal/engine'
import * as z from 'zod'
import { inviteCode, password, personName, secret, tableId, tableName } from './words.ts'

// Every resource that is asked for or changed by HTTP.

const seat = z
  .int()
  .min(0)
  .max(MOST_PLAYERS - 1)
const when = z.iso.datetime()

/** Who you are here. */
export const me = z.object({
  name: personName,
  /** `guest`: known by this device alone. `account`: by name and password. `bot`: by a token. */
  kind: z.enum(['guest', 'account', 'bot']),
})
export type Me = z.infer<typeof me>

export const newGuest = z.strictObject({ name: personName.optional() })
export const renamed = z.strictObject({ name: personName })
export const credentials = z.strictObject({ name: personName, password })
export const changedPassword = z.strictObject({ password, newPassword: password })

export const newToken = z.strictObject({ name: personName })
/** A token of a bot, without what makes it one. */
export const token = z.object({
  id: z.string(),
  name: personName,
  createdAt: when,
  usedAt: when.optional(),
})
export type Token = z.infer<typeof token>
/** The secret is shown this once. */
export const madeToken = z.object({ ...token.shape, secret })

/** How long people may think. */
export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** A bank of seconds for each person that grows with every turn, and a small clock for answers out of turn. */
  z.strictObject({
    kind: z.literal('live'),
    bank: z.int().min(30).max(7200),
    increment: z.int().min(0).max(300),
    answer: z.int().min(5).max(600),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(14) }),
])
export type ClockKind = z.infer<typeof clock>

/** How long bots wait between two decisions, so that people can follow. */
export const pace = z.enum(['instant', 'fast', 'readable', 'slow'])

const expansions = z
  .array(z.enum(EXPANSION_NAMES))
  .max(EXPANSION_NAMES.length)
  .refine((names) => new Set(names).size === names.length, 'Each expansion is named once.')

const presets = Object.keys(PRESETS).filter((name): name is keyof typeof PRESETS => name in PRESETS)
const options = z.strictObject({
  martialLaw: z.enum(TABLE_OPTIONS.martialLaw),
  commanderTiming: z.enum(TABLE_OPTIONS.commanderTiming),
  excessAllies: z.enum(TABLE_OPTIONS.excessAllies),
  lordDeckEnd: z.enum(TABLE_OPTIONS.lordDeckEnd),
  leviathanEnds: z.enum(TABLE_OPTIONS.leviathanEnds),
  abyssGuilds: z.enum(TABLE_OPTIONS.abyssGuilds),
  blackSmokers: z.enum(TABLE_OPTIONS.blackSmokers),
  ambassadorKeys: z.enum(TABLE_OPTIONS.ambassadorKeys),
  shamanStopsBorderGuard: z.enum(TABLE_OPTIONS.shamanStopsBorderGuard),
  alchemistSecondStack: z.enum(TABLE_OPTIONS.alchemistSecondStack),
})

const botName = z.string().min(1).max(40)

/** A table to be opened. Whoever opens it sits down in the first seat that no bot has. */
export const newTable = z.strictObject({
  name: tableName.optional(),
  players: z.int().min(FEWEST_PLAYERS).max(MOST_PLAYERS),
  expansions: expansions.default([]),
  preset: z.enum(presets).default('rulebook'),
  /** Single options that differ from the preset. */
  options: options.partial().default({}),
  perfectMemory: z.boolean().default(false),
  /** `listed`: everybody finds it. `private`: whoever has its link or its code. */
  visibility: z.enum(['private', 'listed']).default('private'),
  /** Whether people without a seat may look on; they see what everybody at the table sees. */
  onlookers: z.boolean().default(true),
  clock: clock.default({ kind: 'none' }),
  pace: pace.default('readable'),
  /** Bots and their seats; the other seats are for people. */
  bots: z
    .array(z.strictObject({ seat, bot: botName }))
    .max(MOST_PLAYERS - 1)
    .default([]),
})
export type NewTable = z.infer<typeof newTable>

/** Who sits in a seat, as everybody may know it. */
export const tableSeat = z.object({
  /** `free`: nobody yet. `person`: people, and bots that others bring. `bot`: one of ours. */
  kind: z.enum(['free', 'person', 'bot']),
  name: z.string().max(80).optional(),
  bot: botName.optional(),
  /** Played by a program of somebody, as it says itself. */
  isProgram: z.literal(true).optional(),
})
export type TableSeat = z.infer<typeof tableSeat>

/** What is agreed at a table, and who sits where: everybody who may see it sees the same. */
export const tableResource = z.object({
  id: tableId,
  /** As whoever opened it called it; without a name it goes by the people. */
  name: tableName.optional(),
  state: z.enum(['open', 'playing', 'over']),
  players: z.int(),
  expansions,
  options,
  perfectMemory: z.boolean(),
  visibility: z.enum(['private', 'listed']),
  onlookers: z.boolean(),
  clock,
  pace,
  seats: z.array(tableSeat).max(MOST_PLAYERS),
  turn: z.int(),
  /** The seats that are asked now. */
  waitsFor: z.array(seat).max(MOST_PLAYERS),
  createdAt: when,
  updatedAt: when,
  /** The table at which the same people play again. */
  rematch: tableId.optional(),
})

export type TableResource = z.infer<typeof tableResource>

/** A table as one person sees it. */
export const table = z.object({
  ...tableResource.shape,
  /** Your seat; none if you look on. */
  seat: seat.optional(),
  isOwner: z.boolean(),
  /** For people who sit here, until the game begins. */
  code: inviteCode.optional(),
  /** Whether your answer is missing. It may be given ahead, so `waitsFor` alone does not tell. */
  waitsForYou: z.boolean(),
})
export type TableForMe = z.infer<typeof table>

export const tables = z.object({ tables: z.array(table) })

/** Your tables, by whom they wait for; those that wait for you longest come first. */
export const myTables = z.object({
  waitingForMe: z.array(table),
  waitingForOthers: z.array(table),
  open: z.array(table),
  over: z.array(table),
})

/** A game that is over: everything that was decided and drawn, as text that every reader of records knows. */
export const recordOfGame = z.object({ record: z.string() })

export const tableParams = z.object({ table: tableId })
export const seatParams = z.object({ table: tableId, seat: z.coerce.number().pipe(seat) })
export const tokenParams = z.object({ token: z.string().regex(/^[\w-]{10,40}$/) })
export const codeParams = z.object({ code: inviteCode })
export const linkParams = z.object({ secret })

/** Without a seat, the first that is free. */
export const sitDown = z.strictObject({ seat: seat.optional() })
export const seatedBot = z.strictObject({ bot: botName })
/** A link that seats one person, once. */
export const seatLink = z.object({ path: z.string(), secret })
export const nothing = z.strictObject({})
/** The bots that a seat can be given to. */
export const bots = z.object({ bots: z.array(botName) })
