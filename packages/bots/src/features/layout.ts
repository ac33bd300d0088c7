import { GUILD_NAMES, KINDS, locations, lords, QUESTION_NAMES } from '@hadal/engine'

/**
 * Where each feature stands among the inputs of the network.
 *
 * A feature is a small whole number, mostly a count or a flag. What counts as "much" of it is its unit: the
 * learner sees the number divided by that, and folds the division into the weights it writes.
 */
class Layout {
  readonly units: number[] = []
  private readonly names: string[] = []

  /** Room for so many features of a kind, and the place of the first. */
  room(name: string, count: number, unit = 1): number {
    const first = this.units.length
    for (let i = 0; i < count; i++) this.units.push(unit)
    this.names.push(`${name} ${count} ${unit}`)
    return first
  }

  get size(): number {
    return this.units.length
  }

  get description(): string {
    return this.names.join('\n')
  }
}

export const SEATS = 5
export const LORDS = 63
const LOCATIONS = 26
const GUILDS = GUILD_NAMES.length
/** The five races and krakens. */
const ALL_RACES = 6
export const COUNCIL = 5
export const BORDER = 9
/** Everything that can stand on an agenda, with room for more. */
const QUESTIONS = 72

const stateLayout = new Layout()
const state = stateLayout.room.bind(stateLayout)

// One block for each seat, from the one that is asked round the table. All offsets are those of the first.
const firstOfSeat = stateLayout.size
/** What everybody can see of a seat. */
export const OfSeat = {
  present: state('present', 1),
  pearls: state('pearls', 1, 8),
  pearlsAtLeast: state('pearls at least', 7),
  keys: state('keys at least', 3),
  keyTokens: state('key tokens', 1, 2),
  lords: state('lords at least', 7),
  tokens: state('tokens', 1, 3),
  points: state('points', 1, 40),
  handSize: state('hand', 1, 6),
  handStrength: state('hand strength', ALL_RACES, 6),
  handCount: state('hand count', ALL_RACES, 2),
  affiliated: state('affiliated', COUNCIL, 3),
  affiliatedCount: state('affiliated count', COUNCIL, 2),
  guilds: state('guilds', GUILDS, 2),
  locations: state('locations', 1, 2),
  nebulis: state('nebulis', 1, 3),
  wounds: state('wounds', 1, 4),
  kraken: state('kraken', 1),
  scourge: state('scourge', 1),
  leviathanTokens: state('leviathan tokens', 1, 2),
  sentinels: state('sentinels', 1),
  isActive: state('active', 1),
  canBuy: state('can buy', 1),
} as const
/** How many features a seat has. */
export const SEAT_SIZE = stateLayout.size - firstOfSeat
state('other seats', SEAT_SIZE * (SEATS - 1))
for (let seat = 1; seat < SEATS; seat++)
  for (let i = 0; i < SEAT_SIZE; i++)
    stateLayout.units[firstOfSeat + seat * SEAT_SIZE + i] = stateLayout.units[firstOfSeat + i]

/** What only the seat that is asked knows of itself, and what it makes of the table. */
export const OfMine = {
  tokenPoints: state('token points', 1, 8),
  leviathanTokens: state('my leviathan tokens', 4),
  strongest: state('strongest in hand', ALL_RACES, 3),
  weakest: state('weakest in hand', COUNCIL, 3),
  lords: state('my lords', LORDS),
  usedLords: state('used lords', 1),
  theirLords: state('their lords', LORDS),
  ahead: state('ahead', 1, 15),
  behind: state('behind', 1, 15),
} as const

export const OfCourt = {
  lords: state('court', LORDS),
  payable: state('payable', LORDS),
  missing: state('missing', LORDS, 4),
  payableByOthers: state('payable by others', LORDS),
  size: state('lords at court', 7),
  deck: state('lord deck', 1, 10),
  recruiting: state('recruiting', LORDS),
} as const

export const OfTable = {
  players: state('players', 4),
  kraken: state('with kraken', 1),
  leviathan: state('with leviathan', 1),
  handLimit: state('hand limit', 1),
  question: state('question', QUESTIONS),
  isEnding: state('ending', 1),
  isLastTurn: state('last turn', 1),
  extraTurns: state('extra turns', 1),
  mostLords: state('most lords', 1, 3),
} as const

export const OfSea = {
  sold: state('sold', 1, 2),
  threat: state('threat', 6),
  shown: state('shown', 6),
  offeredRace: state('offered race', ALL_RACES),
  offered: state('offered strength', 1, 3),
  offeredEffect: state('offered effect', 2),
  isMonster: state('monster', 1),
  lordsInReach: state('lords it brings into reach', 1, 2),
  bestInReach: state('best lord it brings into reach', 1, 6),
  left: state('left for the council', COUNCIL, 4),
  council: state('council', COUNCIL, 2),
  councilStrength: state('council strength', COUNCIL, 5),
  councilBest: state('council best', COUNCIL, 3),
  deck: state('deck', 1, 20),
  monsters: state('monsters', 1, 2),
  races: state('races in deck', ALL_RACES, 5),
  strong: state('strong in deck', 1, 5),
  discard: state('discard', 1, 20),
  tokenPile: state('token pile', 1, 8),
} as const

export const OfPayment = {
  missing: state('to pay', 1, 4),
  strength: state('paid strength', 1, 5),
  races: state('paid races', 1, 2),
  krakens: state('paid krakens', 1),
} as const

export const OfPlaces = {
  available: state('available', LOCATIONS),
  worth: state('worth to me', LOCATIONS, 8),
  mine: state('my locations', LOCATIONS),
  theirs: state('their locations', LOCATIONS),
  deck: state('location deck', 1, 8),
  points: state('location points', 1, 15),
} as const

export const OfBorder = {
  present: state('leviathan', BORDER),
  resistance: state('resistance', BORDER, 4),
  health: state('health', BORDER, 2),
  fits: state('my best against it', BORDER, 3),
  wounds: state('its wounds', BORDER, 2),
  deck: state('leviathan deck', 1, 5),
  pile: state('leviathan pile', 1, 6),
  fightingAt: state('fighting at', BORDER),
  attack: state('attack', 1, 4),
  lootHere: state('loot here', 5),
  lootDeck: state('loot deck', 5, 2),
  reserved: state('reserved by others', 3),
  reservedByMe: state('reserved by me', 3),
} as const

const actionLayout = new Layout()
const action = actionLayout.room.bind(actionLayout)

/** Allies are named for four purposes: each has its own block of these. */
const PURPOSES = 4
const firstOfAlly = actionLayout.size
export const OfAlly = {
  race: action('ally race', ALL_RACES),
  strength: action('ally strength', 1, 3),
  isStrongest: action('strongest of its race', 1),
  isLast: action('last of its race', 1),
  effect: action('ally effect', 2),
} as const
export const ALLY_SIZE = actionLayout.size - firstOfAlly
action('other purposes', ALLY_SIZE * (PURPOSES - 1))
for (let i = ALLY_SIZE; i < ALLY_SIZE * PURPOSES; i++)
  actionLayout.units[firstOfAlly + i] = actionLayout.units[firstOfAlly + (i % ALLY_SIZE)]

export const OfAction = {
  /** Answers that are no card: a block of them for each question that has some. */
  verb: action('verb', 80),
  recruit: action('recruit', LORDS),
  influence: action('influence', 1, 6),
  keys: action('keys', 1),
  cost: action('cost', 1, 6),
  pearlsNeeded: action('pearls needed', 1, 3),
  strengthLeft: action('strength left', 1, 5),
  isLastLord: action('last lord', 1),
  completesKeys: action('completes keys', 1),
  emptiesCourt: action('empties court', 1),
  power: action('power', LORDS),
  lord: action('lord', LORDS),
  isMine: action('a lord of mine', 1),
  affiliationGain: action('affiliation gain', 1, 2),
  pearls: action('pearls paid', 1, 3),
  nebulis: action('nebulis paid', 1),
  overpaid: action('overpaid', 1, 3),
  stillMissing: action('still missing', 1, 4),
  race: action('stack of race', ALL_RACES),
  stack: action('stack size', 1, 2),
  stackStrength: action('stack strength', 1, 5),
  stackBest: action('stack best', 1, 3),
  otherRace: action('other race', ALL_RACES),
  location: action('location', LOCATIONS),
  worth: action('location worth', 1, 8),
  worthToOthers: action('location worth to others', 1, 8),
  given: action('location given', 1),
  seat: action('seat', SEATS),
  seatPoints: action('points of seat', 1, 40),
  seatPearls: action('pearls of seat', 1, 8),
  space: action('space of the border', BORDER),
  resistance: action('resistance there', 1, 4),
  health: action('health there', 1, 2),
  tokens: action('tokens there', 1, 2),
  fits: action('my best there', 1, 3),
  count: action('so many', 1, 4),
} as const

/** The inputs of a state and of an action, and the unit of each. */
export const stateUnits: readonly number[] = stateLayout.units
export const actionUnits: readonly number[] = actionLayout.units

/** A number that changes whenever a feature means something else: a network is only read with its own. */
export const FEATURES = fingerprint([
  stateLayout.description,
  actionLayout.description,
  QUESTION_NAMES.join('\n'),
  lords.map(({ name }) => name).join('\n'),
  locations.map(({ name }) => name).join('\n'),
  String(KINDS),
])

/** FNV-1a */
function fingerprint(texts: readonly string[]): number {
  let hash = 0x811c9dc5
  for (const text of texts)
    for (let i = 0; i < text.length; i++)
      hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash
}
