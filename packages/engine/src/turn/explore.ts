import { type Kind, MONSTER, raceOf } from '../cards/allies.ts'
import { activeOwner, reaches, rulePoints } from '../cards/lord.ts'
import { THREAT_TRACK } from '../cards/threat.ts'
import { DEPTHS, type Game, type Seat } from '../game/game.ts'
import { kernel, type Table } from '../game/table.ts'
import { named } from '../notation/words.ts'
import { canDrawCard, drawCard, gainAlly, toDiscard } from './hand.ts'
import { offerAlly } from './offer.ts'
import { gainKeyTokens, gainPearls } from './pearls.ts'
import { gainTokens } from './tokens.ts'

/** Ends the exploration with the card revealed last: the ally is taken, the monster fought. */
export const TAKE = 0
export const EXPLORE_ON = 1

/** Reveals the next card of the exploration; B4.R1: without one it ends with nothing. */
export const reveal = kernel.step('reveal a card', (table, me) => {
  const { game } = table
  if (!canDrawCard(game)) {
    for (const { lord, happens } of rulePoints.explorationEnds)
      if (activeOwner(game, lord) === me) happens(table, me)
    clearDepths(table, me)
    return
  }
  const card = drawCard(table)
  const space = game.depthsSize++
  game.depths[space] = card
  table.tell?.({ type: 'card-revealed', seat: me, card, space })
  if (card === MONSTER) kernel.ask(game, fightOrExploreOn, me)
  else {
    kernel.ask(game, afterOffer, me, game.depthsSize)
    offerAlly(game, me)
  }
})

/** After an offer of the card in this space: sold, the next is revealed; else it is the explorer's. */
const afterOffer = kernel.step('after an offer', (table, me, space) => {
  const { game } = table
  kernel.ask(game, game.depthsSize < space ? reveal : takeOrExploreOn, me)
})

function options(game: Game, _me: Seat, out: { add(decision: number): void }): void {
  out.add(TAKE)
  if (game.depthsSize < DEPTHS && canDrawCard(game)) out.add(EXPLORE_ON)
}

const takeOrExploreOn = kernel.question('take the ally or explore on', {
  words: named(['take', 'on']),
  options,
  answer(table, me, decision) {
    if (decision === EXPLORE_ON) kernel.ask(table.game, reveal, me)
    else take(table, me)
  },
})

const fightOrExploreOn = kernel.question('fight the monster or explore on', {
  words: named(['fight', 'on']),
  options,
  answer(table, me, decision) {
    if (decision === TAKE) fight(table, me)
    else {
      const { game } = table
      game.threat = Math.min(game.threat + 1, THREAT_TRACK.length - 1)
      table.tell?.({ type: 'monster-ignored', seat: me, threat: game.threat })
      kernel.ask(game, reveal, me)
    }
  },
})

/** Lifts the last card out of the depths and pays what ending an exploration pays (B4.14). */
function liftLastCard(table: Table, me: Seat): Kind {
  const { game } = table
  if (game.depthsSize === DEPTHS) gainPearls(table, me, 1)
  const card = game.depths[--game.depthsSize]
  for (const { lord, happens } of rulePoints.explorationEnds)
    if (activeOwner(game, lord) === me) happens(table, me)
  return card
}

function take(table: Table, me: Seat): void {
  const kind = liftLastCard(table, me)
  gainAlly(table.game, me, kind)
  table.tell?.({ type: 'ally-taken', seat: me, kind })
  clearDepths(table, me)
}

function fight(table: Table, me: Seat): void {
  const { game } = table
  toDiscard(game, liftLastCard(table, me))
  table.tell?.({ type: 'monster-fought', seat: me, threat: game.threat })
  clearDepths(table, me)
  kernel.ask(game, chooseReward, me, rewardSpace(game, me))
  game.threat = 0
}

/** The space whose rewards a fighter may choose from. */
function rewardSpace(game: Game, me: Seat): number {
  let space = game.threat
  for (const { lord, spaces } of rulePoints.rewardSetBack)
    if (reaches(game, lord, me)) space -= spaces
  return Math.max(space, 0)
}

const chooseReward = kernel.question('choose a reward', {
  words: named(['reward1', 'reward2', 'reward3']),
  options(game, _me, out, space) {
    const rewards = THREAT_TRACK[space]
    // B4.R2: a reward that needs more tokens than are left is not offered.
    for (let i = 0; i < rewards.length; i++) if (rewards[i].tokens <= game.tokenPileSize) out.add(i)
  },
  answer(table, me, choice, space) {
    const reward = THREAT_TRACK[space][choice]
    table.tell?.({ type: 'rewarded', seat: me, reward })
    gainPearls(table, me, reward.pearls)
    gainKeyTokens(table, me, reward.keys)
    gainTokens(table, me, reward.tokens)
  },
})

/** B4.11: allies go to the council, monsters are discarded. */
function clearDepths(table: Table, me: Seat): void {
  const { game } = table
  const size = game.depthsSize
  for (let space = 0; space < size; space++) {
    const card = game.depths[space]
    if (card === MONSTER) toDiscard(game, card)
    else {
      game.council[raceOf[card]][card]++
      game.councilSize[raceOf[card]]++
    }
  }
  if (table.tell) {
    const toCouncil = [...game.depths.subarray(0, size)].filter((card) => card !== MONSTER)
    table.tell({ type: 'exploration-ended', seat: me, toCouncil })
  }
  game.depthsSize = 0
}
