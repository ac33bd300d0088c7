// The public face of the words: nobody imports deeper.

export { at } from './at.ts'
export { boardInWords } from './board/board.ts'
export {
  askForPayment,
  type NumberedChoice,
  numberedChoices,
  paymentChoice,
  sayPayment,
} from './board/choices.ts'
export { type ToldTurn, tellTurns } from './board/news.ts'
export type { Item, Row, Section, Zone as TextZone } from './board/section.ts'
export {
  capital,
  kindRule,
  list,
  PAINTED_LETTERS,
  raceLetter,
  raceName,
  racePlural,
  racePluralBreakable,
  raceShort,
  raceStack,
  sayAllies,
  sayCard,
  sayCards,
  sayChange,
  sayHealth,
  sayKeys,
  sayKinds,
  sayLocations,
  sayLords,
  sayMonsterTokens,
  sayNebulis,
  sayNumber,
  sayPearls,
  sayPoints,
  sayTokens,
  sayWounds,
} from './cards.ts'
export { explainEvent } from './events/explain.ts'
export { lineOf, type Mark, tellEvent } from './events/lines.ts'
export { isToldElsewhere } from './events/told.ts'
export { inOnePiece } from './hyphens.ts'
export {
  leviathanAttack,
  leviathanAttackFull,
  leviathanFoes,
  leviathanLevels,
  leviathanName,
  spaceName,
} from './leviathans.ts'
export { locationFull, locationName, locationRule } from './locations.ts'
export { lootName, lootShort, lootText } from './loot.ts'
export {
  guildName,
  guildPlural,
  type LordTiming,
  lordFull,
  lordName,
  lordShort,
  lordTiming,
  timingName,
} from './lords.ts'
export {
  isLocale,
  LANGUAGES,
  LOCALES,
  type Locale,
  locale,
  type MessagesOf,
  m,
  messageNamed,
  preferredLocale,
  speak,
} from './messages.ts'
export { cardObject, pearlsObject, priceObject, sayPrice } from './objects.ts'
export {
  expansionName,
  expansionText,
  matters,
  OPTION_NAMES,
  optionName,
  optionText,
  optionValueName,
  optionValueText,
  type PresetChoice,
  presetName,
  presetOf,
  presetText,
  sayExpansions,
} from './options.ts'
export { lordOutlook } from './outlook/lords.ts'
export { outlook } from './outlook/outlook.ts'
export { checkPayment, rankPayments } from './outlook/payments.ts'
export { seatOutlook } from './outlook/seats.ts'
export type {
  CardOutlook,
  CheckedPayment,
  LocationOutlook,
  LordOutlook,
  Outlook,
  Payable,
  RankedPayment,
  RankedPayments,
  SeatOutlook,
} from './outlook/seen.ts'
export { supposed } from './outlook/supposed.ts'
export type { ChoiceWords, Target } from './questions/book.ts'
export { ask, sayChoice, targetOf } from './questions/index.ts'
export { turnHeadline, waiting } from './questions/waiting.ts'
export { QUESTIONS } from './questions/words.ts'
export { explainWhyNot, sayRefusal, sayRefusedPayment, saySealed, sayWhyNot } from './reasons.ts'
export { cardsIn, isActive, type Scene, sceneOf } from './scene.ts'
export { sayWorth, sayWorthInFull, scoreCategoryName } from './score.ts'
export {
  pointsFrom,
  type Ranked,
  SOURCES,
  type Source,
  sayMargin,
  sayWinner,
  sourceName,
  sourcesAt,
} from './scoreSheet.ts'
export { hasKraken, type TableRules } from './tableNotes.ts'
export type { Thing } from './things.ts'
export {
  type Figure,
  figureName,
  figureText,
  leviathanTokenName,
  leviathanTokenText,
  sayReward,
  sayTarget,
  sentinelName,
  sentinelText,
  tokenName,
  tokenText,
} from './tokens.ts'
export {
  type Command,
  type CommandName,
  commandWord,
  helpOn,
  readCommand,
} from './typed/command.ts'
export { describeCard, describeRules, describeScore, tellScores } from './typed/describe.ts'
export { match, normal } from './typed/match.ts'
export { paymentsMeant, readShorthand, type Shorthand } from './typed/shorthand.ts'
export { explainTyped, type Understood, understand } from './typed/understand.ts'
export { sayWho, subject, type Who } from './who.ts'
export { sayReason } from './why.ts'
