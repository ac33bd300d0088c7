import type { Expansion } from '../game/expansions.ts'
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
interface TurnPower {
  can(game: Game, me: Seat): boolean
  use(table: Table, me: Seat): void
}

type Happening = (table: Table, me: Seat) => void

/** The rules that lords bend, each named where it is walked through. */
export interface LordRules {
  readonly turnPower: TurnPower
  /** Strength added to every cost of the owner, or of the opponents. */
  readonly recruitCost: { readonly mine: number; readonly theirs: number }
  readonly startOfTurn: Happening
  /** When the owner ends an exploration; the depths hold what is left for the council. */
  readonly explorationEnds: Happening
  /** When an opponent recruits a lord. */
  readonly opponentRecruits: Happening
  /** The owner may take a second stack when requesting support. */
  readonly secondStack: true
  /** The owner affiliates any ally paid, not only the weakest. */
  readonly affiliatesAny: true
  /** The owner pays with allies of any races. */
  readonly anyRace: true
  /** Opponents who fight are rewarded as if the marker stood this many spaces earlier. */
  readonly rewardSetBack: number
  /** The allies opponents may hold at the end of their turns. */
  readonly opponentsHandLimit: number
  /** The guild whose powers do not touch the owner. */
  readonly shelterFrom: Guild
  /** The allies the owner may buy during an opponent's turn. */
  readonly purchases: number
  /** Pearls the owner takes from an opponent who gains 2 or more at once. */
  readonly toll: number
  /** The nebulis the owner may use in one payment. */
  readonly nebulisLimit: number
  /** The owner may use nebulis with pearls left. */
  readonly nebulisAnytime: true
  /** Krakens left in the owner's hand bring no nebulis. */
  readonly cleansKrakens: true
  /** The owner fights leviathans with allies of any race. */
  readonly fightsWithAny: true
  /** The owner may fight a second leviathan after slaying one. */
  readonly secondFight: true
  /** The owner may ignore monsters. */
  readonly ignoresMonsters: true
  /** Pearls for each health point the owner takes from a leviathan. */
  readonly pearlsForHealth: number
  /** Extra tokens for each health point the owner takes from a leviathan. */
  readonly tokensForHealth: number
}

/** What is printed on a lord, and the rules it bends. */
export interface LordPrint extends Partial<LordRules> {
  readonly name: string
  readonly guild: Guild
  readonly influence: number
  readonly keys: number
  readonly cost: number
  readonly races: number
  /** The box it comes in, if not the base game's. */
  readonly box?: Expansion
  /** The box that takes it out of the game. */
  readonly removedBy?: Expansion
  /** The power with an arrow, or the part of a lasting one that happens now. */
  readonly onRecruit?: Happening
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
/** 1 for a lord with a power for once a turn. */
export const turnPowersOf = new Uint8Array(LORDS)

/** A rule and the lords that bend it. */
type Bent<Rule> = { readonly lord: LordId; readonly rule: Rule }[]

/** The places where lords bend a rule, each with the lords that do. */
export const rulePoints: { readonly [Name in keyof LordRules]: Bent<LordRules[Name]> } = {
  turnPower: [],
  recruitCost: [],
  startOfTurn: [],
  explorationEnds: [],
  opponentRecruits: [],
  secondStack: [],
  affiliatesAny: [],
  anyRace: [],
  rewardSetBack: [],
  opponentsHandLimit: [],
  shelterFrom: [],
  purchases: [],
  toll: [],
  nebulisLimit: [],
  nebulisAnytime: [],
  cleansKrakens: [],
  fightsWithAny: [],
  secondFight: [],
  ignoresMonsters: [],
  pearlsForHealth: [],
  tokensForHealth: [],
}

const isRulePoint = (name: string): name is keyof LordRules => name in rulePoints

function bend<Name extends keyof LordRules>(
  lordId: LordId,
  name: Name,
  print: Partial<LordRules>,
): void {
  const rule = print[name]
  if (rule !== undefined) rulePoints[name].push({ lord: lordId, rule })
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
  turnPowersOf[id] = print.turnPower ? 1 : 0
  for (const name of Object.keys(print)) if (isRulePoint(name)) bend(id, name, print)
  return card
}

/** The seat a lord's power works for now: its owner, while it is free and not disabled. */
export function activeOwner(game: Game, lordId: LordId): Seat | typeof NOBODY {
  const place = game.lordPlace[lordId]
  if (place < Place.Seat || game.lordUnder[lordId] !== 0) return NOBODY
  return game.lordState[lordId] & LordState.Disabled ? NOBODY : place - Place.Seat
}

/** Whether one of the lords that bend a rule works for a seat. */
export function hasActive(
  game: Game,
  bent: readonly { readonly lord: LordId }[],
  me: Seat,
): boolean {
  for (let i = 0; i < bent.length; i++) if (activeOwner(game, bent[i].lord) === me) return true
  return false
}

/** The number that the lords working for a seat add up to. */
export function sumForSeat(
  game: Game,
  bent: readonly { readonly lord: LordId; readonly rule: number }[],
  me: Seat,
): number {
  let sum = 0
  for (const { lord: id, rule } of bent) if (activeOwner(game, id) === me) sum += rule
  return sum
}

/** Whether powers of a guild pass a seat by. */
export function isSheltered(game: Game, them: Seat, guild: number): boolean {
  for (const shelter of rulePoints.shelterFrom)
    if (shelter.rule === guild && activeOwner(game, shelter.lord) === them) return true
  return false
}

/** Whether a lord's power reaches a seat as that of an opponent. */
export function reaches(game: Game, lordId: LordId, them: Seat): boolean {
  const owner = activeOwner(game, lordId)
  return owner !== NOBODY && owner !== them && !isSheltered(game, them, guildOf[lordId])
}
