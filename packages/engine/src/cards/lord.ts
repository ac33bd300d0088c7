import { type Game, LORDS, type LordId, LordState, NOBODY, Place, type Seat } from '../game/game.ts'
import type { Table } from '../game/table.ts'
import { Race } from './allies.ts'

export const Guild = {
  Soldier: 0,
  Merchant: 1,
  Mage: 2,
  Politician: 3,
  Farmer: 4,
  Ambassador: 5,
  Smuggler: 6,
} as const
export type Guild = number
export const GUILDS = 7
export const GUILD_NAMES = [
  'soldier',
  'merchant',
  'mage',
  'politician',
  'farmer',
  'ambassador',
  'smuggler',
] as const

/** The race a lord's payment must hold, by guild; the last two ask for none. */
const REQUIRED_RACE: readonly number[] = [
  Race.Crab,
  Race.Shellfish,
  Race.Jellyfish,
  Race.Squid,
  Race.Seahorse,
  NOBODY,
  NOBODY,
]

/** A power for once a turn, when its owner likes. */
export interface TurnPower {
  can(game: Game, me: Seat): boolean
  use(table: Table, me: Seat): void
}

/** What is printed on a lord, and the rules it bends. */
export interface LordPrint {
  readonly name: string
  readonly guild: Guild
  readonly influence: number
  readonly keys: number
  readonly cost: number
  readonly races: number
  /** The power with an arrow, or the part of a lasting one that happens now. */
  readonly onRecruit?: (table: Table, me: Seat) => void
  readonly turnPower?: TurnPower
  /** Strength added to every cost of the owner, or of the opponents. */
  readonly recruitCost?: { readonly mine?: number; readonly theirs?: number }
  readonly startOfTurn?: (table: Table, me: Seat) => void
  /** When the owner ends an exploration; the depths hold what is left for the council. */
  readonly explorationEnds?: (table: Table, me: Seat) => void
  /** The owner may take a second stack when requesting support. */
  readonly secondStack?: true
  /** The owner affiliates any ally paid, not only the weakest. */
  readonly affiliatesAny?: true
  /** The owner pays with allies of any races. */
  readonly anyRace?: true
  /** Opponents who fight are rewarded as if the marker stood this many spaces earlier. */
  readonly rewardSetBack?: number
  /** The allies opponents may hold at the end of their turns. */
  readonly opponentsHandLimit?: number
  /** The guild whose powers do not touch the owner. */
  readonly shelterFrom?: Guild
}

export interface LordCard extends LordPrint {
  readonly id: LordId
}

/** Every lord by id, in the order in which the guilds' files are loaded. */
export const lords: LordCard[] = []

// The numbers that rules read again and again, by lord.
export const costOf = new Uint8Array(LORDS)
export const racesOf = new Uint8Array(LORDS)
export const requiredRaceOf = new Uint8Array(LORDS)
export const influenceOf = new Uint8Array(LORDS)
export const keysOf = new Uint8Array(LORDS)
export const guildOf = new Uint8Array(LORDS)

/** The places where lords bend a rule, each with the lords that do. */
export const rulePoints = {
  turnPower: [] as { readonly lord: LordId; readonly power: TurnPower }[],
  recruitCost: [] as { readonly lord: LordId; readonly mine: number; readonly theirs: number }[],
  startOfTurn: [] as {
    readonly lord: LordId
    readonly happens: (table: Table, me: Seat) => void
  }[],
  explorationEnds: [] as {
    readonly lord: LordId
    readonly happens: (table: Table, me: Seat) => void
  }[],
  secondStack: [] as LordId[],
  affiliatesAny: [] as LordId[],
  anyRace: [] as LordId[],
  rewardSetBack: [] as { readonly lord: LordId; readonly spaces: number }[],
  opponentsHandLimit: [] as { readonly lord: LordId; readonly limit: number }[],
  shelterFrom: [] as { readonly lord: LordId; readonly guild: Guild }[],
}

/** Adds a lord to the box and to the rule points it bends. */
export function lord(print: LordPrint): LordCard {
  const id = lords.length
  const card = { ...print, id }
  lords.push(card)
  costOf[id] = print.cost
  racesOf[id] = print.races
  requiredRaceOf[id] = REQUIRED_RACE[print.guild]
  influenceOf[id] = print.influence
  keysOf[id] = print.keys
  guildOf[id] = print.guild

  const { turnPower, recruitCost, startOfTurn, explorationEnds, rewardSetBack } = print
  if (turnPower) rulePoints.turnPower.push({ lord: id, power: turnPower })
  if (recruitCost)
    rulePoints.recruitCost.push({
      lord: id,
      mine: recruitCost.mine ?? 0,
      theirs: recruitCost.theirs ?? 0,
    })
  if (startOfTurn) rulePoints.startOfTurn.push({ lord: id, happens: startOfTurn })
  if (explorationEnds) rulePoints.explorationEnds.push({ lord: id, happens: explorationEnds })
  if (print.secondStack) rulePoints.secondStack.push(id)
  if (print.affiliatesAny) rulePoints.affiliatesAny.push(id)
  if (print.anyRace) rulePoints.anyRace.push(id)
  if (rewardSetBack) rulePoints.rewardSetBack.push({ lord: id, spaces: rewardSetBack })
  if (print.opponentsHandLimit)
    rulePoints.opponentsHandLimit.push({ lord: id, limit: print.opponentsHandLimit })
  if (print.shelterFrom !== undefined)
    rulePoints.shelterFrom.push({ lord: id, guild: print.shelterFrom })
  return card
}

/** The seat a lord's power works for now: its owner, while it is free and not disabled. */
export function activeOwner(game: Game, lordId: LordId): Seat | typeof NOBODY {
  const place = game.lordPlace[lordId]
  if (place < Place.Seat || game.lordUnder[lordId] !== 0) return NOBODY
  return game.lordState[lordId] & LordState.Disabled ? NOBODY : place - Place.Seat
}

/** Whether one of these lords works for a seat. */
export function hasActive(game: Game, lordIds: readonly LordId[], me: Seat): boolean {
  for (let i = 0; i < lordIds.length; i++) if (activeOwner(game, lordIds[i]) === me) return true
  return false
}

/** Whether powers of a guild pass a seat by. */
export function isSheltered(game: Game, them: Seat, guild: number): boolean {
  for (const shelter of rulePoints.shelterFrom)
    if (shelter.guild === guild && activeOwner(game, shelter.lord) === them) return true
  return false
}

/** Whether a lord's power reaches a seat as that of an opponent. */
export function reaches(game: Game, lordId: LordId, them: Seat): boolean {
  const owner = activeOwner(game, lordId)
  return owner !== NOBODY && owner !== them && !isSheltered(game, them, guildOf[lordId])
}
