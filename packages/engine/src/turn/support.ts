import { KINDS, RACES, type Race } from '../cards/allies.ts'
import { hasActive, rulePoints } from '../cards/lord.ts'
import type { Game, Seat } from '../game/game.ts'
import { chose } from '../game/options.ts'
import { kernel, type Table } from '../game/table.ts'
import type { Options } from '../kernel/options.ts'
import { anyOf, PASS, pass, raceWords } from '../notation/words.ts'
import { isReservedFrom, releaseSentinel, Zone } from '../smuggling/sentinels.ts'
import { gainAlly } from './hand.ts'

/** Whether a seat may take this stack of the council, or discard it. */
export function canTakeStack(game: Game, me: Seat, race: Race): boolean {
  return game.councilSize[race] > 0 && !isReservedFrom(game, me, Zone.Council, race)
}

export function canTakeAnyStack(game: Game, me: Seat): boolean {
  for (let race = 0; race < RACES; race++) if (canTakeStack(game, me, race)) return true
  return false
}

export function offerStacks(game: Game, me: Seat, out: Options): void {
  for (let race = 0; race < RACES; race++) if (canTakeStack(game, me, race)) out.add(race)
}

/** All cards of a stack go into a hand. */
function takeStack(table: Table, me: Seat, race: Race): void {
  const { game } = table
  const stack = game.council[race]
  const cards = game.councilSize[race]
  for (let kind = 0; kind < KINDS; kind++) {
    for (let i = stack[kind]; i > 0; i--) gainAlly(game, me, kind)
    stack[kind] = 0
  }
  game.councilSize[race] = 0
  table.tell?.({ type: 'stack-taken', seat: me, race, cards })
  releaseSentinel(table, Zone.Council, race)
}

/** All cards of a stack go to the discard pile, unseen. */
export function discardStack(table: Table, me: Seat, race: Race): void {
  const { game } = table
  const stack = game.council[race]
  const cards = game.councilSize[race]
  for (let kind = 0; kind < KINDS; kind++) {
    game.discard[kind] += stack[kind]
    stack[kind] = 0
  }
  game.discardSize += cards
  game.councilSize[race] = 0
  table.tell?.({ type: 'stack-discarded', seat: me, race, cards })
  releaseSentinel(table, Zone.Council, race)
}

/** B5: the action. */
export function requestSupport(table: Table, me: Seat, race: Race): void {
  takeStack(table, me, race)
  if (hasActive(table.game, rulePoints.secondStack, me)) kernel.ask(table.game, takeSecondStack, me)
}

const takeSecondStack = kernel.question('take a second stack', {
  words: anyOf(raceWords, pass),
  options(game, me, out) {
    offerStacks(game, me, out)
    if (out.size > 0 && chose(game, 'alchemistSecondStack', 'may-decline')) out.add(PASS)
  },
  answer(table, me, race) {
    if (race !== PASS) takeStack(table, me, race)
  },
})

/** A stack, as a power or a token gives it. */
export const chooseStack = kernel.question('take a stack', {
  words: raceWords,
  options: offerStacks,
  answer: takeStack,
})
