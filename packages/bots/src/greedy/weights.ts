/** What things are worth to the greedy bot, in points at the end of the game. */
export interface Weights {
  /** A strength of an ally in hand. */
  readonly strength: number
  /** An ally in hand, whatever its strength. */
  readonly ally: number
  /** A race in hand. */
  readonly race: number
  readonly pearl: number
  /** A key, when another one is held already. */
  readonly key: number
  /** A monster token not looked at yet. */
  readonly token: number
  /** The share of a lord's profit that coming close to it is worth. */
  readonly promise: number
  /** What an opponent's gain costs, for each point of it. */
  readonly rivalry: number
  /** The share of the points of an affiliated ally that later ones will not cover. */
  readonly affiliation: number
  /** A strength left for the council, where others come first. */
  readonly leaving: number
  /** The part of lasting powers, for each turn still to come. */
  readonly power: number
  /** A tile left for the others after drawing. */
  readonly tile: number
  /** What keeps from plotting: others see the lord too. */
  readonly plotting: number
  /** What ending the game is worth to the leader. */
  readonly ending: number
  /** Own turns for each lord that the leading player still needs. */
  readonly turnsPerLord: number
  /** Strength that each lord still to come will take; a hand with more than that is worth little. */
  readonly lordStrength: number
  /** From so much missing strength on, a lord is no aim. */
  readonly reach: number
  /** What a missing race stands for, in strength that is missing besides. */
  readonly missingRace: number
  /** The third key, which buys a location, as a multiple of the second. */
  readonly thirdKey: number
  /** With fewer turns to come than this, keys begin to come too late. */
  readonly keyTurns: number
  /** The share of its worth that a pearl has more with each turn still to come. */
  readonly pearlTurn: number
  /** How eagerly opponents are thought to buy, as a multiple of what is usual. */
  readonly demand: number
  /** The part of powers that a lord brings at once. */
  readonly arrival: number
  /** What it is worth to recruit now and not later. */
  readonly tempo: number
  /** What opponents are thought to make of their last turn. */
  readonly lastTurn: number
  /** Kraken: the share of a pearl that one nebulis serves for, while there is something to pay. */
  readonly nebulis: number
  /** Leviathan: the part of what an attack would take that adding a leviathan is feared for. */
  readonly risk: number
  /** Leviathan: how likely the scourge is to stay where it comes to. */
  readonly scourge: number
}

const FOR_TWO: Weights = {
  strength: 0.9,
  ally: 0,
  race: 0.2,
  pearl: 0.9,
  key: 3.2,
  token: 2.65,
  promise: 0.45,
  rivalry: 0.3,
  affiliation: 0.8,
  leaving: 0.12,
  power: 0.8,
  tile: 0.7,
  plotting: 0.5,
  ending: 6,
  turnsPerLord: 2,
  lordStrength: 9,
  reach: 12,
  missingRace: 1.5,
  thirdKey: 1.4,
  keyTurns: 6,
  pearlTurn: 0.25,
  demand: 1,
  arrival: 1,
  tempo: 0,
  lastTurn: 5,
  nebulis: 0.6,
  risk: 1,
  scourge: 0.65,
}

// With more opponents there is more to buy, and less harm in what one of them finds at the council.
const FOR_THREE: Weights = { ...FOR_TWO, strength: 0.8, pearl: 1.05, leaving: 0.03 }
const FOR_FOUR: Weights = { ...FOR_TWO, strength: 0.75, pearl: 1.2, leaving: 0.01 }

/** Found by matches of the bot against itself. */
export function weightsFor(players: number): Weights {
  if (players === 2) return FOR_TWO
  return players === 3 ? FOR_THREE : FOR_FOUR
}
