import { RACE_NAMES, RACES } from '../cards/allies.ts'
import { activeOwner, lords, rulePoints } from '../cards/lord.ts'
import type { Event } from '../game/events.ts'
import { COURT, type Game, LordState, NOBODY, type Seat } from '../game/game.ts'
import { chose } from '../game/options.ts'
import { kernel, type Table } from '../game/table.ts'
import type { Question, QuestionRules } from '../kernel/kernel.ts'
import { anyOf, from, named } from '../notation/words.ts'
import { checkKeys } from './control.ts'
import { offerPayable } from './cost.ts'
import { finishGame } from './end.ts'
import { reveal } from './explore.ts'
import { canDrawCard } from './hand.ts'
import { enforceHandLimit, martialLaw } from './limit.ts'
import { drawLord, farthestFreeSpace, lordsAtCourt, toCourt } from './lords.ts'
import { recruit } from './recruit.ts'
import { canTakeStack, requestSupport } from './support.ts'
import { triggerEnd } from './trigger.ts'

// A lord's number recruits that lord; these are the other answers of a turn.
export const EXPLORE = 64
export const PLOT = 65
/** Takes the stack of the race added. */
export const SUPPORT = 66
/** B3.R1: no action is possible. */
export const NO_ACTION = 71

/** B2.4: the parts of a turn wait on the agenda in their order. */
export const beginTurn = kernel.step('begin a turn', (table, me) => {
  const { game } = table
  game.turnSeat = me
  game.turn[0]++
  game.sold = 0
  game.bought.fill(0)
  for (const { lord } of rulePoints.turnPower) game.lordState[lord] &= ~LordState.Used
  table.tell?.({ type: 'turn-begins', seat: me, turn: game.turn[0] })
  kernel.ask(game, endTurn, me)
  kernel.ask(game, lastChance, me)
  kernel.ask(game, checkKeys, me)
  kernel.ask(game, takeTurn, me)
  kernel.ask(game, checkKeys, me)
  for (const { lord, happens } of rulePoints.startOfTurn)
    if (activeOwner(game, lord) === me) happens(table, me)
})

const turnWords = anyOf(
  named(() => lords.map((lord) => lord.name), 0, 'recruit '),
  from(EXPLORE, ['explore', 'plot']),
  from(SUPPORT, RACE_NAMES.slice(0, RACES), 'support '),
  from(NO_ACTION, ['no action']),
)

/** Plotting, as often as a seat likes, then exactly one action. */
const turnRules: QuestionRules<Game, Event> = {
  words: turnWords,
  options(game, me, out) {
    offerPayable(game, me, out)
    if (canDrawCard(game)) out.add(EXPLORE)
    for (let race = 0; race < RACES; race++)
      if (canTakeStack(game, me, race)) out.add(SUPPORT + race)
    if (out.size === 0) out.add(NO_ACTION)
    if (game.pearls[me] > 0 && game.lordDeckSize > 0 && farthestFreeSpace(game) >= 0) out.add(PLOT)
  },
  answer(table, me, decision) {
    const { game } = table
    game.idleTurns = decision === NO_ACTION ? game.idleTurns + 1 : 0
    if (decision === PLOT) plot(table, me)
    else if (decision === EXPLORE) kernel.ask(game, reveal, me)
    else if (decision === NO_ACTION) table.tell?.({ type: 'nothing-to-do', seat: me })
    else if (decision >= SUPPORT) requestSupport(table, me, decision - SUPPORT)
    else recruit(table, me, decision)
  },
}

const takeTurn = kernel.question('take your turn', { ...turnRules, opensTurn: true })
/** The same, once something has been done in this turn: a single answer is no choice any more. */
const goOn = kernel.question('go on with your turn', turnRules)

/** Whether a question is answered with an action. */
export function asksForAction(question: Question<Game, Event>): boolean {
  return question === takeTurn || question === goOn
}

/** B3.1: one pearl for one more lord at court. */
function plot(table: Table, me: Seat): void {
  const { game } = table
  game.pearls[me]--
  table.tell?.({ type: 'plotted', seat: me })
  toCourt(table, drawLord(table), farthestFreeSpace(game))
  kernel.ask(game, goOn, me)
}

/** B2.4: the last chance for powers; without one nothing is asked. */
const lastChance = kernel.question('end your turn', {
  words: named(['end']),
  options(_game, _me, out) {
    out.add(0)
  },
  answer() {},
})

const endTurn = kernel.step('end a turn', (table, me) => {
  const { game } = table
  kernel.ask(game, passTurn, me)
  kernel.ask(game, martialLaw, me)
  enforceHandLimit(game, me)
})

const passTurn = kernel.step('pass the turn', (table, me) => {
  const { game } = table
  if (game.idleTurns >= game.players) {
    triggerEnd(table, 'nothing-left-to-do')
    finishGame(table)
    return
  }
  if (
    game.lordDeckSize === 0 &&
    lordsAtCourt(game) < COURT &&
    chose(game, 'lordDeckEnd', 'court-not-full')
  )
    triggerEnd(table, 'lord-deck')
  if (game.extraTurns > 0) {
    game.extraTurns--
    kernel.ask(game, beginTurn, me)
    return
  }
  const next = (me + 1) % game.players
  if (game.endedBy !== NOBODY && next === game.endedBy) finishGame(table)
  else kernel.ask(game, beginTurn, next)
})
