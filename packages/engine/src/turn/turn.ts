import { revealTokens } from '../border/reveal.ts'
import { RACE_NAMES, RACES } from '../cards/allies.ts'
import { activeOwner, lords, rulePoints } from '../cards/lord.ts'
import type { Event } from '../game/events.ts'
import { Expansion } from '../game/expansions.ts'
import { COURT, type Game, LordState, NOBODY, type Seat } from '../game/game.ts'
import { chose } from '../game/options.ts'
import { kernel, type Table } from '../game/table.ts'
import type { Question, QuestionRules } from '../kernel/kernel.ts'
import { Options } from '../kernel/options.ts'
import { anyOf, from, named } from '../notation/words.ts'
import { checkKeys, controlLocation, isLocationDue } from './control.ts'
import { offerPayable } from './cost.ts'
import { finishGame } from './end.ts'
import { explore } from './explore.ts'
import { canDrawAlly, canDrawCard } from './hand.ts'
import { enforceHandLimit, martialLaw } from './limit.ts'
import { drawLord, farthestFreeSpace, lordsAtCourt, toCourt } from './lords.ts'
import { recruit, slide } from './recruit.ts'
import { canTakeAnyStack, canTakeStack, requestSupport } from './support.ts'
import { leviathanTokensOfSeat } from './tokens.ts'
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
  game.foughtAgain = 0
  for (const { lord } of rulePoints.turnPower) game.lordState[lord] &= ~LordState.Used
  // A sentinel comes back in its owner's turn only: it has waited for the next one.
  game.sentinelBack.fill(0)
  table.tell?.({ type: 'turn-begins', seat: me, turn: game.turn[0] })
  kernel.ask(game, afterAction, me)
  kernel.ask(game, takeTurn, me)
  if (leviathanTokensOfSeat(game, me) > 0) {
    kernel.ask(game, checkKeys, me)
    kernel.ask(game, revealTokens, me)
  } else if (isLocationDue(game, me)) kernel.ask(game, checkKeys, me)
  for (const { lord, rule: happens } of rulePoints.startOfTurn)
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
    game.idleTurns = isIdle(game, me, decision) ? game.idleTurns + 1 : 0
    // A refill that failed has left spaces free in the middle of the court.
    if (game.lordDeckSize === 0 && decision >= EXPLORE) kernel.ask(game, closeRanks, me)
    if (decision === PLOT) plot(table, me)
    else if (decision === EXPLORE) explore(table, me)
    else if (decision === NO_ACTION) table.tell?.({ type: 'nothing-to-do', seat: me })
    else if (decision >= SUPPORT) requestSupport(table, me, decision - SUPPORT)
    else recruit(table, me, decision)
  },
}

const lordsInReach = new Options()

/** B3.R2: no action is possible, or none but an exploration on which only monsters can be met. */
function isIdle(game: Game, me: Seat, decision: number): boolean {
  if (decision !== EXPLORE || canDrawAlly(game)) return decision === NO_ACTION
  lordsInReach.clear()
  offerPayable(game, me, lordsInReach)
  return lordsInReach.size === 0 && !canTakeAnyStack(game, me)
}

const takeTurn = kernel.question('take your turn', { ...turnRules, alwaysAsked: true })
/** The same, once something has been done in this turn: a single answer is no choice any more. */
const goOn = kernel.question('go on with your turn', turnRules)

/** Whether a question is answered with an action. */
export function asksForAction(question: Question<Game, Event>): boolean {
  return question === takeTurn || question === goOn
}

const closeRanks = kernel.step('close ranks at court', ({ game }) => slide(game))

/** B3.1: one pearl for one more lord at court. */
function plot(table: Table, me: Seat): void {
  const { game } = table
  game.pearls[me]--
  table.tell?.({ type: 'plotted', seat: me })
  toCourt(table, drawLord(table), farthestFreeSpace(game))
  kernel.ask(game, goOn, me)
}

/** B2.4: after the action locations, as often as there are keys, and the last chance for powers. */
const afterAction = kernel.step('after the action', (table, me) => {
  const { game } = table
  if (isLocationDue(game, me)) {
    kernel.ask(game, afterAction, me)
    kernel.ask(game, controlLocation, me)
    return
  }
  // Without a power to use there is nothing to ask.
  if (game.turnPowers[me] === 0 && !table.asksAll) endTurn(table, me)
  else {
    kernel.ask(game, endOfTurn, me)
    kernel.ask(game, lastChance, me)
  }
})

const lastChance = kernel.question('end your turn', {
  words: named(['end']),
  options(_game, _me, out) {
    out.add(0)
  },
  answer() {},
})

const endOfTurn = kernel.step('end a turn', (table, me) => endTurn(table, me))

function endTurn({ game }: Table, me: Seat): void {
  kernel.ask(game, passTurn, me)
  if (game.handSize[me] > game.handLimit) kernel.ask(game, martialLaw, me)
  enforceHandLimit(game, me)
}

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
  checkLeviathans(table)
  if (game.extraTurns > 0) {
    game.extraTurns--
    kernel.ask(game, beginTurn, me)
    return
  }
  const next = (me + 1) % game.players
  if (game.endedBy !== NOBODY && next === game.endedBy) finishGame(table)
  else kernel.ask(game, beginTurn, next)
})

/** L4.1: two more triggers, and from then on monsters are just discarded (L4.3). */
function checkLeviathans(table: Table): void {
  const { game } = table
  if (!(game.expansions & Expansion.Leviathan) || game.endedBy !== NOBODY) return
  if (chose(game, 'leviathanEnds', 'off')) return
  if (game.leviathanDeckSize === 0) triggerEnd(table, 'leviathan-deck')
  else if (game.tokenPileSize === 0 || game.leviathanPileSize === 0) triggerEnd(table, 'token-pile')
  if (game.endedBy !== NOBODY) game.monstersAreGone = 1
}
