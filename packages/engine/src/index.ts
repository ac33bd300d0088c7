// The public face of the rules: nobody imports deeper.

export { IGNORE } from './border/monster.ts'
export * from './cards/allies.ts'
export { type Attack, type Leviathan, type LeviathanId, leviathans } from './cards/leviathans.ts'
export { locations, pointsOf, type Worth } from './cards/location.ts'
export { countOfLoot, LOOT_NAMES, type Loot, valueOfLoot } from './cards/loot.ts'
export {
  activeOwner,
  GUILD_NAMES,
  Guild,
  type LordCard,
  lords,
  requiredRaceOf,
} from './cards/lord.ts'
export { type Reward, THREAT_TRACK } from './cards/threat.ts'
export {
  countOfLeviathanToken,
  countOfToken,
  LEVIATHAN_TOKEN_NAMES,
  LeviathanToken,
  pearlsOfToken,
  pointsOfToken,
  TOKEN_NAMES,
  type Token,
} from './cards/tokens.ts'
export { type EndCause, type Event, eventFor } from './game/events.ts'
export { EXPANSION_NAMES, Expansion, type ExpansionName } from './game/expansions.ts'
export {
  BORDER,
  COURT,
  copyGame,
  DEPTHS,
  Game,
  type LocationId,
  type LordId,
  LordState,
  NOBODY,
  Place,
  type Seat,
  sameGame,
} from './game/game.ts'
export { brokenInvariants } from './game/invariants.ts'
export {
  BadOption,
  PRESETS,
  type Preset,
  TABLE_OPTIONS,
  type TableOption,
  type TableOptions,
  withOption,
} from './game/options.ts'
export {
  BadSetup,
  FEWEST_PLAYERS,
  MARTIAL_LAW,
  MOST_PLAYERS,
  mostPlayers,
  newGame,
  rulebookSetup,
  type Setup,
  setUp,
} from './game/setup.ts'
export { Source } from './game/sources.ts'
export { createTable, type Table } from './game/table.ts'
export {
  type Chance,
  LuckMismatch,
  noted,
  type Outcome,
  passOver,
  recalled,
  scripted,
  seeded,
} from './kernel/chance.ts'
export { Options } from './kernel/options.ts'
export { costOfLord } from './legality/costChangers.ts'
export {
  type Payment,
  type PaymentRefusal,
  refusePayment,
  submitPayment,
} from './legality/payment.ts'
export { affiliable, scoreWithHand, supposePaid } from './legality/prospects.ts'
export { type Refusal, refuse, submit } from './legality/refusal.ts'
export { type Choice, type WhyNot, whyNot, whyNotLord } from './legality/whyNot.ts'
export { readCode, writeCode } from './notation/code.ts'
export { readDecision, readOutcome, sayDecision, sayOutcome, saySeat } from './notation/notation.ts'
export { describe, turnDigests } from './notation/position.ts'
export {
  BadRecord,
  type GameRecord,
  type Move,
  type RecordedTable,
  readRecord,
  recordGame,
  replay,
  writeRecord,
} from './notation/record.ts'
export { BadSave, load, save } from './notation/save.ts'
export { PASS, SETTLE } from './notation/words.ts'
export { agendaOf, asked, isOver, legal, play, QUESTION_NAMES, seatAsked } from './play.ts'
export {
  type LocationScore,
  openPoints,
  type Score,
  scoreLocation,
  scoreOf,
  standings,
  strongestAffiliated,
  winners,
} from './scoring.ts'
export { purseOf } from './smuggling/nebulis.ts'
export { SEARCH, STOP } from './smuggling/sanctuary.ts'
export {
  isReservedFrom,
  ON_LOCATION,
  ON_STACK,
  sentinelLords,
  Zone,
  zoneOf,
} from './smuggling/sentinels.ts'
export { DRAW, KEY_TOKENS } from './turn/control.ts'
export { costFor, strengthFor } from './turn/cost.ts'
export { PAY_PEARLS } from './turn/limit.ts'
export { BUY, canBuyMore } from './turn/offer.ts'
export { listPayments, PaymentList } from './turn/payments.ts'
export { keysOfSeat } from './turn/pearls.ts'
export { USE_POWER } from './turn/powers.ts'
export { EXPLORE_ON, TAKE } from './turn/threat.ts'
export { SECOND_PILE } from './turn/tokens.ts'
export { EXPLORE, NO_ACTION, PLOT, SUPPORT } from './turn/turn.ts'
export { sample, suppose } from './view/sample.ts'
export {
  type AskedView,
  type Counts,
  forget,
  type LeviathanView,
  type LordView,
  type Memory,
  openView,
  type SeatView,
  type SentinelView,
  type View,
  view,
} from './view/view.ts'
